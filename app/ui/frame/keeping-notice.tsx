import { Notice } from '../notice'
import { useText } from './text'

type KeepingNoticeProps = {
  /** A clock time, `14:32`. */
  deletedAt: string
  possible: boolean
  /** Whether the hour has just restarted. */
  justNow: boolean
  /** The result according to the address: `yes` or `no`. Not trusted, since anybody can write it there. */
  result: string | null
}

/** The result of 'keep my data for another 60 minutes', above the page; the fragment of the address moves the focus here. */
export function KeepingNotice({ deletedAt, possible, justNow, result }: KeepingNoticeProps) {
  const { t } = useText()
  const isKept = result === 'yes' && justNow
  // A page that returns a form's entries always says yes, so that counts only if the hour has really just restarted.
  if (!isKept && (result === null || possible)) return null
  return (
    <div role="status" id="kept" tabIndex={-1}>
      <Notice kind={isKept ? 'success' : 'info'} title={t(isKept ? 'frame.keeping.done' : 'frame.keeping.refused')}>
        {`${isKept ? '' : `${t('frame.keeping.noMore')} `}${t('frame.actions.deletedAt', { time: deletedAt })}`}
      </Notice>
    </div>
  )
}
