/** Figures that others have published, each beside the engine's: those of the page `/checked`. */
import type { CheckedFigure, WithAgreement } from '~/estimate/answers/checked/case'
import { computeChecked } from '~/estimate/answers/checked/compute-checked'

/** `agreement` of each figure: `same`, `near` (a rounding away), `within` (a range of ours), or `differs`; `reason`: why. */
export type PublishedCase = { id: string } & WithAgreement<{ figures: CheckedFigure[] }>

/** Every published case, of the three pillars and of the taxes on capital and on pensions, computed anew by the engine. */
export function publishedCases(): PublishedCase[] {
  const { cases, taxes, incomeTaxes } = computeChecked()
  return [...cases, ...taxes, ...incomeTaxes].map(({ id, figures }) => ({ id, figures }))
}
