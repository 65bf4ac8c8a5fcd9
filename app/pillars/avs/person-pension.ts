import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, endOfPreviousMonth } from '../day'
import { type Franc, NO_FRANC } from '../money'
import type { PersonPension, Step } from '../result'
import { type Claimant, pensionAtReferenceAge } from './claimant'
import { gapsOf } from './contributions/gaps'
import type { Payment } from './drawing/payments'
import { transitionSupplement } from './drawing/supplement'
import { thirteenthPension } from './drawing/thirteenth'
import { addChange, addStart, firstSteps } from './steps'

/** What a person is paid at the start, with supplement and 13th, and after each change, with all steps. */
export function personPension(claimant: Claimant, payments: readonly Payment[], law: AvsLaw, day: Day): PersonPension {
  const { person, retirement, drawing, earlyCareer, career } = claimant
  const atReferenceAge = pensionAtReferenceAge(claimant, law)
  const startCareer = earlyCareer ?? career
  const steps = firstSteps(claimant, startCareer)
  if (payments.length === 0) steps.push(...atReferenceAge.steps)
  const starting = payments.findIndex(({ paid }) => paid !== null)
  addSteps(steps, claimant, payments.slice(0, starting + 1), null)
  const start = payments[starting]
  const monthly = start?.paid ?? NO_FRANC
  const supplement = supplementOf(claimant, atReferenceAge.ramd, law, steps)
  const thirteenth = thirteenthOf(monthly, law, steps)
  const later = payments.slice(starting + 1)
  if (start) addSteps(steps, claimant, later, start)
  const next = nextChange(monthly, later, retirement.start)
  return {
    navs: person.navs,
    referenceDate: retirement.referenceDay,
    from: drawing.start,
    to: next ? endOfPreviousMonth(next.from) : null,
    monthly,
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

function addSteps(steps: Step[], claimant: Claimant, payments: readonly Payment[], last: Payment | null) {
  let before = last
  for (const payment of payments) {
    if (before) addChange(steps, claimant, before, payment)
    else addStart(steps, payment)
    before = payment
  }
}

/** After an early start the pension is computed anew at the reference age; if the amount stays, that is no change. */
const nextChange = (monthly: Franc, later: readonly Payment[], referenceStart: Day): Payment | undefined =>
  later.find(({ from, paid }) => from !== referenceStart || paid !== monthly)

const laterOf = ({ from, paid, entitlement: { pension } }: Payment): PersonPension['later'] => ({
  from,
  monthly: paid ?? NO_FRANC,
  ramd: pension.ramd,
  scale: pension.scale,
})

/** Only for those who do not draw early (LAVS art. 34bis). */
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
