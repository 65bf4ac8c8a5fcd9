import { expect, it } from 'vitest'
import { minutesIn, stageOf, untilNextWord } from './time-left'

const MINUTE = 60_000

it.each([
  [60 * MINUTE, 'quiet', 60, 55 * MINUTE],
  [5 * MINUTE + 1, 'quiet', 6, 1],
  [5 * MINUTE, 'soon', 5, MINUTE],
  [5 * MINUTE - 1, 'soon', 5, MINUTE - 1],
  [3 * MINUTE + 20_000, 'soon', 4, 20_000],
  [2 * MINUTE, 'soon', 2, MINUTE],
  [MINUTE, 'one', 1, MINUTE],
  [1, 'one', 1, 1],
  [0, 'over', 0, 0],
  [-1, 'over', 0, 0],
])('with %d ms left it is %s, %d minutes are said, for another %d ms', (left, stage, minutes, until) =>
  expect([stageOf(left), Math.max(0, minutesIn(left)), untilNextWord(left)]).toEqual([stage, minutes, until]),
)
