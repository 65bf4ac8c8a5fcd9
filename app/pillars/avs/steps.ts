import type { Step } from '../result'
import type { Claimant } from './claimant'
import type { Career } from './contributions/career'
import type { Entitlement } from './drawing/entitlements'
import type { Payment } from './drawing/payments'

/** The steps every calculation begins with: when the pension starts, and the years that count. */
export function firstSteps({ person, retirement, drawing }: Claimant, career: Career): Step[] {
  const { age, referenceDay, start } = retirement
  const steps: Step[] = [
    {
      key: 'referenceAge',
      inputs: { birthDate: person.birthDate, years: age.years, months: age.months },
      output: referenceDay,
      article: age.years < 65 ? 'LAVS art. 21, disp. trans. 17.12.2021' : 'LAVS art. 21',
    },
  ]
  if (drawing.kind !== 'onTime') {
    const early = drawing.kind === 'early'
    steps.push({
      key: early ? 'earlyStart' : 'lateStart',
      inputs: { from: drawing.start, months: drawing.months, referenceFrom: start },
      output: drawing.start,
      article: early ? 'LAVS art. 40' : 'LAVS art. 39',
    })
  }
  for (const step of career.steps) steps.push(step)
  return steps
}

/** The first pension, and what the couple's cap and early or late drawing leave of it. */
export function addStart(steps: Step[], { entitlement, drawingStep }: Payment) {
  for (const step of entitlement.pension.steps) steps.push(step)
  addCap(steps, entitlement)
  if (drawingStep) steps.push(drawingStep)
}

/** What is computed anew from a day on. The end of a deferral changes only what is paid from then on. */
export function addChange(steps: Step[], claimant: Claimant, before: Payment, after: Payment) {
  const { pension, due } = after.entitlement
  const isOtherPension = pension !== before.entitlement.pension
  if (isOtherPension || due !== before.entitlement.due) {
    steps.push(recalculation(claimant, before, after))
    if (atReferenceAge(claimant, after)) for (const step of claimant.career.steps) steps.push(step)
    if (isOtherPension) for (const step of pension.steps) steps.push(step)
    addCap(steps, after.entitlement)
  }
  if (after.drawingStep) steps.push(after.drawingStep)
}

const atReferenceAge = ({ earlyCareer, retirement }: Claimant, { from }: Payment) =>
  earlyCareer !== null && from === retirement.start

function recalculation(claimant: Claimant, before: Payment, after: Payment): Step {
  const { pension } = after.entitlement
  const isSplit = pension === claimant.pensions.split && pension !== before.entitlement.pension
  const reason = atReferenceAge(claimant, after) ? 'referenceAge' : isSplit ? 'partner' : 'cap'
  const splitting = 'LAVS art. 29quinquies al. 3, art. 31'
  const article = { referenceAge: 'RAVS art. 56 al. 4', partner: splitting, cap: 'LAVS art. 35' }[reason]
  return {
    key: 'recalculation',
    inputs: { from: after.from, reason },
    output: after.from,
    article: reason === 'referenceAge' && isSplit ? `${article}; ${splitting}` : article,
  }
}

function addCap(steps: Step[], { pension, due, cap }: Entitlement) {
  if (!cap) return
  steps.push({
    key: 'coupleCap',
    inputs: { own: pension.monthly, other: cap.other, cap: cap.cap, scale: cap.scale },
    output: due,
    article: 'LAVS art. 35; RAVS art. 53bis',
  })
}
