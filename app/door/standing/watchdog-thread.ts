/** The part of the watchdog that runs on while the event loop is stuck. */
import { write } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { standingLoopLine } from '../log/log-problem'
import { createHeartbeat, createWatch } from './heartbeat'
import type { WatchdogData } from './watchdog'

const STDERR = 2

const { buffer, beatMs } = workerData as WatchdogData
const watch = createWatch(createHeartbeat(buffer))

const looks = setInterval(() => {
  const since = watch()
  if (since === null) return
  clearInterval(looks)
  // Not by `process.stderr`, which the stuck thread would have to write. A log that nobody reads must not keep the process
  // alive.
  write(STDERR, `${standingLoopLine(since)}\n`, end)
  setTimeout(end, beatMs)
}, beatMs)

/** No other signal is sure: those that we listen for wait for the loop, and a core file would hold dossiers. */
const end = () => process.kill(process.pid, 'SIGKILL')
