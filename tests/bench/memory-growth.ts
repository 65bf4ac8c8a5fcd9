/** Memory of the built product after many requests: garbage is collected before each look. */
import { inFull } from './extent'
import { slope } from './medians'
import { startMeasured } from './product'
import { signedIn, type Visitor } from './visitor'

export type MemorySample = { requests: number; rss: number; heapUsed: number }
type Growth = Pick<MemorySample, 'rss' | 'heapUsed'>
export type LeftBehind = {
  samples: MemorySample[]
  /** Bytes; null: too few measurements. */
  perTenThousand: Growth | null
  cutShort: boolean
}

const REQUESTS = inFull(60_000, 3_000)
const LOOKS = 10
const AT_ONCE = 8
/** The longest time for a slow machine. */
const LONGEST_MS = inFull(5 * 60_000, 30_000)

/** What is requested in turn: pages of all kinds, a call, and what is not there. */
const ASKED = [
  { path: '/', signedIn: false, status: 200 },
  { path: '/avs', signedIn: true, status: 200 },
  { path: '/about', signedIn: false, status: 200 },
  { path: '/synthesis', signedIn: true, status: 200 },
  { path: '/nothing-is-here', signedIn: false, status: 404 },
  { path: '/api/me', signedIn: true, status: 200 },
] as const

export async function leftBehind(): Promise<LeftBehind> {
  const product = await startMeasured()
  try {
    const visitor = await signedIn(product.origin)
    const end = Date.now() + LONGEST_MS
    const samples: MemorySample[] = []
    const look = async (requests: number) => samples.push({ requests, ...(await product.inside('memory')) })
    await look(0)
    const step = REQUESTS / LOOKS
    for (let requests = step; requests <= REQUESTS && Date.now() < end; requests += step) {
      await ask(product.origin, visitor, step)
      await look(requests)
    }
    return { samples, perTenThousand: growthOf(samples), cutShort: (samples.at(-1)?.requests ?? 0) < REQUESTS }
  } finally {
    await product.stop()
  }
}

/** Until then code is compiled and caches fill up. */
const WARMING_LOOKS = 3

export function growthOf(samples: readonly MemorySample[]): Growth | null {
  const warm = samples.slice(WARMING_LOOKS)
  const [first, second] = warm
  if (!first || !second) return null
  const growth = (of: (sample: MemorySample) => number) =>
    (slope(warm.map(of)) * 10_000) / (second.requests - first.requests)
  return { rss: growth(({ rss }) => rss), heapUsed: growth(({ heapUsed }) => heapUsed) }
}

/** @throws if the answer is not the expected one */
async function ask(origin: string, { cookie }: Visitor, times: number) {
  let asked = 0
  async function askInTurn() {
    while (asked < times) {
      const { path, signedIn, status } = ASKED[asked++ % ASKED.length] as (typeof ASKED)[number]
      const response = await fetch(origin + path, { headers: signedIn ? { cookie } : {}, redirect: 'manual' })
      if (response.status !== status) throw new Error(`${path}: ${response.status}`)
      await response.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn))
}
