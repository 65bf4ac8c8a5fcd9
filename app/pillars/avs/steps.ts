import { WIDOWED_SUPPLEMENT_PERCENT } from '~/law/avs/widowed-supplement'
import type { Step } from '../result'
import { type Claimant, isWidowed } from './claimant'
import type { Career } from './contributions/career'
import type { Entitlement } from './drawing/entitlements'
import type { Payment } from './drawing/payments'

/** The steps every calculation begins with: when the pension starts, and the years that count. */
export function firstSteps({ person, retirement, plan }: Claimant, career: Career): Step[] {
  const { age, referenceDay, start } = retirement
  const steps: Step[] = [
    {
      key: 'referenceAge',
      inputs: { birthDate: person.birthDate, years: age.years, months: age.months },
      output: referenceDay,
      article: age.years < 65 ? 'LAVS art. 21, disp. trans. 17.12.2021' : 'LAVS art. 21',
    },
  ]
  if (plan.kind !== 'onTime') {
    const early = plan.kind === 'early'
    steps.push({
      key: early ? 'earlyStart' : 'lateStart',
      inputs: {
        from: plan.start,
        months: plan.months,
        referenceFrom: start,
        ...(early && person.forecast && { forecastScale: person.forecast.scale }),
      },
      output: plan.start,
      article: early ? 'LAVS art. 40' : 'LAVS art. 39',
    })
  }
  for (const step of career.steps) steps.push(step)
  return steps
}

/** The first pension, and its amount after the couple's cap and early or late drawing. */
export function addStart(steps: Step[], { entitlement, drawingSteps }: Payment) {
  for (const step of entitlement.pension.steps) steps.push(step)
  addWidowedSupplement(steps, entitlement)
  addCap(steps, entitlement)
  steps.push(...drawingSteps)
}

/** The recomputation from a day on. The end of a deferral changes only the payments from then on. */
export function addChange(steps: Step[], claimant: Claimant, before: Payment, after: Payment) {
  const { pension, due } = after.entitlement
  const isOtherPension = pension !== before.entitlement.pension
  if (isOtherPension || due !== before.entitlement.due) {
    steps.push(recalculation(claimant, before, after))
    if (isFromReferenceAge(claimant, after)) for (const step of claimant.career.steps) steps.push(step)
    if (isOtherPension) for (const step of pension.steps) steps.push(step)
    addWidowedSupplement(steps, after.entitlement)
    addCap(steps, after.entitlement)
  }
  for (const step of after.drawingSteps) steps.push(step)
}

const isFromReferenceAge = ({ earlyCareer, retirement }: Claimant, { from }: Payment) =>
  earlyCareer !== null && from === retirement.start

const ARTICLES = {
  referenceAge: 'RAVS art. 56 al. 4',
  partner: 'LAVS art. 29quinquies al. 3, art. 31',
  widowed: 'LAVS art. 29quinquies al. 3, art. 31, art. 35bis',
  afterReferenceAge: 'LAVS art. 29bis al. 3; RAVS art. 52dbis, 52dter',
  share: 'LAVS art. 40 al. 2',
  cap: 'LAVS art. 35',
} as const

type Reason = keyof typeof ARTICLES

function recalculation(claimant: Claimant, before: Payment, after: Payment): Step {
  const reasons = reasonsOf(claimant, before, after)
  return {
    key: 'recalculation',
    inputs: { from: after.from, reason: reasons[0] },
    output: after.from,
    article: reasons.map((reason) => ARTICLES[reason]).join('; '),
  }
}

function reasonsOf(claimant: Claimant, before: Payment, after: Payment): [Reason, ...Reason[]] {
  const all: Reason[] = []
  if (isFromReferenceAge(claimant, after)) all.push('referenceAge')
  if (isWidowed(claimant, after.from) && !isWidowed(claimant, before.from)) all.push('widowed')
  else if (splitCount(after) > splitCount(before)) all.push('partner')
  if (claimant.afterReferenceAge?.from === after.from) all.push('afterReferenceAge')
  const isShare = all.length === 0 && before.entitlement.share !== after.entitlement.share
  return all.length > 0 ? (all as [Reason, ...Reason[]]) : [isShare ? 'share' : 'cap']
}

const splitCount = ({ entitlement: { pension } }: Payment) =>
  pension.steps.filter(({ key }) => key === 'splitting').length

function addWidowedSupplement(steps: Step[], { pension, widowedSupplement }: Entitlement) {
  if (widowedSupplement === null) return
  steps.push({
    key: 'widowedSupplement',
    inputs: { pension: pension.monthly, percent: WIDOWED_SUPPLEMENT_PERCENT, supplement: widowedSupplement },
    output: pension.monthly + widowedSupplement,
    article: 'LAVS art. 35bis',
  })
}

const CAP = 'LAVS art. 35; RAVS art. 53bis, 53ter'

function addCap(steps: Step[], { pension, share, due, cap }: Entitlement) {
  if (!cap) return
  steps.push({
    key: 'coupleCap',
    inputs: {
      own: (pension.monthly * share) / 100,
      other: cap.other,
      cap: cap.cap,
      percent: cap.percent,
      ...(cap.capByScale !== null && { capByScale: cap.capByScale }),
      ...(share < 100 && { share }),
      ...(cap.capShare < 100 && { capShare: cap.capShare }),
      ...(cap.paidToday !== null && { paidToday: cap.paidToday }),
    },
    output: due,
    article: cap.paidToday === null ? CAP : `${CAP}; LAVS art. 29quinquies al. 3, art. 31`,
  })
}
