import { MOST_DRAWINGS, NO_CHANGE } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import { SIMULATION } from '~/forms/simulation/form'
import { chf, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import { valuesOf } from '~/ui/form/declaration/form-of'
import { dayBounds } from '~/ui/form/values/day-bounds'

/** The initial field values: the saved simulation, or the known current salary and rate. `lastOfYear`: for a buy-in. */
export function simulationFieldValues(
  { simulation, work }: Pick<SimulationAnswer, 'simulation' | 'work'>,
  lastOfYear: Day | null = null,
) {
  const saved = simulation ?? NO_CHANGE
  return valuesOf(SIMULATION, {
    ...saved,
    currentSalary: saved.currentSalary ?? work?.salary ?? null,
    currentRate: saved.currentRate ?? work?.rate ?? null,
    stepsDrawFund: saved.stepsDrawFund || null,
    paysGaps: saved.paysGaps || null,
    outlook: saved.outlook ?? 'expected',
    law: saved.law ?? 'today',
    buyIn: { amount: saved.buyIn?.amount ?? null, on: saved.buyIn?.on ?? lastOfYear },
    pillar3a: saved.pillar3a && { amount: saved.pillar3a.amount ?? null, purchase: saved.pillar3a.purchase ?? null },
  })
}

/** The accepted bounds, for the sentences on invalid entries. */
export function simulationBounds(
  {
    limits,
    partnerLimits,
    largestCapitalShare,
    lppEarliest,
  }: Pick<SimulationAnswer, 'limits' | 'partnerLimits' | 'largestCapitalShare' | 'lppEarliest'>,
  contributions: ContributionsAnswer | null,
) {
  const places = Array.from({ length: MOST_DRAWINGS }, (_, index) => `drawing[${index}].from`)
  const room = contributions?.buyIn
  return {
    ...(room && room.largest > 0 && { 'buyIn.amount': { largest: chf(room.largest) } }),
    ...(contributions && {
      'pillar3a.amount': { largest: chf(contributions.largest3a) },
      'pillar3a.purchase': { largest: chf(contributions.largestPurchase3a) },
    }),
    ...(limits && {
      retirementDate: dayBounds(limits),
      ...Object.fromEntries(places.map((name) => [name, dayBounds(limits)])),
    }),
    ...(limits && lppEarliest && { lppFrom: dayBounds({ ...limits, earliest: lppEarliest }) }),
    ...(partnerLimits && { 'partner.retirementDate': dayBounds(partnerLimits) }),
    ...(largestCapitalShare !== null && {
      lppCapitalShare: { largest: percent(largestCapitalShare), example: String(Math.min(largestCapitalShare, 25)) },
    }),
  }
}
