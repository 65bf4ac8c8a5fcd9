/** What the end of work means for the second pillar: when a fund pays, and how savings wait without contributions. */
import { retirementOf } from '../avs/drawing/reference-age'
import type { Gender } from '../avs/facts'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '../day'
import { withLess } from './changed-statement'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { yearlyCredit } from './other-interest'
import { projectRetirementSavings } from './projection'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

/**
 * `stopsOn`: the last day of work; `retirementDate`: the start of the AVS pension; `lppFrom`: as given. null: not
 * given.
 */
export type LppDays = { stopsOn: Day | null; retirementDate: Day; lppFrom: Day | null }

/**
 * When the funds pay: on the given day; otherwise with the AVS, or once work has ended if the last day of work is
 * given. People who go on working have no right to the whole benefit before the reference age (LPP art. 13b al. 1). It
 * is never before all funds can pay (`earliestAge`, months).
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

/** `worksUntil`: the first of the month from which no contributions are paid. */
type WaitingSavings = { birthDate: Day; retirementDate: Day; worksUntil: Day }

/** `worksUntil`: null or left out: work goes on until the funds pay. */
type Ends = { retirementDate: Day; worksUntil?: Day | null }

/** The day from which no contributions come, before the funds pay; null: they come until then. */
export const creditsEnd = ({ worksUntil = null, retirementDate }: Ends): Day | null =>
  worksUntil && worksUntil < retirementDate ? worksUntil : null

/**
 * The day from which a fund's savings wait without contributions, unknown to a statement from before the end of work;
 * null: they do not wait, or the statement already knows.
 */
export function waitsFrom({ asOf }: Pick<FundStatement, 'asOf'>, ends: Ends): Day | null {
  const from = creditsEnd(ends)
  return from && from > asOf ? from : null
}

/**
 * The statement without contributions after the end of work: the fund's projected savings of that day, with interest
 * only until it pays, at the rate for the age at which it does. null if the fund does not say enough: no interest, or
 * neither the savings of that age nor those of today.
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

/** As the fund states them for that age; otherwise with the yearly credit that leads to its own figure. */
function savingsOn(day: Day, statement: FundStatement, when: { birthDate: Day; retirementDate: Day }): number | null {
  const listed = benefitsAtAge(statement, ageAtRetirement(when.birthDate, day))
  if (listed) return listed.capital
  const { balance, projectionRate, asOf } = statement
  const projected = benefitsAtAge(statement, ageAtRetirement(when.birthDate, when.retirementDate))?.capital
  if (!projected || balance === undefined || projectionRate === undefined) return null
  const end = { amount: projected, on: when.retirementDate }
  const credit = yearlyCredit({ amount: balance, on: asOf }, end, projectionRate)
  if (credit === null && !statement.isTyped) return null
  const input = { balance, balanceDate: asOf, interestRate: projectionRate, creditOf: () => credit ?? 0 }
  return projectRetirementSavings({ ...input, retirementDate: day }).capital
}
