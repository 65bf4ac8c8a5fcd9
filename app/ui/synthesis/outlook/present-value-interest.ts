/** Sentences on the interest rates behind the ranges. */
import { percent } from '~/language/format'
import type { ColumnOutlook } from '~/pillars/synthesis/outlook'
import type { T } from '~/ui/frame/text'

/** The sentences for all columns, without repeats. */
export const interestSentences = (t: T, columns: readonly Pick<ColumnOutlook, 'lpp' | 'pillar3a'>[]): string[] => [
  ...new Set(columns.flatMap(({ lpp }) => fundSentences(t, lpp))),
  ...new Set(columns.flatMap(({ pillar3a }) => accountSentence(t, pillar3a))),
]

const fundSentences = (t: T, lpp: ColumnOutlook['lpp']): string[] => [
  ...(lpp?.funds.map(({ name, rates }) => t('outlook.range.fund', { name, ...inPercent(rates) })) ?? []),
  ...(lpp?.fixed.map((name) => t('outlook.range.fundFixed', { name })) ?? []),
]

function accountSentence(t: T, pillar3a: ColumnOutlook['pillar3a']): string[] {
  if (!pillar3a) return []
  const { low, expected, high } = pillar3a
  if (low.rate === null || expected.rate === null || high.rate === null) return [t('outlook.range.accountOwn')]
  return [t('outlook.range.account', inPercent({ low: low.rate, expected: expected.rate, high: high.rate }))]
}

const inPercent = ({ low, expected, high }: Record<'low' | 'expected' | 'high', number>) => ({
  low: percent(low),
  expected: percent(expected),
  high: percent(high),
})
