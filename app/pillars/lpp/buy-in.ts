/** What a buy-in costs and adds, and from when it may be drawn as capital (LPP art. 79b). */
import { LPP_BUY_IN } from '~/law/lpp/changes'
import { rowOn } from '~/law/table'
import { addYears, type Day } from '../day'
import { addFrancs, type Franc, franc } from '../money'
import type { Step } from '../result'
import type { BuyIn } from '../synthesis/change'
import { grownUntil, type WhenDrawn, withSupplement } from './changed-statement'
import { type LppQuestion, lppFromStatements, type NoFigureReason } from './estimate'
import type { FundStatement } from './fund-statement'
import { ageAtRetirement, retirementDateAt } from './retirement-date'

export type { BuyIn }

/** The first day on which what was bought may be drawn as capital: three years later (LPP art. 79b al. 3). */
export const capitalFreeFrom = ({ on }: Pick<BuyIn, 'on'>): Day => addYears(on, rowOn(LPP_BUY_IN, on).value.blockYears)

/** Whether what was bought may be drawn as capital on a day. Tax offices look at all capital, not only at this part. */
export const isCapitalFree = (buyIn: Pick<BuyIn, 'on'>, drawnOn: Day) => drawnOn >= capitalFreeFrom(buyIn)

/** Of several buy-ins, the first day on which all may be drawn as capital; null: there is none. */
export const allCapitalFreeFrom = (buyIns: readonly Pick<BuyIn, 'on'>[]): Day | null =>
  buyIns.map(capitalFreeFrom).toSorted().at(-1) ?? null

/**
 * `cost`: what is paid; `savings`: what it becomes until the pension starts; `monthly`: how much more pension it gives, of
 * what is not drawn as capital; `capital`: how much more capital. `capitalBlocked`: what was bought is only a pension then.
 */
export type BuyInEffect = {
  cost: Franc
  savings: Franc
  monthly: Franc
  capital: Franc
  capitalFreeFrom: Day
  capitalBlocked: boolean
  steps: Step[]
}

/** Why a buy-in has no figure: the fund names no interest for its projection, or has no figure at all. */
export type NoBuyInEffect = { missing: NoFigureReason | 'noProjectionRate' }

/**
 * What a buy-in adds at a fund by its own projection. What was bought within three years before is not drawn as capital:
 * all of it becomes a pension, whatever share is drawn of the rest.
 */
export function buyInEffect(
  statement: FundStatement,
  buyIn: BuyIn,
  question: LppQuestion,
): BuyInEffect | NoBuyInEffect {
  const before = lppFromStatements([statement], question)
  if (!before.result) return { missing: before.missing[0]?.reason ?? 'noProjectionForAge' }
  const savings = grownUntil(statement, buyIn, question)
  if (savings === null) return { missing: 'noProjectionRate' }
  const capitalBlocked = !isCapitalFree(buyIn, question.retirementDate)
  // Blocked, it is as if it were drawn by itself, without capital.
  const asked = capitalBlocked ? { ...question, capitalShare: 0 } : question
  const [without, more] = [
    lppFromStatements([statement], asked).result ?? before.result,
    resultWith(statement, savings, asked),
  ]
  const monthly = addFrancs(more.monthly, -without.monthly as Franc)
  const capital = addFrancs(more.capital, -without.capital as Franc)
  return {
    cost: franc(buyIn.amount),
    savings: franc(savings),
    monthly,
    capital,
    capitalFreeFrom: capitalFreeFrom(buyIn),
    capitalBlocked,
    steps: stepsOf(buyIn, savings, monthly),
  }
}

function resultWith(statement: FundStatement, added: number, question: LppQuestion) {
  const changed = withSupplement(statement, added, question)
  const result = changed && lppFromStatements([changed], question).result
  if (!result) throw new RangeError('a fund with a figure has one with more savings')
  return result
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
  return statement.projectionRate === undefined || benefits.length === 0 ? null : { ...statement, benefits }
}

const stepsOf = ({ amount, on }: BuyIn, savings: number, monthly: Franc): Step[] => [
  { key: 'buyInSavings', inputs: { amount, on }, output: franc(savings), article: 'LPP art. 79b al. 1' },
  { key: 'buyInPension', inputs: { savings: franc(savings) }, output: monthly, article: 'LPP art. 14' },
  {
    key: 'buyInBlock',
    inputs: { on },
    output: capitalFreeFrom({ on }),
    article: 'LPP art. 79b al. 3',
  },
]
