import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, monthsBetween } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import type { Step } from '~/pillars/result'
import type { Claimant } from '../claimant'
import { averagePension, deferralPercent } from './deferral-supplement'
import { isOfTransition, type Portion } from './drawing'
import {
  earlyReductionPercent,
  isLowIncome,
  lowIncomeEarlyReductionPercent,
  reducedBy,
  transitionReductionPercent,
} from './early-reduction'
import type { Entitlement, Phase } from './entitlements'

/**
 * The amount paid to one person from a day on, CHF a month (null: deferred), and the effect of early or late drawing.
 */
export type Payment = {
  from: Day
  entitlement: Entitlement
  amount: Franc | null
  drawingSteps: Step[]
  /** Whether the widow's or widower's pension is paid instead. */
  isSurvivorsPension?: boolean
}

/** The index of a person in a phase. */
export type PersonIndex = 0 | 1

type EntitledPeriod = { from: Day; entitlement: Entitlement; months: number }

/** The effect of one portion: an amount in CHF a month, not rounded, from a day on. */
type PortionChange = { portion: Portion; percent: number; average: number; amount: number }

/** The payments of one person, one for each change; empty without a right to a pension. */
export function paymentsOf(claimant: Claimant, place: PersonIndex, phases: readonly Phase[], law: AvsLaw): Payment[] {
  const entitled = entitledPeriods(place, phases)
  const payments =
    claimant.plan.kind === 'onTime' && claimant.plan.portions.length === 1
      ? entitled.map((period) => wholePayment(claimant, period))
      : paymentsByPortion(claimant, entitled, law)
  return payments.filter((one, index) => index === 0 || isChange(payments[index - 1] as Payment, one))
}

/** A pension that is paid already keeps what an early or late start has changed, and began on the day that was stated. */
function wholePayment({ plan, retirement, paid }: Claimant, { from, entitlement }: EntitledPeriod): Payment {
  const start = plan.isPaid && from === retirement.start ? plan.start : from
  return newPayment(start, entitlement, entitlement.due + (paid?.addition ?? 0), [])
}

/** @param exact CHF a month, not rounded yet; a reduction cannot leave less than nothing */
const newPayment = (from: Day, entitlement: Entitlement, exact: number, drawingSteps: Step[]): Payment => ({
  from,
  entitlement,
  amount: franc(Math.max(0, exact)),
  drawingSteps,
})

function entitledPeriods(place: PersonIndex, phases: readonly Phase[]): EntitledPeriod[] {
  const entitled: EntitledPeriod[] = []
  phases.forEach(({ from, entitlements }, index) => {
    const entitlement = entitlements[place]
    const next = phases[index + 1]
    if (entitlement) entitled.push({ from, entitlement, months: next ? monthsBetween(from, next.from) : 0 })
  })
  return entitled
}

const isChange = (before: Payment, after: Payment) =>
  before.entitlement.pension !== after.entitlement.pension ||
  before.entitlement.due !== after.entitlement.due ||
  before.amount !== after.amount

/**
 * Until the reference age each portion is reduced by its percentage; from then on by a fixed amount, the same
 * percentage of the average drawn from it before the reduction (RAVS art. 56bis al. 2, 3). A deferred portion is paid
 * from its later start on, with a supplement on its average during the deferral (RAVS art. 55ter al. 2, 3). The
 * couple's cap comes first, and each payment is rounded once, at its end.
 */
function paymentsByPortion(claimant: Claimant, entitled: EntitledPeriod[], law: AvsLaw): Payment[] {
  const { retirement, plan } = claimant
  const before = entitled.filter(({ from }) => from < retirement.start)
  const after = entitled.filter(({ from }) => from >= retirement.start)
  const rate = earlyRateOf(claimant, before[0]?.entitlement.pension.ramd ?? 0, law)
  const earlyChanges = plan.portions
    .filter(({ months }) => months < 0)
    .map((portion) => changeOf(portion, before, rate.percentOf))
  const deferred = plan.portions
    .filter(({ months }) => months > 0)
    .map((portion) => changeOf(portion, after, ({ months }) => deferralPercent(months, law)))
  return [
    ...before.map((period) => earlyPayment(period, earlyChanges, rate)),
    ...after.map((period) => laterPayment(period, earlyChanges, deferred, rate)),
  ]
}

/**
 * The average pension of a portion: from its start to the reference age, or from the reference age to its later start.
 */
function changeOf(portion: Portion, periods: EntitledPeriod[], percentOf: PercentOf): PortionChange {
  const isEarly = portion.months < 0
  const drawn = periods.filter(({ from }) => (isEarly ? from >= portion.from : from < portion.from))
  const average = averagePension(
    drawn.map(({ entitlement, months }) => ({
      monthly: (entitlement.due * portion.share) / entitlement.share,
      months,
    })),
  )
  const percent = percentOf(portion)
  return { portion, percent, average, amount: (average * percent) / 100 }
}

