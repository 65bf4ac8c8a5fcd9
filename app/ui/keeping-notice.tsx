import { Notice } from './notice'
import { useText } from './text'

type KeepingNoticeProps = {
  /** A clock time, `14:32`. */
  deletedAt: string
  possible: boolean
  /** Whether the hour has just begun anew. */
  justNow: boolean
  /** What the address says of the button that was pressed: `yes`, `no`. Anybody can write it there. */
  said: string | null
}

/** What came of 'keep my data for another 60 minutes', in front of the page, where the fragment of the address leads. */
export function KeepingNotice({ deletedAt, possible, justNow, said }: KeepingNoticeProps) {
  const { t } = useText()
  const isKept = said === 'yes' && justNow
  // Of what is typed the page comes back without knowing yet: it says yes, and is believed where it is true.
  if (!isKept && (said === null || possible)) return null
  return (
    <div role="status" id="kept" tabIndex={-1}>
      <Notice kind={isKept ? 'success' : 'info'} title={t(isKept ? 'frame.keeping.done' : 'frame.keeping.refused')}>
        {`${isKept ? '' : `${t('frame.keeping.noMore')} `}${t('frame.actions.deletedAt', { time: deletedAt })}`}
      </Notice>
    </div>
  )
}
