/**
 * Loaded into a measured server before its own code (`--import`): reports its core time, its memory and the longest
 * turn of its event loop, and takes profiles, as the bench requests.
 */
import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const session = new Session()

/** The precision of a turn. */
const TICK_MS = 2
let turns = null

const answers = {
  core() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Bytes after a full collection. */
  memory() {
    collect()
    collect()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    return { rss, heapUsed, external, arrayBuffers }
  },
  /** From now on, the time between two ticks of the loop is watched. */
  beginTurns() {
    clearInterval(turns?.ticking)
    let at = performance.now()
    let core = threadCore()
    const longest = { ms: 0, coreMs: 0 }
    function look() {
      const [now, used] = [performance.now(), threadCore()]
      longest.ms = Math.max(longest.ms, now - at)
      longest.coreMs = Math.max(longest.coreMs, used - core)
      at = now
      core = used
    }
    turns = { longest, look, ticking: setInterval(look, TICK_MS).unref() }
  },
  /** Milliseconds of the longest turn since: by the clock, and of a core, which a busy machine does not lengthen. */
  endTurns() {
    clearInterval(turns.ticking)
    turns.look()
    return turns.longest
  },
  async beginProfile() {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  },
  async endProfile() {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return profile
  },
}

/** Milliseconds of a core that the loop's thread has used: others (threads, the collector's helpers) hold nobody up. */
function threadCore() {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

process.on('message', async (asked) => process.send?.({ answer: await answers[asked]() }))
// The server decides when it ends, and never outlives the bench.
process.channel?.unref()
process.on('disconnect', () => process.exit())