type PercentOf = (portion: Portion) => number

/**
 * The percentage for each portion; the different one in LAVS art. 40a al. 3 for a low average income, or null; and the
 * average income if the rate depends on it, as for the transition generation, CHF a year.
 */
type EarlyRate = {
  percentOf: PercentOf
  otherPercentOf: PercentOf | null
  ramd: number | null
  /** The articles of the reduction until the reference age, and of the fixed amount after it. */
  article: string
  articleForLife: string
}

/** Fixed when the pension starts (RAVS art. 56quater al. 2). */
function earlyRateOf({ person }: Claimant, ramd: number, law: AvsLaw): EarlyRate {
  if (isOfTransition(person)) {
    const percentOf: PercentOf = ({ months }) => transitionReductionPercent(-months, ramd, law)
    return {
      percentOf,
      otherPercentOf: null,
      ramd,
      article: 'LAVS art. 40c; RAVS art. 56quater',
      articleForLife: 'RAVS art. 56bis al. 3; LAVS art. 40c; RAVS art. 56quater',
    }
  }
  const percentOf: PercentOf = ({ months }) => earlyReductionPercent(-months, law)
  const lower: PercentOf = (portion) => lowIncomeEarlyReductionPercent(-portion.months, law) ?? percentOf(portion)
  return {
    percentOf,
    otherPercentOf: isLowIncome(ramd, law) ? lower : null,
    ramd: null,
    article: 'LAVS art. 40a; RAVS art. 56bis',
    articleForLife: 'RAVS art. 56bis al. 3',
  }
}

function earlyPayment({ from, entitlement }: EntitledPeriod, changes: PortionChange[], rate: EarlyRate): Payment {
  const { due, share } = entitlement
  const drawn = changes.filter(({ portion }) => portion.from <= from)
  const steps: Step[] = []
  let left = 0
  for (const { portion, percent } of drawn) {
    const unreduced = (due * portion.share) / share
    left += (unreduced * (100 - percent)) / 100
    steps.push(earlyStep(portion, unreduced, percent, rate))
  }
  const last = steps.at(-1)
  if (last && steps.length > 1) last.inputs.total = franc(left)
  return newPayment(from, entitlement, left, steps)
}

function earlyStep(portion: Portion, pension: number, percent: number, rate: EarlyRate): Step {
  const otherPercent = rate.otherPercentOf?.(portion) ?? null
  return {
    key: 'earlyReduction',
    inputs: {
      pension,
      share: portion.share,
      months: -portion.months,
      percent,
      ...(rate.ramd !== null && { ramd: rate.ramd }),
      ...(otherPercent !== null && { otherPercent, otherPaid: reducedBy(pension, otherPercent) }),
    },
    output: reducedBy(pension, percent),
    article: rate.article,
  }
}

function laterPayment(
  { from, entitlement }: EntitledPeriod,
  early: PortionChange[],
  deferred: PortionChange[],
  { articleForLife }: EarlyRate,
): Payment {
  const { due } = entitlement
  const isPaid = ({ portion }: PortionChange) => portion.from <= from
  const share = 100 - deferred.filter((one) => !isPaid(one)).reduce((sum, { portion }) => sum + portion.share, 0)
  if (share === 0) return { from, entitlement, amount: null, drawingSteps: [] }
  let amount = (due * share) / 100
  const steps: Step[] = []
  if (share < 100) steps.push(shareStep(due, share, amount))
  for (const change of early) {
    const before = amount
    amount -= change.amount
    steps.push(reductionForLife(before, change, amount, articleForLife))
  }
  for (const change of deferred.filter(isPaid)) {
    const before = amount
    amount += change.amount
    steps.push(supplementStep(before, change, amount))
  }
  return newPayment(from, entitlement, amount, steps)
}

const shareStep = (pension: number, share: number, amount: number): Step => ({
  key: 'shareDrawn',
  inputs: { pension, share },
  output: amount,
  article: 'LAVS art. 39, 40b',
})

const reductionForLife = (
  pension: number,
  { average, percent, amount, portion }: PortionChange,
  left: number,
  article: string,
): Step => ({
  key: 'earlyReductionForLife',
  inputs: { pension, average, percent, reduction: amount, share: portion.share },
  output: franc(Math.max(0, left)),
  article,
})

const supplementStep = (
  pension: number,
  { average, percent, amount, portion }: PortionChange,
  total: number,
): Step => ({
  key: 'deferralSupplement',
  inputs: { pension, average, months: portion.months, percent, supplement: amount, share: portion.share },
  output: franc(total),
  article: 'RAVS art. 55ter',
})
