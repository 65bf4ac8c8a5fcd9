/** The plan of leaving early in words, for its page and the files. */
import { amountOrRange } from '~/language/amount-or-range'
import { atAge } from '~/language/at-age'
import { amountText } from '~/language/format'
import { rangeText } from '~/language/range-text'
import type { AmountRange } from '~/pillars/result'
import type { Deadline } from '~/pillars/synthesis/deadlines'
import type { CapitalKind, Hole, LeavingPlan, Phase, PhaseSources } from '~/pillars/synthesis/plan/result'
import { span } from '../explained/step-words'
import type { T } from '../frame/text'

/** In the order in which a sentence names them. */
const PAYERS = ['pillar3a', 'vested', 'lppCapital'] as const satisfies CapitalKind[]

/** In the order of a table. */
export const SOURCES = [
  'avs',
  'lpp',
  'bridging',
  'vested',
  'lppCapital',
  'pillar3a',
] as const satisfies (keyof PhaseSources)[]

const age = (t: T, { years, months }: LeavingPlan['age']) => atAge(t, 12 * years + months)
const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The hole and who pays it. For a plan with a need. */
export function answerText(t: T, plan: LeavingPlan): string {
  const { hole } = plan
  return hole ? `${gapText(t, hole, plan)} ${paidText(t, plan)}` : withoutHole(t, plan)
}

const gapText = (t: T, { monthly, months, range }: Hole, { complete }: LeavingPlan) =>
  t(complete ? 'plan.answer.gap' : 'plan.answer.gapAtMost', {
    amount: amountOrRange(t, monthly, range),
    span: span(t, months),
  })

function paidText(t: T, plan: LeavingPlan): string {
  const payer = payersIn(t, plan)
  if (payer.count === 0) return t('plan.answer.unpaid')
  const isPaid = plan.phases.every(({ from, missing }) => from >= plan.avsStart || missing === 0)
  if (!isPaid) return sentence(t('plan.answer.paidPart', payer))
  const { lastsUntil, avsAge } = plan
  if (!lastsUntil) return sentence(t('plan.answer.paid', payer))
  const endsWithAvs = 12 * lastsUntil.years + lastsUntil.months <= 12 * avsAge.years + avsAge.months
  return sentence(
    endsWithAvs
      ? t('plan.answer.paidUntilAvs', payer)
      : t('plan.answer.paidUntil', { ...payer, age: age(t, lastsUntil) }),
  )
}

function withoutHole(t: T, plan: LeavingPlan): string {
  const { phases, lastsUntil } = plan
  const payer = payersIn(t, plan)
  const missing = phases.find((phase) => (phase.missing ?? 0) > 0)
  const amount = missing && amountOrRange(t, missing.missing ?? 0, missing.missingRange)
  if (payer.count > 0 && lastsUntil) {
    const paid = sentence(t('plan.answer.paidLater', { ...payer, age: age(t, lastsUntil) }))
    return amount ? `${paid} ${t('plan.answer.afterwards', { amount })}` : paid
  }
  return amount ? t('plan.answer.later', { amount }) : t('plan.answer.covered')
}

/** Whose capital is drawn: `votre 3a`, `votre 3a et votre libre passage`; and of how many kinds it is. */
function payersIn(t: T, { accounts }: LeavingPlan): { payer: string; count: number } {
  const kinds = PAYERS.filter((kind) => accounts.some((one) => one.kind === kind && one.drawn > 0))
  const names = kinds.map((kind) => t(`plan.payers.${kind}`))
  const [first = '', ...others] = names
  return { payer: others.reduce((one, other) => t('plan.payers.and', { one, other }), first), count: names.length }
}

/** `à 62 ans, 3 ans`. */
export const duringText = (t: T, { age, months }: Phase) => {
  const when = atAge(t, 12 * age.years + age.months)
  return months === null
    ? t('plan.phases.forLife', { age: when })
    : t('plan.phases.during', { age: when, span: span(t, months) })
}

/** In francs, since the heading says so. */
export function boundText(t: T, amount: number, range: AmountRange | null, bound: 'atLeast' | 'atMost' | null): string {
  const text = range ? rangeText(t, amountText(range.low), amountText(range.high)) : amountText(amount)
  return bound ? t(`plan.phases.${bound}`, { amount: text }) : text
}

/** With the name of the account. */
export function dateText(t: T, deadline: Deadline, { accounts }: LeavingPlan): string {
  switch (deadline.kind) {
    case 'accountPayOut':
    case 'vestedPayOut': {
      const account = accounts[deadline.account]
      const kind = deadline.kind === 'vestedPayOut' ? 'vested' : 'pillar3a'
      return t(`plan.dates.${deadline.kind}`, { name: account?.name || t(`plan.capital.unnamed.${kind}`) })
    }
    case 'capitalNotice':
      return t('plan.dates.capitalNotice', { months: deadline.noticeMonths })
    case 'gap':
      return t('plan.dates.gap', { year: deadline.year })
    default:
      return t(`plan.dates.${deadline.kind}`)
  }
}
