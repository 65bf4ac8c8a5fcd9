import { Notice } from './notice'

type SilentNoticeProps = {
  /** The catalogue's name of the failure, `no registry`; null: all is well. */
  problem: string | null
  title: string
  text: string
}

/** A call failed: the page says so in a sentence, and goes on without it. */
export const SilentNotice = ({ problem, title, text }: SilentNoticeProps) =>
  problem === null ? null : (
    <Notice kind="error" title={title} dataError={problem}>
      {text}
    </Notice>
  )
