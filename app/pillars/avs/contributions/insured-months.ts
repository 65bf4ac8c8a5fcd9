/** In which months somebody was and will be insured (LAVS art. 1a, 2). */
import { type Day, dayOf, daysInMonth, monthOf, yearOf } from '~/pillars/day'
import type { InsuredPeriod, InsuredPerson } from '../facts'
import type { Account } from './account'
import type { EntriesByYear } from './account-entries'

/**
 * As stated; otherwise from the first entry on (in its year, for as many months as it has), or from the year of
 * marriage to somebody insured. Before the year of the 21st birthday only months with an entry count, since nobody owes
 * contributions then without work (LAVS art. 3 al. 1bis).
 */
export function insuredMonthsOf(
  periods: InsuredPerson['insured'],
  insuredByMarriageFrom: number | null,
  toComeFrom: number,
  { firstYear, windowFrom, entryMonths, first }: EntriesByYear,
): number[] {
  const since = insuredByMarriageFrom !== null && insuredByMarriageFrom <= first ? insuredByMarriageFrom - 1 : first
  const months = periods
    ? [...monthsInPeriods(periods, firstYear, dayOf(firstYear + entryMonths.length - 1, 12, 31))]
    : new Array<number>(entryMonths.length).fill(0)
  if (!periods) months.fill(12, Math.max(0, Math.min(entryMonths.length, since + 1 - firstYear)))
  for (let index = 0; index < entryMonths.length; index++) {
    const inYear = entryMonths[index] as number
    const year = firstYear + index
    if ((year < windowFrom && year < toComeFrom) || (months[index] as number) < inYear) months[index] = inYear
  }
  return months
}

/** The year of the first entry, if somebody is assumed to be insured from it on; null: nothing follows from it. */
export function firstPartYearOf(
  periods: InsuredPerson['insured'],
  insuredByMarriageFrom: number | null,
  toComeFrom: number,
  { first, windowFrom }: EntriesByYear,
): number | null {
  const isByMarriage = insuredByMarriageFrom !== null && insuredByMarriageFrom <= first
  return periods || isByMarriage || first < windowFrom || first >= toComeFrom ? null : first
}

/** The number of insured months among the first months of a year, up to the reference age. */
export function insuredInFirst(
  count: number,
  year: number,
  account: Account,
  { insured: periods }: InsuredPerson,
): number {
  const { insuredMonths, entryMonths, firstYear } = account
  const onAccount = entryMonths[year - firstYear] ?? 0
  if (periods) return monthsInFirst(count, periods, year, onAccount)
  if (year === account.firstPartYear) return Math.max(0, onAccount - 12 + count)
  return Math.min(count, insuredMonths[year - firstYear] ?? 0)
}

/** In the year of the reference age only the months up to it can count (RAVS art. 52c). */
export function limitToReferenceAge(account: Account, person: InsuredPerson) {
  const { insuredMonths, firstYear, referenceYear, referenceMonth } = account
  insuredMonths[referenceYear - firstYear] = insuredInFirst(referenceMonth, referenceYear, account, person)
}

/** Keyed by the periods, which all possible lives of a person and all situations of a request share. */
const monthsByPeriods = new WeakMap<readonly InsuredPeriod[], Map<string, readonly number[]>>()

/**
 * For each calendar year from `firstYear` to that of `last`, the number of insured months up to that day: every month
 * touched by one of the periods counts (LAVS art. 1a, 2).
 */
function monthsInPeriods(periods: readonly InsuredPeriod[], firstYear: number, last: Day): readonly number[] {
  const known = monthsByPeriods.get(periods) ?? new Map<string, readonly number[]>()
  monthsByPeriods.set(periods, known)
  const asked = `${firstYear} ${last}`
  const months = known.get(asked) ?? countMonths(periods, firstYear, last)
  known.set(asked, months)
  return months
}

function countMonths(periods: readonly InsuredPeriod[], firstYear: number, last: Day): number[] {
  const months = new Array<number>(yearOf(last) - firstYear + 1).fill(0)
  const first = dayOf(firstYear, 1, 1)
  for (const [from, end] of joined(periods)) {
    if (end < first || from > last) continue
    const to = end < last ? end : last
    const [fromYear, toYear] = [Math.max(firstYear, yearOf(from)), yearOf(to)]
    for (let year = fromYear; year <= toYear; year++) {
      const start = year === yearOf(from) ? monthOf(from) : 1
      const end = year === yearOf(to) ? monthOf(to) : 12
      months[year - firstYear] = (months[year - firstYear] as number) + end - start + 1
    }
  }
  return months
}

/**
 * The number of insured months among the first months of a year by the stated periods, if the account shows
 * contributions for more months than these touch: the others are assumed to be the earliest of the year.
 */
function monthsInFirst(count: number, periods: readonly InsuredPeriod[], year: number, onAccount: number): number {
  if (count <= 0) return 0
  const first = monthsInPeriods(periods, year, dayOf(year, count, daysInMonth(year, count)))[0] as number
  const all = count === 12 ? first : (monthsInPeriods(periods, year, dayOf(year, 12, 31))[0] as number)
  return Math.min(count, first + Math.max(0, onAccount - all))
}

const FOR_GOOD = '9999-12-31' as Day

/** Periods that share a month become one, so that no month counts twice. */
function joined(periods: readonly InsuredPeriod[]): [from: Day, to: Day][] {
  const inOrder = periods
    .map(({ from, to }): [Day, Day] => [firstOfMonth(from), lastOfMonth(to ?? FOR_GOOD)])
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const apart: [Day, Day][] = []
  for (const [from, to] of inOrder) {
    const last = apart.at(-1)
    if (last && from <= last[1]) last[1] = to > last[1] ? to : last[1]
    else apart.push([from, to])
  }
  return apart
}

const firstOfMonth = (day: Day) => dayOf(yearOf(day), monthOf(day), 1)
const lastOfMonth = (day: Day) => dayOf(yearOf(day), monthOf(day), daysInMonth(yearOf(day), monthOf(day)))
