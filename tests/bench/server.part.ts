/** G6: rendered requests a second, and how long they take, beside servers that answer with a page of the same size. */
import { test } from 'vitest'
import { type Contestant, startContestants } from './contestants'
import { FIRST, inFull, WARM } from './extent'
import { interleaved, medians } from './medians'
import { waitedOver } from './open-connections'
import { cpuMs } from './processes'
import { startApart } from './product'
import { keepPart } from './report'
import { judgedServers, type LoadedContestant, type LoadFigures, serverTable, waitedTables } from './server-tables'
import { askOften } from './under-load'
import { signedIn } from './visitor'
import { hasWrk, wrk } from './wrk'

const ROUNDS = inFull(4, 2)
const SECONDS = inFull(3, 1)
const CONNECTIONS = 50
const ENCODINGS = ['identity', 'gzip'] as const

test.skipIf(!hasWrk)('server', async () => {
  const product = await startApart()
  const running: { stop: () => Promise<void> }[] = [product]
  try {
    const contestants = await startContestants(product, await signedIn(product.origin), (one) => running.push(one))
    const firstUs = new Map<Contestant, number>()
    for (const one of contestants) firstUs.set(one, await warm(one))
    const loads: LoadedContestant[] = []
    for (const encoding of ENCODINGS) {
      const runs = await interleaved(contestants, ROUNDS, (one) => load(one, encoding))
      for (const [one, own] of runs) loads.push({ ...one, encoding, firstUs: firstUs.get(one) ?? 0, ...medians(own) })
    }
    // Answers from memory are quicker than requests from here.
    const rendering = contestants.filter(({ page }) => page !== '/')
    const waits = await interleaved(rendering, ROUNDS, (one) => waitedOver(one, SECONDS))
    const { table, judged } = waitedTables(
      [...waits].map(([one, own]) => ({
        ...one,
        open: own.flatMap(({ open }) => open),
        rush: own.flatMap(({ rush }) => rush),
      })),
    )
    const pages = [...new Set(contestants.map(({ page }) => page))]
    keepPart({
      order: 2,
      title: 'Server',
      tables: [...pages.map((page) => serverTable(page, loads)), table],
      judged: [...judgedServers(loads), ...judged],
    })
  } finally {
    for (const { stop } of running) await stop()
  }
})

/** @returns microseconds of a core per request of the first ones */
async function warm({ url, pid, headers }: Contestant): Promise<number> {
  const asking = { cookie: headers.Cookie ?? '' }
  const before = cpuMs(pid)
  await askOften(url, asking, FIRST)
  const first = cpuMs(pid) - before
  await askOften(url, asking, WARM - FIRST)
  return (first * 1_000) / FIRST
}

async function load({ url, pid, headers }: Contestant, encoding: string): Promise<LoadFigures> {
  const before = { cpu: cpuMs(pid), at: performance.now() }
  const asked = { ...headers, Accept: 'text/html', 'Accept-Encoding': encoding }
  const { requests, perSecond, failed } = await wrk({
    url,
    connections: CONNECTIONS,
    seconds: SECONDS,
    headers: asked,
  })
  const used = cpuMs(pid) - before.cpu
  return { perSecond, failed, coreUs: (used * 1_000) / requests, busy: used / (performance.now() - before.at) }
}
