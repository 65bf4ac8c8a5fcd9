/** The entries of an individual account year by year, and the years for which they are complete. */
import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, monthOf, yearOf } from '~/pillars/day'
import type { Retirement } from '../drawing/reference-age'
import type { InsuredPerson } from '../facts'
import type { Account } from './account'

/** Before 1 November a record lacks the previous year too: employers report until 31 October (RAVS art. 140 al. 2). */
const REPORTED_FROM_MONTH = 11

/** The entries summed up by year, in lists like those of `Account`. */
export type EntriesByYear = Pick<Account, 'firstYear' | 'windowFrom' | 'referenceYear' | 'amounts' | 'isSplit'> & {
  entryMonths: number[]
  /** The years of the first entry, of the last entry, and of the last one before that of the record. */
  first: number
  last: number
  lastFinished: number
}

/** Entries before the year of the 18th birthday, and those dated after the record, do not count. */
export function readEntries(person: InsuredPerson, retirement: Retirement, law: AvsLaw): EntriesByYear {
  const birthYear = yearOf(person.birthDate)
  const firstYear = birthYear + law.contributionPeriod.youthFrom
  const referenceYear = yearOf(retirement.referenceDay)
  const asOfYear = yearOf(person.incomesAsOf)
  const entries = person.incomes ?? []
  let length = referenceYear - firstYear + 1
  let hasSplitYear = false
  for (const { year, split } of entries) {
    if (year <= asOfYear && year - firstYear >= length) length = year - firstYear + 1
    if (split) hasSplitYear = true
  }
  const amounts = new Array<number>(length).fill(0)
  const entryMonths = new Array<number>(length).fill(0)
  const isSplit = hasSplitYear ? new Array<boolean>(length).fill(false) : null
  let first = Number.POSITIVE_INFINITY
  let last = firstYear - 1
  let lastFinished = firstYear - 1
  for (const entry of entries) {
    const index = entry.year - firstYear
    if (index < 0 || entry.year > asOfYear) continue
    const { year, amount, months } = entry
    amounts[index] = (amounts[index] as number) + amount
    entryMonths[index] = Math.min(12, (entryMonths[index] as number) + months)
    if (isSplit && entry.split) isSplit[index] = true
    if (year > last) last = year
    if (year > lastFinished && year < asOfYear) lastFinished = year
    if (year < first && (amount > 0 || months > 0)) first = year
  }
  const windowFrom = birthYear + law.contributionPeriod.countsFrom
  return { firstYear, windowFrom, referenceYear, amounts, isSplit, entryMonths, first, last, lastFinished }
}

/** The years of the last entry, of the last one before that of the record, and the months of the last. */
export type LastEntries = { last: number; lastFinished: number; monthsOfLast: number }

/** After the years that a record of this day can know, and after its last entry except that of an unfinished year. */
export function firstYearToCome(asOf: Day, { last, lastFinished, monthsOfLast }: LastEntries): number {
  const asOfYear = yearOf(asOf)
  const firstUnknownYear = asOfYear - (monthOf(asOf) >= REPORTED_FROM_MONTH ? 0 : 1)
  const isUnfinished = last === asOfYear && monthsOfLast < 12
  return Math.max(firstUnknownYear, (isUnfinished ? lastFinished : last) + 1)
}

/** CHF of the last year before this one with entries for all its months; null: none. */
export function lastCompleteAmount({ entryMonths, amounts, firstYear }: EntriesByYear, before: number): number | null {
  for (let index = Math.min(before - firstYear, entryMonths.length) - 1; index >= 0; index--)
    if (entryMonths[index] === 12) return amounts[index] as number
  return null
}
