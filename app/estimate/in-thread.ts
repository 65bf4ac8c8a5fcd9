/** Calculations that would hold the answers to everybody else are made in a thread. */
import {
  type CalculatePension,
  calculateInTurn,
  calculatePension,
  isDearPension,
  type PensionAnswer,
  type PensionAsked,
} from './avs/pension-calculation'
import { type CalculateLife, calculateLife, isDearLife, type LifeAnswer, type LifeAsked } from './life/life-calculation'

/** As a thread is given it. */
export type Calculation = { pension: PensionAsked } | { life: LifeAsked }

export const calculate = (one: Calculation): Promise<PensionAnswer | LifeAnswer> =>
  'pension' in one ? calculatePension(one.pension) : calculateLife(one.life)

export type Calculations = { calculatePension: CalculatePension; calculateLife: CalculateLife }

/**
 * Only what is dear goes there: the way there and back takes longer than most calculations.
 * @param run as `calculate`, in a thread
 */
export const inThread = (run: typeof calculate): Calculations => ({
  calculatePension: async (asked) =>
    isDearPension(asked) ? ((await run({ pension: asked })) as PensionAnswer) : calculateInTurn(asked),
  calculateLife: async (asked) =>
    isDearLife(asked) ? ((await run({ life: asked })) as LifeAnswer) : calculateLife(asked),
})
