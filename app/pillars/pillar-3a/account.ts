import { type Day, dateOf, dayAfter, dayOf, firstOfMonthFrom, yearOf } from '../day'
import { bankDays, countedYears, interestOf, paymentOf } from '../savings'

/**
 * CHF; `amount` is paid each year, `rate` is in percent a year. `paidThisYear`: this year's payments that the balance
 * already includes.
 */
export type Account = { solde: number; amount: number; rate: number; paidThisYear?: number }

/**
 * CHF, unrounded. `projected` = the balance of today + `paid` + `interest`; `months` and further `days` with interest;
 * `paidMonths`: those with payments.
 */
export type AccountProjection = {
  projected: number
  paid: number
  interest: number
  months: number
  days: number
  paidMonths: number
}

/**
 * A 3a account carried from a day to the pay-out day. Interest runs from the first of a month on to the day of payment,
 * 30 days a month, linear within a year and credited on 31 December. A year's payment comes on 31 December and bears no
 * interest in its own year; the first and the last year count by whole months, which lie between the two days,
 * inclusive. Payments already made this year are not repeated. `paidUntil`: the last day for payments, if it is before
 * the pay-out; the balance bears interest beyond it.
 */
export function projectAccount(
  { solde, amount, rate, paidThisYear = 0 }: Account,
  from: Day,
  paydate: Day,
  paidUntil: Day = paydate,
): AccountProjection {
  const paying = countedYears(from, dayAfter(paidUntil < paydate ? paidUntil : paydate))
  let [projected, paid, bearing, paidMonths] = [solde, 0, 0, 0]
  for (let year = yearOf(from); year <= yearOf(paydate); year++) {
    const payMonths = paying.find((counted) => counted.year === year)?.months ?? 0
    const payment = year === yearOf(from) && payMonths > 0 ? paymentLeft(amount, paidThisYear, payMonths) : amount
    const paidIn = paymentOf({ interestRate: rate, payment, months: payMonths })
    const days = interestDays(year, from, paydate)
    projected += interestOf(projected, { interestRate: rate, payment, months: days / MONTH }) + paidIn
    paid += paidIn
    bearing += days
    paidMonths += payMonths
  }
  const [months, days] = [Math.floor(bearing / MONTH), bearing % MONTH]
  return { projected, paid, interest: projected - solde - paid, months, days, paidMonths }
}

const MONTH = 30

/** The interest days in a calendar year; a month counts as a whole if the pay-out is on its last day. */
function interestDays(year: number, from: Day, paydate: Day): number {
  const [start, next] = [firstOfMonthFrom(from), dayAfter(paydate)]
  const end = dateOf(next) === 1 ? next : paydate
  const [first, last] = [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)]
  return Math.max(0, bankDays(start > first ? start : first, end < last ? end : last))
}

/**
 * The payment for the remaining months of this year, expressed as a full year's: their share, but never more than is
 * still unpaid.
 */
const paymentLeft = (amount: number, paid: number, months: number) =>
  Math.min(amount, (Math.max(0, amount - paid) * 12) / months)
