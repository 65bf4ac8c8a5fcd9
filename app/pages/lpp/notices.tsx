import { useText } from '~/ui/frame/text'
import { SilentNotice } from '~/ui/parties/silent-notice'

/** The catalogue's titles of failed loads. */
type LppNoticesProps = { registry: string | null; selection: string | null; policies: string | null }

export function LppNotices({ registry, selection, policies }: LppNoticesProps) {
  const { t } = useText()
  return (
    <>
      <SilentNotice problem={registry} title={t('lpp.registrySilent')} text={t('lpp.registrySilentText')} />
      <SilentNotice problem={selection} title={t('lpp.selectionSilent')} text={t('lpp.selectionSilentText')} />
      <SilentNotice problem={policies} title={t('lpp.policiesSilent')} text={t('lpp.policiesSilentText')} />
    </>
  )
}
