/** Work that is reduced in steps before somebody retires. */
import type { Day } from './day'

/** From `on`, the first of a month, somebody works at `rate` percent. */
export type WorkStep = { on: Day; rate: number }

/**
 * In order of time; `before`: the rate until the first of them, percent. `drawsFund`: whether the fund pays a part of
 * its benefit at each step, as large as the cut in pay.
 */
export type WorkInSteps = { before: number; steps: readonly WorkStep[]; drawsFund: boolean }

/** The steps that come before somebody retires; null: there are none. */
export const stepsBefore = (work: WorkInSteps | null, retirement: Day): WorkInSteps | null => {
  const ahead = work?.steps.filter(({ on }) => on < retirement) ?? []
  return work && ahead.length > 0 ? { ...work, steps: ahead } : null
}

/** The part of the pay before the first step that is left after each step, 0 to 1. */
export const partsOfPay = ({ before, steps }: WorkInSteps): { from: Day; part: number }[] =>
  steps.map(({ on, rate }) => ({ from: on, part: rate / before }))

/** The part of the pay before the first step that is earned on a day, 0 to 1. */
export const partOfPayOn = (day: Day, work: WorkInSteps | null): number =>
  (work && partsOfPay(work).findLast(({ from }) => from <= day)?.part) ?? 1
