/** Summarises in a few lines what was entered about somebody's incomes. */
import type { Career } from '~/dossier/shape/career'
import { chf } from '~/language/format'
import type { Day } from '~/pillars/day'
import { enteredRows } from '~/ui/form/declaration/entered'
import type { T } from '~/ui/frame/text'
import type { SummaryRow } from '~/ui/summary-list'
import { FORECAST, QUICK } from './form'

/** How many years have an income, the first and the last of them, and the sum (CHF); null if there is none. */
type YearsInShort = { years: number; first: number; last: number; total: number } | null

/** A career, as entered on its page. */
export type CareerInShort =
  | { way: 'extract'; asOf: Day; entries: YearsInShort; unread: number }
  | Exclude<Career, { way: 'extract' | 'none' }>

export function inShort(career: Exclude<Career, { way: 'none' }>): CareerInShort {
  if (career.way !== 'extract') return career
  const earned = career.rows.filter(({ kind }) => kind === 'income' || kind === 'reversal' || kind === 'share')
  return { way: 'extract', asOf: career.asOf, entries: yearsInShort(earned), unread: career.unread.length }
}

export function yearsInShort(rows: readonly { year: number; amount: number }[]): YearsInShort {
  const years = [...new Set(rows.map(({ year }) => year))]
  if (years.length === 0) return null
  return {
    years: years.length,
    first: Math.min(...years),
    last: Math.max(...years),
    total: rows.reduce((sum, { amount }) => sum + amount, 0),
  }
}

export function yearRows(t: T, entries: YearsInShort): SummaryRow[] {
  if (!entries) return [{ term: t('ownCheck.years'), value: '0' }]
  const { years, first, last, total } = entries
  return [
    { term: t('ownCheck.years'), value: String(years) },
    { term: t('ownCheck.firstYear'), value: String(first) },
    { term: t('ownCheck.lastYear'), value: String(last) },
    { term: t('ownCheck.sum'), value: chf(total) },
  ]
}

export function careerRows(t: T, career: CareerInShort): SummaryRow[] {
  if (career.way === 'extract') return yearRows(t, career.entries)
  if (career.way === 'forecast') return enteredRows(t, { fields: FORECAST }, { ...career, forecastYear: career.year })
  const course = career.blocks.length === 0 ? career.course : null
  return enteredRows(t, { fields: QUICK }, { ...career, course })
}
