import { PartyError } from '~/connectors/connectors'
import type { Open3kInfo, PaydateLimits } from '~/dossier/shape'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { isPaydateAhead, isPaydateAllowed, paydatesAhead } from '~/pillars/pillar-3a/rules'
import type { Tools } from './api-env'
import { loadBirth, requireBirth } from './insureds'
import { type FieldProblem, registerSilent } from './problem'
import type { Session } from './session'

type Needs = Pick<Tools, 'connectors' | 'clock'>

/**
 * What is wrong with the pay-out day of a 3a account, or of as much of one as could be read: it must be ahead, and between
 * the 60th and the 70th birthday. Emptied figures keep the day that is there, whatever it has become: nothing is estimated
 * from it.
 * @param saved the figures that are there
 * @throws {Problem} 424 where the register must be asked and is silent
 */
export async function findPaydateProblems(
  account: Partial<Open3kInfo>,
  saved: Open3kInfo | null,
  session: Session,
  { connectors, clock }: Needs,
): Promise<FieldProblem[]> {
  const { paydate } = account
  if (!paydate || keepsOnlyPaydate(account, saved)) return []
  const today = clock.today()
  if (!isPaydateAhead(paydate, today)) return [{ field: 'paydate', key: 'paydatePast' }]
  const birth = await loadBirth(session, connectors).catch(nullWhereUnknown)
  if (!birth) return [{ field: 'paydate', key: 'birthDateUnknown' }]
  return isPaydateAllowed(birth.birthDate, paydate, today) ? [] : [{ field: 'paydate', key: 'paydateRange' }]
}

const keepsOnlyPaydate = ({ solde, rate, amount, paydate }: Partial<Open3kInfo>, saved: Open3kInfo | null) =>
  solde === null && rate === null && amount === null && paydate === saved?.paydate

function nullWhereUnknown(error: unknown): null {
  if (!(error instanceof PartyError)) throw error
  if (error.reason !== 'notFound') throw registerSilent()
  return null
}

/**
 * Between which days the visitor may have 3a savings paid out.
 * @throws as `requireBirth`
 */
export async function loadPaydateLimits(session: Session, { connectors, clock }: Needs): Promise<PaydateLimits> {
  const birth = await requireBirth(session, { connectors })
  const limits = paydatesAhead(birth.birthDate, clock.today())
  return limits && { ...limits, reference: retirementOf(birth).start }
}

/** The pay-out day of those who chose none: when their AVS pension starts; null where that is not known, or behind. */
export async function findPaydate(session: Session, { connectors, clock }: Needs): Promise<Day | null> {
  try {
    const { start } = retirementOf(await loadBirth(session, connectors))
    return isPaydateAhead(start, clock.today()) ? start : null
  } catch (error) {
    if (error instanceof PartyError) return null
    throw error
  }
}
