import { expect, it } from 'vitest'
import { stageOf, untilNextStage } from './time-left'

const MINUTE = 60_000

it.each([
  [60 * MINUTE, 'quiet', 55 * MINUTE],
  [5 * MINUTE + 1, 'quiet', 1],
  [5 * MINUTE, 'five', 4 * MINUTE],
  [2 * MINUTE, 'five', MINUTE],
  [MINUTE, 'one', MINUTE],
  [1, 'one', 1],
  [0, 'over', 0],
  [-1, 'over', 0],
])('with %d ms left it is %s, for another %d ms', (left, stage, until) =>
  expect([stageOf(left), untilNextStage(left)]).toEqual([stage, until]),
)
