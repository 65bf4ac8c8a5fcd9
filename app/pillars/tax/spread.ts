/** What it changes to draw capital in several calendar years. */
import type { CapitalTaxLaw } from '~/law/tax/capital-tax'
import { addFrancs, type Franc, NO_FRANC } from '../money'
import { type CapitalTax, capitalTax, type Taxpayer } from './capital-tax'

/** `what`: the fund, the account; of spouses both. CHF. */
export type CapitalPayment = { what: string; year: number; amount: Franc }

export type TaxYear<Payment extends CapitalPayment = CapitalPayment> = CapitalTax & {
  year: number
  payments: readonly Payment[]
  /** Whether the tables of that year are known; else those of the last known year are used. */
  isLawKnown: boolean
}

/** Each calendar year by itself, in their order: what is paid in one year is added together (LIFD art. 38 al. 1bis). */
export function taxByYear<Payment extends CapitalPayment>(
  payments: readonly Payment[],
  taxpayer: Taxpayer,
  law: CapitalTaxLaw,
): TaxYear<Payment>[] {
  const years = [...new Set(payments.map(({ year }) => year))].sort((a, b) => a - b)
  return years.map((year) => {
    const paid = payments.filter((payment) => payment.year === year)
    const capital = addFrancs(...paid.map(({ amount }) => amount))
    return { year, payments: paid, isLawKnown: year === law.year, ...capitalTax(capital, taxpayer, law) }
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

/**
 * The same payments, all in the last of their years, and each in a year of its own: from the last year back to `earliest`,
 * those that are due last in the last. With more payments than years some share one.
 */
export function waysToPay<Payment extends CapitalPayment>(
  payments: readonly Payment[],
  earliest: number,
): Record<PayWay, Payment[]> {
  const lastYear = Math.max(...payments.map(({ year }) => year))
  const years = Math.max(1, lastYear - earliest + 1)
  const lastFirst = payments.toSorted((a, b) => b.year - a.year)
  return {
    together: payments.map((payment) => ({ ...payment, year: lastYear })),
    apart: lastFirst.map((payment, index) => ({ ...payment, year: lastYear - (index % years) })).toReversed(),
  }
}

export type PayWay = 'together' | 'apart'
