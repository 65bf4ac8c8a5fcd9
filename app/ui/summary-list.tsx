import type { ReactNode } from 'react'

export type SummaryRow = { term: string; value: ReactNode; note?: ReactNode }

type SummaryListProps = {
  rows: readonly SummaryRow[]
  /** Whether terms and values are short, and stand side by side on narrow screens too. */
  compact?: boolean
}

/** Terms with their values, one per line; on narrow screens the value goes below its term. */
export function SummaryList({ rows, compact }: SummaryListProps) {
  return (
    <dl className={compact ? 'summary-list summary-compact' : 'summary-list'}>
      {rows.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <div className="hint">{note}</div>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
