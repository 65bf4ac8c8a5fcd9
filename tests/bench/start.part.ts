/**
 * Time and memory to start, with and without the sandbox; and what 60,000 requests leave behind. No goals: to be looked
 * at.
 */
import { test } from 'vitest'
import { inFull } from './extent'
import { interleaved, medians } from './medians'
import { leftBehind } from './memory-growth'
import { memoryOf } from './processes'
import { startMeasured, withPartiesAt } from './product'
import { keepPart, type Table } from './report'

const ROUNDS = inFull(7, 3)

/** Parties that nobody asks before somebody signs in. */
const WITHOUT_SANDBOX = withPartiesAt('http://localhost:9')

const WAYS = [
  { name: 'without the sandbox', settings: WITHOUT_SANDBOX },
  { name: 'with the sandbox', settings: {} },
]

/** From the command until it serves people. */
async function start({ settings }: (typeof WAYS)[number]) {
  const begun = performance.now()
  const product = await startMeasured(settings)
  try {
    const ready = performance.now() - begun
    return { ready, memory: memoryOf(product.pid) }
  } finally {
    await product.stop()
  }
}

const MB = (bytes: number) => (bytes / 1_000_000).toFixed(1)

async function starts(): Promise<Table> {
  const runs = await interleaved(WAYS, ROUNDS, start)
  const rows = [...runs].map(([{ name }, own]) => {
    const { ready, memory } = medians(own)
    return [name, ready.toFixed(0), MB(memory)]
  })
  return { title: 'Until it serves people', rows: [['start', 'ms', 'memory, MB'], ...rows] }
}

async function growth(): Promise<Table> {
  const { samples, perTenThousand, cutShort } = await leftBehind()
  const rows = samples.map(({ requests, rss, heapUsed }) => [String(requests), MB(rss), MB(heapUsed)])
  const growth = perTenThousand
    ? `memory ${MB(perTenThousand.rss)} MB, heap ${MB(perTenThousand.heapUsed)} MB`
    : 'too few to tell'
  const notes = [
    `Growth each 10,000 requests, once warm: ${growth}. Home page, form, synthesis, a call, a page that is not there; half signed in.`,
  ]
  if (cutShort) notes.push('Cut short: it would have taken too long.')
  return {
    title: 'What requests leave behind',
    rows: [['requests', 'memory, MB', 'heap after collection, MB'], ...rows],
    notes,
  }
}

test('start', async () => {
  const tables = [await starts(), await growth()]
  keepPart({ order: 4, title: 'Start and memory', tables, judged: [] })
})
