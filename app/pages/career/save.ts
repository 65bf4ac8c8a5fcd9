/** Saves the entries according to the chosen way. */

import type { CareerOwner } from '~/dossier/shape/career'
import { saveCareer, saveFewFigures } from '~/estimate/save/careers'
import { saveExtract } from '~/estimate/save/extracts'
import type { PageVisit } from '~/estimate/visit'
import type { CareerEntries } from '~/forms/career/read'

export function saveEntries(visit: PageVisit, owner: CareerOwner, typed: CareerEntries, revision: string | undefined) {
  if (typed.way === 'extract') return saveExtract(visit, owner, typed.text, typed.asOf, revision)
  if (typed.way === 'quick') return saveFewFigures(visit, owner, typed, revision)
  return saveCareer(visit, owner, typed, revision)
}
