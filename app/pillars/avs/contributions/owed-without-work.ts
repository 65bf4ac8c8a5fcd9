/** What somebody who stops work before the reference age still owes to AVS, AI and APG, year by year. */
import { contributionLawOn } from '~/law/avs/contribution-law'
import { MINIMUM_CONTRIBUTION } from '~/law/avs/minimum-contribution'
import { rowOn } from '~/law/table'
import { type Day, endOfPreviousMonth, monthOf, yearOf } from '~/pillars/day'
import { type Franc, franc } from '~/pillars/money'
import type { PensionResult } from '../result'
import { type Means, nonEmployedContribution } from './non-employed'

/**
 * The contributions of a whole year to AVS, AI and APG together, CHF, without the costs of administration. The AVS part is
 * that of RAVS art. 28; AI and APG follow the same steps in proportion to the minimum (LAI art. 3 al. 1bis, RAPG art. 36).
 * `base`: CHF, wealth and twenty times the pensions.
 */
export function contributionsWithoutWork(means: Means, on: Day): { base: number; yearly: Franc } {
  const law = contributionLawOn(on)
  const { base, contribution } = nonEmployedContribution(means, law)
  const minimum = rowOn(MINIMUM_CONTRIBUTION, on).value.contribution
  if (minimum === null) throw new RangeError('no minimum contribution is known')
  return { base, yearly: franc((contribution * minimum) / law.nonEmployed.minimum) }
}

/** A calendar year in which contributions are due, with its months from which and until which they are. */
export type OwedYear = { year: number; firstMonth: number; lastMonth: number }

type StopFacts = {
  /** The first of the month without work. */
  leaving: Day
  /** The first day of the pension at the reference age: nothing is due from then on (LAVS art. 3 al. 1bis). */
  reference: Day
  pension: PensionResult | null
  /** Whether a spouse may pay for both. */
  isMarried: boolean
}

/**
 * The years in which contributions without work are due, until the end of the month of the reference age. The year in
 * which work stops is due only if its pay does not reach the minimum (LAVS art. 10 al. 1), and no year is in which the
 * working spouse pays for both (art. 3 al. 3): both as the pension counts them. Of several years a spouse pays for the
 * first ones, as they work until their own reference age. null: it is not known whether the spouse pays.
 */
export function owedYears({ leaving, reference, pension, isMarried }: StopFacts): OwedYear[] | null {
  const lastDay = endOfPreviousMonth(reference)
  if (leaving > lastDay) return []
  const [first, last] = [yearOf(leaving), yearOf(lastDay)]
  const all = Array.from({ length: last - first + 1 }, (_, index): OwedYear => {
    const year = first + index
    return {
      year,
      firstMonth: year === first ? monthOf(leaving) : 1,
      lastMonth: year === last ? monthOf(lastDay) : 12,
    }
  })
  // A year that begins with work is paid for by that work, unless the pension says otherwise.
  const afterWork = all.filter(({ firstMonth }) => firstMonth === 1)
  const counted = pension && countedYears(pension)
  if (!counted) return isMarried ? null : afterWork
  const due = counted.beforeLast + (counted.isLastOwed ? 1 : 0)
  const candidates = counted.isLastOwed ? all : all.slice(0, -1)
  return due === 0 ? [] : candidates.slice(-due)
}

/** How many years before that of the reference age are due, and whether that one is; null: the pension does not say. */
function countedYears({ person }: Pick<PensionResult, 'person'>) {
  const counted = person.steps
    .filter(({ key, inputs }) => key === 'incomeSum' && inputs.yearsNonEmployed !== undefined)
    .map(({ inputs }) => ({
      beforeLast: Number(inputs.yearsNonEmployed) - Number(inputs.yearsCovered ?? 0),
      isLastOwed: Number(inputs.retirementYearOwed ?? 0) > 0,
    }))
  // An early pension counts only the years before its start; the computation at the reference age counts all.
  return counted.toSorted((one, other) => one.beforeLast - other.beforeLast).at(-1) ?? null
}
