import { PartyError } from '~/connectors/connectors'
import type { RetirementProblemKey } from '~/dossier/problem-keys'
import type { Gender, SimulationAnswer } from '~/dossier/shape'
import { transitionShareOf } from '~/law/avs-law'
import type { Day } from '~/pillars/day'
import type { Tools } from './api-env'
import { loadBirth } from './insureds'
import { loadPension } from './pension'
import { Problem, registerSilent, unfit } from './problem'
import { checkedStart, findRetirementProblem, limitsAhead } from './retirement-date'
import type { Session } from './session'

/**
 * Day of birth and gender, without which nothing can be estimated.
 * @throws {Problem} 404 `no info` where nobody knows them, 424 with a silent register
 */
export const requireBirth = (session: Session, { connectors }: Pick<Tools, 'connectors'>) =>
  loadBirth(session, connectors).catch((error: unknown) => {
    if (!(error instanceof PartyError)) throw error
    throw error.reason === 'notFound' ? new Problem(404, 'no info') : registerSilent()
  })

type Asked = Pick<Tools, 'connectors' | 'clock'>

/**
 * Refuses a day from which nobody, or this very person, can draw.
 * @throws {Problem} 422 on the field `retirementDate`
 */
export async function requireDrawable(session: Session, tools: Asked, retirementDate: Day) {
  checkedStart(retirementDate, await requireBirth(session, tools), tools.clock.today())
  const key = await findPensionProblem(session, tools, retirementDate)
  if (key) throw unfit([{ field: 'retirementDate', key }])
}

/** Why this very person cannot draw from a day on. What keeps a pension from being computed at all is no reason. */
const findPensionProblem = (
  session: Session,
  tools: Asked,
  retirementDate: Day,
): Promise<RetirementProblemKey | null> =>
  loadPension(session, tools, { force: false, retirementDate }).then(
    () => null,
    (error: unknown) => (isAboutRetirementDate(error) ? 'noEarlyPension' : null),
  )

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
    problem:
      retirementDate &&
      (findRetirementProblem(retirementDate, birth, today) ??
        (await findPensionProblem(session, tools, retirementDate))),
    limits: limitsAhead(birth, today),
    transitionGeneration: isTransitionGeneration(birth),
  }
}

/** Those who have a share of the supplement are those whom art. 34bis LAVS names. */
const isTransitionGeneration = ({ birthDate, gender }: { birthDate: Day; gender: Gender }) =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0
