import type { AvsLaw } from '~/law/avs-law'
import { type Day, endOfPreviousMonth } from '../day'
import { type Franc, NO_FRANC } from '../money'
import type { PersonPension, Step } from '../result'
import type { Career } from './career'
import { type Claimant, pensionAtReferenceAge } from './claimant'
import type { AppliedCap } from './entitlements'
import { gapsOf } from './gaps'
import type { Payment } from './payments'
import { transitionSupplement } from './supplement'
import { thirteenthPension } from './thirteenth'

/** What a person is paid at the start, with supplement and 13th, and from the next change on, with every step. */
export function personPension(claimant: Claimant, payments: readonly Payment[], law: AvsLaw, day: Day): PersonPension {
  const { person, retirement, drawing, earlyCareer, career } = claimant
  const [start, next] = payments
  const startCareer = earlyCareer ?? career
  const atReferenceAge = pensionAtReferenceAge(claimant, law)
  const paid = start?.paid ?? NO_FRANC
  const steps = beginning(claimant, startCareer)
  if (start) addPayment(steps, start, null)
  else steps.push(...atReferenceAge.steps)
  const supplement = supplementOf(claimant, atReferenceAge.ramd, law, steps)
  const thirteenth = thirteenthOf(paid, law, steps)
  payments.forEach((payment, index) => {
    const before = payments[index - 1]
    if (before) addChange(steps, claimant, before, payment)
  })
  return {
    navs: person.navs,
    referenceDate: retirement.referenceDay,
    from: drawing.start,
    to: next ? endOfPreviousMonth(next.from) : null,
    monthly: paid,
    ramd: start?.entitlement.pension.ramd ?? atReferenceAge.ramd,
    scale: startCareer.scale,
    contributionYears: startCareer.contributions.years,
    cohortYears: startCareer.contributions.cohortYears,
    supplement,
    thirteenth,
    later: next ? laterOf(next) : null,
    drawing: { kind: drawing.kind, months: drawing.months },
    gaps: gapsOf(career, atReferenceAge.ramd, law, day),
    steps,
  }
}

const laterOf = ({ from, paid, entitlement: { pension } }: Payment): PersonPension['later'] => ({
  from,
  monthly: paid,
  ramd: pension.ramd,
  scale: pension.scale,
})

function beginning({ person, retirement, drawing }: Claimant, career: Career): Step[] {
  const steps: Step[] = [
    {
      key: 'referenceAge',
      inputs: { birthDate: person.birthDate, years: retirement.age.years, months: retirement.age.months },
      output: retirement.referenceDay,
      article: 'LAVS art. 21',
    },
  ]
  if (drawing.kind !== 'onTime') {
    steps.push({
      key: drawing.kind === 'early' ? 'earlyStart' : 'lateStart',
      inputs: { from: drawing.start, months: drawing.months, referenceFrom: retirement.start },
      output: drawing.start,
      article: drawing.kind === 'early' ? 'LAVS art. 40' : 'LAVS art. 39',
    })
  }
  return steps.concat(career.steps)
}

/** The pension, unless it is the one before, and what cap and drawing leave of it. */
function addPayment(steps: Step[], { entitlement, drawingStep }: Payment, before: Payment | null) {
  const { pension, due, cap } = entitlement
  if (pension !== before?.entitlement.pension) for (const step of pension.steps) steps.push(step)
  if (cap) steps.push(capStep(pension.monthly, due, cap))
  if (drawingStep) steps.push(drawingStep)
}

function addChange(steps: Step[], { retirement, earlyCareer, career }: Claimant, before: Payment, after: Payment) {
  const atReferenceAge = earlyCareer !== null && after.from === retirement.start
  steps.push({
    key: 'recalculation',
    inputs: { from: after.from, reason: atReferenceAge ? 'referenceAge' : 'partner' },
    output: after.from,
    article: atReferenceAge ? 'RAVS art. 56' : 'LAVS art. 29quinquies al. 3, art. 31',
  })
  if (atReferenceAge) steps.push(...career.steps)
  addPayment(steps, after, before)
}

const capStep = (own: Franc, paid: Franc, { other, cap, scale }: AppliedCap): Step => ({
  key: 'coupleCap',
  inputs: { own, other, cap, scale },
  output: paid,
  article: 'LAVS art. 35; RAVS art. 53bis',
})

/** Only for who does not draw early (LAVS art. 34bis al. 1). */
function supplementOf({ person, career, earlyCareer }: Claimant, ramd: Franc, law: AvsLaw, steps: Step[]): number {
  if (earlyCareer) return 0
  const { amount, base, sharePercent } = transitionSupplement(person, ramd, career.scale, law)
  if (amount > 0) {
    steps.push({
      key: 'supplement',
      inputs: { ramd, base, percent: sharePercent, scale: career.scale },
      output: amount,
      article: 'LAVS art. 34bis',
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
