/** G8: the sealed vault beside plain stores, with the same dossier; and its share of a request of the built product. */
import { test } from 'vitest'
import { textOf } from '~/dossier/vault/dossier-text'
import { hasRedis, startRedis } from '../support/vault/start-redis'
import { measuredAlone } from './bundled'
import { fullDossier } from './dossier'
import { inFull } from './extent'
import { type GoalResult, judge } from './goals'
import { medians } from './medians'
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

const µs = (time: number) => `${time.toFixed(0)} µs`

const percent = (part: number) => `${(part * 100).toFixed(0)} %`

const told = (parts: [string, number][]) =>
  parts
    .slice(0, 8)
    .map(([name, part]) => `${name} ${percent(part)}`)
    .join(', ')

const CORE =
  'Of a core: of the process that reads and writes. By the clock, one waits for the Redis server too, sealed or not.'

test('vault', async () => {
  const dossier = await fullDossier()
  const times = await timesOf({ dossier, ...LOOPS })
  const shared = await vaultShares()
  const pairs = PAIRS.filter(([sealed]) => times[sealed])
  const judged = pairs.map(([sealed, plain]) => {
    const [own, other] = [medians(times[sealed]?.both ?? []).core, medians(times[plain]?.both ?? []).core]
    return judge('G8', `${sealed}, to ${plain}`, µs(own), other / own, { atLeast: 0.75 })
  })
  const kB = (Buffer.byteLength(textOf(dossier)) / 1_000).toFixed(1)
  const { core } = medians(times['sealed, SQLite']?.read ?? [])
  const own: GoalResult[] = [
    { goal: 'G8', what: 'a couple with funds and 3a', figure: `${kB} kB`, wanted: '≤ 7 kB', met: Number(kB) <= 7 },
    { goal: 'G8', what: 'a reading, SQLite', figure: µs(core), wanted: '≤ 60 µs', met: core <= 60 },
  ]
  keepPart({
    order: 3,
    title: 'Vault',
    tables: [
      {
        title: `A dossier of ${kB} kB, read and written`,
        rows: [
          ['store', 'read and write', 'of a core', 'read', 'of a core'],
          ...Object.entries(times).map(([name, { both, read }]) => [
            name,
            ...[medians(both), medians(read)].flatMap(({ taken, core }) => [µs(taken), µs(core)]),
          ]),
        ],
        notes: [CORE, ...(hasRedis ? [] : ['No Redis server here: not compared with it.'])],
      },
      {
        title: 'Whose work a request is',
        rows: [
          ['page', 'core, ms', 'the vault', 'of it'],
          ...shared.map(({ path, coreMs, share, parts }) => [path, coreMs.toFixed(2), percent(share), told(parts)]),
        ],
      },
    ],
    judged: [...own, ...judged],
  })
})
