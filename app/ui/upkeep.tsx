import { ButtonLink } from './button'
import { Notice } from './notice'
import { useScripts } from './scripts'
import { SessionOver } from './session-over'
import { useText } from './text'

export type UpkeepProps = {
  /** Milliseconds until the visitor's data are deleted; null where nobody is signed in. */
  leftMs: number | null
  /** Where the end can be asked for again; null where that is on another server. */
  askEnd: string | null
}

/** What a page that stays open may have to say, unseen until a script finds that it is time. */
export function Upkeep({ leftMs, askEnd }: UpkeepProps) {
  const { entry } = useScripts()
  if (!entry) return null
  return (
    <div className="upkeep" role="status">
      <NewerVersion version={entry.version} ask={entry.versionPath} />
      {leftMs !== null && <EndOfData leftMs={leftMs} askEnd={askEnd} />}
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

function EndOfData({ leftMs, askEnd }: { leftMs: number; askEnd: string | null }) {
  const { t } = useText()
  return (
    <div
      data-enhance="end-of-data"
      data-left-ms={leftMs}
      data-ask={askEnd ?? undefined}
      data-title-after={`${t('home.over.title')} – ${t('frame.product')}`}
    >
      {(['five', 'one'] as const).map((stage) => (
        <div key={stage} hidden data-stage={stage}>
          <Notice kind="warning">{t(`scripts.end.${stage}`)}</Notice>
        </div>
      ))}
      <div hidden data-stage="over">
        <SessionOver unsaved={false} />
      </div>
    </div>
  )
}
