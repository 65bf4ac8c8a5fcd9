import type { ReactNode } from 'react'

/** Help that opens in place, with the keyboard too and without script. */
export function Help({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="help">
      <summary>{summary}</summary>
      <div className="help-text">{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </details>
  )
}
