/** Loaded into a measured server before its own code (`--import`): tells its time of a core and its memory, and takes profiles, as the bench asks. */
import { Session } from 'node:inspector/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
const session = new Session()

const answers = {
  core() {
    const { user, system } = process.cpuUsage()
    return user + system
  },
  /** Bytes, after all is thrown away that can be. */
  memory() {
    collect()
    collect()
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage()
    return { rss, heapUsed, external, arrayBuffers }
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

process.on('message', async (asked) => process.send?.({ answer: await answers[asked]() }))
// The server ends when it wants to, and never outlives the bench.
process.channel?.unref()
process.on('disconnect', () => process.exit())
