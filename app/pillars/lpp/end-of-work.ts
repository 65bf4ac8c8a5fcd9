/** What the end of work means for the second pillar: when a fund pays, and savings that wait without contributions. */
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '../day'
import { withLess } from './changed-statement'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { yearlyCredit } from './other-interest'
import { projectRetirementSavings } from './projection'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

/**
 * `stopsOn`: the last day of work; `retirementDate`: the start of the AVS pension; `lppFrom`: as told. null: not given.
 */
export type LppDays = { stopsOn: Day | null; retirementDate: Day; lppFrom: Day | null }

/**
 * When the funds pay: on the day that is told; else with the AVS, or where the last day of work is told, once work has ended,
 * since whoever works on has no right to all of it before the reference age (LPP art. 13b al. 1), and not before every fund
 * can (`earliestAge`, months).
 */
export function lppStart(
  { stopsOn, retirementDate, lppFrom }: LppDays,
  person: { birthDate: Day; gender: Gender },
  earliestAge: number,
): Day {
  if (lppFrom) return firstOfMonthFrom(lppFrom)
  if (!stopsOn) return retirementDate
  const afterWork = firstOfNextMonth(stopsOn)
  const ordinary = laterOf(retirementDate, retirementOf(person).start)
  return laterOf(earlierOf(afterWork, ordinary), earlierOf(retirementDateAt(person.birthDate, earliestAge), ordinary))
}

const laterOf = (one: Day, other: Day) => (one > other ? one : other)
const earlierOf = (one: Day, other: Day) => (one < other ? one : other)

/** `worksUntil`: the first of the month from which nobody pays in any more. */
type WaitingSavings = { birthDate: Day; retirementDate: Day; worksUntil: Day }

/** `worksUntil`: null or left out: work goes on until the funds pay. */
type Ends = { retirementDate: Day; worksUntil?: Day | null }

/** From when no contributions come any more, before the funds pay; null: until they pay. */
export const creditsEnd = ({ worksUntil = null, retirementDate }: Ends): Day | null =>
  worksUntil && worksUntil < retirementDate ? worksUntil : null

/**
 * From when the savings of a fund wait without contributions, as a statement from before the end of work does not know; null:
 * they do not, or it does.
 */
export function waitsFrom({ asOf }: Pick<FundStatement, 'asOf'>, ends: Ends): Day | null {
  const from = creditsEnd(ends)
  return from && from > asOf ? from : null
}

/**
 * The statement as if no contributions came from the end of work on: the savings of that day, as the fund projects them, with
 * its interest alone until it pays, at the rate of the age at which it does. null where the fund does not say enough: no
 * interest, or neither the savings of that age nor those of today.
 */
export function withoutCredits(statement: FundStatement, { birthDate, retirementDate, worksUntil }: WaitingSavings) {
  const projected = benefitsAtAge(statement, ageAtRetirement(birthDate, retirementDate))?.capital
  const { projectionRate } = statement
  if (!projected || projectionRate === undefined) return null
  const saved = savingsOn(worksUntil, statement, { birthDate, retirementDate })
  if (saved === null) return null
  const { capital } = projectRetirementSavings({
    ...{ balance: saved, balanceDate: worksUntil, retirementDate, interestRate: projectionRate },
    creditOf: () => 0,
  })
  return withLess(statement, 1 - Math.min(1, capital / projected), { birthDate, retirementDate })
}

/** As the fund names them at that age; where it does not, with the yearly credit that leads to its own figure. */
function savingsOn(day: Day, statement: FundStatement, when: { birthDate: Day; retirementDate: Day }): number | null {
  const listed = benefitsAtAge(statement, ageAtRetirement(when.birthDate, day))
  if (listed) return listed.capital
  const { balance, projectionRate, asOf } = statement
  const projected = benefitsAtAge(statement, ageAtRetirement(when.birthDate, when.retirementDate))?.capital
  if (!projected || balance === undefined || projectionRate === undefined) return null
  const end = { amount: projected, on: when.retirementDate }
  const credit = yearlyCredit({ amount: balance, on: asOf }, end, projectionRate)
  if (credit === null) return null
  const input = { balance, balanceDate: asOf, interestRate: projectionRate, creditOf: () => credit }
  return projectRetirementSavings({ ...input, retirementDate: day }).capital
}
