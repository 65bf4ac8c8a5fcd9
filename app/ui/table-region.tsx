import type { ReactNode } from 'react'

/** A table that is wider than a narrow screen: it scrolls by itself, with the keyboard too. `label` names it. */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section className="table-region" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
