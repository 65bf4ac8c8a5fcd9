/** The outlook in the PDF: the income over time, and the present worth of the figures. */
import { amountText, chf, dayText } from '~/language/format'
import type { ColumnName } from '~/pillars/result'
import { type Cell, heading, type Part, paragraph, plain, type Table, table } from './pdf-part'
import { NOT_THERE } from './pdf-tables'
import type { Sheet } from './sheet'
import { INTERESTS, type RangeRow, type SheetIncome } from './sheet-outlook'

export function incomeParts({ t, income }: Sheet): Part[] {
  if (!income) return []
  const { before, parts, panels, after } = income
  return [
    heading(2, t('outlook.income.title')),
    ...before.map((sentence) => paragraph(sentence)),
    ...panels.flatMap(({ title, total, steps }) => [
      heading(3, t('takeaway.inFrancs', { title })),
      table(incomeTable(t, parts, { total, steps })),
    ]),
    ...after.map((sentence) => paragraph(sentence, 'hint')),
  ]
}

type Panel = SheetIncome['panels'][number]

/** The income by day and age, with a column for each part. */
const incomeTable = (
  t: Sheet['t'],
  parts: SheetIncome['parts'],
  { total: head, steps }: Pick<Panel, 'total' | 'steps'>,
): Table => ({
  head: [t('outlook.income.from'), ...parts.map((part) => t(`outlook.income.parts.${part}`)), head],
  rows: steps.map(({ start, from, total, ...step }) => [
    plain(`${dayText(from)}, ${start.age}`),
    ...parts.map((part) => amount(step[part])),
    [{ text: amountText(total), style: 'strong' }],
  ]),
  widths: [9, ...parts.map(() => 3), 3.6],
  numbers: true,
})

const amount = (monthly: number | null): Cell => plain(monthly === null ? NOT_THERE : amountText(monthly))

export function worthParts({ t, worth }: Sheet): Part[] {
  if (!worth) return []
  const { shares, ranges, interests, spread } = worth
  const rows = ranges.flatMap(({ column, rows }) => rows.map((row) => ({ ...row, column })))
  return [
    heading(2, t('outlook.worth.title')),
    ...shares.map((sentence) => paragraph(sentence)),
    ...(rows.length > 0
      ? [
          heading(3, t('outlook.range.title')),
          paragraph(t('outlook.range.intro')),
          table(rangeTable(t, rows, ranges.length > 1)),
        ]
      : []),
    ...interests.map((sentence) => paragraph(sentence, 'hint')),
    ...(spread.length > 0 ? [heading(3, t('outlook.spread.title'))] : []),
    ...(spread.length > 0 ? [...spread, t('outlook.spread.note')] : []).map((sentence) => paragraph(sentence)),
  ]
}

const rangeTable = (
  t: Sheet['t'],
  rows: readonly (RangeRow & { column: ColumnName })[],
  isCompared: boolean,
): Table => ({
  head: [t('synthesis.row'), ...INTERESTS.map((name) => t(`outlook.range.${name}`))],
  rows: rows.map(({ term, column, ...row }) => [
    plain(isCompared ? `${term}, ${t(`outlook.income.columns.${column}`)}` : term),
    ...INTERESTS.map((name) => plain(chf(row[name]))),
  ]),
  widths: [6, 3, 3, 3],
  numbers: true,
})
