/** Sizes of dossiers, commands to Redis for each kind of request, and how many of them one Redis answers here. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { createClient } from 'redis'
import type { Dossier } from '../../app/dossier/shape/shape'
import { createRedisVault } from '../../app/dossier/vault/stores/redis-vault'
import { createSqliteVault } from '../../app/dossier/vault/stores/sqlite-vault'
import { api } from '../e2e/support/calls'
import { test } from '../e2e/support/several-processes'
import { answerAll, enter, formToken, identify, sessionToken } from '../e2e/support/shortcuts'
import { KEYS } from '../support/product/several-settings'
import { infoOf, PEOPLE, type Person, personNamed } from '../support/visit/people'
import { cpuMs } from './processes'
import { fill, keepScenarios } from './visitor'

const sealed = { pepper: KEYS.VAULT_PEPPER, householdKey: KEYS.HOUSEHOLD_KEY, lifetimeSeconds: 3600, now: Date.now }
const COPIES = 2_000
const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

const inspect = (url: string) => createClient({ url }).connect()
type Inspector = Awaited<ReturnType<typeof inspect>>

/** The same as `fill`, with all that can be kept. */
async function fillWhole(page: Page, person: Person) {
  await fill(page, person)
  await keepScenarios(page)
}

async function dossierOf(page: Page, url: string): Promise<Dossier> {
  const vault = await createRedisVault({ ...sealed, url, onError: () => {} })
  const opened = await vault.open((await sessionToken(page)) ?? '')
  await vault.close()
  if (!opened) throw new Error('nothing to measure')
  return opened.dossier
}

async function inRedis(dossier: Dossier, url: string, inspector: Inspector): Promise<number> {
  const used = async () => Number(/used_memory:(\d+)/.exec(await inspector.info('memory'))?.[1])
  await inspector.flushAll()
  const before = await used()
  const vault = await createRedisVault({ ...sealed, url, onError: () => {} })
  for (let copies = 0; copies < COPIES; copies++) await vault.create(dossier)
  const size = ((await used()) - before) / COPIES
  await vault.close()
  return size
}

async function inSqlite(dossier: Dossier): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), 'size-'))
  const vault = createSqliteVault({ ...sealed, dir })
  for (let copies = 0; copies < COPIES; copies++) await vault.create(dossier)
  await vault.close()
  return statSync(join(dir, 'vault.db')).size / COPIES
}

const cpuMsOf = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuMs(pid), 0)

test('sizes', async ({ browser, address, redis }) => {
  const inspector = await inspect(redis.url)
  const filled: { name: string; dossier: Dossier; json: number }[] = []
  const remember = (name: string, dossier: Dossier) =>
    filled.push({ name, dossier, json: Buffer.byteLength(JSON.stringify(dossier)) })
  async function visit(name: string, person: Person, take: typeof fill) {
    const own = await (await browser.newContext({ baseURL: address })).newPage()
    await take(own, person)
    remember(name, await dossierOf(own, redis.url))
    await own.context().close()
  }
  for (const person of PEOPLE) await visit(person.firstName, person, fill)
  filled.sort((one, other) => one.json - other.json)
  const largest = filled.at(-1)?.name ?? ''
  await visit(`${largest}, five scenarios`, personNamed(largest), fillWhole)
  await visit('just signed in', personNamed('Nadia'), async (own, person) => void (await enter(own, person)))
  const rows: Record<string, object> = {}
  for (const { name, dossier, json } of filled)
    rows[name] = {
      'as JSON': kB(json),
      'in Redis': kB(await inRedis(dossier, redis.url, inspector)),
      'in SQLite': kB(await inSqlite(dossier)),
    }
  console.table(rows)
  await inspector.close()
})

