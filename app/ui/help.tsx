import type { ReactNode } from 'react'
import { useEnhancement } from './scripts'

/** Help that opens in place, with the keyboard too and without script; as a window where scripts run. */
export function Help({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="help" data-enhance={useEnhancement('help-dialog')}>
      <summary>{summary}</summary>
      <div className="help-text">{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </details>
  )
}
