/** How busy the process is, and whether it can take one more request. */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const WINDOW_MS = 1_000
const TICK_MS = 50
/** The event loop's delay in milliseconds from which it counts as late, and below which it has recovered. */
const LATE_MS = 200
const WELL_MS = 100
/** Must last this long, and at least two windows: a slow garbage collection or start fills one. */
const UNTIL_CHANGED_MS = 3_000

/** Requests under way, including those that wait for an outside party. One that is still arriving, or being taken, takes no place. */
const MOST = 200
/** How many of these may wait for an outside party: a silent one leaves room for everything that needs none. */
const MOST_WAITING = MOST / 2
/**
 * While a turn of the loop takes longer than `LATE_MS`, or the previous one did: requests under way, or begun in this
 * turn. A page is made in few steps, so simultaneous requests share one turn, each behind all before it. A few requests
 * during one slow moment are still let in.
 */
const MOST_WHEN_STUCK = 16
/** The same while the loop has been late for long. */
const MOST_WHEN_LATE = 8

export type Load = ReturnType<typeof createLoad>

/** @param now milliseconds from any start; left out, nothing is measured, and the loop counts as turning */
export function createLoad(now: () => number = () => 0) {
  const entered = new Set<() => boolean>()
  let waiting = 0
  let begun = 0
  let turnedAt = now()
  let lastTurn = 0
  const { isLate, endWindow } = createLateness()

  const isStuck = () => Math.max(now() - turnedAt, lastTurn) > LATE_MS
  const underWay = () => [...entered].filter((hasArrived) => hasArrived()).length
  const isCrowded = (most: number) => entered.size >= most && underWay() >= most
  function isFull(): boolean {
    if (isCrowded(MOST)) return true
    const most = isLate() ? MOST_WHEN_LATE : MOST_WHEN_STUCK
    return isStuck() && (begun >= most || isCrowded(most))
  }

  return {
    /** A turn of the event loop has ended. */
    turn(): void {
      lastTurn = now() - turnedAt
      turnedAt += lastTurn
      begun = 0
    },

    endWindow,
    isLate,

    /** Requests under way, and those of them that wait for an outside party. */
    counts: () => ({ underWay: underWay(), waiting }),

    /**
     * Admits a request.
     * @param hasArrived whether all of it has arrived, and its answer is not ready
     * @returns a function to call when it is over; null: there is no room for it.
     */
    enter(hasArrived = () => true): (() => void) | null {
      if (isFull()) return null
      // A wrapper of its own, in case somebody else passes the same function.
      const one = () => hasArrived()
      entered.add(one)
      begun++
      return () => void entered.delete(one)
    },

    /**
     * A request begins to wait for an outside party; for several at once it counts as several.
     * @returns a function to call when it no longer waits; null: too many wait already
     */
    beginWaiting(): (() => void) | null {
      if (waiting >= MOST_WAITING) return null
      waiting++
      return () => void waiting--
    },
  }
}

/** Whether the event loop counts as late, judged by one window of measurement after another. */
function createLateness() {
  let late = false
  /** The consecutive windows that suggest the other state: how many, and how long in total. */
  let against = { windows: 0, ms: 0 }
  return {
    isLate: () => late,

    /**
     * A window of measurement is over.
     * @param delay 99th percentile of the event loop's delay in it, in milliseconds
     * @param lasted how long it was, in milliseconds: a late loop ends it late
     */
    endWindow(delay: number, lasted: number): void {
      const speaksAgainst = late ? delay < WELL_MS : delay > LATE_MS
      against = speaksAgainst ? { windows: against.windows + 1, ms: against.ms + lasted } : { windows: 0, ms: 0 }
      if (against.windows < 2 || against.ms < UNTIL_CHANGED_MS) return
      late = !late
      against = { windows: 0, ms: 0 }
    },
  }
}

/** Starts measuring this process. */
export function watchLoad(): Load & { stop: () => void } {
  const load = createLoad(() => performance.now())
  const delays = monitorEventLoopDelay({ resolution: 20 })
  delays.enable()
  let windowFrom = performance.now()
  const ticks = setInterval(() => {
    load.turn()
    const lasted = performance.now() - windowFrom
    if (lasted < WINDOW_MS) return
    load.endWindow(delays.percentile(99) / 1e6, lasted)
    delays.reset()
    windowFrom += lasted
  }, TICK_MS).unref()
  const stop = () => {
    clearInterval(ticks)
    delays.disable()
  }
  return { ...load, stop }
}
