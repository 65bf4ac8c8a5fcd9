/** What the rows of an extract add up to: one entry a year, and what has to be asked or refused. */
import type { Franc } from '~/pillars/money'
import { MOST_FRANCS } from './amount'
import type { ExtractRow, MonthRange } from './extract-reading'
import { monthsInUnion } from './months'
import { MOST_LINES } from './read-extract'

/** CHF of the year; months of contribution, 0 to 12. `split`: already divided with a spouse. */
export type AccountYear = { year: number; amount: Franc; months: number; split?: true }

export type AccountFacts = {
  /** The year in which the reference age is reached: what is earned in later years is listed separately. */
  referenceYear: number
  /** The income of a year that makes a contribution year, CHF (LAVS art. 10, RAVS art. 50). */
  minimumIncome: (year: number) => number
  /** Calendar years whose incomes a marriage divides: neither the year of the wedding nor of the end (RAVS art. 50b al. 3). */
  marriageYears: readonly number[]
}

export type AccountAssumption =
  /** No line of the year names its months: it counts as a whole year. */
  | { key: 'wholeYear'; years: number[] }
  /** No line of the year names its months, and its income is under the minimum: counted without months. */
  | { key: 'underMinimumWithoutMonths'; years: number[] }

export type AccountQuestion =
  /** The same line twice: printed twice, or two entries? */
  | { key: 'duplicateLines'; year: number; lines: number[] }
  /** Lines with months and a line without them in one year: is the one the sum of the others? */
  | { key: 'sumOrMore'; year: number; lines: number[] }
  /** Some years of marriage are divided already, others are not: which marriage was it? */
  | { key: 'someYearsSplit'; split: number[]; others: number[] }

export type AccountProblem = { key: 'belowZero' | 'aboveLimit'; year: number; lines: number[] } | { key: 'tooManyRows' }

/** Years in order, each once; a year with a problem is in none of the lists. */
export type Account = {
  years: AccountYear[]
  /** For the one new computation (LAVS art. 29bis al. 3). */
  afterReferenceAge: AccountYear[]
  careCreditYears: number[]
  assumptions: AccountAssumption[]
  questions: AccountQuestion[]
  problems: AccountProblem[]
}

const inOrder = (years: Iterable<number>) => [...new Set(years)].sort((a, b) => a - b)

function byYear(rows: readonly ExtractRow[]): [number, ExtractRow[]][] {
  const years = new Map<number, ExtractRow[]>()
  for (const row of rows) years.set(row.year, [...(years.get(row.year) ?? []), row])
  return [...years].sort(([a], [b]) => a - b)
}

/** A spouse's shares, credits and reversals add no months. */
const addsMonths = ({ kind, amount }: ExtractRow) => kind === 'income' || (kind === 'afterReferenceAge' && amount >= 0)

type YearSum = { entry: AccountYear; assumed: AccountAssumption['key'] | null; lines: number[] }

function sumOfYear([year, rows]: [number, ExtractRow[]], minimumIncome: (year: number) => number): YearSum {
  const amount = rows.reduce((sum, row) => sum + row.amount, 0) as Franc
  const adding = rows.filter(addsMonths)
  const ranges = adding.flatMap(({ months }): MonthRange[] => (months ? [months] : []))
  const isNamed = ranges.length === adding.length
  const isEnough = amount >= minimumIncome(year)
  const assumed = isNamed ? null : isEnough ? 'wholeYear' : 'underMinimumWithoutMonths'
  const months = assumed === 'wholeYear' ? 12 : monthsInUnion(ranges)
  const split = rows.some((row) => row.split) ? ({ split: true } as const) : {}
  return { entry: { year, amount, months, ...split }, assumed, lines: rows.map(({ line }) => line) }
}

function problemOf({ entry: { year, amount }, lines }: YearSum): AccountProblem | null {
  if (amount < 0) return { key: 'belowZero', year, lines }
  return amount > MOST_FRANCS ? { key: 'aboveLimit', year, lines } : null
}

const sameLine = ({ year, months, amount, kind, payer }: ExtractRow) =>
  [year, months?.from, months?.to, amount, kind, payer].join()

function duplicatesIn([year, rows]: [number, ExtractRow[]]): AccountQuestion[] {
  const groups = new Map<string, number[]>()
  for (const row of rows.filter(hasAmount)) groups.set(sameLine(row), [...(groups.get(sameLine(row)) ?? []), row.line])
  const equal = [...groups.values()].filter((lines) => lines.length > 1)
  return equal.map((lines) => ({ key: 'duplicateLines', year, lines }))
}

/** An overview beside the lines that it sums up would count everything twice. */
function sumsIn([year, rows]: [number, ExtractRow[]]): AccountQuestion[] {
  const adding = rows.filter(addsMonths)
  const named = adding.filter(({ months }) => months !== null)
  const areBoth = named.length > 0 && named.length < adding.length
  return areBoth ? [{ key: 'sumOrMore', year, lines: adding.map(({ line }) => line) }] : []
}

function splitQuestion(years: readonly AccountYear[], marriageYears: readonly number[]): AccountQuestion[] {
  const split = years.filter((entry) => entry.split).map(({ year }) => year)
  const others = years.filter(({ year, split }) => !split && marriageYears.includes(year)).map(({ year }) => year)
  return split.length > 0 && others.length > 0 ? [{ key: 'someYearsSplit', split, others }] : []
}

function assumptionsOf(sums: readonly YearSum[]): AccountAssumption[] {
  const keys = ['wholeYear', 'underMinimumWithoutMonths'] as const
  return keys.flatMap((key) => {
    const years = inOrder(sums.filter(({ assumed }) => assumed === key).map(({ entry }) => entry.year))
    return years.length > 0 ? [{ key, years }] : []
  })
}

/** Neither credits for care nor a spouse abroad make an entry. */
const hasAmount = ({ kind }: ExtractRow) => kind !== 'careCredit' && kind !== 'noContribution'

export function accountOf(rows: readonly ExtractRow[], facts: AccountFacts): Account {
  const { referenceYear, minimumIncome, marriageYears } = facts
  const counted = rows.filter(hasAmount)
  const isAfter = ({ kind, year }: ExtractRow) => kind === 'afterReferenceAge' || year > referenceYear
  const sumsOf = (some: readonly ExtractRow[]) => byYear(some).map((year) => sumOfYear(year, minimumIncome))
  const before = sumsOf(counted.filter((row) => !isAfter(row)))
  const after = sumsOf(counted.filter(isAfter))
  const fine = (sums: readonly YearSum[]) => sums.filter((sum) => !problemOf(sum)).map(({ entry }) => entry)
  const years = fine(before)
  return {
    years,
    afterReferenceAge: fine(after),
    careCreditYears: inOrder(rows.filter(({ kind }) => kind === 'careCredit').map(({ year }) => year)),
    assumptions: assumptionsOf([...before, ...after]),
    questions: [
      ...byYear(rows).flatMap((year) => [...duplicatesIn(year), ...sumsIn(year)]),
      ...splitQuestion(years, marriageYears),
    ],
    problems: [
      ...[...before, ...after].flatMap((sum) => problemOf(sum) ?? []),
      ...(rows.length > MOST_LINES ? [{ key: 'tooManyRows' } as const] : []),
    ],
  }
}
