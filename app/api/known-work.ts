/** What the visitor earns today, as the outside parties know it. */
import { type Connectors, PartyError } from '~/connectors/connectors'
import type { Policies } from '~/dossier/shape'
import type { KnownWork } from '~/dossier/simulation'
import { paidSalary } from '~/pillars/lpp/salary-change'
import { loadOwnRecord } from './insureds'
import { insuredWorkOf } from './salary-change'
import type { Session } from './session'

/**
 * Salary (CHF a year, gross, as paid) and activity rate (percent): the salaries that the pension funds insure, all
 * together; without one, the last complete year of the AVS account. null: nobody knows.
 */
export async function loadWork(
  session: Session,
  connectors: Pick<Connectors, 'register'>,
  { policies }: Policies,
): Promise<KnownWork | null> {
  const works = policies.map(insuredWorkOf)
  const salary = works.reduce((sum, work) => sum + paidSalary(work), 0)
  if (salary === 0) return workOnAccount(session, connectors)
  const rate = works.reduce((sum, { employmentLevel }) => sum + employmentLevel, 0)
  return { salary: Math.round(salary), rate: Math.min(100, rate), source: 'funds', year: null }
}

/** A silent register knows nothing. The account tells no rate. */
async function workOnAccount(session: Session, connectors: Pick<Connectors, 'register'>): Promise<KnownWork | null> {
  const record = await loadOwnRecord(session, connectors).catch((error: unknown) => {
    if (error instanceof PartyError) return null
    throw error
  })
  const complete = (record?.incomes ?? []).filter(({ months }) => months === 12)
  const last = complete.toSorted((one, other) => one.year - other.year).at(-1)
  if (!last || last.amount === 0) return null
  return { salary: Math.round(last.amount), rate: null, source: 'account', year: last.year }
}
