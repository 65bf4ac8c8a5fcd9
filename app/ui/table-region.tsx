import type { ReactNode } from 'react'

/**
 * A table that is wider than a narrow screen: it scrolls by itself, with the keyboard too. `label` names it. A group and no
 * region: it stands in a section that is one, and a page of many tables would have twice as many to list.
 */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the element of a group is for fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className="table-region" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
