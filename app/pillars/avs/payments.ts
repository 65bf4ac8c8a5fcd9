import type { AvsLaw } from '~/law/avs-law'
import { type Day, monthsBetween } from '../day'
import { type Franc, franc } from '../money'
import type { Step } from '../result'
import type { Claimant } from './claimant'
import { averagePension, type DeferredPension, deferralSupplement } from './deferral-supplement'
import { earlyRateOf, reducedBy } from './early-reduction'
import type { Entitlement, Phase } from './entitlements'

/** What one person is paid from a day on, CHF a month, and what early or late drawing did to it. */
export type Payment = { from: Day; entitlement: Entitlement; paid: Franc; drawingStep: Step | null }

/** Which of the two in a phase. */
export type Place = 0 | 1

type Entitled = { from: Day; entitlement: Entitlement; months: number }

/** The payments of one person, a new one for each change of theirs; none without a right to a pension. */
export function paymentsOf(claimant: Claimant, place: Place, phases: readonly Phase[], law: AvsLaw): Payment[] {
  const entitled = entitledPhases(place, phases)
  const { kind } = claimant.drawing
  const payments =
    kind === 'early'
      ? earlyPayments(claimant, entitled, law)
      : kind === 'late'
        ? latePayments(claimant, entitled, law)
        : entitled.map(({ from, entitlement }) => paidInFull(from, entitlement))
  return payments.filter((payment, index) => index === 0 || isChange(payments[index - 1] as Payment, payment))
}

function entitledPhases(place: Place, phases: readonly Phase[]): Entitled[] {
  const entitled: Entitled[] = []
  phases.forEach(({ from, of }, index) => {
    const entitlement = of[place]
    const next = phases[index + 1]
    if (entitlement) entitled.push({ from, entitlement, months: next ? monthsBetween(from, next.from) : 0 })
  })
  return entitled
}

const isChange = (before: Payment, after: Payment) =>
  before.entitlement.pension !== after.entitlement.pension || before.paid !== after.paid

const paidInFull = (from: Day, entitlement: Entitlement): Payment => ({
  from,
  entitlement,
  paid: entitlement.due,
  drawingStep: null,
})

const dueIn = ({ entitlement, months }: Entitled): DeferredPension => ({ monthly: entitlement.due, months })

/**
 * Until the reference age a percentage off each pension; from then on a fixed amount, the same percentage of the
 * average of the pensions drawn early, before their reduction (RAVS art. 56). The couple's cap comes first.
 */
function earlyPayments({ person, drawing, retirement }: Claimant, entitled: Entitled[], law: AvsLaw): Payment[] {
  const early = entitled.filter(({ from }) => from < retirement.start)
  const ramd = early[0]?.entitlement.pension.ramd ?? 0
  const { percent } = earlyRateOf(person, drawing.months, ramd, law)
  const average = averagePension(early.map(dueIn))
  const reduction = franc((average * percent) / 100)
  return entitled.map(({ from, entitlement }) => {
    const { due } = entitlement
    return from < retirement.start
      ? reduced(from, entitlement, { pension: due, months: drawing.months, percent })
      : reducedForLife(from, entitlement, { pension: due, average, percent, reduction })
  })
}

function reduced(from: Day, entitlement: Entitlement, inputs: { pension: Franc; months: number; percent: number }) {
  const paid = reducedBy(entitlement.due, inputs.percent)
  const drawingStep: Step = { key: 'earlyReduction', inputs, output: paid, article: 'LAVS art. 40a, 40c; RAVS art. 56' }
  return { from, entitlement, paid, drawingStep }
}

type ReductionForLife = { pension: Franc; average: number; percent: number; reduction: Franc }

function reducedForLife(from: Day, entitlement: Entitlement, inputs: ReductionForLife) {
  const paid = franc(Math.max(0, entitlement.due - inputs.reduction))
  const drawingStep: Step = { key: 'earlyReductionForLife', inputs, output: paid, article: 'RAVS art. 56' }
  return { from, entitlement, paid, drawingStep }
}

/** From the end of the deferral on, the pension and a fixed supplement on the average of those deferred. */
function latePayments({ drawing }: Claimant, entitled: Entitled[], law: AvsLaw): Payment[] {
  const deferred = entitled.filter(({ from }) => from < drawing.start)
  const { months, percent, average, supplement } = deferralSupplement(deferred.map(dueIn), law)
  return entitled
    .filter(({ from }) => from >= drawing.start)
    .map(({ from, entitlement }) => {
      const paid = franc(entitlement.due + supplement)
      const inputs = { pension: entitlement.due, average, months, percent, supplement }
      const drawingStep: Step = { key: 'deferralSupplement', inputs, output: paid, article: 'RAVS art. 55ter' }
      return { from, entitlement, paid, drawingStep }
    })
}
