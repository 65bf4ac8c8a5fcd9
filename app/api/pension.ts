import { type Dossier, type Info, type Insured, isSupportedStatus } from '~/dossier/shape'
import { lawOn } from '~/law/avs-law'
import { type AvsFacts, AvsRefusal, computeAvs, tellsSingleYears, withoutSharedTotals } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import type { PensionResult } from '~/pillars/result'
import type { Tools } from './api-env'
import { refusedField } from './estimable'
import { loadInsureds } from './insureds'
import { notFound, Problem, unfit } from './problem'
import { checkedStart } from './retirement-date'
import type { Session } from './session'

type Asked = {
  force: boolean
  /** From when the pension is to be drawn, and then not kept; without a day, from the reference age. */
  retirementDate?: Day | null
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
  { force, retirementDate = null }: Asked,
): Promise<PensionResult> {
  const { info, pension } = session.dossier.firstPillar
  if (!info) throw new Problem(404, 'no info')
  if (!isSupportedStatus(info.person.status)) throw unfit([{ field: 'status', key: 'unsupportedCivilStatus' }])
  const today = clock.today()
  const drawFrom = retirementDate && checkedStart(retirementDate, info.person, today)
  if (!force && !drawFrom && pension?.computedOn === today) return pension

  const numbers = [info.person.navs, ...(isMarried(info) && info.partner ? [info.partner.navs] : [])]
  const [own, partner] = await loadInsureds(session, connectors, numbers, { afresh: force })
  if (!own) throw notFound()
  const facts = factsOf(info, own, partner ?? null)
  const isAsRegistered = facts.marriage === null || facts.marriage.start === own.relationshipStartDate
  const shown = (result: PensionResult) =>
    isAsRegistered && !tellsSingleYears(result) ? result : withoutSharedTotals(result)
  if (drawFrom) return shown(computed({ ...facts, plans: { person: { drawFrom } } }, today))
  const result = shown(computed(facts, today))
  await session.change(withPension(info, result))
  return result
}

function computed(facts: AvsFacts, today: Day): PensionResult {
  try {
    return computeAvs(facts, lawOn(today), today)
  } catch (error) {
    if (error instanceof AvsRefusal) throw unfit([refusedField(error)])
    throw error
  }
}

const isMarried = ({ person }: Info) => person.status === 'married'

/** Who and when as typed, incomes as registered. A bachelor has neither marriage nor partner. */
function factsOf(info: Info, own: Insured, partner: Insured | null): AvsFacts {
  const { person, children } = info
  const start = isMarried(info) ? person.relationshipStartDate : null
  return {
    person,
    incomes: own.incomes,
    marriage: start && { start, end: null },
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
