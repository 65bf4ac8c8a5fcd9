import { type Day, dateOf, firstOfNextMonth } from '../day'
import { balanceAfter, countedYears, interestOf, paymentOf } from '../savings'

export type ProjectionInput = {
  /** Retirement savings, CHF, on `balanceDate` (whose month counts only if it is its first day). */
  balance: number
  balanceDate: Day
  /** The first day of a month: the months before it still count. */
  retirementDate: Day
  /** Projection rate, percent a year. */
  interestRate: number
  /** The savings credit of a full calendar year, CHF. */
  creditOf: (year: number) => number
}

/** One calendar year of a projection; CHF, unrounded. `months` is 12, less in the first and the last year. */
export type ProjectionYear = { year: number; months: number; credit: number; interest: number; balance: number }

/** CHF, unrounded: rounding is left to where it is printed or paid. */
export type Projection = { capital: number; capitalWithoutInterest: number; years: ProjectionYear[] }

/**
 * Retirement savings carried to the day the pension starts: B[t] = B[t-1] x (1 + i) + credit[t] (LPP art. 15 and 16).
 * A credit bears no interest in its own year; a partial year has interest and credit for its months.
 * @throws {RangeError} if the retirement date is not the first of a month
 */
export function projectRetirementSavings(input: ProjectionInput): Projection {
  const { interestRate } = input
  const years: ProjectionYear[] = []
  let capital = input.balance
  for (const { year, months, payment } of creditedYears(input)) {
    const part = { interestRate, payment, months }
    const interest = interestOf(capital, part)
    capital = balanceAfter(capital, part)
    years.push({ year, months, credit: paymentOf(part), interest, balance: capital })
  }
  const capitalWithoutInterest = years.reduce((sum, { credit }) => sum + credit, input.balance)
  return { capital, capitalWithoutInterest, years }
}

/**
 * The same savings at any interest rate (percent a year), for whoever tries many: what does not depend on it is worked out
 * once. CHF, unrounded.
 * @throws {RangeError} if the retirement date is not the first of a month
 */
export function savingsAtRate(input: Omit<ProjectionInput, 'interestRate'>): (interestRate: number) => number {
  const years = creditedYears(input)
  return (interestRate) =>
    years.reduce(
      (balance, { payment, months }) => balanceAfter(balance, { interestRate, payment, months }),
      input.balance,
    )
}

/** The years that count, with the credit of each as if it were a full one, CHF. */
function creditedYears({ balanceDate, retirementDate, creditOf }: Omit<ProjectionInput, 'interestRate'>) {
  if (dateOf(retirementDate) !== 1) throw new RangeError('a pension starts on the first of a month')
  const start = dateOf(balanceDate) === 1 ? balanceDate : firstOfNextMonth(balanceDate)
  return countedYears(start, retirementDate).map(({ year, months }) => ({ year, months, payment: creditOf(year) }))
}
