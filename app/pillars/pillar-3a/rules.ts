import { PILLAR_3A_PAY_OUT_AGES } from '~/law/pillar-3a/ages'
import {
  PILLAR_3A_CEILING_WITH_FUND,
  PILLAR_3A_CEILING_WITHOUT_FUND,
  PILLAR_3A_INCOME_SHARE,
} from '~/law/pillar-3a/ceilings'
import { rowOn } from '~/law/table'
import { type Day, dayOf } from '../day'
import { type PayOutWindow, payOutWindow, type WhoIsPaid } from '../pay-out-window'

/** The days between which 3a savings are paid out, by the law of the day `on` (OPP 3 art. 3 al. 1). */
export const pillar3aWindow = (person: WhoIsPaid, on: Day): PayOutWindow =>
  payOutWindow(person, rowOn(PILLAR_3A_PAY_OUT_AGES, on).value)

/**
 * Whether 3a savings can be paid out on a day: from five years before the own reference age to five years after it, by the
 * law of the day `on`. Whether the day is in the future is another question: `isPaydateAhead`.
 */
export function isPaydateAllowed(person: WhoIsPaid, paydate: Day, on: Day): boolean {
  const { earliest, latest } = pillar3aWindow(person, on)
  return paydate >= earliest && paydate <= latest
}

/** The last day on which 3a savings can be paid out, five years after the reference age, by the law of the day `on`. */
export const latestPaydate = (person: WhoIsPaid, on: Day): Day => pillar3aWindow(person, on).latest

/** A pay-out on the day itself counts as ahead; nothing is projected then. */
export const isPaydateAhead = (paydate: Day, on: Day) => paydate >= on

/** The days (inclusive) between which 3a savings can still be paid out after the day `on`; null: no day is left. */
export function paydatesAhead(person: WhoIsPaid, on: Day): { earliest: Day; latest: Day } | null {
  const { earliest: first, latest } = pillar3aWindow(person, on)
  return isPaydateAhead(latest, on) ? { earliest: isPaydateAhead(first, on) ? first : on, latest } : null
}

/** CHF a year; without a fund `incomeShare` percent of the earned income, at most `withoutFund` (OPP 3 art. 7). */
export type Ceilings = { withFund: number; withoutFund: number; incomeShare: number; assumed: boolean }

/** The ceilings of a day; `assumed` where its year is not enacted yet. @throws {NoLawError} before 2007 */
export function ceilingsOn(on: Day): Ceilings {
  const withFund = rowOn(PILLAR_3A_CEILING_WITH_FUND, on)
  return {
    withFund: withFund.value,
    withoutFund: rowOn(PILLAR_3A_CEILING_WITHOUT_FUND, on).value,
    incomeShare: rowOn(PILLAR_3A_INCOME_SHARE, on).value,
    assumed: withFund.assumed,
  }
}

/** Whether somebody belongs to a pension fund in a year, and the income from work, CHF of that year. */
export type WorkOfYear = { withFund: boolean; earnedIncome: number }

/**
 * The most that can be paid in for a year, CHF: the small ceiling with a fund; without one a fifth of the earned
 * income, at most the large ceiling (OPP 3 art. 7 al. 1). Nothing without work.
 * @throws {NoLawError} before 2007
 */
export function ceilingOfYear(year: number, { withFund, earnedIncome }: WorkOfYear): number {
  if (earnedIncome <= 0) return 0
  const ceilings = ceilingsOn(dayOf(year, 1, 1))
  return withFund ? ceilings.withFund : Math.min(ceilings.withoutFund, (earnedIncome * ceilings.incomeShare) / 100)
}

/** Without a fund, the share of the earned income, CHF a year, in whole francs (OPP 3 art. 7 al. 1 let. b). */
export const shareOfIncome = (earned: number, { incomeShare }: Pick<Ceilings, 'incomeShare'>): number =>
  Math.floor((earned * incomeShare) / 100)
