import type { ReactNode } from 'react'

/**
 * A scrollable frame, also by keyboard, for a table wider than a narrow screen. `label` names it. It is a group rather
 * than a region, since its section is already one, and a page with many tables would list twice as many.
 */
export function TableRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <div className="table-region" role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
