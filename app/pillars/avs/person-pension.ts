import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, endOfPreviousMonth } from '../day'
import { type Franc, franc, NO_FRANC } from '../money'
import type { Step } from '../result'
import { type Claimant, pensionIn, unionsSplitBy } from './claimant'
import { gapsOf } from './contributions/gaps'
import { isOfTransition } from './drawing/drawing'
import type { Payment } from './drawing/payments'
import type { PersonPayments } from './drawing/periods'
import { transitionSupplement } from './drawing/supplement'
import { thirteenthPension } from './drawing/thirteenth'
import type { Pension } from './pension'
import type { PersonPension } from './result'
import { addChange, addStart, firstSteps } from './steps'

/**
 * A pension with its steps; all its payments, and the supplement of the transition generation paid with them, CHF a
 * month.
 */
export type PensionWithPayments = { pension: PersonPension } & PersonPayments

/** The amounts paid at the start, with supplement and 13th, and after each change, with all steps. */
export function personPension(
  claimant: Claimant,
  oldAgePayments: readonly Payment[],
  law: AvsLaw,
  day: Day,
): PensionWithPayments {
  const { retirement, plan, earlyCareer, career } = claimant
  const atReferenceAge = pensionAtReferenceAge(claimant, oldAgePayments, law)
  const startCareer = earlyCareer ?? career
  const steps = firstSteps(claimant, startCareer)
  if (oldAgePayments.length === 0) steps.push(...atReferenceAge.steps)
  const supplementSteps: Step[] = []
  const supplement = supplementOf(claimant, () => atReferenceAge.ramd, law, supplementSteps)
  const payments = withSurvivorsPension(claimant, oldAgePayments, supplement, law)
  const starting = payments.findIndex(({ amount }) => amount !== null)
  addSteps(steps, claimant, payments.slice(0, starting + 1), null)
  const start = payments[starting]
  const monthly = start?.amount ?? NO_FRANC
  steps.push(...supplementSteps)
  const isOldAge = !start?.isSurvivorsPension
  const thirteenth = isOldAge ? thirteenthOf(monthly, law, steps) : NO_FRANC
  const later = payments.slice(starting + 1)
  if (start) addSteps(steps, claimant, later, start)
  const next = nextChange(monthly, later, retirement.start)
  const pension: PersonPension = {
    navs: null,
    referenceDate: retirement.referenceDay,
    from: plan.start,
    to: next ? endOfPreviousMonth(next.from) : null,
    monthly,
    ramd: start?.entitlement.pension.ramd ?? atReferenceAge.ramd,
    scale: start?.entitlement.pension.scale ?? startCareer.scale,
    contributionYears: start?.entitlement.pension.years ?? startCareer.contributions.years,
    cohortYears: startCareer.contributions.cohortYears,
    supplement: supplementAtStart({ payments, supplement }),
    thirteenth,
    later: next ? laterOf(next) : null,
    drawing: { kind: plan.kind, months: plan.months },
    shares: plan.steps.length > 1 ? plan.steps.map((step) => ({ ...step })) : [],
    gaps: gapsOf(career, atReferenceAge.ramd, law, day),
    steps,
  }
  return { pension, payments, supplement }
}

/** The same without steps: the payments to a person, and the supplement paid with them. */
export function paymentsWithSupplement(
  claimant: Claimant,
  oldAgePayments: readonly Payment[],
  law: AvsLaw,
): PersonPayments {
  const ramd = () => pensionAtReferenceAge(claimant, oldAgePayments, law).ramd
  const supplement = supplementOf(claimant, ramd, law, [])
  return { payments: withSurvivorsPension(claimant, oldAgePayments, supplement, law), supplement }
}

/** It is shown only with an old-age pension. */
export const supplementAtStart = ({ payments, supplement }: PersonPayments): number =>
  payments.find(({ amount }) => amount !== null)?.isSurvivorsPension ? 0 : supplement

/** The pension at the reference age: that of the first phase from then on, or the one on own incomes. */
function pensionAtReferenceAge(claimant: Claimant, oldAgePayments: readonly Payment[], law: AvsLaw): Pension {
  const first = oldAgePayments.find(({ from }) => from >= claimant.retirement.start)
  if (first) return first.entitlement.pension
  const splitUnions = unionsSplitBy(claimant.retirement.start, claimant, false)
  return pensionIn(claimant, { isEarly: false, splitUnions, isWorkAdded: false }, law)
}

function addSteps(steps: Step[], claimant: Claimant, payments: readonly Payment[], last: Payment | null) {
  let before = last
  for (const payment of payments) {
    if (before) addChange(steps, claimant, before, payment)
    else addStart(steps, payment)
    before = payment
  }
}

/**
 * If a widow's or widower's pension is due too, only the higher one is paid, compared by year: 13th pension and
 * supplement count with the old-age pension (LAVS art. 24b). Remarriage ends that right (LAVS art. 23 al. 4).
 */
function withSurvivorsPension(
  { person, unions }: Claimant,
  payments: readonly Payment[],
  supplement: number,
  law: AvsLaw,
): readonly Payment[] {
  const { survivorsPension } = person
  if (survivorsPension === null || unions.some(({ marriage }) => marriage.end === null)) return payments
  const monthsAYear = law.thirteenthDivisor === null ? 12 : 13
  return payments.map((payment) => {
    if (payment.amount === null) return payment
    const [survivors, oldAge] = [12 * survivorsPension, monthsAYear * payment.amount + 12 * supplement]
    const isHigher = survivors > oldAge
    const amount = isHigher ? franc(survivorsPension) : payment.amount
    const comparison: Step = {
      key: 'survivorsPension',
      inputs: { survivorsPension, pension: payment.amount, supplement, survivorsAYear: survivors, oldAgeAYear: oldAge },
      output: amount,
      article: 'LAVS art. 24b',
    }
    return { ...payment, amount, isSurvivorsPension: isHigher, drawingSteps: [...payment.drawingSteps, comparison] }
  })
}

/**
 * After an early start the pension is recomputed at the reference age; if the amount stays the same, that is no change.
 */
const nextChange = (monthly: Franc, later: readonly Payment[], referenceStart: Day): Payment | undefined =>
  later.find(({ from, amount }) => from !== referenceStart || amount !== monthly)

const laterOf = ({ from, amount, entitlement: { pension } }: Payment): PersonPension['later'] => ({
  from,
  monthly: amount ?? NO_FRANC,
  ramd: pension.ramd,
  scale: pension.scale,
})

/** Only for women who draw nothing early (LAVS art. 34bis al. 1), by the average income at the reference age. */
function supplementOf(
  { person, career, earlyCareer }: Claimant,
  ramdOf: () => Franc,
  law: AvsLaw,
  steps: Step[],
): number {
  if (earlyCareer || !isOfTransition(person)) return 0
  const { years, cohortYears } = career.contributions
  const ramd = ramdOf()
  const { amount, base, sharePercent } = transitionSupplement(person, ramd, { years, cohortYears }, law)
  if (amount > 0) {
    steps.push({
      key: 'supplement',
      inputs: { ramd, base, percent: sharePercent, years, cohortYears },
      output: amount,
      article: 'LAVS art. 34bis; RAVS art. 53quater',
    })
  }
  return amount
}

function thirteenthOf(monthly: Franc, law: AvsLaw, steps: Step[]): Franc {
  const thirteenth = thirteenthPension(monthly, law)
  if (law.thirteenthDivisor !== null) {
    steps.push({ key: 'thirteenth', inputs: { monthly }, output: thirteenth, article: 'LAVS art. 34ter' })
  }
  return thirteenth
}
