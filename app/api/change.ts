/** A change of situation as asked for, made complete from what is known, and held to what law and funds allow. */
import type { ProblemKey } from '~/dossier/problem-keys'
import type { Policies } from '~/dossier/shape'
import type { DigestQuery } from '~/dossier/simulation'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import { mostCapitalOfAll } from '~/pillars/lpp/estimate'
import type { Change } from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { asStatement } from './digest-lpp'
import { requireBirth } from './insureds'
import { loadWork } from './known-work'
import { knownPolicies } from './policies'
import { type FieldProblem, unfit } from './problem'
import { findRetirementProblem } from './retirement-date'
import type { Session } from './session'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * @throws {Problem} 422 with every field of which `findChangeProblems` tells; as `requireBirth` does
 */
export async function loadChange(session: Session, tools: Asked, query: DigestQuery): Promise<Change | null> {
  if (Object.values(query).every((value) => value === undefined)) return null
  const problems = await findChangeProblems(session, tools, query)
  if (problems.length > 0) throw unfit(problems)
  const { retirementDate, lppCapitalShare = 0 } = query
  return {
    work: await workOf(query, session, tools, await knownPolicies(session, tools)),
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : null,
    capitalShare: lppCapitalShare,
  }
}

/**
 * A day from which no pension can be drawn, a capital share above what a fund pays, no salary of today from which another
 * activity rate could be paid: all of them at once.
 * @throws as `requireBirth`
 */
export async function findChangeProblems(session: Session, tools: Asked, query: DigestQuery): Promise<FieldProblem[]> {
  const { retirementDate, lppCapitalShare = 0 } = query
  const today = tools.clock.today()
  const policies = await knownPolicies(session, tools)
  const found: Record<string, ProblemKey | null | undefined> = {
    retirementDate: retirementDate && findRetirementProblem(retirementDate, await requireBirth(session, tools), today),
    lppCapitalShare: findShareProblem(lppCapitalShare, policies, session, today),
    currentSalary: (await isSalaryUnknown(query, session, tools, policies)) ? 'salaryUnknown' : null,
  }
  return Object.entries(found).flatMap(([field, key]) => (key ? [{ field, key }] : []))
}

/** Percent: the activity rate of today where nobody tells it, as the form says. */
const UNTOLD_RATE = 100

/** A desired salary that is left out is that of today, for as much more or less work. */
async function workOf(
  query: DigestQuery,
  session: Session,
  { connectors }: Asked,
  policies: Policies,
): Promise<Change['work']> {
  if (!isOtherWork(query)) return null
  const known = await loadWork(session, connectors, policies)
  const salary = query.currentSalary ?? known?.salary
  if (salary === undefined) throw unfit([{ field: 'currentSalary', key: 'salaryUnknown' }])
  const current = { salary, rate: query.currentRate ?? known?.rate ?? UNTOLD_RATE }
  const rate = query.desiredRate ?? current.rate
  return {
    current,
    insured: known?.salary,
    desired: { salary: query.desiredSalary ?? (salary * rate) / current.rate, rate },
  }
}

const isOtherWork = ({ desiredSalary, desiredRate }: DigestQuery) =>
  desiredSalary !== undefined || desiredRate !== undefined

const isSalaryUnknown = async (query: DigestQuery, session: Session, { connectors }: Asked, policies: Policies) =>
  isOtherWork(query) && query.currentSalary === undefined && !(await loadWork(session, connectors, policies))

/** The most that every fund pays as capital, percent; null where no fund has told anything. */
export const largestCapitalShareOf = ({ policies }: Policies, today: Day): number | null =>
  policies.length > 0 ? mostCapitalOfAll(policies.map(asStatement), today) : null

function findShareProblem(share: number, policies: Policies, { dossier }: Session, today: Day): ProblemKey | null {
  if (share === 0) return null
  if (!dossier.secondPillar.selection?.length) return 'noFundForCapital'
  const largest = largestCapitalShareOf(policies, today)
  return largest !== null && share > largest ? 'capitalShareTooLarge' : null
}
