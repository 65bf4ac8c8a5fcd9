/** What every answer about a life begins with: its rules, and its plan as a change of its case. */
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import type { Case } from '../../case/case'
import { queryOfPlan } from '../../case/life/from-life'
import { LifeRefusal, lifeProblem } from '../../case/life/problems'
import { checkDay, checkLife } from '../../case/life/rules'
import type { Life } from '../../case/life/shape'
import { Refusal } from '../../case/refusal'
import { withAvsFrom } from '../plan/plan'

/**
 * @param answer is given the day of the estimate: that of the life, else today
 * @throws {LifeRefusal} with every inconsistent field, or with what is not estimated
 */
export function answerLife<Answer>(life: Life, today: Day, answer: (life: Life, day: Day) => Answer): Answer {
  const day = life.day ?? today
  const ofDay = checkDay(day, today)
  if (ofDay.length > 0) throw new LifeRefusal(ofDay)
  const problems = checkLife(life, day)
  if (problems.length > 0) throw new LifeRefusal(problems)
  try {
    return answer(life, day)
  } catch (error) {
    if (error instanceof Refusal) throw new LifeRefusal(error.problems.map((one) => lifeProblem(one, life)))
    throw error
  }
}

/** The plan with the start of the AVS that is asked for. */
export function plannedQuery(known: Case, { plan }: Life): DigestQuery {
  const query = queryOfPlan(plan)
  return plan?.avsFrom ? withAvsFrom(known, query, plan.avsFrom) : query
}
