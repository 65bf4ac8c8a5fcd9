/** The effect of a buy-in, and the day from which it may be drawn as capital (LPP art. 79b). */
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addYears, type Day } from '../day'
import type { BuyIn } from '../synthesis/change'
import { grownUntil, type WhenDrawn, withSupplement } from './changed-statement'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

export type { BuyIn }

/**
 * The first day on which a buy-in may be drawn as capital: three years later (LPP art. 79b al. 3). Tax offices look at
 * all capital, not only at this part.
 */
export const capitalFreeFrom = ({ on }: Pick<BuyIn, 'on'>): Day => addYears(on, rowOn(LPP_BUY_IN, on).value.blockYears)

/**
 * The part of a fund's savings that does not result from a buy-in, whole percent: it may be paid as capital in the
 * three years after it. If the fund gives no interest rate, the buy-in counts as paid; if it gives no savings for the
 * day, nothing is blocked.
 */
export function shareOfRest(statement: FundStatement, buyIn: BuyIn, when: WhenDrawn): number {
  const rest = benefitsAtAge(statement, ageAtRetirement(when.birthDate, when.retirementDate))?.capital
  const bought = grownUntil(statement, buyIn, when) ?? buyIn.amount
  return rest ? Math.floor((rest * 100) / (rest + bought)) : 100
}

/**
 * The statement including the buy-in, at the fund's interest and conversion rate, at each age that it projects and at
 * the requested one; null: it does not say enough.
 */
export function withBuyIn(statement: FundStatement, buyIn: BuyIn, when: WhenDrawn): FundStatement | null {
  const asked = ageAtRetirement(when.birthDate, when.retirementDate)
  const ages = new Set([...statement.benefits.map(({ retirementAge }) => retirementAge), asked])
  const benefits = [...ages]
    .toSorted((one, other) => one - other)
    .flatMap((age) => {
      const then = { birthDate: when.birthDate, retirementDate: retirementDateAt(when.birthDate, age) }
      const savings = then.retirementDate > buyIn.on ? grownUntil(statement, buyIn, then) : 0
      return (savings === null ? null : withSupplement(statement, savings, then))?.benefits ?? []
    })
  return statement.projectionRate === undefined || benefits.length === 0
    ? null
    : { ...statement, benefits, buyIn: 'byRate' }
}
