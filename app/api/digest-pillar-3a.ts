/** The third pillar in the digest, from what the visitor and the providers said. */
import type { Dossier, Open3kInfo, Providents } from '~/dossier/shape'
import type { Day } from '~/pillars/day'
import type { Pillar3aQuestion } from '~/pillars/pillar-3a/estimate'
import { isPaydateAllowed, latestPaydate } from '~/pillars/pillar-3a/rules'
import type { Silent } from '~/pillars/result'
import type { Situation } from '~/pillars/synthesis/change'
import { knownAccounts, paidThisYear } from './accounts-3a'
import type { Question } from './question'
import { statementIn } from './told-documents'

type When = Pick<Question, 'computedOn' | 'birthDate'> & { situation: Situation }

/** What is asked of the engine in one situation: each account with its own figures. */
export const pillar3aQuestion = (
  thirdPillar: Dossier['thirdPillar'],
  providents: Providents,
  when: When,
): Pillar3aQuestion => ({
  accounts: knownAccounts(thirdPillar, providents).map(({ told, entityName, info }) => ({
    ...info,
    paydate: movedPaydate(when) ?? info.paydate,
    entityName,
    paidThisYear: told ? paidThisYear(statementIn(told), when.computedOn) : 0,
  })),
  computedOn: when.computedOn,
})

/** Who retires on another day has the 3a paid out then, within the ages of the law; null: on the day once chosen. */
export function movedPaydate({ situation: { retirementDate }, birthDate, computedOn }: When): Day | null {
  if (!retirementDate) return null
  const paidOutOn = earlierOf(retirementDate, latestPaydate(birthDate, computedOn))
  return isPaydateAllowed(birthDate, paidOutOn, computedOn) ? paidOutOn : null
}

const earlierOf = (one: Day, other: Day) => (one < other ? one : other)

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
