/** A change of situation, taken apart into its causes. */
import type { Day } from '../day'

/** A gross salary, CHF a year as paid, at an activity rate in percent. */
export type Work = { salary: number; rate: number }

/** Why a figure changes, in the order in which one is put upon the other. */
export const CAUSES = ['salary', 'activityRate', 'retirementDate', 'capitalShare'] as const
export type Cause = (typeof CAUSES)[number]

/** How somebody lives and retires. null: as it stands, at the reference age. `capitalShare`: percent of the LPP savings. */
export type Situation = { work: Work | null; retirementDate: Day | null; capitalShare: number }

/**
 * `work`: the one of today and the one that is desired; `insured`: the salary of today as the funds or the AVS account
 * know it, where that is another than what the visitor says.
 */
export type Change = Omit<Situation, 'work'> & {
  work: { current: Work; desired: Work; insured?: Work['salary'] } | null
}

export const AS_IT_STANDS: Situation = { work: null, retirementDate: null, capitalShare: 0 }

/** One more cause, and the situation with it and with all causes before it. */
export type Changed = { cause: Cause; situation: Situation }

/** From as it stands to all changed, one cause after the other; a cause that changes nothing is none. */
export function situationsOf({ work, retirementDate, capitalShare }: Change): Changed[] {
  const steps: [Cause, Partial<Situation>][] = [
    ...workSteps(work),
    ...(retirementDate ? [['retirementDate', { retirementDate }] as [Cause, Partial<Situation>]] : []),
    ...(capitalShare > 0 ? [['capitalShare', { capitalShare }] as [Cause, Partial<Situation>]] : []),
  ]
  let situation = AS_IT_STANDS
  return steps.map(([cause, more]) => {
    situation = { ...situation, ...more }
    return { cause, situation }
  })
}

/** First another salary than is known for the same work, then more or less work at that salary. */
function workSteps(work: Change['work']): [Cause, Partial<Situation>][] {
  if (!work) return []
  const { current, desired, insured = current.salary } = work
  const paidForSameWork = (desired.salary * current.rate) / desired.rate
  const steps: [Cause, Partial<Situation>][] = []
  if (Math.abs(paidForSameWork - insured) >= SMALLEST_STEP)
    steps.push(['salary', { work: { salary: paidForSameWork, rate: current.rate } }])
  if (desired.rate !== current.rate) steps.push(['activityRate', { work: desired }])
  return steps
}

/** CHF a year: less than that comes from a rounded percentage. */
const SMALLEST_STEP = 0.5
