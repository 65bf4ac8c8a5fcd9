import type { ReactNode } from 'react'
import { useText } from './frame/text'

export type NoticeKind = 'info' | 'warning' | 'success' | 'error'

type NoticeProps = {
  kind: NoticeKind
  title?: string
  /** The catalogue's English title of the failure, for programs: `no registry`. */
  dataError?: string
  children?: ReactNode
}

const MARKS: Record<NoticeKind, string> = { info: 'i', warning: '!', success: '✓', error: '!' }

/** A message marked by a sign, a word and a colour, never by colour alone. */
export function Notice({ kind, title, dataError, children }: NoticeProps) {
  const { t } = useText()
  return (
    <div className={`notice notice-${kind}`} data-error={dataError}>
      <span className="mark notice-mark" aria-hidden="true">
        {MARKS[kind]}
      </span>
      <div className="notice-text">
        <span className="visually-hidden">{t(`frame.notice.${kind}`)}</span>
        {title && <p className="notice-title">{title}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  )
}
