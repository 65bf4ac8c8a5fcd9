import type { Gender } from '~/dossier/shape/info'
import { SIMULATION_PROBLEM_KEYS, type SimulationProblemKey } from '~/dossier/shape/problem-keys'
import { changesNothing, NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { lawOn, transitionShareOf } from '~/law/avs/avs-law'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import type { FundStatement } from '~/pillars/lpp'
import { AS_IT_STANDS, type Situation } from '~/pillars/synthesis/change'
import type { Case } from '../case/case'
import { newSalaryFrom } from '../case/known-work'
import { statementsAsTheyStand } from '../case/lpp/papers'
import { pensionIn } from '../case/pension'
import { type FieldProblem, Refusal, unfit } from '../case/refusal'
import { findChangeProblems, isLargestToCheck, largestCapitalShareOf } from '../case/rules/change'
import { partnerLimits } from '../case/rules/partner-date'
import { isAboutRetirementDate, limitsAhead } from '../case/rules/retirement-date'
import { drawingSteps } from '../case/rules/shares-and-steps'
import { queryOf } from '../case/rules/simulation-query'
import { lastDayOfWork, lppEarliest } from '../case/rules/three-days'
import { suggestionsOf } from './suggestions'

/**
 * Finds every reason why a change cannot be made.
 * @param part the fields that could be read
 */
export function findSimulationProblems(known: Case, part: Partial<Simulation>): FieldProblem[] {
  const query = queryOf({ ...NO_CHANGE, ...part })
  const problems = findChangeProblems(known, query)
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
  return [...problems, ...(drawingRefusalIn(known, situation)?.problems ?? [])]
}

/** Why no pension can be drawn as a situation says; null: it can, or none is computed for another reason. */
function drawingRefusalIn(known: Case, situation: Situation): Refusal | null {
  try {
    pensionIn(known, situation)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return isAboutRetirementDate(error) ? error : null
  }
}

/** Whether a pension can be drawn from the day of a situation. Other reasons why none is computed do not count here. */
export const canDraw = (known: Case, situation: Situation): boolean => drawingRefusalIn(known, situation) === null

/** The saved simulation, which may no longer be possible with another birth date, other funds, or on a later day. */
export function simulationAnswer(known: Case, simulation: Simulation | null): SimulationAnswer {
  const { day: today, person, work } = known
  const statements = statementsAsTheyStand(known)
  const possible = {
    work: work.now,
    limits: limitsAhead(person, today),
    partnerLimits: partnerLimits(known),
    largestCapitalShare: largestCapitalShareOf(statements, today),
    isShareToCheck: isLargestToCheck(statements),
    lppEarliest: lppEarliestAhead(statements, person, today),
  }
  return {
    simulation,
    problem: simulation && findSimulationProblem(known, simulation),
    suggestions: suggestionsOf(possible),
    ...possible,
    latestAge: lawOn(today).drawingLimits.latestAge,
    ...(work.fund === 'no' && { isWithoutFund: true as const }),
    newSalaryFrom: newSalaryFrom(today),
    transitionGeneration: isTransitionGeneration(person),
  }
}

/** The first day ahead from which every fund can pay; null: no fund has answered. */
function lppEarliestAhead(statements: readonly FundStatement[], birth: { birthDate: Day }, today: Day): Day | null {
  if (statements.length === 0) return null
  const [earliest, ahead] = [lppEarliest(statements, birth, today), firstOfNextMonth(today)]
  return earliest > ahead ? earliest : ahead
}

/** Why a simulation can no longer be computed; null: it can. */
export function findSimulationProblem(known: Case, simulation: Simulation): SimulationProblemKey | null {
  if (changesNothing(simulation)) return null
  const [first] = findSimulationProblems(known, simulation)
  if (first && !isSimulationProblem(first.key)) throw unfit([first])
  return first ? (first.key as SimulationProblemKey) : null
}

const isSimulationProblem = (key: string | undefined): key is SimulationProblemKey =>
  SIMULATION_PROBLEM_KEYS.some((known) => known === key)

/** The women who have a right to the supplement of art. 34bis LAVS. */
const isTransitionGeneration = ({ birthDate, gender }: { birthDate: Day; gender: Gender }) =>
  gender === 'FEMALE' && transitionShareOf(birthDate) > 0
