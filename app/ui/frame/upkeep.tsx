import { ButtonLink } from '../form/controls/button'
import { Notice } from '../notice'
import { KeepButton, type KeepLongerProps } from './keep-longer'
import { useScripts } from './scripts'
import { SessionOver } from './session-over'
import { useText } from './text'

export type UpkeepProps = {
  /** Milliseconds until the visitor's data are deleted; null: nobody is signed in. */
  leftMs: number | null
  /** The address that answers the current end; null: it is on another server. */
  askEnd: string | null
  /** How the data can be kept longer; null: nobody is signed in. */
  keeping: KeepLongerProps | null
}

/** Notices for a page that stays open, hidden until a script shows them in time. */
export function Upkeep({ leftMs, askEnd, keeping }: UpkeepProps) {
  const { entry } = useScripts()
  if (!entry) return null
  return (
    <div className="upkeep" role="status">
      <NewerVersion version={entry.version} ask={entry.versionPath} />
      {leftMs !== null && keeping && <EndOfData leftMs={leftMs} askEnd={askEnd} keeping={keeping} />}
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

type EndOfDataProps = { leftMs: number; askEnd: string | null; keeping: KeepLongerProps }

function EndOfData({ leftMs, askEnd, keeping }: EndOfDataProps) {
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
        <SessionOver unsaved={false} />
      </div>
    </div>
  )
}
