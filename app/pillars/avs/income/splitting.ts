import { yearOf } from '~/pillars/day'
import { type Account, insuredMonthsIn } from '../contributions/account'
import type { Contributor, Union } from '../contributions/contributor'

/**
 * The effect of splitting in one marriage on one spouse: half of their own incomes given, half of the other's received,
 * CHF.
 */
export type Split = {
  from: number
  to: number
  years: number
  /** Those of the years that both records know; the others are still to come. */
  yearsOnAccount: number
  given: number
  received: number
  /** The first year in which something was received, or null. */
  firstReceived: number | null
}

/**
 * Splits the incomes of the calendar years of a marriage, except those of the wedding and the end. It begins with the
 * year in which both are past 20 and ends on 31 December before the first of them reaches the reference age or dies.
 * Every year counts in which both were insured, with or without an entry, unless the account already divides it (LAVS
 * art. 29quinquies al. 3 to 5; RAVS art. 50b, 50h).
 */
export function splitOf({ account }: Contributor, union: Union): Split {
  const { spouse, startYear, endYear, spouseAccount: other } = union
  const from = Math.max(startYear + 1, account.windowFrom, other.windowFrom)
  const to = Math.min(account.referenceYear, other.referenceYear, endYear) - 1
  const split: Split = { from, to, years: 0, yearsOnAccount: 0, given: 0, received: 0, firstReceived: null }
  const known = Math.min(account.toComeFrom, other.toComeFrom, yearOf(spouse.incomesAsOf) + 1)
  for (let year = from; year <= to; year++) {
    if (insuredMonthsIn(account, year) === 0 || insuredMonthsIn(other, year) === 0) continue
    if (isSplitOnAccount(account, year) || isSplitOnAccount(other, year)) continue
    split.years++
    if (year < known) split.yearsOnAccount++
    split.given += (account.amounts[year - account.firstYear] as number) / 2
    const received = other.amounts[year - other.firstYear] as number
    split.received += received / 2
    if (received > 0) split.firstReceived ??= year
  }
  return split
}

const isSplitOnAccount = ({ isSplit, firstYear }: Account, year: number): boolean =>
  isSplit?.[year - firstYear] === true
