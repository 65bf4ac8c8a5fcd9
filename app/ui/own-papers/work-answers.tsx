/** How somebody earns their living. Only the AVS form asks this; other pages repeat the answer with a link to change it. */
import { type FundAnswer, kindsOfWork, type WorkAnswer } from '~/dossier/shape/work'
import { useText } from '../frame/text'

/** The section of the AVS form. */
export const WORK = 'work-and-fund'

export type WorkAnswers = { work?: WorkAnswer | undefined; fund?: FundAnswer | undefined }

/** Empty without an answer. */
export function WorkLine({ work, fund }: WorkAnswers) {
  const { t } = useText()
  const answers = [
    ...(work ? kindsOfWork(work).map((kind) => t(`avs.works.${kind}`).toLowerCase()) : []),
    ...(fund === 'yes' || fund === 'no' ? [t(`ownPapers.toldFund.${fund}`)] : []),
  ]
  if (answers.length === 0) return null
  return <FollowsWork>{t('ownPapers.toldWork', { told: answers.join(', ') })}</FollowsWork>
}

/** A consequence of that answer, shown among the fields of a form with a link to it. */
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
