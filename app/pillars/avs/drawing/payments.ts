import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, monthsBetween } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import type { Step } from '~/pillars/result'
import type { Claimant } from '../claimant'
import { averagePension, type DeferredPension, deferralSupplement } from './deferral-supplement'
import { earlyReductionPercent, isOfTransition, reducedBy, transitionReductionPercent } from './early-reduction'
import type { Entitlement, Phase } from './entitlements'

/** What one person is paid from a day on, CHF a month (null: deferred), and what early or late drawing did to it. */
export type Payment = { from: Day; entitlement: Entitlement; paid: Franc | null; drawingStep: Step | null }

/** The index of a person in a phase. */
export type Place = 0 | 1

type EntitledPeriod = { from: Day; entitlement: Entitlement; months: number }

/** The payments of one person, one for each change; none without a right to a pension. */
export function paymentsOf(claimant: Claimant, place: Place, phases: readonly Phase[], law: AvsLaw): Payment[] {
  const entitled = entitledPhases(place, phases)
  const payments = PAYMENTS[claimant.drawing.kind](claimant, entitled, law)
  return payments.filter((payment, index) => index === 0 || isChange(payments[index - 1] as Payment, payment))
}

function entitledPhases(place: Place, phases: readonly Phase[]): EntitledPeriod[] {
  const entitled: EntitledPeriod[] = []
  phases.forEach(({ from, of }, index) => {
    const entitlement = of[place]
    const next = phases[index + 1]
    if (entitlement) entitled.push({ from, entitlement, months: next ? monthsBetween(from, next.from) : 0 })
  })
  return entitled
}

const isChange = (before: Payment, after: Payment) =>
  before.entitlement.pension !== after.entitlement.pension ||
  before.entitlement.due !== after.entitlement.due ||
  before.paid !== after.paid

const dueIn = ({ entitlement, months }: EntitledPeriod): DeferredPension => ({ monthly: entitlement.due, months })

const onTimePayments = (_: Claimant, entitled: EntitledPeriod[]): Payment[] =>
  entitled.map(({ from, entitlement }) => ({ from, entitlement, paid: entitlement.due, drawingStep: null }))

/**
 * Until the reference age each pension is reduced by a percentage; from then on by a fixed amount, the same percentage of
 * the average of the pensions drawn early, before their reduction (RAVS art. 56bis al. 3). The couple's cap comes first.
 */
function earlyPayments(claimant: Claimant, entitled: EntitledPeriod[], law: AvsLaw): Payment[] {
  const { start: referenceStart } = claimant.retirement
  const early = entitled.filter(({ from }) => from < referenceStart)
  const rate = earlyRateOf(claimant, early[0]?.entitlement.pension.ramd ?? 0, law)
  const average = averagePension(early.map(dueIn))
  const reduction = franc((average * rate.percent) / 100)
  return entitled.map(({ from, entitlement }) =>
    from < referenceStart
      ? reduced(from, entitlement, claimant.drawing.months, rate)
      : reducedForLife(from, entitlement, { average, percent: rate.percent, reduction }, rate.article),
  )
}

/** `ramd`: the average income that decides the rate of the transition generation, else null. */
type EarlyRate = { percent: number; ramd: number | null; article: string }

/** Fixed when the pension starts. */
function earlyRateOf({ person, drawing }: Claimant, ramd: number, law: AvsLaw): EarlyRate {
  return isOfTransition(person)
    ? { percent: transitionReductionPercent(drawing.months, ramd, law), ramd, article: 'LAVS art. 40c' }
    : { percent: earlyReductionPercent(drawing.months, law), ramd: null, article: 'LAVS art. 40a' }
}

function reduced(from: Day, entitlement: Entitlement, months: number, { percent, ramd, article }: EarlyRate): Payment {
  const { due } = entitlement
  const paid = reducedBy(due, percent)
  const inputs = { pension: due, months, percent, ...(ramd !== null && { ramd }) }
  return { from, entitlement, paid, drawingStep: { key: 'earlyReduction', inputs, output: paid, article } }
}

type FixedReduction = { average: number; percent: number; reduction: Franc }

function reducedForLife(from: Day, entitlement: Entitlement, fixed: FixedReduction, article: string): Payment {
  const paid = franc(Math.max(0, entitlement.due - fixed.reduction))
  const inputs = { pension: entitlement.due, ...fixed }
  return { from, entitlement, paid, drawingStep: { key: 'earlyReductionForLife', inputs, output: paid, article } }
}

/** Nothing during the deferral; then the pension plus a fixed supplement on the average of the deferred ones. */
function latePayments({ drawing }: Claimant, entitled: EntitledPeriod[], law: AvsLaw): Payment[] {
  const deferred = entitled.filter(({ from }) => from < drawing.start)
  const { months, percent, average, supplement } = deferralSupplement(deferred.map(dueIn), law)
  return entitled.map(({ from, entitlement }) => {
    if (from < drawing.start) return { from, entitlement, paid: null, drawingStep: null }
    const paid = franc(entitlement.due + supplement)
    const inputs = { pension: entitlement.due, average, months, percent, supplement }
    const drawingStep: Step = { key: 'deferralSupplement', inputs, output: paid, article: 'RAVS art. 55ter' }
    return { from, entitlement, paid, drawingStep }
  })
}

const PAYMENTS = { early: earlyPayments, onTime: onTimePayments, late: latePayments }
