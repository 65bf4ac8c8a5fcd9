/** A column of the digest over time, and what it is worth. */

import type { PensionResult } from '../avs/result'
import type { Day } from '../day'
import type { LppQuestion } from '../lpp/estimate'
import type { FundStatement } from '../lpp/fund-statement'
import { addFrancs, franc } from '../money'
import type { WorkInSteps } from '../work-in-steps'
import { type ReplacedShare, replacedShares, type SpreadCapital, spreadCapital } from './amounts-compared'
import { type IncomeStep, incomeOverTime, type Salary } from './income-over-time'
import { type LppRange, lppRange, type Pillar3aRange, pillar3aRange, type RatedAccounts } from './ranges'
import type { Column } from './result'

export type { IncomeStep, LppRange, Pillar3aRange, ReplacedShare, Salary, SpreadCapital }

export type ColumnOutlook = {
  income: IncomeStep[]
  /** Empty if the salary or a pension is not known. */
  replaced: ReplacedShare[]
  /** null if no fund has a figure, the answer does not lead to the figure of the digest, or an outlook is chosen. */
  lpp: LppRange | null
  pillar3a: Pillar3aRange | null
  /** Each capital as a monthly amount, for comparison only. */
  spread: { lpp: SpreadCapital | null; pillar3a: SpreadCapital | null }
}

/** Today's salary, CHF a year, and its source; `year`: of the entry in the AVS account. */
export type SalaryToday = { salary: number; source: 'typed' | 'funds' | 'account'; year: number | null }

/** Without a salary the incomes begin with the first pension. */
export type Outlook = { salary: SalaryToday | null; withoutChange: ColumnOutlook; withChange: ColumnOutlook | null }

export type OutlookFacts = {
  birthDate: Day
  gender: LppQuestion['gender']
  computedOn: Day
  current: Salary | null
  /** CHF a year from next January on; null: the salary stays. */
  desiredSalary: number | null
  workInSteps?: WorkInSteps | null
  /** The first of the month without work; null: work ends when the AVS pension starts. */
  worksUntil: Day | null
  column: Column
  pension: PensionResult | null
  /** Whether every pension of the person is known. */
  isWhole: boolean
  /**
   * Behind `column.lpp`, with the part drawn as capital in percent. `waitsFrom`: the first of the month without further
   * credits; null: they come until the funds pay, or the statements already include their end.
   */
  funds: { statements: readonly FundStatement[]; capitalShare: number; waitsFrom: Day | null }
  /** The facts behind `column.pillar3a`. */
  accounts: RatedAccounts
  /** Whether interest is as announced: a chosen outlook has no ranges. */
  isExpected: boolean
}

export function columnOutlook(facts: OutlookFacts): ColumnOutlook {
  const { birthDate, column, accounts, isExpected } = facts
  const { lpp, pillar3a, retirementDate } = column
  const income = incomeOverTime({ ...facts, worksUntil: facts.worksUntil ?? retirementDate, lpp })
  return {
    income,
    replaced: facts.isWhole ? replacedShares(income, column.totalFrom, facts.current) : [],
    lpp: isExpected && lpp ? matching(lppRange(facts.funds.statements, questionOf(facts)), lpp) : null,
    pillar3a: isExpected && pillar3a ? pillar3aRange(accounts) : null,
    spread: {
      lpp: lpp && spreadCapital(lpp.capital, lpp.from, birthDate),
      pillar3a: pillar3a && spreadCapital(pillar3a.projected, pillar3a.projectedFrom, birthDate),
    },
  }
}

const questionOf = ({ birthDate, gender, computedOn, column, funds }: OutlookFacts): LppQuestion => ({
  birthDate,
  gender,
  computedOn,
  retirementDate: column.lpp?.from ?? column.retirementDate,
  worksUntil: funds.waitsFrom,
  capitalShare: funds.capitalShare,
})

/** A range whose middle differs from the figure beside it would contradict it. */
function matching(range: LppRange | null, column: NonNullable<Column['lpp']>): LppRange | null {
  if (!range) return null
  const expected = withOthers(range.expected, column)
  if (expected.monthly !== column.monthly || expected.capital !== column.capital) return null
  return { ...range, low: withOthers(range.low, column), expected, high: withOthers(range.high, column) }
}

/** With the pensions that are paid already, and less what is paid back of a bridging pension: no interest changes these. */
function withOthers({ monthly, capital }: LppRange['low'], { funds, bridging }: NonNullable<Column['lpp']>) {
  const own = franc(Math.max(0, monthly - (bridging?.reduction ?? 0)))
  const paid = funds.flatMap((fund) => (fund.kind === 'paid' ? (fund.monthly ?? []) : []))
  return { monthly: addFrancs(own, ...paid), capital }
}
