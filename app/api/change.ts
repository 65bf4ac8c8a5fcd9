/** A change of situation as asked for, made complete from what is known, and held to what law and funds allow. */
import type { Policies } from '~/dossier/shape'
import type { DigestQuery } from '~/dossier/simulation'
import type { Day } from '~/pillars/day'
import { mostCapitalOfAll } from '~/pillars/lpp/estimate'
import type { Change } from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { asStatement } from './digest-lpp'
import { requireBirth } from './insureds'
import { loadWork } from './known-work'
import { knownPolicies } from './policies'
import { unfit } from './problem'
import { checkedStart } from './retirement-date'
import type { Session } from './session'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * @throws {Problem} 422 on the field: a day from which no pension can be drawn, a capital share above what a fund pays,
 * or no salary of today from which another activity rate could be paid; as `requireBirth` does
 */
export async function loadChange(session: Session, tools: Asked, query: DigestQuery): Promise<Change | null> {
  if (Object.values(query).every((value) => value === undefined)) return null
  const { retirementDate, lppCapitalShare = 0 } = query
  const today = tools.clock.today()
  const start = retirementDate && checkedStart(retirementDate, await requireBirth(session, tools), today)
  const policies = await knownPolicies(session, tools)
  checkCapitalShare(lppCapitalShare, policies, session, today)
  return {
    work: await workOf(query, session, tools, policies),
    retirementDate: start ?? null,
    capitalShare: lppCapitalShare,
  }
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
  if (query.desiredSalary === undefined && query.desiredRate === undefined) return null
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

/** The most that every fund pays as capital, percent; null where no fund has told anything. */
export const largestCapitalShareOf = ({ policies }: Policies, today: Day): number | null =>
  policies.length > 0 ? mostCapitalOfAll(policies.map(asStatement), today) : null

function checkCapitalShare(share: number, policies: Policies, { dossier }: Session, today: Day) {
  if (share === 0) return
  const refused = (key: 'capitalShareTooLarge' | 'noFundForCapital') => unfit([{ field: 'lppCapitalShare', key }])
  if (!dossier.secondPillar.selection?.length) throw refused('noFundForCapital')
  const largest = largestCapitalShareOf(policies, today)
  if (largest !== null && share > largest) throw refused('capitalShareTooLarge')
}
