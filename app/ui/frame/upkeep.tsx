import type { Connected } from '~/dossier/shape/visitor'
import { ButtonLink } from '../form/controls/button'
import { Notice } from '../notice'
import { KeepButton, type KeepLongerProps } from './keep-longer'
import { useScripts } from './scripts'
import { SessionOver, type SessionOverProps } from './session-over'
import { useText } from './text'

export type UpkeepProps = {
  /** Milliseconds until the visitor's data are deleted; null: nobody is signed in. */
  leftMs: number | null
  /** The address that returns the current time of deletion; null: it is on another server. */
  askEnd: string | null
  /** Where to start again once the data are deleted. */
  again: SessionOverProps['again']
  connected: Connected
  /** How the data can be kept longer; null: nobody is signed in. */
  keeping: KeepLongerProps | null
}

/** Notices for a page that stays open, hidden until a script shows them in time. */
export function Upkeep({ leftMs, askEnd, again, connected, keeping }: UpkeepProps) {
  const { entry } = useScripts()
  if (!entry) return null
  return (
    <div className="upkeep" role="status">
      <NewerVersion version={entry.version} ask={entry.versionPath} />
      {leftMs !== null && keeping && <EndOfData {...{ leftMs, askEnd, again, connected, keeping }} />}
    </div>
  )
}

function NewerVersion({ version, ask }: { version: string; ask: string }) {
  const { t } = useText()
  return (
    <div hidden data-enhance="newer-version" data-ask={ask} data-version={version}>
      <Notice kind="info">
        <p>{t('scripts.newer.text')}</p>
        <ButtonLink to="" kind="quiet">
          {t('scripts.newer.reload')}
        </ButtonLink>
      </Notice>
    </div>
  )
}

type EndOfDataProps = Pick<UpkeepProps, 'askEnd' | 'again' | 'connected'> & { leftMs: number; keeping: KeepLongerProps }

function EndOfData({ leftMs, askEnd, again, connected, keeping }: EndOfDataProps) {
  const { t } = useText()
  return (
    <div
      data-enhance="end-of-data"
      data-left-ms={leftMs}
      data-ask={askEnd ?? undefined}
      data-title-after={`${t('home.over.title')} – ${t('frame.product')}`}
    >
      <div hidden data-stage="soon">
        <Notice kind="warning">
          <p data-text={t('scripts.end.soon', { minutes: '#' })}>{t('scripts.end.soon', { minutes: 5 })}</p>
          {keeping.possible && <KeepButton {...keeping} />}
        </Notice>
      </div>
      <div hidden data-stage="one">
        <Notice kind="warning">
          <p>{t('scripts.end.one')}</p>
          {keeping.possible && <KeepButton {...keeping} />}
        </Notice>
      </div>
      <div id="kept-told" />
      <div hidden data-stage="over">
        <SessionOver unsaved={false} {...{ again, connected }} />
      </div>
    </div>
  )
}
