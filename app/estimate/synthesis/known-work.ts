/** The visitor's current salary as known to the outside parties. */
import { type Connectors, PartyError } from '~/connectors/connectors'
import type { FundPolicies } from '~/dossier/shape/fund-policy'
import type { IncomeEntry } from '~/dossier/shape/shape'
import type { KnownWork } from '~/dossier/shape/simulation'
import { minimumContributionOf } from '~/law/avs/minimum-contribution'
import { paidSalary } from '~/pillars/lpp/salary-change'
import { loadOwnRecord } from '../avs/insureds'
import { insuredWorkOf } from '../lpp/salary-change'
import type { Session } from '../session'

/**
 * Salary (CHF a year, gross, as paid) and activity rate (percent): the sum over the pension funds or, without a fund, the
 * last complete year of the AVS account. null: unknown.
 */
export async function loadWork(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
  { policies }: FundPolicies,
): Promise<KnownWork | null> {
  const works = policies.map(insuredWorkOf)
  const salary = works.reduce((sum, work) => sum + paidSalary(work), 0)
  if (salary === 0) return workOnAccount(session, connectors)
  const rate = works.reduce((sum, { employmentLevel }) => sum + employmentLevel, 0)
  return { salary: Math.round(salary), rate: Math.min(100, rate), source: 'funds', year: null }
}

/**
 * null also if the register is silent, and for an income of the minimum contribution or less: whoever does not work pays it
 * (LAVS art. 10 al. 1), and their account does not say that it is no salary. The account contains no activity rate.
 */
async function workOnAccount(session: Session, connectors: Pick<Connectors, 'register'>): Promise<KnownWork | null> {
  const record = await loadOwnRecord(session, connectors).catch((error: unknown) => {
    if (error instanceof PartyError) return null
    throw error
  })
  const last = lastSalary(record?.incomes ?? [])
  return last && { salary: Math.round(last.amount), rate: null, source: 'account', year: last.year }
}

/** The income of the last complete year, CHF; null: there is none, or it is no more than the minimum contribution's. */
export function lastSalary(incomes: readonly IncomeEntry[]): IncomeEntry | null {
  const complete = incomes.filter(({ months }) => months === 12)
  const last = complete.toSorted((one, other) => one.year - other.year).at(-1)
  return last && last.amount > minimumContributionOf(last.year).income ? last : null
}
