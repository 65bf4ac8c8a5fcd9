import { PILLAR_3A_PAY_OUT_AGES } from '~/law/pillar-3a/ages'
import {
  PILLAR_3A_CEILING_WITH_FUND,
  PILLAR_3A_CEILING_WITHOUT_FUND,
  PILLAR_3A_INCOME_SHARE,
} from '~/law/pillar-3a/ceilings'
import { rowOn } from '~/law/table'
import { addYears, type Day } from '../day'

/**
 * Whether 3a savings can be paid out on a day: from the 60th to the 70th birthday inclusive (OPP 3 art. 3 al. 1),
 * by the law of the day `on`. Whether the day is in the future is another question: `isPaydateAhead`.
 */
export const isPaydateAllowed = (birthDate: Day, paydate: Day, on: Day): boolean =>
  paydate >= earliestPaydate(birthDate, on) && paydate <= latestPaydate(birthDate, on)

const earliestPaydate = (birthDate: Day, on: Day): Day =>
  addYears(birthDate, rowOn(PILLAR_3A_PAY_OUT_AGES, on).value.earliest)

/** The last day on which 3a savings can be paid out: the 70th birthday (OPP 3 art. 3 al. 1), by the law of the day `on`. */
export const latestPaydate = (birthDate: Day, on: Day): Day =>
  addYears(birthDate, rowOn(PILLAR_3A_PAY_OUT_AGES, on).value.latest)

/** A pay-out on the day itself counts as ahead: then nothing is projected. */
export const isPaydateAhead = (paydate: Day, on: Day) => paydate >= on

/** From when to when (inclusive) 3a savings can still be paid out after the day `on`; null: no day is left. */
export function paydatesAhead(birthDate: Day, on: Day): { earliest: Day; latest: Day } | null {
  const [first, latest] = [earliestPaydate(birthDate, on), latestPaydate(birthDate, on)]
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
