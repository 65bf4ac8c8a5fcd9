import { checkRegistered } from '~/dossier/info-rules'
import { type Dossier, type Info, type Insured, isSupportedStatus } from '~/dossier/shape'
import { lawOn } from '~/law/avs-law'
import { type AvsFacts, AvsRefusal, computeAvs, type Plan, withoutPartnerAccount } from '~/pillars/avs'
import { type Day, yearOf } from '~/pillars/day'
import { franc } from '~/pillars/money'
import type { PensionResult } from '~/pillars/result'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { refusedField } from './estimable'
import { loadInsureds } from './insureds'
import { notFound, Problem, unfit } from './problem'
import { checkedStart } from './retirement-date'
import type { Session } from './session'

type Asked = {
  force: boolean
  /** What differs from how things stand; the pension is then not kept. */
  situation?: Situation
}

/**
 * The first pillar from what the visitor typed and what the register holds. Kept in the dossier for the day of
 * computation; `force` reads the register and computes anew.
 * @throws {Problem} 404 before the first save, 422 for a case that is not computed, or a day from which none can be drawn
 * @throws {PartyError} as the register does
 */
export async function loadPension(
  session: Session,
  { connectors, clock }: Pick<Tools, 'connectors' | 'clock'>,
  { force, situation = AS_IT_STANDS }: Asked,
): Promise<PensionResult> {
  const { info, pension } = session.dossier.firstPillar
  if (!info) throw new Problem(404, 'no info')
  if (!isSupportedStatus(info.person.status)) throw unfit([{ field: 'status', key: 'unsupportedCivilStatus' }])
  const today = clock.today()
  const plan = planOf(situation, info, today)
  const numbers = [info.person.navs, ...(isMarried(info) && info.partner ? [info.partner.navs] : [])]
  const [own, partner = null] = await loadInsureds(session, connectors, numbers, { afresh: force })
  if (!own) throw notFound()
  // The form is held against the register when it is saved; it may have been silent then, or say something else by now.
  const differing = checkRegistered(info, { own, partner })
  if (differing.length > 0) throw unfit(differing)
  if (!force && !plan && pension?.computedOn === today && !tellsMore(pension)) return pension

  const facts = factsOf(info, own, partner)
  if (plan) return computed({ ...facts, plans: { person: plan } }, today)
  const result = computed(facts, today)
  await session.change(withPension(info, result))
  return result
}

/** A result that was kept by a release before this one, which told the partner's steps too. */
const tellsMore = ({ partner }: PensionResult) => partner !== null && 'steps' in partner

/** null: as it stands. Another salary is earned from next January on. */
function planOf({ work, retirementDate }: Situation, { person }: Info, today: Day): Plan | null {
  if (!work && !retirementDate) return null
  const newIncome = work && { year: yearOf(today) + 1, amount: franc(work.salary) }
  return { drawFrom: retirementDate && checkedStart(retirementDate, person, today), newIncome }
}

function computed(facts: AvsFacts, today: Day): PensionResult {
  try {
    return withoutPartnerAccount(computeAvs(facts, lawOn(today), today))
  } catch (error) {
    if (error instanceof AvsRefusal) throw unfit([refusedField(error)])
    throw error
  }
}

const isMarried = ({ person }: Info) => person.status === 'married'

/**
 * Who and when as typed, incomes as registered. A bachelor has neither marriage nor partner. A wedding day that the
 * register does not know shares no incomes: two totals for two days would differ by a single year's income.
 */
function factsOf(info: Info, own: Insured, partner: Insured | null): AvsFacts {
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

/** Another tab may have saved another form in the meantime: then the result is not of what is saved. */
const withPension =
  (info: Info, pension: PensionResult) =>
  (dossier: Dossier): Dossier =>
    JSON.stringify(dossier.firstPillar.info) === JSON.stringify(info)
      ? { ...dossier, firstPillar: { ...dossier.firstPillar, pension } }
      : dossier
