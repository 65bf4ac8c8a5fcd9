import { SIMULATION_PROBLEM_KEYS, type SimulationProblemKey } from '~/dossier/problem-keys'
import type { Gender } from '~/dossier/shape'
import { changesNothing, NO_CHANGE, type Simulation, type SimulationAnswer } from '~/dossier/simulation'
import { lawOn, transitionShareOf } from '~/law/avs-law'
import { type Day, firstOfMonthFrom } from '~/pillars/day'
import { AS_IT_STANDS } from '~/pillars/synthesis/change'
import type { Tools } from './api-env'
import { findChangeProblems, largestCapitalShareOf } from './change'
import { requireBirth } from './insureds'
import { loadWork } from './known-work'
import { loadPension } from './pension'
import { knownPolicies } from './policies'
import { type FieldProblem, Problem, unfit } from './problem'
import { isAboutRetirementDate, limitsAhead } from './retirement-date'
import { newSalaryFrom } from './salary-change'
import type { Session } from './session'
import { queryOf } from './simulation-query'
import { suggestionsOf } from './suggestions'

type Asked = Pick<Tools, 'connectors' | 'clock' | 'report'>

/**
 * Refuses a change that nobody, or not this very person, can make.
 * @throws {Problem} 422 with every field of which `findSimulationProblems` tells; as `requireBirth` does
 */
export async function requirePossible(session: Session, tools: Asked, simulation: Simulation) {
  if (changesNothing(simulation)) return
  const problems = await findSimulationProblems(session, tools, simulation)
  if (problems.length > 0) throw unfit(problems)
}

/**
 * What keeps this very person from a change, or from as much of one as could be read.
 * @throws as `requireBirth`
 */
export async function findSimulationProblems(
  session: Session,
  tools: Asked,
  part: Partial<Simulation>,
): Promise<FieldProblem[]> {
  const query = queryOf({ ...NO_CHANGE, ...part })
  const problems = await findChangeProblems(session, tools, query)
  const isDayRefused = problems.some(({ field }) => field === 'retirementDate')
  if (!query.retirementDate || isDayRefused || (await canDraw(session, tools, query.retirementDate))) return problems
  return [...problems, { field: 'retirementDate', key: 'noEarlyPension' }]
}

/** Whether this very person can draw from that day on. What keeps a pension from being computed at all is no reason. */
const canDraw = (session: Session, tools: Asked, retirementDate: Day): Promise<boolean> =>
  loadPension(session, tools, {
    force: false,
    situation: { ...AS_IT_STANDS, retirementDate: firstOfMonthFrom(retirementDate) },
  }).then(
    () => true,
    (error: unknown) => !isAboutRetirementDate(error),
  )

/** The saved simulation. It may have fitted when it was saved, and not fit another birth date, fund, or a later day. */
export async function loadSimulation(session: Session, tools: Asked): Promise<SimulationAnswer> {
  const birth = await requireBirth(session, tools)
  const today = tools.clock.today()
  const { simulation } = session.dossier
  const policies = await knownPolicies(session, tools)
  const possible = {
    work: await loadWork(session, tools.connectors, policies),
    limits: limitsAhead(birth, today),
    largestCapitalShare: largestCapitalShareOf(policies, today),
  }
  return {
    simulation,
    problem: simulation && (await findSimulationProblem(session, tools, simulation)),
    suggestions: suggestionsOf(possible),
    ...possible,
    latestAge: lawOn(today).drawingLimits.latestAge,
    newSalaryFrom: newSalaryFrom(today),
    transitionGeneration: isTransitionGeneration(birth),
  }
}

/** Why a simulation cannot be computed any more. */
export const findSimulationProblem = (
  session: Session,
  tools: Asked,
  simulation: Simulation,
): Promise<SimulationProblemKey | null> =>
  requirePossible(session, tools, simulation).then(
    () => null,
    (error: unknown) => {
      const key = error instanceof Problem ? error.errors[0]?.key : undefined
      if (!isSimulationProblem(key)) throw error
      return key
    },
  )

const isSimulationProblem = (key: string | undefined): key is SimulationProblemKey =>
  SIMULATION_PROBLEM_KEYS.some((known) => known === key)

/** Those who have a share of the supplement are those whom art. 34bis LAVS names. */
const isTransitionGeneration = ({ birthDate, gender }: { birthDate: Day; gender: Gender }) =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0
