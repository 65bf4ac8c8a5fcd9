/** Ends this process if its event loop is stuck, so that its supervisor starts it again. */
import { url as debugged } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { createHeartbeat } from './heartbeat'

const BEAT_MS = 1_000
/** No answer takes as long, and nobody should wait longer behind one that does. */
const MOST_MISSED = 20
export const LONGEST_STAND_MS = BEAT_MS * MOST_MISSED
/** A breakpoint in a debugger stops the loop. */
const ANY_NUMBER = Number.MAX_SAFE_INTEGER

export type WatchdogOptions = {
  /** The module of its thread. */
  file: URL
  /** Milliseconds since 1970. */
  now: () => number
  beatMs?: number
  mostMissed?: number
}

/** What its thread is given. */
export type WatchdogData = { buffer: SharedArrayBuffer; beatMs: number }

export function startWatchdog({ file, now, beatMs = BEAT_MS, mostMissed = MOST_MISSED }: WatchdogOptions) {
  const heartbeat = createHeartbeat()
  let most = mostMissed
  const beat = () => heartbeat.beat(now(), debugged() ? ANY_NUMBER : most)
  beat()
  const workerData: WatchdogData = { buffer: heartbeat.buffer, beatMs }
  // Without the settings and flags of the process, as it needs none. If it fails, the process ends: none runs unwatched.
  // Neither the thread nor the beats keep it alive.
  new Worker(file, { workerData, env: {}, execArgv: [] }).unref()
  setInterval(beat, beatMs).unref()

  return {
    /** @param hardEndMs after how many milliseconds the stop is over in any case: the watchdog does not forestall it */
    stopping(hardEndMs: number): void {
      most = Math.max(most, Math.ceil(hardEndMs / beatMs))
      beat()
    },
  }
}
