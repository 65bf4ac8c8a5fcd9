/** How busy the process is, and whether it can take one more request. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const WINDOW_MS = 1_000
/** The event loop's delay, 99th percentile of a window, in milliseconds: from where on it is late, and below which it is well. */
const LATE_MS = 200
const WELL_MS = 100
/** So many windows in a row: a slow garbage collection, or a first page, fills one. */
const WINDOWS_UNTIL_LATE = 3
const WINDOWS_UNTIL_WELL = 3
/** Requests under way, those that wait for an outside party included. */
const MOST_UNDER_WAY = 500
/** While the loop is late: enough to keep one processor busy, few enough that each is answered soon. */
const MOST_WHEN_LATE = 16

export type Load = ReturnType<typeof createLoad>

/** Follows the windows that it is told of; see `watchLoad`. */
export function createLoad() {
  let underWay = 0
  let late = false
  /** How many windows in a row speak for the other state. */
  let against = 0

  return {
    /** @param delay 99th percentile of the event loop's delay in the window that has ended, in milliseconds */
    endWindow(delay: number): void {
      against = (late ? delay < WELL_MS : delay > LATE_MS) ? against + 1 : 0
      if (against < (late ? WINDOWS_UNTIL_WELL : WINDOWS_UNTIL_LATE)) return
      late = !late
      against = 0
    },

    isLate: () => late,

    /** Takes a request in. @returns what is to be called once it is over; null: there is no room for it. */
    enter(): (() => void) | null {
      if (underWay >= (late ? MOST_WHEN_LATE : MOST_UNDER_WAY)) return null
      underWay++
      return () => void underWay--
    },
  }
}

/** Measures this process from now on. */
export function watchLoad(): Load & { stop: () => void } {
  const load = createLoad()
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  const timer = setInterval(() => {
    load.endWindow(delays.percentile(99) / 1e6)
    delays.reset()
  }, WINDOW_MS).unref()
  const stop = () => {
    clearInterval(timer)
    delays.disable()
  }
  return { ...load, stop }
}
