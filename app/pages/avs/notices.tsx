import type { SharedFact } from '~/dossier/shape/household'
import { useText } from '~/ui/frame/text'
import { NotHandled } from '~/ui/not-handled'
import { SilentNotice } from '~/ui/parties/silent-notice'
import { CoupleDiffers } from '~/ui/synthesis/couple-differs'
import { Words } from '~/ui/term'

type AvsNoticesProps = {
  hasRegister: boolean
  /** Whether the saved civil status is not supported by the calculation. */
  notHandled: boolean
  /** Whether the form is saved with a supported civil status, so that there is a calculation to explain. */
  estimated: boolean
  /** What the page of the family asks: the pension of a spouse who has retired, or else more; null: nothing. */
  asksFamily: 'morePension' | 'more' | null
  /** Whether marriage date and children come from the partner. */
  fromPartner: boolean
  /** The facts that the partner has saved differently. */
  differing: readonly SharedFact[]
  /** The catalogue's titles of failed loads. */
  registerSilent: string | null
  infoSilent: string | null
  /** Whether the submitted form is shown again. */
  isReturned: boolean
}

/** Notices above the form. */
export function AvsNotices(props: AvsNoticesProps) {
  const { hasRegister, notHandled, estimated, asksFamily, fromPartner, differing, isReturned, ...silent } = props
  const { t, to } = useText()
  return (
    <>
      {notHandled && !isReturned && (
        <NotHandled>
          {hasRegister && (
            <>
              <p>{t('avs.notHandledNext')}</p>
              <p className="alone">
                <a href={to('/lpp')}>{t('avs.notHandledLink')}</a>
              </p>
            </>
          )}
        </NotHandled>
      )}
      <p className="hint handled">
        <Words>{t('avs.handled')}</Words>
      </p>
      <SilentNotice problem={silent.infoSilent} title={t('avs.infoSilent')} text={t('avs.infoSilentText')} />
      <SilentNotice
        problem={silent.registerSilent}
        title={t('avs.registerSilent')}
        text={t('avs.registerSilentText')}
      />
      {!isReturned && <CoupleDiffers facts={differing} />}
      {fromPartner && !isReturned && <p>{t('avs.fromPartner')}</p>}
      {estimated && !isReturned && (
        <p className="alone">
          <a href={to('/avs/explained')}>{t('explained.link')}</a>
        </p>
      )}
      {estimated && asksFamily && !isReturned && (
        <p className="alone">
          <a href={to('/avs/family')}>{t(`family.${asksFamily}`)}</a>
        </p>
      )}
    </>
  )
}
