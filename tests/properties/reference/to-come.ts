/** Years not known yet: what is earned in them, and whether contributions are paid. */
import { minimumContributionIn } from '~/law/avs/minimum-contribution'
import { type Day, endOfPreviousMonth, firstOfMonthFrom, monthOf, yearOf } from '~/pillars/day'
import { carriedIncome, hasRecentEntry, knownThrough } from './account'
import { decimal, exact, times, wholeFrancs } from './exact'
import { oncePerYear } from './once'
import type { Human } from './people'
import { statedCount } from './stated-periods'

/**
 * CHF earned in the year, its months of contribution, and the income of the minimum contribution, where that is owed
 * without enough work: the least that counts, unless the spouse pays for both (LAVS art. 3 al. 3, art. 10 al. 1).
 */
export type YearToCome = { income: number; months: number; minimum: number }

const NOTHING: YearToCome = { income: 0, months: 0, minimum: 0 }

/** The income of which the minimum contribution is owed, CHF, in so many months. */
const minimumIncome = ({ lawYear }: Human, year: number, months: number) =>
  partOf(minimumContributionIn(year, lawYear).income, months)

/** So many months of a yearly income, in whole francs. */
const partOf = (income: number, months: number) => wholeFrancs(times(decimal(income), exact(months, 12)))

/** What a year to come brings, before a spouse pays for it. */
export const yearToCome = oncePerYear((human, year): YearToCome => {
  const isYouth = year < human.windowFrom
  const months = human.facts.insured === null && isYouth ? 0 : insuredUntil(human, year, 12)
  if (months === 0) return NOTHING
  const work = incomeOfWork(human, year)
  const minimum = minimumIncome(human, year, months)
  const nonEmployed = { income: 0, months, minimum }
  // Without work: owes contributions where it is told that they are insured, or stop (LAVS art. 3 al. 1bis).
  if (isYouth) return work === null ? NOTHING : youthYear(human, year, work.amount)
  if (work === null) return human.facts.insured !== null || human.facts.stopsOn !== null ? nonEmployed : NOTHING
  const worked = monthsOfWork(human, year)
  if (worked === 0) return nonEmployed
  return { income: partOf(work.amount, worked), months, minimum: worked < months || work.isStated ? minimum : 0 }
})

/** Contributions are owed of work alone (LAVS art. 3 al. 1bis). */
function youthYear(human: Human, year: number, yearlyIncome: number): YearToCome {
  const months = monthsOfWork(human, year)
  return { income: partOf(yearlyIncome, months), months, minimum: 0 }
}

/** Insured months of a year until work ends. */
function monthsOfWork(human: Human, year: number): number {
  const stop = lastDayOfWork(human)
  if (stop !== null && year > yearOf(stop)) return 0
  return insuredUntil(human, year, stop !== null && year === yearOf(stop) ? monthOf(stop) : 12)
}

/** In the year of the reference age nothing counts after it. */
function insuredUntil(human: Human, year: number, month: number): number {
  const isOfAge = yearOf(human.rightFrom) === year
  const until = isOfAge ? Math.min(month, monthOf(human.rightFrom) - 1) : month
  return human.facts.insured === null ? until : statedCount(human, year, until)
}

/** CHF a year from work, null: none. */
function incomeOfWork(human: Human, year: number): { amount: number; isStated: boolean } | null {
  const told = human.facts.incomeToCome
  if (told !== null && (told.from === null || year >= told.from)) return { amount: told.amount, isStated: true }
  return hasRecentEntry(human) ? { amount: carriedIncome(human), isStated: false } : null
}

/** Whoever draws the whole pension early stops before it, unless they say when. */
function lastDayOfWork({ facts, rightFrom }: Human): Day | null {
  if (facts.stopsOn !== null) return facts.stopsOn
  const first = facts.drawing?.[0]
  if (first?.share !== 100) return null
  const start = firstOfMonthFrom(first.from)
  return start < rightFrom ? endOfPreviousMonth(start) : null
}

/** The first year to come in which contributions are paid, of a person without any entry. */
export function firstYearToCome(human: Human): number | null {
  const start = Math.max(human.windowFrom, knownThrough(human) + 1)
  for (let year = start; year <= human.eventYear; year++) if (yearToCome(human, year).months > 0) return year
  return null
}
