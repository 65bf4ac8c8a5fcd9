/** Retirement savings that are drawn in parts. */
import { type Day, dateOf, firstOfNextMonth, yearOf } from '../day'
import { countedYears } from '../savings'
import type { DrawnPart } from './partial-drawing'

/** Savings (CHF) with their interest (percent a year) and the savings credit of each full calendar year (CHF). */
export type SavingsPath = { balance: number; interestRate: number; creditOf: (year: number) => number }

/**
 * An account on a day. The interest and the credits of the calendar year stand apart until its end: they bear no interest
 * in their own year, and a drawing within the year must not change that (OPP 2 art. 11 al. 2, 3).
 */
export type SavingsAccount = { path: SavingsPath; on: Day; balance: number; interest: number; credits: number }

/** A month counts only from its first day. */
export const openedAccount = (path: SavingsPath, asOf: Day): SavingsAccount => ({
  path,
  on: dateOf(asOf) === 1 ? asOf : firstOfNextMonth(asOf),
  balance: path.balance,
  interest: 0,
  credits: 0,
})

/** The account on a later day, the first of a month; `paid`: the credit paid, percent of the full one. */
export function carriedAccount(account: SavingsAccount, until: Day, paid: number): SavingsAccount {
  const { path, on } = account
  let { balance, interest, credits } = account
  for (const { year, months } of countedYears(on, until)) {
    interest += (balance * path.interestRate * months) / 1200
    credits += (path.creditOf(year) * paid * months) / 1200
    if (year < yearOf(until)) [balance, interest, credits] = [balance + interest + credits, 0, 0]
  }
  return { path, on: until > on ? until : on, balance, interest, credits }
}

/** CHF, unrounded. */
export const savingsOf = ({ balance, interest, credits }: SavingsAccount) => balance + interest + credits

/** What is left after a part has been drawn. */
export const accountAfter = (account: SavingsAccount, drawn: number): SavingsAccount => ({
  ...account,
  balance: account.balance * (1 - drawn),
  interest: account.interest * (1 - drawn),
  credits: account.credits * (1 - drawn),
})

/**
 * The savings of each part, CHF, unrounded: its share of the whole benefit, which is a larger share of what is left.
 * Between the parts, credits follow the remaining pay.
 */
export function savingsOfParts(parts: readonly Omit<DrawnPart, 'capitalShare'>[], opened: SavingsAccount): number[] {
  let [account, left, paid] = [opened, 100, 100]
  return parts.map(({ on, share, payCut }) => {
    account = carriedAccount(account, on, paid)
    const fraction = Math.min(1, share / left)
    const amount = savingsOf(account) * fraction
    account = accountAfter(account, fraction)
    left -= share
    paid -= payCut
    return amount
  })
}
