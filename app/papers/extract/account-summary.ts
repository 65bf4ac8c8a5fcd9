/** What the page shows of an account before anything is computed from it. */
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import type { Account } from './account'

export type SummaryFacts = {
  birthDate: Day
  today: Day
  referenceYear: number
  /** CHF of a year that makes a contribution year (LAVS art. 10, RAVS art. 50). */
  minimumIncome: (year: number) => number
}

/** Both years included. */
export type YearRun = { from: number; to: number }

export type AccountSummary = {
  /** Years with an entry, up to the reference age; null: there is none. */
  entries: { years: number; first: number; last: number; total: Franc; average: Franc } | null
  /** From the year after the 20th birthday (LAVS art. 29bis al. 1, RAVS art. 52b) to the last that must be entered. */
  withoutEntry: YearRun[]
  underMinimum: number[]
  /** Years with an entry up to that of the 20th birthday: they may fill a gap (RAVS art. 52b). */
  youthYears: number[]
  /** Without an entry, but no gap: they need not be entered yet (RAVS art. 140 al. 2). */
  notYetEntered: number[]
}

const yearOf = (day: Day) => Number(day.slice(0, 4))
const monthOf = (day: Day) => Number(day.slice(5, 7))

/** The offices report a year until 31 October of the next one (RAVS art. 140 al. 2). */
const LAST_MONTH_OF_REPORTS = 10

function openYears(today: Day): number[] {
  const year = yearOf(today)
  return monthOf(today) <= LAST_MONTH_OF_REPORTS ? [year - 1, year] : [year]
}

function runsOf(years: readonly number[]): YearRun[] {
  const runs: YearRun[] = []
  for (const year of years) {
    const last = runs.at(-1)
    if (last && last.to === year - 1) last.to = year
    else runs.push({ from: year, to: year })
  }
  return runs
}

const between = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)

function entriesOf(years: Account['years']): AccountSummary['entries'] {
  const [first, last] = [years[0], years.at(-1)]
  if (!first || !last) return null
  const total = years.reduce((sum, { amount }) => sum + amount, 0)
  const average = Math.floor(total / years.length + 0.5)
  return { years: years.length, first: first.year, last: last.year, total: total as Franc, average: average as Franc }
}

export function summaryOf(
  { years }: Account,
  { birthDate, today, referenceYear, minimumIncome }: SummaryFacts,
): AccountSummary {
  const entered = new Set(years.map(({ year }) => year))
  const firstDue = yearOf(birthDate) + 21
  // The pension does not count the year of the reference age (LAVS art. 29bis al. 1).
  const due = between(firstDue, Math.min(yearOf(today), referenceYear - 1)).filter((year) => !entered.has(year))
  const open = openYears(today)
  return {
    entries: entriesOf(years),
    withoutEntry: runsOf(due.filter((year) => !open.includes(year))),
    underMinimum: years.filter(({ year, amount }) => amount < minimumIncome(year)).map(({ year }) => year),
    youthYears: years.filter(({ year }) => year < firstDue).map(({ year }) => year),
    notYetEntered: due.filter((year) => open.includes(year)),
  }
}
