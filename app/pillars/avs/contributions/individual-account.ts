import type { ContributionPeriod } from '~/law/avs/contribution-period'
import type { IncomeEntry, NewIncome } from '../facts'

/** missing: no entry, a gap; entered: on the account; toCome: after the last entry, counted as a complete year. */
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
  /** CHF a year in years to come: the income of the last complete year, or null if the account has none. */
  carriedOn: number | null
  /** A different income in years to come from some year on; null: none. */
  newIncome: NewIncome | null
  /** The first year to come; if it lies before last year, entries are missing. */
  toComeFrom: number
  earlyStart: EarlyStart | null
}

/**
 * An early start: its year, the months of that year before it, in which the person still works, and the income that
 * corresponds to the minimum contribution paid from then on (CHF a year).
 */
export type EarlyStart = { year: number; monthsBefore: number; minimumIncome: number }

/** Years of birth, reference age and computation; the planned income, and what is paid after an early start. */
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
  const lastYear = enter(entries, years, firstYear, thisYear)
  const toComeFrom = firstYearToCome(lastYear, thisYear, years[thisYear - firstYear])
  const carriedOn = lastCompleteAmount(years, toComeFrom - firstYear)
  for (let year = Math.max(firstYear, toComeFrom); year <= referenceYear; year++)
    carryOn(years[year - firstYear] as AccountYear, incomeToCome(year, span, carriedOn))
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

/** The planned income and the one carried on until then; the minimum after an early start, and at least in its year. */
function incomeToCome(year: number, { newIncome, earlyStart }: Span, carriedOn: number | null): number {
  const worked = newIncome && year >= newIncome.year ? newIncome.amount : (carriedOn ?? 0)
  if (!earlyStart || year < earlyStart.year) return worked
  const { monthsBefore, minimumIncome } = earlyStart
  return year > earlyStart.year ? minimumIncome : Math.max(minimumIncome, Math.round((worked * monthsBefore) / 12))
}

function blankYears(from: number, to: number): AccountYear[] {
  const years = new Array<AccountYear>(to - from + 1)
  for (let year = from; year <= to; year++) years[year - from] = { year, amount: 0, months: 0, kind: 'missing' }
  return years
}

/**
 * Writes the entries into their years; several of one year add up. Entries dated in the future are ignored.
 * @returns the year of the last entry, after the reference age too; null without one
 */
function enter(
  entries: readonly IncomeEntry[],
  years: AccountYear[],
  firstYear: number,
  thisYear: number,
): number | null {
  let last = firstYear - 1
  for (const entry of entries) {
    if (entry.year > thisYear) continue
    if (entry.year > last) last = entry.year
    const year = years[entry.year - firstYear]
    if (!year) continue
    year.amount += entry.amount
    year.months = Math.min(12, year.months + entry.months)
    year.kind = 'entered'
  }
  return last >= firstYear ? last : null
}

/** After the last entry; the current year itself where its entry is not complete. */
function firstYearToCome(lastYear: number | null, thisYear: number, current: AccountYear | undefined): number {
  if (lastYear === null) return thisYear
  const unfinished = lastYear === thisYear && current !== undefined && current.months < 12
  return unfinished ? thisYear : lastYear + 1
}

/** @param before the index of the year before which the last complete one is looked for */
function lastCompleteAmount(years: AccountYear[], before: number): number | null {
  for (let index = Math.min(before, years.length) - 1; index >= 0; index--)
    if (years[index]?.months === 12) return years[index]?.amount ?? null
  return null
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
