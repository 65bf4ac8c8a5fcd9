import type { ReactNode } from 'react'
import { useText } from './text'

/** What is on a long page: links to its parts, as list items. `#contents` leads back here. */
export function Contents({ children }: { children: ReactNode }) {
  const { t } = useText()
  return (
    <nav className="contents" id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{t('words.contents')}</h2>
      <ul>{children}</ul>
    </nav>
  )
}
