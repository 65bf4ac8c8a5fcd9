/** A fund's projection for possible interest, wages and prices. */
import type { OutlookName } from '~/law/outlook'
import type { Day } from '../day'
import { fundRates, outlookRate, realRate } from '../interest-outlook'
import { waitsFrom } from './end-of-work'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { withInterest } from './other-interest'
import { ageAtRetirement } from './retirement-date'

/**
 * `worksUntil`: the day from which savings wait without contributions until the fund pays; null or left out: they do
 * not.
 */
type When = { birthDate: Day; retirementDate: Day; worksUntil?: Day | null }

/**
 * The statement in an outlook of interest, wages and prices: in today's francs, with credits that keep up with prices,
 * and the rate at which its savings then grow. A fund that does not say enough for another interest stays as it is.
 */
export function inOutlook(statement: FundStatement, outlook: OutlookName, when: When): FundStatement {
  const { projectionRate } = statement
  const rate = projectionRate === undefined ? null : outlookRate(projectionRate, outlook, fundRates)
  if (!rate) return statement
  const { birthDate, retirementDate } = when
  const until = waitsFrom(statement, when) ?? retirementDate
  const moved = withInterest(statement, realRate(rate), { birthDate, retirementDate: until })
  if (!moved) return statement
  const announced = benefitsAtAge(statement, ageAtRetirement(birthDate, retirementDate))?.capital ?? 0
  return { ...moved, outlook: { ...rate, announced } }
}
