/** How near the deletion of the visitor's data is, by the milliseconds that are left. */

export type Stage = 'quiet' | 'five' | 'one' | 'over'

const MINUTE_MS = 60_000
const STARTS: [Stage, number][] = [
  ['over', 0],
  ['one', MINUTE_MS],
  ['five', 5 * MINUTE_MS],
]

export const stageOf = (left: number): Stage => STARTS.find(([, start]) => left <= start)?.[0] ?? 'quiet'

/** How long the stage of now still lasts, in milliseconds. */
export const untilNextStage = (left: number) =>
  Math.max(0, left - Math.max(0, ...STARTS.map(([, start]) => start).filter((start) => start < left)))
