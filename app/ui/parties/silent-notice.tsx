import { Notice } from '../notice'

type SilentNoticeProps = {
  /** The catalogue's title of the failure, such as `no registry`; null: there is none. */
  problem: string | null
  title: string
  text: string
}

/** Reports a failed load; the rest of the page stays usable. */
export const SilentNotice = ({ problem, title, text }: SilentNoticeProps) =>
  problem === null ? null : (
    <Notice kind="error" title={title} dataError={problem}>
      {text}
    </Notice>
  )
