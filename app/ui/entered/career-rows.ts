/** What was told of somebody's incomes, in a few lines. */
import type { Career } from '~/dossier/shape/career'
import { chf, percent } from '~/language/format'
import type { Day } from '~/pillars/day'
import type { T } from '../frame/text'
import type { SummaryRow } from '../summary-list'

/** How many years bear an income, the first and the last, and their sum (CHF); null: none does. */
export type YearsInShort = { years: number; first: number; last: number; total: number } | null

/** A career as it is told on this page. */
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
  if (career.way === 'forecast')
    return [
      { term: t('ownCheck.ramd'), value: chf(career.ramd) },
      { term: t('ownCheck.scale'), value: String(career.scale) },
      { term: t('ownCheck.forecastYear'), value: String(career.year) },
    ]
  const { salary, rate, since, course, blocks } = career
  const yearsOf = ({ from, to }: (typeof blocks)[number]) => (from === to ? String(from) : `${from}–${to}`)
  return [
    { term: t('ownCheck.salary'), value: chf(salary) },
    { term: t('ownCheck.rate'), value: percent(rate) },
    { term: t('ownCheck.since'), value: since === null ? t('ownCheck.sinceUsual') : String(since) },
    ...(blocks.length === 0 && course ? [{ term: t('ownCheck.course'), value: t(`ownCheck.courses.${course}`) }] : []),
    ...blocks.map((block) => ({ term: t('ownCheck.block', { years: yearsOf(block) }), value: chf(block.salary) })),
  ]
}
