/** The effect of drawing capital in several calendar years. */
import type { CapitalTaxLaw } from '~/law/tax/capital-tax'
import { addFrancs, type Franc, NO_FRANC } from '../money'
import { type CapitalTax, capitalTax, type Taxpayer } from './capital-tax'

/** `what`: the fund or account; for spouses those of both. CHF. */
export type CapitalPayment = { what: string; year: number; amount: Franc }

export type TaxYear<Payment extends CapitalPayment = CapitalPayment> = CapitalTax & {
  year: number
  payments: readonly Payment[]
  /** The year of the canton's tables that are used; `isLawKnown`: it is that of the payment. */
  tablesOf: number
  isLawKnown: boolean
}

/** Each calendar year by itself, in order: payments in the same year are added together (LIFD art. 38 al. 1bis). */
export function taxByYear<Payment extends CapitalPayment>(
  payments: readonly Payment[],
  taxpayer: Taxpayer,
  lawIn: (year: number) => CapitalTaxLaw,
): TaxYear<Payment>[] {
  const years = [...new Set(payments.map(({ year }) => year))].sort((a, b) => a - b)
  return years.map((year) => {
    const paid = payments.filter((payment) => payment.year === year)
    const capital = addFrancs(...paid.map(({ amount }) => amount))
    const law = lawIn(year)
    const tables = { tablesOf: law.year, isLawKnown: !law.assumed.cantons }
    return { year, payments: paid, ...tables, ...capitalTax(capital, taxpayer, law) }
  })
}

/** CHF, lowest and highest where a canton's tax depends on age and sex; null: a canton whose tax is refused. */
export function totalTax(years: readonly CapitalTax[]): { low: Franc; high: Franc } | null {
  let [low, high] = [NO_FRANC, NO_FRANC]
  for (const { federal, cantonal } of years) {
    if (cantonal.kind === 'refused') return null
    const [least, most] =
      cantonal.kind === 'range'
        ? [cantonal.low, cantonal.high]
        : [cantonal.canton, cantonal.canton].map((canton) => addFrancs(canton, cantonal.municipality))
    low = addFrancs(low, federal, least ?? NO_FRANC)
    high = addFrancs(high, federal, most ?? NO_FRANC)
  }
  return { low, high }
}

/** The years in which the law allows the payment; without them it stays in its own year. */
type Movable = CapitalPayment & { years?: YearRange }
/** Both included. */
export type YearRange = { first: number; last: number }

const yearsOf = ({ year, years }: Movable): YearRange => years ?? { first: year, last: year }
const fits = (payment: Movable, year: number) => yearsOf(payment).first <= year && year <= yearsOf(payment).last

/**
 * The same payments, once with as many as possible in one year, and once spread over as many years as possible; never
 * in a year in which the law does not allow the payment.
 */
export const waysToPay = <Payment extends Movable>(payments: readonly Payment[]): Record<PayWay, Payment[]> => ({
  together: inOneYear(payments),
  apart: inYearsOfTheirOwn(payments),
})

export type PayWay = 'together' | 'apart'

/** The planned year that fits most payments, the last of several; payments that do not fit stay in their own year. */
function inOneYear<Payment extends Movable>(payments: readonly Payment[]): Payment[] {
  const count = (year: number) => payments.filter((payment) => fits(payment, year)).length
  const planned = payments.map(({ year }) => year)
  const common = planned.reduce((best, year) => {
    const more = count(year) - count(best)
    return more > 0 || (more === 0 && year > best) ? year : best
  }, planned[0] ?? 0)
  return payments.map((payment) => (fits(payment, common) ? { ...payment, year: common } : payment))
}

/** Payments with the fewest years choose first: the last free year, otherwise the one with the least capital. */
function inYearsOfTheirOwn<Payment extends Movable>(payments: readonly Payment[]): Payment[] {
  const width = (payment: Payment) => yearsOf(payment).last - yearsOf(payment).first
  const paid = new Map<number, number>()
  const moved = new Map<Payment, Payment>()
  for (const payment of payments.toSorted((one, other) => width(one) - width(other))) {
    const { first, last } = yearsOf(payment)
    const choices = Array.from({ length: last - first + 1 }, (_, index) => last - index)
    const amountIn = (choice: number) => paid.get(choice) ?? 0
    const year = choices.reduce((best, choice) => (amountIn(choice) < amountIn(best) ? choice : best), last)
    paid.set(year, amountIn(year) + payment.amount)
    moved.set(payment, { ...payment, year })
  }
  return payments.map((payment) => moved.get(payment) ?? payment).toSorted((one, other) => one.year - other.year)
}
