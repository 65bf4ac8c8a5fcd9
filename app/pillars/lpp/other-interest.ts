/** A fund's projection at an interest rate other than the fund's own. */
import type { Day } from '../day'
import { scaled } from './changed-statement'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { projectRetirementSavings } from './projection'
import { ageAtRetirement } from './retirement-date'

/** The person and the day of drawing, which determine how long interest accrues. */
type When = { birthDate: Day; retirementDate: Day }

/**
 * The statement as if the fund projected at another rate (percent a year), for the age of this retirement. The yearly
 * credit is the one that leads from the fund's balance to its own figure at its own rate, so that its own rate gives
 * exactly its own figure. The conversion rate stays the same. null if the fund does not say enough: no projection rate,
 * no balance, no figure for the age, or figures that no credit leads to.
 */
export function withInterest(statement: FundStatement, rate: number, when: When): FundStatement | null {
  const factor = factorOf(statement, rate, when)
  if (factor === null) return null
  return { ...scaled(statement, factor), projectionRate: rate }
}

/** The savings at the other rate, as a fraction of the fund's projection. */
function factorOf(statement: FundStatement, rate: number, { birthDate, retirementDate }: When): number | null {
  const { balance, projectionRate, asOf } = statement
  const projected = benefitsAtAge(statement, ageAtRetirement(birthDate, retirementDate))?.capital
  if (balance === undefined || projectionRate === undefined || !projected) return null
  if (rate === projectionRate) return 1
  const start = { amount: balance, on: asOf }
  const credit = yearlyCredit(start, { amount: projected, on: retirementDate }, projectionRate)
  return credit === null ? null : carried(start, credit, rate, retirementDate) / projected
}

/** Savings on a day, CHF. */
type SavingsOn = { amount: number; on: Day }

/** The savings, CHF, with a yearly credit (CHF) and interest (percent a year). */
const carried = ({ amount, on }: SavingsOn, credit: number, interestRate: number, retirementDate: Day): number =>
  projectRetirementSavings({ balance: amount, balanceDate: on, retirementDate, interestRate, creditOf: () => credit })
    .capital

/** The yearly credit that leads from one to the other at that interest, CHF; null: none does. */
export function yearlyCredit(start: SavingsOn, end: SavingsOn, interestRate: number): number | null {
  const ofCredits = carried({ amount: 0, on: start.on }, 1, interestRate, end.on)
  const missing = end.amount - carried(start, 0, interestRate, end.on)
  // Funds round their figures to five centimes.
  if (missing < -0.05 || (ofCredits === 0 && missing > 0.05)) return null
  return ofCredits === 0 ? 0 : Math.max(0, missing) / ofCredits
}
