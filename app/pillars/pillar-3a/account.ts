import { type Day, dayAfter, yearOf } from '../day'
import { countedYears, interestOf, paymentOf } from '../savings'

/**
 * CHF; `amount` is paid each year, `rate` is in percent a year. `paidThisYear`: this year's payments that the balance
 * already includes.
 */
export type Account = { solde: number; amount: number; rate: number; paidThisYear?: number }

/** CHF, unrounded. `projected` = the balance of today + `paid` + `interest`; `paidMonths`: those with payments. */
export type AccountProjection = {
  projected: number
  paid: number
  interest: number
  months: number
  paidMonths: number
}

/**
 * A 3a account carried from a day to the pay-out day. A year's payment comes on 31 December and bears no interest in
 * its own year; the first and the last year count by whole months, with linear interest and a proportional payment.
 * A month counts when all of it lies between the two days, inclusive. What was paid this year is not paid again.
 * `paidUntil`: the last day for payments, where it is before the pay-out; the balance bears interest beyond.
 */
export function projectAccount(
  { solde, amount, rate, paidThisYear = 0 }: Account,
  from: Day,
  paydate: Day,
  paidUntil: Day = paydate,
): AccountProjection {
  const paying = countedYears(from, dayAfter(paidUntil < paydate ? paidUntil : paydate))
  let [projected, paid, months, paidMonths] = [solde, 0, 0, 0]
  for (const { year, months: counting } of countedYears(from, dayAfter(paydate))) {
    const payMonths = paying.find((counted) => counted.year === year)?.months ?? 0
    const payment = year === yearOf(from) && payMonths > 0 ? paymentLeft(amount, paidThisYear, payMonths) : amount
    const paidIn = paymentOf({ interestRate: rate, payment, months: payMonths })
    projected += interestOf(projected, { interestRate: rate, payment, months: counting }) + paidIn
    paid += paidIn
    months += counting
    paidMonths += payMonths
  }
  return { projected, paid, interest: projected - solde - paid, months, paidMonths }
}

/** The payment for the months left of this year, as a full year's: their share, but never more than is still unpaid. */
const paymentLeft = (amount: number, paid: number, months: number) =>
  Math.min(amount, (Math.max(0, amount - paid) * 12) / months)
