/** The digest over time and what it is worth, from what is known by then: nobody is asked for it. */
import type { Policies, Providents } from '~/dossier/shape'
import type { DigestQuery } from '~/dossier/simulation'
import type { FundStatement } from '~/pillars/lpp/fund-statement'
import { NO_FRANC } from '~/pillars/money'
import { pillar3aFromAccounts } from '~/pillars/pillar-3a/estimate'
import type { Column, ColumnName, Digest } from '~/pillars/result'
import { AS_IT_STANDS, type Change, type Situation, situationsOf } from '~/pillars/synthesis/change'
import {
  type ColumnOutlook,
  columnOutlook,
  type Outlook,
  type Salary,
  type SalaryToday,
} from '~/pillars/synthesis/outlook'
import type { RatedAccounts } from '~/pillars/synthesis/ranges'
import type { Tools } from './api-env'
import { asStatement } from './digest-lpp'
import { pillar3aQuestion } from './digest-pillar-3a'
import { requireBirth } from './insureds'
import { loadWork } from './known-work'
import { loadPension } from './pension'
import { loadSalaryChange, newSalaryFrom } from './salary-change'
import type { Session } from './session'

const NOBODY: Providents = { providents: [], silent: [] }
const NO_POLICIES: Policies = { policies: [], silent: [] }

/** @param digest of this very session, query and change: what its parties told is in the dossier by now */
export async function loadOutlook(
  session: Session,
  tools: Tools,
  digest: Digest,
  { query, change }: { query: DigestQuery; change: Change | null },
): Promise<Outlook> {
  const { birthDate, gender } = await requireBirth(session, tools)
  const current = await loadSalary(session, tools, query)
  const { computedOn, withoutChange, withChange } = digest
  const of = (name: ColumnName, column: Column, situation: Situation) => {
    const facts = { birthDate, gender, computedOn, current, column, isWhole: isWhole(session, digest, name) }
    return loadColumn(session, tools, facts, { situation, salaryChange: salaryChangeOf(digest, change, situation) })
  }
  const changed = (change && situationsOf(change).at(-1)?.situation) ?? AS_IT_STANDS
  return {
    salary: current && { salary: current.salary, source: current.source, year: current.year },
    withoutChange: await of('withoutChange', withoutChange, AS_IT_STANDS),
    withChange: withChange && (await of('withChange', withChange, changed)),
  }
}

/** As typed, else as the funds or the AVS account know it. */
async function loadSalary(
  session: Session,
  tools: Tools,
  query: DigestQuery,
): Promise<(Salary & Pick<SalaryToday, 'source' | 'year'>) | null> {
  const { currentSalary: salary, currentRate: rate = null } = query
  if (salary !== undefined) return { salary, rate, source: 'typed', year: null }
  const { login, firstPillar, secondPillar } = session.dossier
  const policies = secondPillar.policies ?? NO_POLICIES
  const isTold = policies.policies.length > 0 || Object.hasOwn(firstPillar.insureds, login.navs)
  return isTold ? loadWork(session, tools.connectors, policies) : null
}

type SalaryChange = Parameters<typeof loadSalaryChange>[3]

/** What the funds were asked and have answered, all of them; null: nothing. */
function salaryChangeOf({ silent }: Digest, change: Change | null, { work: desired }: Situation): SalaryChange | null {
  const isTold = !silent.some(({ party, column }) => party === 'pensionFund' && column === 'withChange')
  return change?.work && desired && isTold ? { current: change.work.current, desired } : null
}

type Facts = Pick<
  Parameters<typeof columnOutlook>[0],
  'birthDate' | 'gender' | 'computedOn' | 'current' | 'column' | 'isWhole'
>
type Asked = { situation: Situation; salaryChange: SalaryChange | null }

async function loadColumn(session: Session, tools: Tools, facts: Facts, asked: Asked): Promise<ColumnOutlook> {
  const { situation } = asked
  return columnOutlook({
    ...facts,
    desiredSalary: situation.work?.salary ?? null,
    // Who has an AVS part has been answered before: the register's word is in the dossier.
    pension: facts.column.avs && (await loadPension(session, tools, { force: false, situation })),
    funds: { statements: await loadStatements(session, tools, facts, asked), capitalShare: situation.capitalShare },
    accounts: accountsOf(session, facts, situation),
  })
}

/** What the funds project, for another salary too. The savings of today are the same: they are those of the policy. */
async function loadStatements(
  session: Session,
  tools: Tools,
  { column, computedOn }: Facts,
  { salaryChange }: Asked,
): Promise<FundStatement[]> {
  const policies = session.dossier.secondPillar.policies ?? NO_POLICIES
  const statements = policies.policies.map(asStatement)
  if (!salaryChange || column.retirementDate <= newSalaryFrom(computedOn)) return statements
  const changed = await loadSalaryChange(session, tools, policies, salaryChange)
  if (changed.policies.length !== statements.length) return []
  return changed.policies.map((told, index) => {
    const { balance, projectionRate } = statements[index] as FundStatement
    return { ...asStatement(told), balance, projectionRate }
  })
}

/** The 3a accounts as the digest has them, at any rate. */
function accountsOf({ dossier }: Session, { birthDate, computedOn }: Facts, situation: Situation): RatedAccounts {
  const { thirdPillar } = dossier
  const when = { computedOn, birthDate, situation }
  const question = pillar3aQuestion(thirdPillar, thirdPillar.providents ?? NOBODY, when)
  const withRates = (rateFor: (own: number) => number) =>
    question.accounts.map((account) => ({ ...account, rate: account.rate === null ? null : rateFor(account.rate) }))
  return {
    rates: question.accounts.flatMap(({ rate }) => rate ?? []),
    projectedAt: (rateFor) =>
      pillar3aFromAccounts({ ...question, accounts: withRates(rateFor) }).result?.projected ?? NO_FRANC,
  }
}

/** Whether each pension that the person has is in the column: a share of the salary would be too small without one. */
function isWhole({ dossier }: Session, digest: Digest, name: ColumnName): boolean {
  const { selection } = dossier.secondPillar
  const isSilent = digest.silent.some(
    ({ party, column }) => party === 'pensionFund' && (column === undefined || column === name),
  )
  return digest[name]?.avs != null && selection !== null && !isSilent
}
