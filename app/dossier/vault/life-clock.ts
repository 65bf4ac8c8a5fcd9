/**
 * The clock by which lives are measured. It follows the system clock, but if that is set back it continues from where
 * it was: setting a clock back must not lengthen a life.
 */

/** Differences below this (milliseconds) are ordinary clock jitter. */
export const TOLERANCE = 5_000

export type LifeClock = {
  /** Milliseconds; never goes back. */
  read(): number
  /** Converts a moment of this clock to the system clock, in milliseconds since 1970. */
  onTheWall(moment: number): number
  /** Call this when nothing measured by it is left: it then follows the system clock again. */
  restart(): void
}

/**
 * @param now milliseconds since 1970, by the system clock.
 * @param elapsed milliseconds that only go up, from any start.
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
