import type { SharedFact } from '~/dossier/household'
import { CoupleDiffers } from './couple-differs'
import { Notice } from './notice'
import { SilentNotice } from './silent-notice'
import { useText } from './text'

type AvsNoticesProps = {
  /** The saved civil status is none that is computed. */
  notHandled: boolean
  /** Saved, and of a civil status that is computed: there is a calculation to explain. */
  estimated: boolean
  /** The fields show what the register said. */
  prefilled: boolean
  /** Marriage date and children are those that the partner has saved. */
  fromPartner: boolean
  /** What was saved otherwise than by the partner. */
  differing: readonly SharedFact[]
  /** The catalogue's names of what failed. */
  registerSilent: string | null
  infoSilent: string | null
  /** The form was sent and is shown again. */
  sent: boolean
}

/** What to know before typing. */
export function AvsNotices(props: AvsNoticesProps) {
  const { notHandled, estimated, prefilled, fromPartner, differing, sent, ...silent } = props
  const { t, to } = useText()
  return (
    <>
      {notHandled && !sent && (
        <Notice kind="warning" title={t('avs.notHandled')}>
          <p>{t('avs.notHandledNext')}</p>
          <p className="alone">
            <a href={to('/lpp')}>{t('avs.notHandledLink')}</a>
          </p>
        </Notice>
      )}
      <Notice kind="info">{t('avs.handled')}</Notice>
      <SilentNotice problem={silent.infoSilent} title={t('avs.infoSilent')} text={t('avs.infoSilentText')} />
      <SilentNotice
        problem={silent.registerSilent}
        title={t('avs.registerSilent')}
        text={t('avs.registerSilentText')}
      />
      {prefilled && !sent && <p>{t('avs.prefilled')}</p>}
      {!sent && <CoupleDiffers facts={differing} />}
      {fromPartner && !sent && <p>{t('avs.fromPartner')}</p>}
      {estimated && !sent && (
        <p className="alone">
          <a href={to('/avs/explained')}>{t('explained.link')}</a>
        </p>
      )}
    </>
  )
}
