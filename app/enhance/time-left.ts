/** The stages before the visitor's data are deleted, by the remaining milliseconds. */

export type Stage = 'quiet' | 'soon' | 'one' | 'over'

const MINUTE_MS = 60_000
const STARTS: [Stage, number][] = [
  ['over', 0],
  ['one', MINUTE_MS],
  ['soon', 5 * MINUTE_MS],
]

export const stageOf = (left: number): Stage => STARTS.find(([, start]) => left <= start)?.[0] ?? 'quiet'

/** The remaining minutes, rounded up. */
export const minutesIn = (left: number) => Math.ceil(left / MINUTE_MS)

/** How long the current notice stays correct, in milliseconds: near the end, until the minute changes. */
export function untilNextWord(left: number): number {
  if (left <= 0) return 0
  return stageOf(left) === 'quiet' ? left - 5 * MINUTE_MS : left - (minutesIn(left) - 1) * MINUTE_MS
}
