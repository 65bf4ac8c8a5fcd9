/** The digest over time and its present worth. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { statementInSteps, stepsOfFund } from '~/pillars/lpp/work-in-steps'
import { NO_FRANC } from '~/pillars/money'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import type { ColumnName } from '~/pillars/result'
import { AS_IT_STANDS, type Change, type Situation, situationsOf, worksUntil } from '~/pillars/synthesis/change'
import type { Digest } from '~/pillars/synthesis/digest'
import {
  type ColumnOutlook,
  columnOutlook,
  type Outlook,
  type OutlookFacts,
  type Salary,
  type SalaryToday,
} from '~/pillars/synthesis/outlook'
import type { RatedAccounts } from '~/pillars/synthesis/ranges'
import type { Column } from '~/pillars/synthesis/result'
import type { Case } from '../case/case'
import { newSalaryFrom } from '../case/known-work'
import { countingPolicies, legalStart, papersOf } from '../case/lpp/papers'
import { projectedFor } from '../case/lpp/salary-change'
import { pensionIn } from '../case/pension'
import { pillar3aQuestion } from '../case/pillar-3a/pillar-3a-question'
import { type LppParts, statementsIn, withBought } from './lpp/buy-in'

/** @param digest of the same case, query and change */
export function outlookOf(
  known: Case,
  digest: Digest,
  { query, change }: { query: DigestQuery; change: Change | null },
): Outlook {
  const current = salaryIn(known, query)
  const { computedOn, withoutChange, withChange } = digest
  const outlookFor = (name: ColumnName, column: Column, situation: Situation) => {
    const facts = { ...known.person, computedOn, current, column, isWhole: isWhole(known, digest, name) }
    return columnOf(known, facts, { situation, salaryChange: salaryChangeOf(digest, change, situation) })
  }
  const changed = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  return {
    salary: current && { salary: current.salary, source: current.source, year: current.year },
    withoutChange: outlookFor('withoutChange', withoutChange, AS_IT_STANDS),
    withChange: withChange && outlookFor('withChange', withChange, changed),
  }
}

/** The current salary as entered, or else according to the funds or the AVS account. */
export function salaryIn({ work }: Case, query: DigestQuery): (Salary & Pick<SalaryToday, 'source' | 'year'>) | null {
  const { currentSalary: salary, currentRate: rate = null } = query
  return salary === undefined ? work.now : { salary, rate, source: 'typed', year: null }
}

type WorkChange = Parameters<typeof projectedFor>[1]

/** The salary change that the funds were asked about, if all of them answered; else null. */
function salaryChangeOf({ silent }: Digest, change: Change | null, { work: desired }: Situation): WorkChange | null {
  const isTold = !silent.some(({ party, column }) => party === 'pensionFund' && column === 'withChange')
  return change?.work && desired && isTold ? { current: change.work.current, desired } : null
}

type ColumnFacts = Pick<
  Parameters<typeof columnOutlook>[0],
  'birthDate' | 'gender' | 'computedOn' | 'current' | 'column' | 'isWhole'
>
type ColumnQuestion = { situation: Situation; salaryChange: WorkChange | null }

function columnOf(known: Case, facts: ColumnFacts, question: ColumnQuestion): ColumnOutlook {
  const { situation } = question
  return columnOutlook({
    ...facts,
    worksUntil: worksUntil(situation),
    desiredSalary: situation.work?.salary ?? null,
    workInSteps: situation.steps,
    pension: facts.column.avs && pensionIn(known, situation),
    funds: fundsInSteps(statementsOf(known, facts, question), facts, situation),
    accounts: accountsOf(known, situation),
    isExpected: situation.outlook === 'expected',
  })
}

/** Credits follow the pay if work is reduced in steps, and end with work. A benefit drawn in parts has no range. */
function fundsInSteps(
  statements: FundStatement[],
  { birthDate, gender, computedOn, column }: ColumnFacts,
  situation: Situation,
): OutlookFacts['funds'] {
  const { capitalShare } = situation
  const ends = worksUntil(situation)
  const retirementDate = column.lpp?.from ?? column.retirementDate
  const work = stepsOfFund(situation.steps, { retirementDate, worksUntil: ends })
  if (!work || work.drawsFund) return { statements, capitalShare, waitsFrom: ends }
  const question = { birthDate, gender, computedOn, retirementDate, worksUntil: ends }
  const reduced = statements.flatMap((statement) => statementInSteps(statement, question, work) ?? [])
  return { statements: reduced, capitalShare, waitsFrom: null }
}

/** The funds' statements, projected for another salary if there is one. Today's savings stay those of the policy. */
function statementsOf(
  known: Case,
  { column, computedOn }: ColumnFacts,
  { salaryChange, situation }: ColumnQuestion,
): FundStatement[] {
  const policies = countingPolicies(known.secondPillar)
  const endsOn = worksUntil(situation) ?? column.retirementDate
  const isOtherSalary = salaryChange && endsOn > newSalaryFrom(computedOn)
  const change = isOtherSalary ? { before: salaryChange.current.salary, after: salaryChange.desired.salary } : null
  const certificates = papersOf(known, situation, { retirementDate: legalStart(known, situation), change })
  const projected = isOtherSalary ? projectedFor(known, salaryChange).policies : policies.policies
  if (projected.length !== policies.policies.length) return []
  const retirementDate = column.lpp?.from ?? column.retirementDate
  const question = { ...known.person, computedOn, retirementDate, capitalShare: situation.capitalShare }
  const parts: LppParts = { policies: projected, certificates, plain: policies.policies }
  const { buyIn } = situation
  return statementsIn(policies, buyIn ? withBought(known, parts, { buyIn, question }) : parts)
}

/** The 3a accounts as in the digest, to be projected at any interest rate. */
function accountsOf(known: Case, situation: Situation): RatedAccounts {
  const question = pillar3aQuestion(known, situation)
  const withRates = (rateFor: (own: number) => number) =>
    question.accounts.map((account) => ({ ...account, rate: account.rate === null ? null : rateFor(account.rate) }))
  // A policy pays its guaranteed sum at every rate.
  const rated = question.accounts.filter(({ maturity }) => maturity === undefined)
  return {
    rates: rated.flatMap(({ rate }) => rate ?? []),
    projectedAt: (rateFor) =>
      pillar3aFromAccounts({ ...question, accounts: withRates(rateFor) }).result?.projected ?? NO_FRANC,
  }
}

/** Whether the column contains every pension of the person. Without one, the share of the salary would be too small. */
function isWhole({ secondPillar, work }: Case, digest: Digest, name: ColumnName): boolean {
  const isSilent = digest.silent.some(
    ({ party, column }) => party === 'pensionFund' && (column === undefined || column === name),
  )
  const isTold = secondPillar.isAnswered || work.fund === 'no'
  return digest[name]?.avs != null && isTold && !isSilent
}
