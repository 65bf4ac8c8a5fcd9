/** The estimate of a whole life as a calculation that can be made elsewhere: plain data in and out. */
import type { Day } from '~/pillars/day'
import type { Spent } from '~/threads/pool'
import { estimateLife, type LifeEstimate } from './estimate-life'
import { type LifeProblem, LifeRefusal } from './problems'
import type { Life } from './shape'

export type LifeQuestion = { life: Life; today: Day }
export type LifeAnswer = { estimate: LifeEstimate } | { problems: readonly LifeProblem[] }

/**
 * @param spent is told how many milliseconds it took in another thread, if it did
 * @throws {TooBusy} if there is no room or no time
 */
export type CalculateLife = (asked: LifeQuestion, spent?: Spent) => Promise<LifeAnswer>

export const calculateLife: CalculateLife = async ({ life, today }) => {
  try {
    return { estimate: estimateLife(life, today) }
  } catch (error) {
    if (error instanceof LifeRefusal) return { problems: error.problems }
    throw error
  }
}

/** All situations of a life are computed at once, each with all incomes that a spouse may have had. */
export const isDearLife = ({ life: { partner, marriages } }: LifeQuestion) =>
  partner?.incomes === null || marriages.some(({ spouse }) => spouse !== 'partner' && spouse.incomes === null)