test('commands of a request', async ({ page, redis, pids }) => {
  const inspector = await inspect(redis.url)
  const claire = personNamed('Claire')
  const counts: Record<string, object> = {}

  /** Sweeps and probes belong to no request: they use other commands. */
  async function count(name: string, request: () => Promise<unknown>) {
    await inspector.sendCommand(['CONFIG', 'RESETSTAT'])
    await request()
    const stats = await inspector.info('commandstats')
    const calls = (command: string) => Number(new RegExp(`cmdstat_${command}:calls=(\\d+)`).exec(stats)?.[1] ?? 0)
    counts[name] = { ...counts[name], reads: calls('hgetall'), writes: calls('eval') + calls('del') }
  }
  /** As used by the processes, whatever else the machine does. */
  async function countAndTime(name: string, request: () => Promise<unknown>) {
    const TIMES = 40
    for (let time = 0; time < TIMES; time++) await request()
    const begun = cpuMsOf(pids)
    for (let time = 0; time < TIMES; time++) await request()
    counts[name] = { 'core, ms': Math.round((cpuMsOf(pids) - begun) / TIMES) }
    await count(name, request)
  }
  const get = (path: string) => async () => expect((await page.request.get(path)).status()).toBe(200)

  await countAndTime('/ (nobody signed in)', get('/'))
  const callback = await identify(page, claire)
  await count('/signin/callback', () => page.request.get(callback, { maxRedirects: 0 }))
  await count('/avs, first time', get('/avs'))
  await count('POST of the AVS call', () => api(page, '/acor/pension-calculator/info', infoOf(claire)))
  await answerAll(page, claire)
  await count('/synthesis, first time', get('/synthesis'))
  for (const path of ['/avs', '/lpp', '/3a', '/synthesis', '/avs/explained', '/lpp/explained', '/3a/explained'])
    await countAndTime(path, get(path))
  for (const path of ['/simulation', '/scenarios', '/data', '/about']) await countAndTime(path, get(path))
  await countAndTime('/data/synthesis.pdf', get('/data/synthesis.pdf'))
  await count('GET /api/synthesis/digest', () => api(page, '/synthesis/digest'))
  await count('GET /api/me', () => api(page, '/me'))
  const form = { formToken: await formToken(page) }
  await count('POST /logout', async () =>
    expect((await page.request.post('/logout', { maxRedirects: 0, form })).status()).toBe(303),
  )
  console.table(counts)
  await inspector.close()
})

test('commands a second', async ({ page, redis }) => {
  await fill(page, personNamed('Philippe'))
  const inspector = await inspect(redis.url)
  const rows = await Promise.all(
    (await inspector.keys('{dossier}:*')).map(async (key) => ({
      key,
      length: Number(await inspector.hStrLen(key, 'box')),
    })),
  )
  const [{ key, length } = { key: '', length: 0 }] = rows.sort((one, other) => other.length - one.length)
  const benchmark = (...command: string[]) => {
    const asked = ['-p', String(redis.port), '-n', '200000', '-c', '50', '--csv', ...command]
    return execFileSync('redis-benchmark', asked, { encoding: 'utf8' }).trim().split('\n').at(-1)?.split('","')[1]
  }
  console.table({
    'read a row (HGETALL)': benchmark('HGETALL', key),
    'write a row (HSET)': benchmark('HSET', '{dossier}:other', 'box', 'x'.repeat(length), 'version', '1'),
  })
  const vault = await createRedisVault({ ...sealed, url: redis.url, onError: () => {} })
  const token = (await sessionToken(page)) ?? ''
  const opened = await vault.open(token)
  if (!opened) throw new Error('nothing to measure')
  const begun = performance.now()
  let { version } = opened
  for (let times = 0; times < 2_000; times++) {
    await vault.open(token)
    await vault.save(token, opened.dossier, version++)
  }
  const each = (performance.now() - begun) / 2_000
  console.log(`open and save a row of ${kB(length)}, one after the other: ${each.toFixed(2)} ms`)
  console.log(
    `${cpus().length} cores (${cpus()[0]?.model}), Redis ${/redis_version:(\S+)/.exec(await inspector.info())?.[1]}`,
  )
  await vault.close()
  await inspector.close()
})
