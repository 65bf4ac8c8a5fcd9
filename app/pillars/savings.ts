/** How savings grow, the same in the second pillar and in 3a. */
import { type Day, dateOf, dayOf, monthOf, monthsBetween, yearOf } from './day'

/** A calendar year or the part of it that counts: interest in percent a year, payment in CHF of a full year. */
export type SavingsYear = { interestRate: number; payment: number; months: number }

/**
 * The interest of one calendar year in CHF, unrounded: linear within a year, compound from year to year, because it is
 * credited on 31 December.
 */
export const interestOf = (balance: number, { interestRate, months }: SavingsYear) =>
  (balance * interestRate * months) / 1200

/** Days of a year of 12 months with 30 days each, as Swiss banks count them. */
export const bankDays = (start: Day, end: Day): number => bankDay(end) - bankDay(start)
const bankDay = (on: Day) => 360 * yearOf(on) + 30 * monthOf(on) + Math.min(30, dateOf(on))

/** What is paid in during that year: the payment, or its share by months. It bears no interest in its own year. */
export const paymentOf = ({ payment, months }: SavingsYear) => (payment * months) / 12

/** The balance after that year, CHF, unrounded. */
export const balanceAfter = (balance: number, year: SavingsYear) =>
  balance + interestOf(balance, year) + paymentOf(year)

/**
 * The calendar years from the start of one day to the start of another, with the whole months that each counts: 12, or
 * less in the first and the last. Years without a whole month are left out.
 */
export function countedYears(from: Day, until: Day): { year: number; months: number }[] {
  if (until <= from) return []
  return Array.from({ length: yearOf(until) - yearOf(from) + 1 }, (_, index) => yearOf(from) + index)
    .map((year) => {
      const start = year === yearOf(from) ? from : dayOf(year, 1, 1)
      const end = year === yearOf(until) ? until : dayOf(year + 1, 1, 1)
      return { year, months: monthsBetween(start, end) }
    })
    .filter(({ months }) => months > 0)
}
