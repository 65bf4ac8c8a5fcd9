import { PartyError } from '~/connectors/connectors'
import { retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'
import { isPaydateAhead, isPaydateAllowed } from '~/pillars/pillar-3a/rules'
import type { Tools } from './api-env'
import { loadBirth } from './insureds'
import { registerSilent, unfit } from './problem'
import type { Session } from './session'

type Needs = Pick<Tools, 'connectors' | 'clock'>

/**
 * Lets a 3a pay-out day pass that is ahead, and between the 60th and the 70th birthday.
 * @throws {Problem} 422 on the field `paydate`
 */
export async function checkPaydate(paydate: Day | null, session: Session, { connectors, clock }: Needs): Promise<void> {
  if (paydate === null) return
  const today = clock.today()
  if (!isPaydateAhead(paydate, today)) throw unfit([{ field: 'paydate', key: 'paydatePast' }])
  const { birthDate } = await loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? unfit([{ field: 'paydate', key: 'birthDateUnknown' }]) : registerSilent()
  })
  if (!isPaydateAllowed(birthDate, paydate, today)) throw unfit([{ field: 'paydate', key: 'paydateRange' }])
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
