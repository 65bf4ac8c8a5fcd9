import { MOST_DRAWINGS, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import type { ContributionsAnswer } from '~/estimate/answers/contributions'
import { amountText, chf, dayText, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import { dayBounds } from '~/ui/form/values/day-bounds'
import type { SimulationFieldValues } from './form'

/** The initial field values: the saved simulation, else the known current salary and rate. `lastOfYear`: for a buy-in. */
export function simulationFieldValues(
  { simulation, work }: Pick<SimulationAnswer, 'simulation' | 'work'>,
  lastOfYear: Day | null = null,
): SimulationFieldValues {
  const saved = simulation ?? NOTHING
  return {
    currentSalary: textOf(saved.currentSalary ?? work?.salary, amountText),
    desiredSalary: textOf(saved.desiredSalary, amountText),
    currentRate: textOf(saved.currentRate ?? work?.rate, String),
    desiredRate: textOf(saved.desiredRate, String),
    retirementDate: textOf(saved.retirementDate, dayText),
    stopsOn: textOf(saved.stopsOn, dayText),
    lppFrom: textOf(saved.lppFrom, dayText),
    lppCapitalShare: textOf(saved.lppCapitalShare, String),
    drawing: (saved.drawing ?? []).map(({ from, share }) => ({ from: dayText(from), share: String(share) })),
    steps: (saved.steps ?? []).map(({ on, rate }) => ({ on: dayText(on), rate: String(rate) })),
    stepsDrawFund: saved.stepsDrawFund ? 'on' : '',
    partner: { retirementDate: textOf(saved.partner?.retirementDate, dayText) },
    outlook: saved.outlook ?? 'expected',
    law: saved.law ?? 'today',
    need: textOf(saved.need, amountText),
    buyIn: {
      amount: textOf(saved.buyIn?.amount, amountText),
      on: textOf(saved.buyIn?.on ?? lastOfYear, dayText),
    },
    pillar3a: {
      amount: textOf(saved.pillar3a?.amount, amountText),
      purchase: textOf(saved.pillar3a?.purchase, amountText),
    },
    paysGaps: saved.paysGaps ? 'on' : '',
  }
}

const NOTHING: Partial<Simulation> = {}

const textOf = <Value>(value: Value | null | undefined, write: (value: Value) => string) =>
  value === null || value === undefined ? '' : write(value)

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
