/** What is not guaranteed, with less and with more interest than expected. */
import type { Day } from '../day'
import { type LppQuestion, lppFromStatements } from '../lpp/estimate'
import type { FundStatement } from '../lpp/fund-statement'
import { withInterest } from '../lpp/other-interest'
import type { Franc } from '../money'

export type RangeName = 'low' | 'expected' | 'high'
export type Range<Figures> = Record<RangeName, Figures>

/** By how much more, or less, interest is tried: percentage points a year. */
const POINT = 1

/** 3a: no interest at all, the rate that was entered, and a point more; percent a year. */
export const pillar3aRates = (rate: number): Range<number> => ({ low: 0, expected: rate, high: rate + POINT })

/** A fund: a point less but never below 0, its own rate, and a point more; percent a year. */
export const fundRates = (rate: number): Range<number> => ({
  low: Math.min(rate, Math.max(0, rate - POINT)),
  expected: rate,
  high: rate + POINT,
})

/** Interest in percent a year, capital in CHF. */
export type Pillar3aRange = Range<{ rate: number; capital: Franc }>

/** @param projectedAt the capital at a rate; the same for the rate that was entered as in the digest */
export function pillar3aRange(rate: number, projectedAt: (rate: number) => Franc): Pillar3aRange {
  const { low, expected, high } = pillar3aRates(rate)
  const at = (tried: number) => ({ rate: tried, capital: projectedAt(tried) })
  return { low: at(low), expected: at(expected), high: at(high) }
}

/** CHF a month, and the capital drawn, of all funds together. */
type LppFigures = { monthly: Franc; capital: Franc }

/** `fixed`: funds that say too little for another interest; their own figure stands in all three. */
export type LppRange = Range<LppFigures> & { funds: { name: string; rates: Range<number> }[]; fixed: string[] }

/** `expected` is what the funds themselves project. null where no fund has a figure. */
export function lppRange(statements: readonly FundStatement[], question: LppQuestion): LppRange | null {
  const { result } = lppFromStatements(statements, question)
  if (!result) return null
  const told = statements.filter((statement) => lppFromStatements([statement], question).result !== null)
  const movable = told.filter((statement) => triedAt(statement, 'high', question) !== null)
  const at = (name: RangeName): LppFigures => {
    const tried = told.map((statement) => triedAt(statement, name, question) ?? statement)
    return figuresOf(lppFromStatements(tried, question).result ?? result)
  }
  return {
    low: at('low'),
    expected: figuresOf(result),
    high: at('high'),
    funds: movable.map(({ fundName, projectionRate = 0 }) => ({ name: fundName, rates: fundRates(projectionRate) })),
    fixed: told.filter((statement) => !movable.includes(statement)).map(({ fundName }) => fundName),
  }
}

const figuresOf = ({ monthly, capital }: LppFigures): LppFigures => ({ monthly, capital })

const triedAt = (statement: FundStatement, name: RangeName, question: { birthDate: Day; retirementDate: Day }) =>
  statement.projectionRate === undefined
    ? null
    : withInterest(statement, fundRates(statement.projectionRate)[name], question)
