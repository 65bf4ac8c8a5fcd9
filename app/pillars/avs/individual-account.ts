import type { ContributionPeriod } from '~/law/avs-contribution-period'
import type { IncomeEntry, NewIncome } from './facts'

/** missing: no entry, a gap; entered: on the account; toCome: a year after the last entry, which counts as complete. */
export type AccountYear = { year: number; amount: number; months: number; kind: 'missing' | 'entered' | 'toCome' }

/** An individual account, continued to the reference age. Each list holds one element a calendar year, in order. */
export type Account = {
  /** The three years before the window; they only fill gaps. */
  youth: AccountYear[]
  /** The years that count: from the one of the 21st birthday to the one before the reference age (LAVS art. 29bis). */
  window: AccountYear[]
  windowFrom: number
  windowTo: number
  /** The year of the reference age; its months only fill gaps. */
  retirementYear: AccountYear
  /** CHF a year of the years to come: that of the last complete year, or null where the account has none. */
  carriedOn: number | null
  /** What is earned in years to come from some year on, in place of that; null: nothing else. */
  newIncome: NewIncome | null
  /** The first year to come; where it lies before last year, entries are missing. */
  toComeFrom: number
  earlyStart: EarlyStart | null
}

/**
 * An early start: its year, the months of that year before it, in which there is still work, and the income of the
 * minimum contribution that is paid from then on (CHF a year).
 */
export type EarlyStart = { year: number; monthsBefore: number; minimumIncome: number }

/** Years of birth, of the reference age and of the computation; what is planned to be earned, or paid after an early start. */
export type Span = {
  birthYear: number
  referenceYear: number
  thisYear: number
  newIncome: NewIncome | null
  earlyStart: EarlyStart | null
}

/**
 * Reads the entries into years, and carries the last complete year's income on unchanged. Missing years before the
 * last entry stay missing; later ones are to come, the unfinished current year among them.
 */
export function accountOf(entries: readonly IncomeEntry[], span: Span, period: ContributionPeriod): Account {
  const { birthYear, referenceYear, thisYear, newIncome, earlyStart } = span
  const firstYear = birthYear + period.youthFrom
  const years = blankYears(firstYear, referenceYear)
  enter(entries, years, firstYear, thisYear)
  const toComeFrom = firstYearToCome(lastYearOf(entries, firstYear, thisYear), thisYear, years[thisYear - firstYear])
  const carriedOn = lastCompleteAmount(years, toComeFrom)
  for (const year of years) if (year.year >= toComeFrom) carryOn(year, incomeToCome(year.year, span, carriedOn))
  const windowFrom = birthYear + period.countsFrom
  const retirementYear = years.pop() as AccountYear
  const youth = years.slice(0, windowFrom - firstYear)
  const window = years.slice(windowFrom - firstYear)
  const windowTo = referenceYear - 1
  return { youth, window, windowFrom, windowTo, retirementYear, carriedOn, newIncome, toComeFrom, earlyStart }
}

/** The account as it stands at an early start: its years until the one before, and the months of that year. */
export function accountUntil(account: Account, year: number): Account {
  const retirementYear = accountYear(account, year) ?? account.retirementYear
  const window = account.window.slice(0, Math.max(0, year - account.windowFrom))
  return { ...account, window, windowTo: year - 1, retirementYear }
}

/** What is planned, and what is carried on until then; after an early start the minimum, which its year at least has. */
function incomeToCome(year: number, { newIncome, earlyStart }: Span, carriedOn: number | null): number {
  const worked = newIncome && year >= newIncome.year ? newIncome.amount : (carriedOn ?? 0)
  if (!earlyStart || year < earlyStart.year) return worked
  const { monthsBefore, minimumIncome } = earlyStart
  return year > earlyStart.year ? minimumIncome : Math.max(minimumIncome, Math.round((worked * monthsBefore) / 12))
}

function blankYears(from: number, to: number): AccountYear[] {
  const years: AccountYear[] = []
  for (let year = from; year <= to; year++) years.push({ year, amount: 0, months: 0, kind: 'missing' })
  return years
}

/** Writes the entries into their years; several of one year add up. What is dated ahead of today is none. */
function enter(entries: readonly IncomeEntry[], years: AccountYear[], firstYear: number, thisYear: number) {
  for (const entry of entries) {
    const year = years[entry.year - firstYear]
    if (!year || entry.year > thisYear) continue
    year.amount += entry.amount
    year.months = Math.min(12, year.months + entry.months)
    year.kind = 'entered'
  }
}

/** The year of the last entry, after the reference age too; null without one. */
function lastYearOf(entries: readonly IncomeEntry[], firstYear: number, thisYear: number): number | null {
  let last = firstYear - 1
  for (const { year } of entries) if (year > last && year <= thisYear) last = year
  return last >= firstYear ? last : null
}

/** After the last entry; the current year itself where its entry is not complete. */
function firstYearToCome(lastYear: number | null, thisYear: number, current: AccountYear | undefined): number {
  if (lastYear === null) return thisYear
  const unfinished = lastYear === thisYear && current !== undefined && current.months < 12
  return unfinished ? thisYear : lastYear + 1
}

function lastCompleteAmount(years: AccountYear[], toComeFrom: number): number | null {
  return years.findLast((year) => year.year < toComeFrom && year.months === 12)?.amount ?? null
}

function carryOn(year: AccountYear, amount: number) {
  year.amount = amount
  year.months = 12
  year.kind = 'toCome'
}

/** The account's year, youth, window or year of retirement; undefined outside. */
export function accountYear(account: Account, year: number): AccountYear | undefined {
  if (year < account.windowFrom) return account.youth[year - account.windowFrom + account.youth.length]
  return year === account.retirementYear.year ? account.retirementYear : account.window[year - account.windowFrom]
}
