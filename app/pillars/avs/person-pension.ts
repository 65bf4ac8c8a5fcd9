import type { AvsLaw } from '~/law/avs-law'
import { type Day, endOfPreviousMonth } from '../day'
import type { Franc } from '../money'
import type { PersonPension, Step } from '../result'
import type { Career } from './career'
import type { Pension } from './pension'
import { transitionSupplement } from './supplement'
import { thirteenthPension } from './thirteenth'

/** A pension as paid: what the cap leaves of it, with the cap's step. */
export type PaidPension = { pension: Pension; paid: Franc; capStep: Step | null }

export const uncapped = (pension: Pension): PaidPension => ({ pension, paid: pension.monthly, capStep: null })

function addSteps(steps: Step[], { pension, capStep }: PaidPension) {
  for (const step of pension.steps) steps.push(step)
  if (capStep) steps.push(capStep)
}

/** What a person is paid at the start, with supplement and 13th, and from the next change on, where there is one. */
export function personPension(
  career: Career,
  atStart: PaidPension,
  after: { from: Day; together: PaidPension } | null,
  law: AvsLaw,
): PersonPension {
  const { person, retirement, contributions, scale } = career
  const steps = career.steps.slice()
  addSteps(steps, atStart)
  const { ramd } = atStart.pension
  const supplement = supplementOf(career, ramd, law, steps)
  const thirteenth = thirteenthOf(atStart.paid, law, steps)
  if (after) {
    steps.push(recalculation(after.from))
    addSteps(steps, after.together)
  }
  return {
    navs: person.navs,
    referenceDate: retirement.referenceDay,
    from: retirement.start,
    to: after ? endOfPreviousMonth(after.from) : null,
    monthly: atStart.paid,
    ramd,
    scale,
    contributionYears: contributions.years,
    cohortYears: contributions.cohortYears,
    supplement,
    thirteenth,
    later: after && { from: after.from, monthly: after.together.paid, ramd: after.together.pension.ramd, scale },
    steps,
  }
}

function supplementOf({ person, scale }: Career, ramd: Franc, law: AvsLaw, steps: Step[]): number {
  const { amount, base, sharePercent } = transitionSupplement(person, ramd, scale, law)
  if (amount > 0) {
    steps.push({
      key: 'supplement',
      inputs: { ramd, base, percent: sharePercent, scale },
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

const recalculation = (from: Day): Step => ({
  key: 'recalculation',
  inputs: { from },
  output: from,
  article: 'LAVS art. 29quinquies al. 3, art. 31',
})
