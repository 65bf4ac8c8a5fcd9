/**
 * The cost of sealing: a dossier read and written in the vault, beside the same bytes in plain SQLite, and in plain
 * Redis.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createClient } from 'redis'
import type { Dossier } from '~/dossier/shape/shape'
import { textOf } from '~/dossier/vault/dossier-text'
import { createRedisVault } from '~/dossier/vault/stores/redis-vault'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { day } from '~/pillars/day'
import { answering } from './answering'
import { interleaved } from './medians'

/** `redisUrl`: null where there is none to measure with. */
export type VaultLoops = { dossier: Dossier; redisUrl: string | null; rounds: number; ms: number }
/** Microseconds each time, by the clock and of a core of this process. */
type Time = { taken: number; core: number }
/** For one reading and writing, and for one reading; one figure a round. */
export type VaultTimes = Record<string, { both: Time[]; read: Time[] }>

type Store = { name: string; read: () => Promise<unknown>; both: () => Promise<unknown>; close: () => Promise<unknown> }

const HOUR_SECONDS = 3_600
const sealed = {
  pepper: 'a1'.repeat(32),
  householdKey: 'b2'.repeat(32),
  lifetimeSeconds: HOUR_SECONDS,
  now: Date.now,
}

const CHILD = { birthDate: day('2003-05-17'), alive: true, deathDate: null }

/** Each save differs, as in the product: a child more, then one less. SQLite writes no page that stays as it is. */
function changed<Changed extends Pick<Dossier, 'firstPillar'>>(dossier: Changed): Changed {
  const { info } = dossier.firstPillar
  if (!info) throw new Error('nothing is answered')
  const others = info.children.filter(({ birthDate }) => birthDate !== CHILD.birthDate)
  const children = others.length < info.children.length ? others : [...others, CHILD]
  return { ...dossier, firstPillar: { ...dossier.firstPillar, info: { ...info, children } } }
}

/** What plain stores keep: the fields that are sealed, so that all have the same size. */
const plain = (dossier: Dossier): Dossier => JSON.parse(textOf(dossier))

/** As another product would keep its sessions: one row of JSON, not sealed. */
async function plainSqlite(dir: string, dossier: Dossier): Promise<Store> {
  const db = new Database(join(dir, 'plain.db'))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.exec('CREATE TABLE dossiers (id TEXT PRIMARY KEY, content TEXT NOT NULL, expiresAt INTEGER NOT NULL) STRICT')
  const find = db
    .prepare<[string, number], string>('SELECT content FROM dossiers WHERE id = ? AND expiresAt > ?')
    .pluck()
  const replace = db.prepare('UPDATE dossiers SET content = ? WHERE id = ?')
  db.prepare('INSERT INTO dossiers VALUES (?, ?, ?)').run('one', textOf(dossier), Date.now() + HOUR_SECONDS * 1_000)
  const read = async (): Promise<Dossier> => JSON.parse(String(find.get('one', Date.now())))
  const both = async () => replace.run(JSON.stringify(changed(await read())), 'one')
  return { name: 'plain SQLite', read, both, close: async () => db.close() }
}

async function plainRedis(url: string, dossier: Dossier): Promise<Store> {
  const client = await createClient({ url }).connect()
  const write = (content: Dossier) =>
    client.set('plain', JSON.stringify(content), { expiration: { type: 'EX', value: HOUR_SECONDS } })
  await write(plain(dossier))
  const read = async (): Promise<Dossier> => JSON.parse(String(await client.get('plain')))
  return { name: 'plain Redis', read, both: async () => write(changed(await read())), close: () => client.close() }
}

async function vaultStore(name: string, vault: Vault, dossier: Dossier): Promise<Store> {
  const { token } = await vault.create(dossier)
  /** As in the product: a request that saves has opened the dossier. */
  const readIn = async (request: Vault) => {
    const opened = await request.open(token)
    if (!opened) throw new Error(`${name}: the dossier is gone`)
    return opened
  }
  const both = async () => {
    const request = vault.beginRequest()
    const { dossier: found, version } = await readIn(request)
    if ((await request.save(token, changed(found), version)) !== 'saved') throw new Error(`${name}: not saved`)
  }
  const read = () => readIn(vault.beginRequest())
  return { name, read, both, close: () => vault.close() }
}

async function time(once: () => Promise<unknown>, ms: number): Promise<Time> {
  const [begun, coreBegun] = [performance.now(), process.cpuUsage()]
  let times = 0
  do for (const batch = times + 20; times < batch; times++) await once()
  while (performance.now() - begun < ms)
  const { user, system } = process.cpuUsage(coreBegun)
  return { taken: ((performance.now() - begun) * 1_000) / times, core: (user + system) / times }
}

/** The number of times before the first that counts. */
const WARM = 3_000

async function openStores(dir: string, { dossier, redisUrl: url }: VaultLoops): Promise<Store[]> {
  const sqlite = createSqliteVault({ ...sealed, dir: join(dir, 'vault') })
  const stores = [await plainSqlite(dir, dossier), await vaultStore('sealed, SQLite', sqlite, dossier)]
  if (!url) return stores
  const redis = await createRedisVault({ ...sealed, url, onError: () => {} })
  return [...stores, await plainRedis(url, dossier), await vaultStore('sealed, Redis', redis, dossier)]
}

answering<VaultLoops, VaultTimes>(async (given) => {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'))
  const stores = await openStores(dir, given)
  for (const { both } of stores) for (let times = 0; times < WARM; times++) await both()
  const runs = await interleaved(stores, given.rounds, async ({ both, read }) => ({
    both: await time(both, given.ms),
    read: await time(read, given.ms),
  }))
  for (const { close } of stores) await close()
  rmSync(dir, { recursive: true, force: true })
  const figures = [...runs].map(([{ name }, own]) => [
    name,
    { both: own.map(({ both }) => both), read: own.map(({ read }) => read) },
  ])
  return Object.fromEntries(figures)
})
