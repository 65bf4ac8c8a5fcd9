import { useText } from '~/ui/frame/text'
import { SilentNotice } from '~/ui/parties/silent-notice'

/** The catalogue's titles of failed loads. */
type Pillar3aNoticesProps = {
  registry: string | null
  selection: string | null
  providents: string | null
  info: string | null
}

export function Pillar3aNotices({ registry, selection, providents, info }: Pillar3aNoticesProps) {
  const { t } = useText()
  return (
    <>
      <SilentNotice problem={registry} title={t('pillar3a.registrySilent')} text={t('pillar3a.registrySilentText')} />
      <SilentNotice
        problem={selection}
        title={t('pillar3a.selectionSilent')}
        text={t('pillar3a.selectionSilentText')}
      />
      <SilentNotice
        problem={providents}
        title={t('pillar3a.providentsSilent')}
        text={t('pillar3a.providentsSilentText')}
      />
      <SilentNotice problem={info} title={t('pillar3a.infoSilent')} text={t('pillar3a.infoSilentText')} />
    </>
  )
}
