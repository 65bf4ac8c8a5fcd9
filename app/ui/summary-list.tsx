import type { ReactNode } from 'react'

export type SummaryRow = { term: string; value: ReactNode; note?: ReactNode }

/** Terms with their values, one per line; on narrow screens the value goes below its term. */
export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="summary-list">
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
