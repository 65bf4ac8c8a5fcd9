import { PartyError } from '~/connectors/connectors'
import type { Open3kInfo, PaydateLimits } from '~/dossier/shape/account-3a'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { isPaydateAhead, isPaydateAllowed, paydatesAhead } from '~/pillars/pillar-3a/rules'
import { type FieldProblem, registerSilent } from '../case/refusal'
import { loadBirth, requireBirth } from './register'
import type { Session } from './session'
import type { RegisterTools } from './tools'

/**
 * Problems of the pay-out day of a 3a account: it must be in the future, and within the ages of the law. When all other
 * figures are cleared, the saved day is accepted even if it has passed, since nothing is estimated from it.
 * @param account the fields that could be read
 * @throws {Refusal} `silent` if the register is needed and does not answer
 */
export async function findPaydateProblems(
  account: Partial<Open3kInfo>,
  saved: Open3kInfo | null,
  session: Session,
  { connectors, clock }: RegisterTools,
): Promise<FieldProblem[]> {
  const { paydate } = account
  if (!paydate || keepsOnlyPaydate(account, saved)) return []
  const today = clock.today()
  if (!isPaydateAhead(paydate, today)) return [{ field: 'paydate', key: 'paydatePast' }]
  const birth = await loadBirth(session, connectors).catch(nullWhereUnknown)
  if (!birth) return [{ field: 'paydate', key: 'birthDateUnknown' }]
  return isPaydateAllowed(birth, paydate, today) ? [] : [{ field: 'paydate', key: 'paydateRange' }]
}

const keepsOnlyPaydate = ({ solde, rate, amount, paydate }: Partial<Open3kInfo>, saved: Open3kInfo | null) =>
  solde === null && rate === null && amount === null && paydate === saved?.paydate

function nullWhereUnknown(error: unknown): null {
  if (!(error instanceof PartyError)) throw error
  if (error.reason !== 'notFound') throw registerSilent()
  return null
}

/**
 * The first and last day on which the visitor may have 3a savings paid out; null: no day is left.
 * @throws as `requireBirth`
 */
export const loadPaydateLimits = (session: Session, { connectors, clock }: RegisterTools): Promise<PaydateLimits> =>
  requireBirth(session, { connectors }).then((birth) => {
    const limits = paydatesAhead(birth, clock.today())
    return limits && { ...limits, reference: retirementOf(birth).start }
  })

/** The default pay-out day: the start of the AVS pension; null if that is unknown or in the past. */
export async function findPaydate(session: Session, { connectors, clock }: RegisterTools): Promise<Day | null> {
  try {
    const { start } = retirementOf(await loadBirth(session, connectors))
    return isPaydateAhead(start, clock.today()) ? start : null
  } catch (error) {
    if (error instanceof PartyError) return null
    throw error
  }
}
