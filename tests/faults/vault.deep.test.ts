/** The vault fails in each way while a visitor reads and saves: what they see, and what is saved then and after. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { createClient } from 'redis'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createRedisVault } from '~/dossier/vault/stores/redis-vault'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { type SpoiltParties, startSpoiltParties } from '../support/parties/spoilt-parties'
import { captureLog } from '../support/product/captured-log'
import { createFigures } from '../support/product/fault-figures'
import { answeredDossier, LANGUAGES, type Language, TEXT, visitorWith } from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'
import { type Fault, isReady, tryVaultFault } from '../support/product/vault-fault'
import { connections } from '../support/vault/sqlite-connections'
import { hasRedis, type StartedRedis, startRedis } from '../support/vault/start-redis'

/** Before React is loaded: the built product has none of its warnings, and they cost time. */
vi.hoisted(() => {
  process.env.NODE_ENV = 'production'
})

vi.mock('better-sqlite3', async (original) => {
  const { keepingConnections } = await import('../support/vault/sqlite-connections')
  return keepingConnections(await original())
})

let parties: SpoiltParties
let product: StartedProduct
const log = captureLog()
const figures = createFigures('The vault')

beforeAll(async () => {
  parties = await startSpoiltParties()
})
afterAll(async () => {
  await parties.close()
  log.release()
  figures.print()
})

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }
/** How long to wait for a silent store: briefly, but longer than a store that answers needs on a busy machine. */
const LIMITS = { ...KEYS, limitMs: 500, lifetimeSeconds: 3600 }

const start = async (openVault: () => Vault) => {
  const { origin } = parties
  const settings = { DIRECTORY_URL: `${origin}/funds`, ENTITIES_URL: `${origin}/entities`, REGISTER_URL: origin }
  product = await startProduct({ settings, openVault })
}

let dir: string
async function startWithFile() {
  dir = mkdtempSync(join(tmpdir(), 'fault-'))
  await start(() => createSqliteVault({ ...LIMITS, dir, now: Date.now }))
}

async function tryOn(name: string, language: Language, fault: Fault) {
  await tryVaultFault(product, language, fault)
  figures.add(name, {
    seen:
      fault.after === 'kept'
        ? '503, what was typed kept; saved when sent again'
        : '503, what was typed kept; then: the session is over, begin again',
  })
}

const file = () => join(dir, 'vault.db')
const ofTheVault = () => connections.findLast((one) => one.open && one.name === file()) as Database.Database
let other: Database.Database

const SQLITE: [string, Fault][] = [
  [
    'held by another process for longer than the limit',
    {
      begin: () => {
        other = new Database(file())
        other.exec('BEGIN EXCLUSIVE')
      },
      end: () => other.close(),
      reads: true,
      after: 'kept',
    },
  ],
  [
    'that cannot be written',
    {
      begin: () => ofTheVault().pragma('query_only = 1'),
      end: () => ofTheVault().pragma('query_only = 0'),
      reads: true,
      after: 'kept',
    },
  ],
  [
    'that is damaged',
    {
      begin: async () => {
        for (let more = 0; more < 10; more++) await product.vault.create(answeredDossier(product))
        ofTheVault().pragma('wal_checkpoint(TRUNCATE)')
        ofTheVault().pragma('shrink_memory')
        writeFileSync(file(), readFileSync(file()).fill(0, 4096 * 2))
      },
      end: () => {},
      reads: false,
      after: 'gone',
    },
  ],
  ['that is removed', { begin: () => rmSync(file()), end: () => {}, reads: false, after: 'gone' }],
]

