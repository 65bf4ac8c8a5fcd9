/** Today's tax status according to the known civil status, proposed for the year of payment. */

import { isMarriedStatus } from '~/dossier/shape/civil-status'
import type { Decision } from '~/dossier/shape/decision'
import type { Dossier } from '~/dossier/shape/shape'

/** Spouses who do not live together are taxed alone. null: no civil status is known. */
export function knownTaxStatus({ login, firstPillar }: Dossier): Decision['status'] | null {
  const { info, family, insureds } = firstPillar
  const status = info?.person.status ?? insureds[login?.navs ?? '']?.civilStatus
  if (!status) return null
  const isSeparated = family?.marriages.some(({ end, separatedSince }) => end === null && separatedSince !== null)
  return isMarriedStatus(status) && !isSeparated ? 'married' : 'single'
}
