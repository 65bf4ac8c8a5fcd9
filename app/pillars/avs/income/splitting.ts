import { type Day, yearOf } from '~/pillars/day'
import { type Account, accountYear } from '../contributions/individual-account'
import type { Marriage } from '../facts'

/** What splitting does to one spouse: half of their own incomes given, half of the other's received, CHF. */
export type Split = {
  from: number
  to: number
  years: number
  /** Of these, the years that are on both accounts; the others are still to come. */
  yearsOnAccount: number
  given: number
  received: number
  /** The first year in which something was received, or null. */
  firstReceived: number | null
}

/**
 * Splits the incomes of the calendar years of marriage, without the year of the wedding and that of its end, from the
 * year in which both are past 20 until 31 December before the first spouse reaches the reference age, and only where
 * both accounts have an entry (LAVS art. 29quinquies al. 3 to 5, RAVS art. 50b).
 */
export function splitIncomes(
  a: Account,
  b: Account,
  marriage: Marriage,
  firstReferenceDay: Day,
): { a: Split; b: Split } {
  const from = Math.max(yearOf(marriage.start) + 1, a.windowFrom, b.windowFrom)
  const to = Math.min(yearOf(firstReferenceDay), marriage.end ? yearOf(marriage.end) : Number.POSITIVE_INFINITY) - 1
  const halves = {
    years: 0,
    yearsOnAccount: 0,
    a: 0,
    b: 0,
    firstOfA: null as number | null,
    firstOfB: null as number | null,
  }
  for (let year = from; year <= to; year++) {
    const [ofA, ofB] = [accountYear(a, year), accountYear(b, year)]
    if (!ofA || !ofB || ofA.kind === 'missing' || ofB.kind === 'missing') continue
    halves.years++
    if (ofA.kind === 'entered' && ofB.kind === 'entered') halves.yearsOnAccount++
    halves.a += ofA.amount / 2
    halves.b += ofB.amount / 2
    if (ofA.amount > 0) halves.firstOfA ??= year
    if (ofB.amount > 0) halves.firstOfB ??= year
  }
  const { years, yearsOnAccount } = halves
  return {
    a: { from, to, years, yearsOnAccount, given: halves.a, received: halves.b, firstReceived: halves.firstOfB },
    b: { from, to, years, yearsOnAccount, given: halves.b, received: halves.a, firstReceived: halves.firstOfA },
  }
}
