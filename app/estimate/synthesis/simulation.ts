import { SIMULATION_PROBLEM_KEYS, type SimulationProblemKey } from '~/dossier/shape/problem-keys'
import type { Gender } from '~/dossier/shape/shape'
import { changesNothing, NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { pensionFundOf } from '~/dossier/shape/work'
import { lawOn, transitionShareOf } from '~/law/avs/avs-law'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import { requireBirth } from '../avs/insureds'
import { findPartnerLimits } from '../avs/partner-date'
import { loadPension } from '../avs/pension'
import { isAboutRetirementDate, limitsAhead } from '../avs/retirement-date'
import { loadStatements } from '../lpp/own-certificates'
import { knownPolicies } from '../lpp/policies'
import { newSalaryFrom } from '../lpp/salary-change'
import { type FieldProblem, Refusal, TooBusy, unfit } from '../outcome'
import type { Session } from '../session'
import type { PartyTools } from '../tools'
import { findChangeProblems, isLargestToCheck, largestCapitalShareOf } from './change'
import { loadWork } from './known-work'
import { drawingSteps } from './shares-and-steps'
import { queryOf } from './simulation-query'
import { suggestionsOf } from './suggestions'
import { lastDayOfWork, lppEarliest } from './three-days'

/**
 * Checks that this visitor can make a change.
 * @throws {Refusal} `unfit` with every problem that `findSimulationProblems` finds; as `requireBirth` does
 */
export async function requirePossible(session: Session, tools: PartyTools, simulation: Simulation) {
  if (changesNothing(simulation)) return
  const problems = await findSimulationProblems(session, tools, simulation)
  if (problems.length > 0) throw unfit(problems)
}

/**
 * Finds every reason why this visitor cannot make a change.
 * @param part the fields that could be read
 * @throws as `requireBirth`
 */
export async function findSimulationProblems(
  session: Session,
  tools: PartyTools,
  part: Partial<Simulation>,
): Promise<FieldProblem[]> {
  const query = queryOf({ ...NO_CHANGE, ...part })
  const problems = await findChangeProblems(session, tools, query)
  const { retirementDate, drawing, partner } = query
  if (!retirementDate && !drawing && !partner) return problems
  const isRefused = (name: string) => problems.some(({ field }) => field.startsWith(name))
  if (isRefused('retirementDate') || isRefused('drawing') || isRefused('partner')) return problems
  const situation = {
    ...AS_IT_STANDS,
    stopsOn: lastDayOfWork(query),
    retirementDate: retirementDate ? firstOfMonthFrom(retirementDate) : null,
    drawing: drawing ? drawingSteps(drawing) : null,
    partnerFrom: partner ? firstOfMonthFrom(partner.retirementDate) : null,
  }
  return [...problems, ...(await findDrawingRefusal(session, tools, situation))]
}

/** @throws {TooBusy} where nobody has calculated: that is no answer */
function rethrowTooBusy(error: unknown) {
  if (error instanceof TooBusy) throw error
}

/** Why no pension can be drawn as a situation says; other reasons why none is computed do not count here. */
const findDrawingRefusal = (session: Session, tools: PartyTools, situation: Situation): Promise<FieldProblem[]> =>
  loadPension(session, tools, { force: false, situation }).then(
    () => [],
    (error: unknown) => {
      rethrowTooBusy(error)
      return error instanceof Refusal && isAboutRetirementDate(error) ? [...error.problems] : []
    },
  )

/** Whether this visitor can draw a pension from the day of a situation. Other reasons why no pension is computed do not count here. */
export const canDraw = (session: Session, tools: PartyTools, situation: Situation): Promise<boolean> =>
  loadPension(session, tools, { force: false, situation }).then(
    () => true,
    (error: unknown) => {
      rethrowTooBusy(error)
      return !isAboutRetirementDate(error)
    },
  )

/** The saved simulation, which may no longer be possible with another birth date, other funds, or on a later day. */
export async function loadSimulation(session: Session, tools: PartyTools): Promise<SimulationAnswer> {
  const birth = await requireBirth(session, tools)
  const today = tools.clock.today()
  const { simulation } = session.dossier
  const policies = await knownPolicies(session, tools)
  const statements = await loadStatements(session, tools, policies)
  const possible = {
    work: await loadWork(session, tools, policies),
    limits: limitsAhead(birth, today),
    partnerLimits: await findPartnerLimits(session, tools),
    largestCapitalShare: largestCapitalShareOf(statements, today),
    isShareToCheck: isLargestToCheck(statements),
    lppEarliest: lppEarliestAhead(statements, birth, today),
  }
  return {
    simulation,
    problem: simulation && (await findSimulationProblem(session, tools, simulation)),
    suggestions: suggestionsOf(possible),
    ...possible,
    latestAge: lawOn(today).drawingLimits.latestAge,
    ...(pensionFundOf(session.dossier) === 'no' && { isWithoutFund: true as const }),
    newSalaryFrom: newSalaryFrom(today),
    transitionGeneration: isTransitionGeneration(birth),
  }
}

/** The first day ahead from which every fund can pay; null: no fund has answered. */
function lppEarliestAhead(statements: readonly FundStatement[], birth: { birthDate: Day }, today: Day): Day | null {
  if (statements.length === 0) return null
  const [earliest, ahead] = [lppEarliest(statements, birth, today), firstOfNextMonth(today)]
  return earliest > ahead ? earliest : ahead
}

/** Why a simulation can no longer be computed; null: it can. */
export const findSimulationProblem = (
  session: Session,
  tools: PartyTools,
  simulation: Simulation,
): Promise<SimulationProblemKey | null> =>
  requirePossible(session, tools, simulation).then(
    () => null,
    (error: unknown) => {
      const key = error instanceof Refusal ? error.problems[0]?.key : undefined
      if (!isSimulationProblem(key)) throw error
      return key
    },
  )

const isSimulationProblem = (key: string | undefined): key is SimulationProblemKey =>
  SIMULATION_PROBLEM_KEYS.some((known) => known === key)

/** The women whom art. 34bis LAVS gives a supplement. */
const isTransitionGeneration = ({ birthDate, gender }: { birthDate: Day; gender: Gender }) =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0
