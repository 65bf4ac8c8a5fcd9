/** What a buy-in adds, and from when it may be drawn as capital (LPP art. 79b). */
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addYears, type Day } from '../day'
import type { BuyIn } from '../synthesis/change'
import { grownUntil, type WhenDrawn, withSupplement } from './changed-statement'
import { benefitsAtAge, type FundStatement } from './fund-statement'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

export type { BuyIn }

/**
 * The first day on which what was bought may be drawn as capital: three years later (LPP art. 79b al. 3). Tax offices look at all
 * capital, not only at this part.
 */
export const capitalFreeFrom = ({ on }: Pick<BuyIn, 'on'>): Day => addYears(on, rowOn(LPP_BUY_IN, on).value.blockYears)

/**
 * Whole percent of a fund's savings that do not result from a buy-in: what may be capital in the three years after it. Where
 * the fund names no interest, the buy-in counts as it is paid; where it names no savings for the day, nothing is blocked.
 */
export function shareOfRest(statement: FundStatement, buyIn: BuyIn, when: WhenDrawn): number {
  const rest = benefitsAtAge(statement, ageAtRetirement(when.birthDate, when.retirementDate))?.capital
  const bought = grownUntil(statement, buyIn, when) ?? buyIn.amount
  return rest ? Math.floor((rest * 100) / (rest + bought)) : 100
}

/**
 * The statement with what was bought, by the interest and the rate that the fund names, at each age that it projects and at
 * that of the question; null: it names too little.
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
