/** The answer of a synthesis in words: the monthly amount for life, its start, and what comes with it. */
import { amountOrRange } from '~/language/amount-or-range'
import { atAge } from '~/language/at-age'
import { totalWords } from '~/language/at-least'
import { chf, dayText, percent, signedChf } from '~/language/format'
import { leavingIn } from '~/language/leaving'
import type { ColumnWithPhases } from '~/language/phases'
import type { Day } from '~/pillars/day'
import type { AmountRange } from '~/pillars/result'
import type { IncomeStep, Outlook } from '~/pillars/synthesis/outlook'
import type { Column } from '~/pillars/synthesis/result'
import type { T } from '~/ui/frame/text'
import { lppAmount } from './lpp-words'
import { phaseAmount, phaseSentences } from './phases/phase-words'
import { endsBeside, endsText } from './total-ends'

/** Matches a digest as well as its part in a shared synthesis. */
type AnswerColumn = ColumnWithPhases &
  Pick<Column, 'retirementDate' | 'worksUntil' | 'totalFrom' | 'missing' | 'ranges' | 'capitalTotal'> & {
    ends?: AmountRange | undefined
  }

type AnswerContext = {
  income: readonly Pick<IncomeStep, 'from' | 'age'>[]
  /** The column without the change, if this is the one with it. */
  before: AnswerColumn | null
  /** The share of today's gross salary that the pensions replace for life, percent; null: unknown. */
  replaced: number | null
}

/** null without an amount. */
export function answerWords(t: T, column: AnswerColumn, { income, before, replaced }: AnswerContext) {
  const { monthlyTotal, totalFrom, ranges, capitalTotal } = column
  if (monthlyTotal === null || totalFrom === null) return null
  return {
    title: titleOf(t, column, income),
    amount:
      monthlyTotal === 0 && !ranges && column.complete
        ? t('synthesis.noPension')
        : totalWords(t, column, amountOrRange(t, monthlyTotal, ranges?.total ?? null)),
    when: t('takeaway.answer.when', { day: dayText(totalFrom) }),
    facts: [
      ...phaseSentences(t, column, phaseAmount(t, column)),
      ...partsSentence(t, column),
      ...endsSentence(t, column),
      ...(capitalTotal ? [t('takeaway.answer.capital', { amount: chf(capitalTotal) })] : []),
      ...(replaced === null ? [] : [t('takeaway.answer.share', { percent: percent(replaced) })]),
      ...(before ? beforeSentence(t, before, column) : []),
    ],
  }
}

function titleOf(t: T, column: AnswerColumn, income: AnswerContext['income']): string {
  const age = ageAt(income, leavingIn(column))
  return age === null
    ? t('takeaway.answer.titleFrom', { day: dayText(leavingIn(column)) })
    : t('synthesis.answer.withoutChangeAt', { age: atAge(t, age) })
}

/** In months. The salary ends on the day of leaving, so a step begins there. null: unknown. */
export function ageAt(income: AnswerContext['income'], leaving: Day): number | null {
  const step = income.find(({ from }) => from === leaving)
  return step ? 12 * step.age.years + step.age.months : null
}

/** The parts of the amount, mentioned only if it has both. */
function partsSentence(t: T, { avs, lpp, ranges }: AnswerColumn): string[] {
  if (!avs || !lpp || avs.monthly === 0 || lpp.monthly === 0) return []
  const own = avs.monthly + avs.supplement
  const range = ranges ? { low: ranges.total.low - lpp.monthly, high: ranges.total.high - lpp.monthly } : null
  const parts = [
    t('takeaway.answer.avs', { amount: amountOrRange(t, own, range) }),
    t('takeaway.answer.lpp', { amount: lppAmount(t, lpp) }),
  ]
  return [`${parts.join(', ')}.`]
}

/** The two ends, where the amount is not a range itself. */
function endsSentence(t: T, column: AnswerColumn): string[] {
  const ends = endsBeside(column)
  if (!ends) return []
  return [`${endsText(t, { low: chf(ends.low), high: chf(ends.high), complete: column.complete }, 'sentence')}.`]
}

function beforeSentence(t: T, before: AnswerColumn, after: AnswerColumn): string[] {
  const { monthlyTotal, totalFrom, ranges } = before
  if (monthlyTotal === null || totalFrom === null) return []
  const amount = totalWords(t, before, amountOrRange(t, monthlyTotal, ranges?.total ?? null))
  const words = { amount, day: dayText(totalFrom) }
  const isCompared = !ranges && !after.ranges && before.complete && after.complete
  if (!isCompared || after.monthlyTotal === null) return [t('takeaway.answer.beforeAlone', words)]
  return [t('takeaway.answer.before', { ...words, difference: signedChf(after.monthlyTotal - monthlyTotal) })]
}

/** The answer of a digest: with the change, if there is one. */
export function answerOf(t: T, { withoutChange, withChange, outlook }: AnswerDigest) {
  const column = withChange ?? withoutChange
  const worth = (withChange ? outlook?.withChange : outlook?.withoutChange) ?? null
  return answerWords(t, column, {
    income: worth?.income ?? [],
    before: withChange ? withoutChange : null,
    replaced: column.ranges ? null : (worth?.replaced.at(-1)?.percent ?? null),
  })
}

type AnswerDigest = {
  withoutChange: AnswerColumn
  withChange: AnswerColumn | null
  outlook?: Outlook | null
}
