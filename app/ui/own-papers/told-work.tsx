/** How somebody earns their living, which is asked on the AVS form alone: told elsewhere, with a way to change it. */
import type { FundAnswer, WorkKind } from '~/dossier/shape/work'
import { useText } from '../frame/text'

/** The place on the AVS form. */
export const WORK = 'work-and-fund'

export type ToldWork = { work?: WorkKind | undefined; fund?: FundAnswer | undefined }

/** Nothing where nothing is told. */
export function ToldWorkLine({ work, fund }: ToldWork) {
  const { t } = useText()
  const told = [
    ...(work ? [t(`avs.works.${work}`).toLowerCase()] : []),
    ...(fund === 'yes' || fund === 'no' ? [t(`ownPapers.toldFund.${fund}`)] : []),
  ]
  if (told.length === 0) return null
  return <FollowsWork>{t('ownPapers.toldWork', { told: told.join(', ') })}</FollowsWork>
}

/** What follows from it, among the fields of a form, with the way to what is told. */
export function FollowsWork({ children }: { children: string }) {
  const { t, to } = useText()
  return (
    <div className="field">
      <p className="hint">
        {children}{' '}
        <a href={`${to('/avs')}#${WORK}`}>
          {t('ownPapers.changeWork')}
          <span className="visually-hidden">{t('ownPapers.changeWorkOf')}</span>
        </a>
      </p>
    </div>
  )
}
