/** Calculations that would hold the answers to everybody else are made in a thread. */

import type { Spent } from '~/threads/pool'
import {
  type CalculatePension,
  calculateInTurn,
  calculatePension,
  isDearPension,
  type PensionAnswer,
  type PensionQuestion,
} from './avs/pension-calculation'
import {
  type CalculateLife,
  calculateLife,
  isDearLife,
  type LifeAnswer,
  type LifeQuestion,
} from './life/life-calculation'

/** As a thread is given it. */
export type Calculation = { pension: PensionQuestion } | { life: LifeQuestion }

export const calculate = (one: Calculation): Promise<PensionAnswer | LifeAnswer> =>
  'pension' in one ? calculatePension(one.pension) : calculateLife(one.life)

export type Calculations = { calculatePension: CalculatePension; calculateLife: CalculateLife }

/** As `calculate`, in a thread. `spent` is told how long it had one. */
type RunInThread = (one: Calculation, spent?: Spent) => ReturnType<typeof calculate>

/** Only what is dear goes there: the way there and back takes longer than most calculations. */
export const inThread = (run: RunInThread): Calculations => ({
  calculatePension: async (asked, spent) =>
    isDearPension(asked) ? ((await run({ pension: asked }, spent)) as PensionAnswer) : calculateInTurn(asked),
  calculateLife: async (asked, spent) =>
    isDearLife(asked) ? ((await run({ life: asked }, spent)) as LifeAnswer) : calculateLife(asked),
})
