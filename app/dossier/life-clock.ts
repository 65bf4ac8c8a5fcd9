/**
 * The time by which lives are measured. It follows the clock on the wall, but where that is set back it goes on
 * from where it was: setting a clock back must not lengthen a life.
 */

/** Differences below this (milliseconds) are the ordinary unrest of clocks. */
export const TOLERANCE = 5_000

export type LifeClock = {
  /** Milliseconds; never goes back. */
  read(): number
  /** A moment of this clock as the clock on the wall has it now, in milliseconds since 1970. */
  onTheWall(moment: number): number
  /** To be called when nothing is left that was measured by it: follows the wall again. */
  restart(): void
}

/**
 * @param now milliseconds since 1970, as the wall has it.
 * @param elapsed milliseconds that only ever go up, from any beginning.
 */
export function createLifeClock(now: () => number, elapsed: () => number = () => performance.now()): LifeClock {
  let base = { wall: now(), elapsed: elapsed() }
  let shift = 0
  let mark = base.wall

  function read() {
    const wall = now()
    const run = elapsed()
    const lost = run - base.elapsed - (wall - base.wall)
    if (lost > TOLERANCE) shift += Math.ceil(lost)
    if (Math.abs(lost) > TOLERANCE) base = { wall, elapsed: run }
    mark = Math.max(mark, wall + shift)
    return mark
  }

  return {
    read,
    onTheWall: (moment) => moment - shift,
    restart() {
      base = { wall: now(), elapsed: elapsed() }
      shift = 0
      mark = base.wall
    },
  }
}
