/** G6: rendered requests a second, and how long they take, beside servers that answer with a page of the same size. */
import { test } from 'vitest'
import { type Contestant, startContestants } from './contestants'
import { inFull } from './extent'
import { interleaved, medians } from './medians'
import { cpuMs } from './processes'
import { startMeasured } from './product'
import { keepPart } from './report'
import { judgedServers, type Loaded, type LoadedContestant, serverTable } from './server-tables'
import { signedIn } from './visitor'
import { hasWrk, wrk } from './wrk'

const ROUNDS = inFull(4, 1)
const WARM_SECONDS = inFull(2, 1)
/** Many wait longer, so it takes longer until enough of them have been answered. */
const CONNECTIONS = [
  { connections: 2, seconds: inFull(2, 1) },
  { connections: 50, seconds: inFull(3, 1) },
]
const ENCODINGS = ['identity', 'gzip'] as const

test.skipIf(!hasWrk)('server', async () => {
  const product = await startMeasured()
  const running: { stop: () => Promise<void> }[] = [product]
  try {
    const contestants = await startContestants(product, await signedIn(product.origin), (one) => running.push(one))
    const loads: LoadedContestant[] = []
    for (const encoding of ENCODINGS)
      for (const { connections, seconds } of CONNECTIONS) {
        const shape = { encoding, connections }
        for (const one of contestants) await load(one, { ...shape, seconds: WARM_SECONDS })
        const runs = await interleaved(contestants, ROUNDS, (one) => load(one, { ...shape, seconds }))
        for (const [one, own] of runs) loads.push({ ...one, ...shape, ...medians(own) })
      }
    const pages = [...new Set(contestants.map(({ page }) => page))]
    keepPart({
      order: 2,
      title: 'Server',
      tables: pages.map((page) => serverTable(page, loads)),
      judged: judgedServers(loads),
    })
  } finally {
    for (const { stop } of running) await stop()
  }
})

type Shape = { encoding: string; connections: number; seconds: number }

async function load({ url, pid, headers }: Contestant, { encoding, connections, seconds }: Shape): Promise<Loaded> {
  const before = { cpu: cpuMs(pid), at: performance.now() }
  const asked = { ...headers, Accept: 'text/html', 'Accept-Encoding': encoding }
  const { requests, ...found } = await wrk({ url, connections, seconds, headers: asked })
  const used = cpuMs(pid) - before.cpu
  return { ...found, coreUs: (used * 1_000) / requests, busy: used / (performance.now() - before.at) }
}
