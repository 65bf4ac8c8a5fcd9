/**
 * A table that was copied column by column: all years, then all incomes, one per line. Only their order tells which
 * belong together, so the person is asked.
 */
import type { Franc } from '~/pillars/money'
import { readAmount } from './amount'
import type { MonthRange, Proposal } from './extract-reading'
import { readCode } from './income-code'
import { readRange } from './months'
import { isYear, type YearSpan } from './part-kinds'

/** A line that contains only one number. */
export type LoneNumber = { line: number; text: string }

/** Office, account, code, months, year, income. */
const MOST_COLUMNS = 6
const LEAST_LINES = 2

type Column = readonly LoneNumber[]

const francsOf = (text: string): Franc | null => {
  const read = readAmount(text)
  return 'francs' in read ? read.francs : null
}
const rangeOf = (text: string): MonthRange | null => {
  const range = readRange(text)
  return range === 'none' ? null : range
}
const areAll = (column: Column, holds: (text: string) => boolean) => column.every(({ text }) => holds(text))
/** What may be the code of a reversal, or of something other than income. */
const isOtherCode = (text: string) => readCode(text)?.reversed === true || /^0?[0478]$/.test(text)

/** Whether the line contains only a number, a year or months. */
export const isLoneNumber = (text: string) =>
  /^\d[\d.'/-]*$/.test(text) || rangeOf(text) !== null || francsOf(text) !== null

type Table = { years: Column; amounts: Column; months: Column | null; all: Column[] }

/**
 * Exactly one column of years. The amounts follow it, or precede it if there is no third column; whatever else an
 * extract has stands before both. A column that may be another code leaves sign and kind open.
 */
function tableOf(all: Column[], span: YearSpan): Table | null {
  const [years, another] = all.filter((column) => areAll(column, (text) => isYear(text, span)))
  const months = all.find((column) => areAll(column, (text) => rangeOf(text) !== null)) ?? null
  const others = all.filter((column) => column !== years && column !== months)
  const amounts = others.at(-1)
  if (!years || another || !amounts || !areAll(amounts, (text) => francsOf(text) !== null)) return null
  const rest = others.slice(0, -1)
  const isOrder =
    (all.length === 2 || amounts === all.at(-1)) && rest.every((column) => all.indexOf(column) < all.indexOf(years))
  return isOrder && !rest.flat().some(({ text }) => isOtherCode(text)) ? { years, amounts, months, all } : null
}

function proposalAt({ years, amounts, months, all }: Table, at: number): [line: number, proposal: Proposal] {
  const { line, text } = years[at] as LoneNumber
  const amount = francsOf(amounts[at]?.text ?? '') as Franc
  const beside = all.flatMap((column) => (column === years ? [] : [(column[at] as LoneNumber).line]))
  const kind = amount < 0 ? 'reversal' : 'income'
  const range = months && rangeOf(months[at]?.text ?? '')
  return [line, { supposes: ['columns'], with: beside, year: Number(text), months: range, amount, kind, split: false }]
}

/** Columns of equal length one below the other, or the numbers of each entry one below the other. */
function tablesOf(run: Column): Column[][] {
  const counts = Array.from({ length: MOST_COLUMNS - 1 }, (_, i) => i + 2).filter(
    (count) => run.length % count === 0 && run.length / count >= LEAST_LINES,
  )
  const columns = (count: number) =>
    Array.from({ length: count }, (_, at) => run.slice((at * run.length) / count, ((at + 1) * run.length) / count))
  const rows = (count: number) => Array.from({ length: count }, (_, at) => run.filter((_, i) => i % count === at))
  return counts.flatMap((count) => [columns(count), rows(count)])
}

/** Keyed by the line of the year. @param run consecutive lines that contain only a number */
export function proposalsOfColumns(run: Column, span: YearSpan): Map<number, Proposal> {
  const tables = tablesOf(run).flatMap((columns) => tableOf(columns, span) ?? [])
  const [table, another] = tables
  if (!table || another) return new Map()
  return new Map(table.years.map((_, at) => proposalAt(table, at)))
}
