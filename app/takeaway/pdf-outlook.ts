/** The outlook in the PDF: the income over time, and the present worth of the figures. */
import { chf } from '~/language/format'
import { type Cell, heading, type Part, paragraph, plain, type Table, table } from './pdf-part'
import { NOT_THERE } from './pdf-tables'
import type { Sheet } from './sheet'
import { INTERESTS, type RangeRow, type SheetIncome } from './sheet-outlook'

export function incomeParts({ t, income }: Sheet): Part[] {
  if (!income) return []
  const { before, parts, panels, after } = income
  return [
    heading(2, t('outlook.income.title')),
    ...[t('outlook.income.intro'), ...before].map((sentence) => paragraph(sentence)),
    ...panels.flatMap(({ title, steps }) => [heading(3, title), table(incomeTable(t, parts, steps))]),
    ...after.map((sentence) => paragraph(sentence, 'hint')),
  ]
}

type Panel = SheetIncome['panels'][number]

/** The income by age, with a column for each part. */
const incomeTable = (t: Sheet['t'], parts: SheetIncome['parts'], steps: Panel['steps']): Table => ({
  head: [
    t('outlook.income.from'),
    ...parts.map((part) => t(`outlook.income.parts.${part}`)),
    t('outlook.income.total'),
  ],
  rows: steps.map(({ start, total, ...step }) => [
    [
      { text: start.age, style: 'text' },
      { text: start.since, style: 'hint' },
    ],
    ...parts.map((part) => amount(step[part])),
    [{ text: chf(total), style: 'strong' }],
  ]),
  widths: [5, ...parts.map(() => 3), 3],
  numbers: true,
})

const amount = (monthly: number | null): Cell => plain(monthly === null ? NOT_THERE : chf(monthly))

export function worthParts({ t, worth }: Sheet): Part[] {
  if (!worth) return []
  const { shares, ranges, interests, spread } = worth
  return [
    heading(2, t('outlook.worth.title')),
    ...[t('outlook.worth.francs'), ...shares].map((sentence) => paragraph(sentence)),
    ...(ranges.length > 0 ? [heading(3, t('outlook.range.title')), paragraph(t('outlook.range.intro'))] : []),
    ...ranges.flatMap(({ title, rows }) => [heading(3, title), table(rangeTable(t, rows))]),
    ...interests.map((sentence) => paragraph(sentence, 'hint')),
    ...(spread.length > 0 ? [heading(3, t('outlook.spread.title'))] : []),
    ...(spread.length > 0 ? [...spread, t('outlook.spread.note')] : []).map((sentence) => paragraph(sentence)),
  ]
}

const rangeTable = (t: Sheet['t'], rows: readonly RangeRow[]): Table => ({
  head: [t('synthesis.row'), ...INTERESTS.map((name) => t(`outlook.range.${name}`))],
  rows: rows.map((row) => [plain(row.term), ...INTERESTS.map((name) => plain(chf(row[name])))]),
  widths: [5, 3, 3, 3],
  numbers: true,
})
