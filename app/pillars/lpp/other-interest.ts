/** A fund's projection at an interest rate other than the fund's own. */
import type { Day } from '../day'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { projectRetirementSavings } from './projection'
import { ageAtRetirement } from './retirement-date'

/** When somebody draws, and so how long interest accrues. */
type When = { birthDate: Day; retirementDate: Day }

/**
 * The statement as if the fund projected at another rate (percent a year), for the age of this retirement. The yearly
 * credit is the one that leads from the fund's balance to its own figure at its own rate, so that its own rate gives
 * exactly its own figure. The conversion rate stays the same.
 * null if the fund says too little: no projection rate, no balance, no figure for the age, or figures that no credit
 * leads to.
 */
export function withInterest(statement: FundStatement, rate: number, when: When): FundStatement | null {
  const factor = factorOf(statement, rate, when)
  if (factor === null) return null
  return {
    ...statement,
    benefits: statement.benefits.map((at) => ({
      ...at,
      capitalBalance: at.capitalBalance * factor,
      ...(at.capitalBalanceMandatory !== undefined && { capitalBalanceMandatory: at.capitalBalanceMandatory * factor }),
      ...(at.pension !== undefined && { pension: at.pension * factor }),
    })),
  }
}

/** The savings at the other rate, as a fraction of those that the fund projects. */
function factorOf(statement: FundStatement, rate: number, { birthDate, retirementDate }: When): number | null {
  const { balance, projectionRate, asOf } = statement
  const projected = benefitsAtAge(statement, ageAtRetirement(birthDate, retirementDate))?.capital
  if (balance === undefined || projectionRate === undefined || !projected) return null
  if (rate === projectionRate) return 1
  const carried = (start: number, credit: number, interestRate: number) =>
    projectRetirementSavings({
      balance: start,
      balanceDate: asOf,
      retirementDate,
      interestRate,
      creditOf: () => credit,
    }).capital
  const ofCredits = carried(0, 1, projectionRate)
  const missing = projected - carried(balance, 0, projectionRate)
  // Funds round their figures to five centimes.
  if (missing < -0.05 || (ofCredits === 0 && missing > 0.05)) return null
  const credit = ofCredits === 0 ? 0 : Math.max(0, missing) / ofCredits
  return carried(balance, credit, rate) / projected
}
