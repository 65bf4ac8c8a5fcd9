/** The figures that are not guaranteed, with less and with more interest than expected. */
import type { OutlookName } from '~/law/outlook'
import { accountRates, fundRates } from '../interest-outlook'
import { waitsFrom } from '../lpp/end-of-work'
import { type LppQuestion, lppFromStatements } from '../lpp/estimate'
import type { FundStatement } from '../lpp/fund-statement'
import { withInterest } from '../lpp/other-interest'
import type { Franc } from '../money'

export type RangeName = OutlookName
export type Range<Figures> = Record<RangeName, Figures>

/** Interest in percent a year, null if the accounts differ; capital in CHF. */
export type Pillar3aRange = Range<{ rate: number | null; capital: Franc }>

/** `rates`: one for each account, percent a year; `projectedAt`: the capital of all with each rate replaced. */
export type RatedAccounts = { rates: readonly number[]; projectedAt: (rateFor: (own: number) => number) => Franc }

/** `expected`, with each account's own rate, is the figure of the digest. */
export function pillar3aRange({ rates, projectedAt }: RatedAccounts): Pillar3aRange {
  const at = (name: RangeName) => {
    const rateFor = (own: number) => accountRates(own)[name]
    const [rate = null, ...others] = new Set(rates.map(rateFor))
    return { rate: others.length > 0 ? null : rate, capital: projectedAt(rateFor) }
  }
  return { low: at('low'), expected: at('expected'), high: at('high') }
}

/** CHF a month, and the capital drawn, of all funds together. */
type LppFigures = { monthly: Franc; capital: Franc }

/** `fixed`: funds that do not say enough for another interest; all three show their own figure. */
export type LppRange = Range<LppFigures> & { funds: { name: string; rates: Range<number> }[]; fixed: string[] }

/** `expected` is what the funds themselves project. null if no fund has a figure. */
export function lppRange(statements: readonly FundStatement[], question: LppQuestion): LppRange | null {
  const { result } = lppFromStatements(statements, question)
  if (!result) return null
  const estimable = statements.filter((statement) => lppFromStatements([statement], question).result !== null)
  const movable = estimable.filter((statement) => triedAt(statement, 'high', question) !== null)
  const at = (name: RangeName): LppFigures => {
    const tried = estimable.map((statement) => triedAt(statement, name, question) ?? statement)
    return figuresOf(lppFromStatements(tried, question).result ?? result)
  }
  return {
    low: at('low'),
    expected: figuresOf(result),
    high: at('high'),
    funds: movable.map(({ fundName, projectionRate = 0 }) => ({ name: fundName, rates: fundRates(projectionRate) })),
    fixed: estimable.filter((statement) => !movable.includes(statement)).map(({ fundName }) => fundName),
  }
}

const figuresOf = ({ monthly, capital }: LppFigures): LppFigures => ({ monthly, capital })

/** Savings that wait for the fund's first payment grow at the other rate from the end of work on too. */
function triedAt(statement: FundStatement, name: RangeName, question: LppQuestion) {
  const { birthDate, retirementDate } = question
  if (statement.projectionRate === undefined) return null
  const until = waitsFrom(statement, question) ?? retirementDate
  return withInterest(statement, fundRates(statement.projectionRate)[name], { birthDate, retirementDate: until })
}
