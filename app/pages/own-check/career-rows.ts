/** What was told of somebody's incomes, in a few lines. */
import { chf, percent } from '~/language/format'
import type { T } from '~/ui/frame/text'
import type { SummaryRow } from '~/ui/summary-list'
import type { CareerInShort, YearsInShort } from './view'

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
