/** The digest over time and its present worth. Uses only answers already in the dossier and asks nobody. */

import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { Providents } from '~/dossier/shape/shape'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { pensionFundOf } from '~/dossier/shape/work'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { statementInSteps, stepsOfFund } from '~/pillars/lpp/work-in-steps'
import { NO_FRANC } from '~/pillars/money'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import type { Column, ColumnName } from '~/pillars/result'
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
import { requireBirth } from '../avs/insureds'
import { loadPension } from '../avs/pension'
import { type LppParts, statementsIn, withBought } from '../lpp/buy-in'
import { countingCertificates, countingPolicies } from '../lpp/own-certificates'
import { loadSalaryChange, newSalaryFrom } from '../lpp/salary-change'
import { pillar3aQuestion } from '../pillar-3a/accounts-in-digest'
import type { Session } from '../session'
import type { Tools } from '../tools'
import { loadWork } from './known-work'

const NOBODY: Providents = { providents: [], silent: [] }
const NO_POLICIES: FundPolicies = { policies: [], silent: [] }

/** @param digest of the same session, query and change, so that the parties' answers are in the dossier */
export async function loadOutlook(
  session: Session,
  tools: Tools,
  digest: Digest,
  { query, change }: { query: DigestQuery; change: Change | null },
): Promise<Outlook> {
  const { birthDate, gender } = await requireBirth(session, tools)
  const current = await loadSalary(session, tools, query)
  const { computedOn, withoutChange, withChange } = digest
  const outlookFor = (name: ColumnName, column: Column, situation: Situation) => {
    const facts = { birthDate, gender, computedOn, current, column, isWhole: isWhole(session, digest, name) }
    return loadColumn(session, tools, facts, { situation, salaryChange: salaryChangeOf(digest, change, situation) })
  }
  const changed = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  return {
    salary: current && { salary: current.salary, source: current.source, year: current.year },
    withoutChange: await outlookFor('withoutChange', withoutChange, AS_IT_STANDS),
    withChange: withChange && (await outlookFor('withChange', withChange, changed)),
  }
}

/** The current salary as entered, else according to the funds or the AVS account. */
export async function loadSalary(
  session: Session,
  tools: Tools,
  query: DigestQuery,
): Promise<(Salary & Pick<SalaryToday, 'source' | 'year'>) | null> {
  const { currentSalary: salary, currentRate: rate = null } = query
  if (salary !== undefined) return { salary, rate, source: 'typed', year: null }
  const { login, firstPillar, secondPillar } = session.dossier
  const policies = secondPillar.policies ?? NO_POLICIES
  const isTold =
    policies.policies.length > 0 ||
    firstPillar.careers.person !== null ||
    (login !== null && Object.hasOwn(firstPillar.insureds, login.navs))
  return isTold ? loadWork(session, tools, policies) : null
}

type WorkChange = Parameters<typeof loadSalaryChange>[3]

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

async function loadColumn(
  session: Session,
  tools: Tools,
  facts: ColumnFacts,
  question: ColumnQuestion,
): Promise<ColumnOutlook> {
  const { situation } = question
  return columnOutlook({
    ...facts,
    worksUntil: worksUntil(situation),
    desiredSalary: situation.work?.salary ?? null,
    workInSteps: situation.steps,
    // A digest with an AVS part has the register's records in the dossier, so this asks nobody.
    pension: facts.column.avs && (await loadPension(session, tools, { force: false, situation })),
    funds: fundsInSteps(await loadStatements(session, tools, facts, question), facts, situation),
    accounts: accountsOf(session, facts, situation),
    isExpected: situation.outlook === 'expected',
  })
}

/**
 * With credits that follow the pay where work is reduced in steps, and end with it; a benefit that is drawn in parts has no
 * range.
 */
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
async function loadStatements(
  session: Session,
  tools: Tools,
  facts: ColumnFacts,
  { salaryChange, situation }: ColumnQuestion,
): Promise<FundStatement[]> {
  const { column, computedOn, birthDate, gender } = facts
  const { secondPillar } = session.dossier
  const answered = secondPillar.policies ?? NO_POLICIES
  const policies = countingPolicies(answered, secondPillar)
  const own = countingCertificates(answered, secondPillar, { birthDate, gender, computedOn, salary: null })
  const endsOn = worksUntil(situation) ?? column.retirementDate
  const isOtherSalary = salaryChange && endsOn > newSalaryFrom(computedOn)
  const projected = isOtherSalary
    ? (await loadSalaryChange(session, tools, policies, salaryChange)).policies
    : policies.policies
  if (projected.length !== policies.policies.length) return []
  const retirementDate = column.lpp?.from ?? column.retirementDate
  const question = { birthDate, gender, computedOn, retirementDate, capitalShare: situation.capitalShare }
  const parts: LppParts = { policies: projected, certificates: own, plain: policies.policies }
  const { buyIn } = situation
  const told = buyIn ? await withBought(parts, { buyIn, question }, { session, tools, mayAsk: false }) : parts
  return statementsIn(policies, told)
}

/** The 3a accounts as in the digest, to be projected at any interest rate. */
function accountsOf(
  { dossier }: Session,
  { birthDate, gender, computedOn }: ColumnFacts,
  situation: Situation,
): RatedAccounts {
  const { thirdPillar } = dossier
  const when = { computedOn, birthDate, gender, situation }
  const question = pillar3aQuestion(thirdPillar, thirdPillar.providents ?? NOBODY, when)
  const withRates = (rateFor: (own: number) => number) =>
    question.accounts.map((account) => ({ ...account, rate: account.rate === null ? null : rateFor(account.rate) }))
  // A policy pays what it guarantees, at every rate.
  const rated = question.accounts.filter(({ maturity }) => maturity === undefined)
  return {
    rates: rated.flatMap(({ rate }) => rate ?? []),
    projectedAt: (rateFor) =>
      pillar3aFromAccounts({ ...question, accounts: withRates(rateFor) }).result?.projected ?? NO_FRANC,
  }
}

/** Whether the column contains every pension of the person. Without one, the share of the salary would be too small. */
function isWhole({ dossier }: Session, digest: Digest, name: ColumnName): boolean {
  const { selection, certificates } = dossier.secondPillar
  const isSilent = digest.silent.some(
    ({ party, column }) => party === 'pensionFund' && (column === undefined || column === name),
  )
  const isTold = selection !== null || certificates.length > 0 || pensionFundOf(dossier) === 'no'
  return digest[name]?.avs != null && isTold && !isSilent
}