describe('a vault file', () => {
  beforeAll(startWithFile)
  afterAll(() => product.close())

  it.each(SQLITE.flatMap(([name, fault]) => LANGUAGES.map((language) => [name, language, fault] as const)))(
    '%s (%s)',
    (name, language, fault) => tryOn(`a vault file ${name}`, language, fault),
  )

  it('with a folder in its place: nothing is read or saved until that is gone, and all visitors begin again', async () => {
    const visitor = visitorWith(product, (await product.vault.create(answeredDossier(product))).token)
    rmSync(file())
    mkdirSync(file())
    const { status, html } = await visitor.open('/terms')
    expect([status, html.includes(TEXT.fr.errorPage.unavailable.sentence)]).toEqual([503, true])
    expect(await isReady(product)).toBe(false)
    rmSync(file(), { recursive: true })
    await vi.waitFor(async () => expect(await isReady(product)).toBe(true))
    expect((await visitor.open('/3a')).headers.get('location')).toBe('/?session=over')
    figures.add('a vault file with a folder in its place', { seen: '503; then: the session is over, begin again' })
  })

  it('without room: what is there is read and removed, what is new is refused and can be sent again', async () => {
    const { token } = await product.vault.create(answeredDossier(product))
    const visitor = visitorWith(product, token)
    const form = await visitor.fillIn('/3a')
    const pages = Number(ofTheVault().pragma('page_count', { simple: true }))
    ofTheVault().pragma(`max_page_count = ${pages}`)
    await expect(async () => {
      for (;;) await product.vault.create(answeredDossier(product))
    }).rejects.toMatchObject({ code: 'SQLITE_FULL' })
    expect((await visitor.open('/terms')).status).toBe(200)
    expect((await visitor.send('/logout', form.slice(0, 1))).status).toBe(303)
    expect(await product.vault.open(token)).toBeNull()
    figures.add('a vault file without room', { seen: 'pages are read, logout removes; who signs in: 503' })
  })
})

const PASSWORD = 'right'
let redis: StartedRedis

async function command(password: string, ...words: string[]) {
  const client = await createClient({ url: `redis://:${password}@127.0.0.1:${redis.port}` }).connect()
  await client.sendCommand(words)
  await client.close()
}

const REDIS: [string, Fault][] = [
  ['that is slow', { begin: () => redis.pause(), end: () => redis.resume(), reads: false, after: 'kept' }],
  [
    'that takes another password',
    {
      begin: async () => {
        await command(PASSWORD, 'CONFIG', 'SET', 'requirepass', 'other')
        await command('other', 'CLIENT', 'KILL', 'TYPE', 'normal')
      },
      end: () => command('other', 'CONFIG', 'SET', 'requirepass', PASSWORD),
      reads: false,
      after: 'kept',
    },
  ],
  [
    'that is full',
    {
      begin: () => command(PASSWORD, 'CONFIG', 'SET', 'maxmemory', '1'),
      end: () => command(PASSWORD, 'CONFIG', 'SET', 'maxmemory', '0'),
      reads: true,
      after: 'kept',
    },
  ],
  [
    'that goes, and comes back empty',
    { begin: () => redis.kill(), end: () => redis.startAgain(), reads: false, after: 'gone' },
  ],
]

describe.skipIf(!hasRedis)('a Redis', () => {
  beforeAll(async () => {
    redis = await startRedis({ password: PASSWORD })
    const vault = await createRedisVault({ ...LIMITS, url: redis.url, now: Date.now, onError: () => {} })
    await start(() => vault)
  })
  afterAll(async () => {
    await product.close()
    await redis.stop()
  })

  it.each(REDIS.map(([name, fault], at) => [name, LANGUAGES[at % 2] as Language, fault] as const))(
    '%s (%s)',
    (name, language, fault) => tryOn(`a Redis ${name}`, language, fault),
    20_000,
  )

  it('that is emptied: whoever was there begins again, and is told that what they sent is not saved', async () => {
    const { token } = await product.vault.create(answeredDossier(product))
    const visitor = visitorWith(product, token)
    const form = await visitor.fillIn('/3a')
    await command(PASSWORD, 'FLUSHALL')
    const { status, headers } = await visitor.send('/3a', form)
    expect([status, headers.get('location')]).toEqual([302, '/?session=unsaved'])
    figures.add('a Redis that is emptied', { seen: 'the session is over, what was sent is not saved, begin again' })
  })
})
