import type { ReactNode } from 'react'
import { useText } from './frame/text'

type ContentsProps = {
  /** For many short links. */
  columns?: boolean
  children: ReactNode
}

/** The contents of a long page: links to its parts, given as list items. `#contents` links back here. */
export function Contents({ columns, children }: ContentsProps) {
  const { t } = useText()
  return (
    <nav className="contents" id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{t('words.contents')}</h2>
      <ul className={columns ? 'link-columns' : undefined}>{children}</ul>
    </nav>
  )
}
