import type { ReactNode } from 'react'
import { useEnhancement } from './frame/scripts'

/** Help that opens in place, by keyboard too and without scripts; with scripts it opens as a dialog. */
export function Help({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="help" data-enhance={useEnhancement('help-dialog')}>
      <summary>{summary}</summary>
      <div className="help-text">{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </details>
  )
}
