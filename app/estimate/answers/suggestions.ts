import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { SimulationAnswer, Suggestion } from '~/dossier/shape/simulation-answers'
import { addYears } from '~/pillars/day'

/** Percent. */
const PART_TIME = 80
const QUARTER = 25

/** The suggested simulations that are possible for the visitor. */
export function suggestionsOf({
  work,
  limits,
  largestCapitalShare,
}: Pick<SimulationAnswer, 'work' | 'limits' | 'largestCapitalShare'>): Suggestion[] {
  const start = (key: 'yearEarlier' | 'yearLater', years: number) => {
    const retirementDate = limits && addYears(limits.reference, years)
    const isPossible = limits && retirementDate && retirementDate >= limits.earliest && retirementDate <= limits.latest
    return isPossible ? [{ key, simulation: { ...NO_CHANGE, retirementDate } }] : []
  }
  return [
    ...start('yearEarlier', -1),
    ...start('yearLater', 1),
    ...(limits && work?.rate && work.rate > PART_TIME
      ? [{ key: 'eightyPercent' as const, simulation: { ...NO_CHANGE, desiredRate: PART_TIME } }]
      : []),
    ...(limits && largestCapitalShare !== null && largestCapitalShare >= QUARTER
      ? [{ key: 'quarterCapital' as const, simulation: { ...NO_CHANGE, lppCapitalShare: QUARTER } }]
      : []),
  ]
}
