/** What sealing costs: a dossier read and written in the vault, beside the same bytes in plain SQLite, and in plain Redis. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createClient } from 'redis'
import { createRedisVault } from '~/dossier/redis-vault'
import type { Dossier } from '~/dossier/shape'
import { createSqliteVault } from '~/dossier/sqlite-vault'
import type { Vault } from '~/dossier/vault'
import { day } from '~/pillars/day'
import { answering } from './answering'
import { interleaved } from './medians'

/** `redisUrl`: null where there is none to measure with. */
export type VaultLoops = { dossier: Dossier; redisUrl: string | null; rounds: number; ms: number }
/** Microseconds to read and write once, one figure a round; to read alone. */
export type VaultTimes = Record<string, { both: number[]; read: number[] }>

type Store = { name: string; read: () => Promise<unknown>; both: () => Promise<unknown>; close: () => Promise<unknown> }

const HOUR_SECONDS = 3_600
const sealed = {
  pepper: 'a1'.repeat(32),
  householdKey: 'b2'.repeat(32),
  lifetimeSeconds: HOUR_SECONDS,
  now: Date.now,
}

const CHILD = { birthDate: day('2003-05-17'), alive: true, deathDate: null }

/**
 * What is saved says something else each time, as in the product: a child more, then one less. SQLite writes no page that
 * stays as it is.
 */
function changed(dossier: Dossier): Dossier {
  const { info } = dossier.firstPillar
  if (!info) throw new Error('nothing is answered')
  const others = info.children.filter(({ birthDate }) => birthDate !== CHILD.birthDate)
  const children = others.length < info.children.length ? others : [...others, CHILD]
  return { ...dossier, firstPillar: { ...dossier.firstPillar, info: { ...info, children } } }
}

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
  db.prepare('INSERT INTO dossiers VALUES (?, ?, ?)').run(
    'one',
    JSON.stringify(dossier),
    Date.now() + HOUR_SECONDS * 1_000,
  )
  const read = async (): Promise<Dossier> => JSON.parse(String(find.get('one', Date.now())))
  const both = async () => replace.run(JSON.stringify(changed(await read())), 'one')
  return { name: 'plain SQLite', read, both, close: async () => db.close() }
}

async function plainRedis(url: string, dossier: Dossier): Promise<Store> {
  const client = await createClient({ url }).connect()
  const write = (content: Dossier) =>
    client.set('plain', JSON.stringify(content), { expiration: { type: 'EX', value: HOUR_SECONDS } })
  await write(dossier)
  const read = async (): Promise<Dossier> => JSON.parse(String(await client.get('plain')))
  return { name: 'plain Redis', read, both: async () => write(changed(await read())), close: () => client.close() }
}

async function vaultStore(name: string, vault: Vault, dossier: Dossier): Promise<Store> {
  const { token } = await vault.create(dossier)
  /** As in the product: what saves in a request has opened the dossier in it. */
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

/** Microseconds each time. */
async function time(once: () => Promise<unknown>, ms: number): Promise<number> {
  const begun = performance.now()
  let times = 0
  do for (const batch = times + 20; times < batch; times++) await once()
  while (performance.now() - begun < ms)
  return ((performance.now() - begun) * 1_000) / times
}

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
  for (const { both } of stores) await time(both, given.ms)
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
