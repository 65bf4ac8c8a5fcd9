import { checkRegistered } from '~/dossier/rules/info-rules'
import { type Info, isSupportedStatus, type RegisterRecord } from '~/dossier/shape/shape'
import { lawOn } from '~/law/avs/avs-law'
import { type AvsFacts, AvsRefusal, computeAvs, type Plan, withoutPartnerAccount } from '~/pillars/avs'
import { type Day, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { PensionResult } from '~/pillars/result'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import { notFound, Refusal, unfit } from '../outcome'
import type { Session } from '../session'
import type { RegisterTools } from '../tools'
import { refusedField } from './estimable'
import { loadInsureds } from './insureds'
import { requireStart } from './retirement-date'

type PensionOptions = {
  force: boolean
  /** The simulated change; none by default. */
  situation?: Situation
}

/**
 * Computes the AVS pension from the saved form and the register's records. The records are cached in the dossier, and
 * `force` loads them again; the pension itself is not stored, since it follows from form, records, law and day.
 * @throws {Refusal} `noInfo` before the first save, `unfit` for a case that is not computed or a date from which no
 * pension can be drawn
 * @throws {PartyError} as the register does
 */
export async function loadPension(
  session: Session,
  { connectors, clock }: RegisterTools,
  { force, situation = AS_IT_STANDS }: PensionOptions,
): Promise<PensionResult> {
  const { info } = session.dossier.firstPillar
  if (!info) throw new Refusal('noInfo')
  if (!isSupportedStatus(info.person.status)) throw unfit([{ field: 'status', key: 'unsupportedCivilStatus' }])
  const today = clock.today()
  const plan = planOf(situation, info, today)
  const numbers = [info.person.navs, ...(isMarried(info) && info.partner ? [info.partner.navs] : [])]
  const [own, partner = null] = await loadInsureds(session, connectors, numbers, { afresh: force })
  if (!own) throw notFound()
  // Saving the form checks it against the register, but the register may have been silent then, or have changed since.
  const differing = checkRegistered(info, { own, partner })
  if (differing.length > 0) throw unfit(differing)
  return computeOnce({ info, own, partner, plan, today })
}

/** null: no change. A different salary starts next January. */
function planOf({ work, retirementDate }: Situation, { person }: Info, today: Day): Plan | null {
  if (!work && !retirementDate) return null
  const newIncome = work && { year: yearOf(today) + 1, amount: franc(work.salary) }
  return { drawFrom: retirementDate && requireStart(retirementDate, person, today), newIncome }
}

type Question = { info: Info; own: RegisterRecord; partner: RegisterRecord | null; plan: Plan | null; today: Day }

/** Goes with the dossier that a request has opened: a page shows one pension in several places. */
const computed = new WeakMap<Info, { follows: readonly unknown[]; pension: PensionResult }[]>()

/** @throws as `computePension`, each time */
function computeOnce({ info, own, partner, plan, today }: Question): PensionResult {
  const follows = [own, partner, today, plan?.drawFrom, plan?.newIncome?.year, plan?.newIncome?.amount]
  const earlier = computed.get(info) ?? []
  const same = earlier.find((one) => one.follows.every((value, index) => value === follows[index]))
  if (same) return same.pension
  const facts = factsOf(info, own, partner)
  const pension = computePension(plan ? { ...facts, plans: { person: plan } } : facts, today)
  computed.set(info, [...earlier, { follows, pension }])
  return pension
}

function computePension(facts: AvsFacts, today: Day): PensionResult {
  try {
    return withoutPartnerAccount(computeAvs(facts, lawOn(today), today))
  } catch (error) {
    if (error instanceof AvsRefusal) throw unfit([refusedField(error)])
    throw error
  }
}

const isMarried = ({ person }: Info) => person.status === 'married'

/**
 * Persons and dates as entered, incomes as registered. Someone single has neither marriage nor partner. Incomes are not
 * split for a wedding date that the register does not confirm: comparing the totals for two dates would reveal what the
 * partner earned in a single year.
 */
function factsOf(info: Info, own: RegisterRecord, partner: RegisterRecord | null): AvsFacts {
  const { person, children } = info
  const start = isMarried(info) ? person.relationshipStartDate : null
  return {
    person,
    incomes: own.incomes,
    marriage: start && { start, end: null, sharesIncomes: start === own.relationshipStartDate },
    partner: isMarried(info) && info.partner && partner ? { ...info.partner, incomes: partner.incomes } : null,
    children,
  }
}
