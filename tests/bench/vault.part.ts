/** G8: the sealed vault beside plain stores, with the same dossier; and its share of a request of the built product. */
import { test } from 'vitest'
import { hasRedis, startRedis } from '../support/start-redis'
import { measuredAlone } from './bundled'
import { fullDossier } from './dossier'
import { inFull } from './extent'
import { type Judged, judge } from './goals'
import { median } from './medians'
import { keepPart } from './report'
import type { VaultLoops, VaultTimes } from './vault-loops'
import { vaultShares } from './vault-share'

const PAIRS = [
  ['sealed, SQLite', 'plain SQLite'],
  ['sealed, Redis', 'plain Redis'],
] as const

const LOOPS = inFull({ rounds: 9, ms: 800 }, { rounds: 3, ms: 300 })

async function timesOf(given: Omit<VaultLoops, 'redisUrl'>): Promise<VaultTimes> {
  const redis = hasRedis ? await startRedis() : null
  try {
    return await measuredAlone<VaultLoops, VaultTimes>('vault-loops.ts', { ...given, redisUrl: redis?.url ?? null })
  } finally {
    await redis?.stop()
  }
}

const µs = (times: number[]) => median(times).toFixed(0)

const told = (parts: [string, number][]) =>
  parts
    .slice(0, 8)
    .map(([name, part]) => `${name} ${(part * 100).toFixed(0)} %`)
    .join(', ')

test('vault', async () => {
  const dossier = await fullDossier()
  const times = await timesOf({ dossier, ...LOOPS })
  const shared = await vaultShares()
  const pairs = PAIRS.filter(([sealed]) => times[sealed])
  const judged: Judged[] = pairs.map(([sealed, plain]) => {
    const [own, other] = [times[sealed]?.both ?? [], times[plain]?.both ?? []]
    return judge('G8', `${sealed}, to ${plain}`, `${µs(own)} µs`, median(other) / median(own), { atLeast: 0.7 })
  })
  const shares = shared.map(({ path, share }) =>
    judge('G8', `share of ${path}`, `${(share * 100).toFixed(1)} %`, share, { atMost: 0.06 }),
  )
  const kB = (Buffer.byteLength(JSON.stringify(dossier)) / 1_000).toFixed(1)
  keepPart({
    order: 3,
    title: 'Vault',
    tables: [
      {
        title: `A dossier of ${kB} kB, read and written`,
        rows: [
          ['store', 'read and write, µs', 'read, µs'],
          ...Object.entries(times).map(([name, { both, read }]) => [name, µs(both), µs(read)]),
        ],
        notes: hasRedis ? [] : ['No Redis server here: not compared with it.'],
      },
      {
        title: 'Whose work a request is',
        rows: [
          ['page', 'core, ms', 'of it'],
          ...shared.map(({ path, coreMs, parts }) => [path, coreMs.toFixed(2), told(parts)]),
        ],
      },
    ],
    judged: [...judged, ...shares],
  })
})
