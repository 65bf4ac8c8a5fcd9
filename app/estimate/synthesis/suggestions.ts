import { NO_CHANGE, type SimulationAnswer, type Suggestion } from '~/dossier/shape/simulation'
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
  const yearLater = limits && addYears(limits.reference, 1)
  const isAhead = limits && yearLater && yearLater >= limits.earliest && yearLater <= limits.latest
  return [
    ...(isAhead ? [{ key: 'yearLater' as const, simulation: { ...NO_CHANGE, retirementDate: yearLater } }] : []),
    ...(limits && work?.rate && work.rate > PART_TIME
      ? [{ key: 'eightyPercent' as const, simulation: { ...NO_CHANGE, desiredRate: PART_TIME } }]
      : []),
    ...(limits && largestCapitalShare !== null && largestCapitalShare >= QUARTER
      ? [{ key: 'quarterCapital' as const, simulation: { ...NO_CHANGE, lppCapitalShare: QUARTER } }]
      : []),
  ]
}
