/** The third pillar in the digest, from what the visitor and the providers said. */
import type { Open3kInfo, Providents } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import { type Pillar3aResult, pillar3aFromInfo } from '~/pillars/pillar-3a/estimate'
import { isPaydateAllowed } from '~/pillars/pillar-3a/rules'
import type { Silent } from '~/pillars/result'
import type { CompactStatement3a } from '~/standards/types'

type When = {
  computedOn: Day
  birthDate: Day
  /** The day of a simulated retirement; null: as the visitor chose. */
  paidOutOn: Day | null
}

/** Who retires on another day has the 3a paid out then, within the ages of the law; else on the day once chosen. */
export function pillar3aOf(
  info: Open3kInfo | null,
  { providents, silent }: Providents,
  { computedOn, birthDate, paidOutOn }: When,
): Pillar3aResult | null {
  const isMoved = paidOutOn !== null && isPaydateAllowed(birthDate, paidOutOn, computedOn)
  const { result } = pillar3aFromInfo({
    info: info && isMoved ? { ...info, paydate: paidOutOn } : info,
    entityName: (providents.at(-1) ?? silent.at(-1))?.entityName ?? null,
    others: providents.slice(0, -1).map(({ entityName, statement }) => ({
      entityName,
      solde: (statement as unknown as CompactStatement3a).rc.cb,
    })),
    computedOn,
  })
  return result
}

/**
 * Where no provider has told anything, the information describes the last one: whoever has typed its figures misses
 * none of them, signed in there or not.
 */
export const silentEntities = ({ providents, silent }: Providents, info: Open3kInfo | null): Silent[] => {
  const isTyped = providents.length === 0 && info !== null && info.solde !== null
  return silent
    .filter((one) => !(isTyped && one === silent.at(-1) && one.reason === 'notSignedIn'))
    .map(({ entityId, entityName, reason }) => ({ party: 'entity', id: entityId, name: entityName, reason }))
}
