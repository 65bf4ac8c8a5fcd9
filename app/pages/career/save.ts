/** Saves the entries according to the chosen way. */
import type { CareerOwner } from '~/dossier/shape/career'
import type { Estimate } from '~/estimate/estimate'
import type { CareerEntries } from '~/forms/career/read'

export function saveCareer(estimate: Estimate, owner: CareerOwner, typed: CareerEntries, revision: string | undefined) {
  if (typed.way === 'extract') return estimate.saveExtract(owner, typed.text, typed.asOf, revision)
  if (typed.way === 'quick') return estimate.saveFewFigures(owner, typed, revision)
  return estimate.saveCareer(owner, typed, revision)
}
