/** The outlook in the downloads: income over time and present worth, with the sentences of the page. */
import type { ColumnName } from '~/pillars/result'
import type { IncomeStep } from '~/pillars/synthesis/outlook'

/** Parts of an income. */
type Part = 'salary' | 'avs' | 'lpp'

/** `start`: the formatted start, as age and as date. */
type Step = IncomeStep & { start: { age: string; since: string } }

export type SheetIncome = {
  before: readonly string[]
  /** The parts that occur. */
  parts: readonly Part[]
  /** `column`: null if there is only one. */
  panels: readonly { column: ColumnName | null; title: string; total: string; steps: readonly Step[] }[]
  after: readonly string[]
}

export const INTERESTS = ['low', 'expected', 'high'] as const

/** A figure that is not guaranteed, in CHF, paid every month or once. */
export type RangeRow = { pillar: 'lpp' | 'pillar3a'; unit: 'month' | 'once'; term: string } & Record<
  (typeof INTERESTS)[number],
  number
>

export type SheetWorth = {
  shares: readonly string[]
  ranges: readonly { column: ColumnName; title: string; rows: readonly RangeRow[] }[]
  interests: readonly string[]
  spread: readonly string[]
}
