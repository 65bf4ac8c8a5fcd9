import { PartyError } from '~/connectors/connectors'
import type { Gender, SimulationAnswer } from '~/dossier/shape'
import { transitionShareOf } from '~/law/avs-law'
import type { Day } from '~/pillars/day'
import type { Tools } from './api-env'
import { loadBirth } from './insureds'
import { loadPension } from './pension'
import { Problem, registerSilent } from './problem'
import { checkedStart, findRetirementProblem, limitsAhead } from './retirement-date'
import type { Session } from './session'

/**
 * Day of birth and gender, without which nothing can be estimated.
 * @throws {Problem} 404 `no info` where nobody knows them, 502 with a silent register
 */
export const requireBirth = (session: Session, { connectors }: Pick<Tools, 'connectors'>) =>
  loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? new Problem(404, 'no info') : registerSilent()
  })

/**
 * Refuses a day from which this very person cannot draw; what keeps the pension from being computed at all is no reason.
 * @throws {Problem} 422 on the field `retirementDate`
 */
export async function requireDrawable(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock'>,
  retirementDate: Day,
) {
  checkedStart(retirementDate, await requireBirth(session, tools), tools.clock.today())
  await loadPension(session, tools, { force: false, retirementDate }).catch((error: unknown) => {
    if (isAboutRetirementDate(error)) throw error
  })
}

/** Whether it is the day of retirement for which there is no pension. */
export const isAboutRetirementDate = (error: unknown): boolean =>
  error instanceof Problem && error.errors.some(({ field }) => field === 'retirementDate')

/** The saved simulation. It may have fitted when it was saved, and not fit another birth date, or a later day. */
export async function loadSimulation(
  session: Session,
  tools: Pick<Tools, 'connectors' | 'clock'>,
): Promise<SimulationAnswer> {
  const birth = await requireBirth(session, tools)
  const today = tools.clock.today()
  const retirementDate = session.dossier.simulation?.retirementDate ?? null
  return {
    retirementDate,
    problem: retirementDate && findRetirementProblem(retirementDate, birth, today),
    limits: limitsAhead(birth, today),
    transitionGeneration: isTransitionGeneration(birth),
  }
}

/** Those who have a share of the supplement are those whom art. 34bis LAVS names. */
const isTransitionGeneration = ({ birthDate, gender }: { birthDate: Day; gender: Gender }) =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0
