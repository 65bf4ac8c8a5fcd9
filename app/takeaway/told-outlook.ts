/** The income over time and what the figures are worth, with the sentences of the page. */
import type { ColumnName } from '~/pillars/result'
import type { IncomeStep } from '~/pillars/synthesis/outlook'

/** Parts of an income. */
type Part = 'salary' | 'avs' | 'lpp'

/** `age` and `since`: when it begins, as people read it. */
type Step = IncomeStep & { told: { age: string; since: string } }

export type ToldIncome = {
  before: readonly string[]
  /** Those of which there is something. */
  parts: readonly Part[]
  /** `column`: where there are two; null: the only one. */
  panels: readonly { column: ColumnName | null; title: string; steps: readonly Step[] }[]
  after: readonly string[]
}

export const INTERESTS = ['low', 'expected', 'high'] as const

/** What is not guaranteed, CHF: a month, or `once`. */
export type RangeRow = { pillar: 'lpp' | 'pillar3a'; unit: 'month' | 'once'; term: string } & Record<
  (typeof INTERESTS)[number],
  number
>

export type ToldWorth = {
  shares: readonly string[]
  ranges: readonly { column: ColumnName; title: string; rows: readonly RangeRow[] }[]
  interests: readonly string[]
  spread: readonly string[]
}
