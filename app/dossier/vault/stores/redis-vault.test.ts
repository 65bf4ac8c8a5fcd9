import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createClient, RESP_TYPES } from 'redis'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { filledDossier } from '../../../../tests/support/lives/dossiers'
import { lazily } from '../../../../tests/support/vault/lazily'
import { rowStoreContract } from '../../../../tests/support/vault/row-store-contract'
import { hasRedis, type StartedRedis, startRedis } from '../../../../tests/support/vault/start-redis'
import { vaultContract } from '../../../../tests/support/vault/vault-contract'
import type { StoreUnderTest } from '../../../../tests/support/vault/vault-stage'
import { createLifeClock } from '../life-clock'
import type { SealedRow } from '../sealing/sealing'
import { openRedisRows } from './redis-vault'

/** A busy machine may take as long as the tests may: no test here is about time. */
const UNHURRIED = { onError: () => {}, limitMs: 60_000, startWithinMs: 60_000 }

/** Runs where a Redis server is installed. */
describe.skipIf(!hasRedis)('Redis', () => {
  let redis: StartedRedis
  let inspector: Awaited<ReturnType<typeof inspect>>

  beforeAll(async () => {
    redis = await startRedis()
    inspector = await inspect(redis.url)
  })
  afterAll(async () => {
    await inspector.close()
    await redis.stop()
  })

  async function listRows(): Promise<SealedRow[]> {
    const keys = (await inspector.keys('{dossier}:*')).toSorted()
    const bytes = inspector.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    return Promise.all(
      keys.map(async (key) => {
        const { nonce, box, keyId, version, expiresAt } = await bytes.hGetAll(key)
        const id = key.replace('{dossier}:', '')
        const numbers = { version: Number(version), expiresAt: Number(expiresAt) }
        return { id, keyId: String(keyId), nonce: nonce as Buffer, box: box as Buffer, ...numbers }
      }),
    )
  }

  const store: StoreUnderTest = {
    openVault: (options) => lazily({ url: redis.url, ...UNHURRIED, ...options }),
    listRows,
    // What it would leave on a disk if it were set to write.
    everyByte: async () => {
      await inspector.sendCommand(['SAVE'])
      return readFileSync(join(redis.dir, 'dump.rdb'))
    },
    async changeRow(id, change) {
      for (const [name, value] of Object.entries(change))
        await inspector.hSet(`{dossier}:${id}`, name, Buffer.isBuffer(value) ? value : String(value))
    },
    remove: async () => void (await inspector.flushDb()),
  }

  vaultContract('Redis', async () => store)
  rowStoreContract('Redis', async () => {
    const rows = await openRedisRows(
      { url: redis.url, ...UNHURRIED },
      createLifeClock(() => 0),
    )
    return { ...rows, close: () => rows.close().then(store.remove) }
  })

  it('sweeps very many rows in several sweeps, and tells that none is left after a whole round only', async () => {
    const rows = await openRedisRows(
      { url: redis.url, ...UNHURRIED },
      createLifeClock(() => 0),
    )
    const sealed = { keyId: 'key', nonce: Buffer.from('nonce'), box: Buffer.from('box'), version: 1 }
    // Far enough in the future that Redis itself expires no row meanwhile.
    const insert = (id: string, expiresAt: number) => rows.insert({ id, ...sealed, expiresAt })
    await Promise.all(Array.from({ length: 2_500 }, (_, i) => insert(`expired ${i}`, 1_000_000)))
    await insert('living', 9_000_000)
    const told: boolean[] = []
    for (let sweeps = 0; sweeps < 10 && (await inspector.dbSize()) > 1; sweeps++)
      told.push((await rows.sweep(5_000_000, 10_000_000)).empty)
    expect(told.length).toBeGreaterThan(2)
    expect(await rows.find('living')).not.toBeNull()
    await rows.remove(['living'])
    for (let sweeps = 0; sweeps < 10 && !told.at(-1); sweeps++)
      told.push((await rows.sweep(5_000_000, 10_000_000)).empty)
    expect(told.filter(Boolean)).toEqual([true])
    await rows.close()
  })

  it('lets rows expire by itself, when nobody sweeps; later where a visitor keeps theirs longer, and for nothing else', async () => {
    let time = 1_780_000_000_000
    const now = () => time
    const keys = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }
    const vault = lazily({ url: redis.url, ...UNHURRIED, ...keys, lifetimeSeconds: 3600, now })
    const created = Date.now()
    const { token } = await vault.create(filledDossier())
    const [key = ''] = await inspector.keys('{dossier}:*')
    /** The end of the row by the clock of Redis, milliseconds since 1970. */
    const end = async () => {
      const [seconds, micros, left] = (await inspector.eval(
        "local t = redis.call('TIME'); return { t[1], t[2], tostring(redis.call('PTTL', KEYS[1])) }",
        { keys: [key] },
      )) as string[]
      return Number(seconds) * 1_000 + Math.floor(Number(micros) / 1_000) + Number(left)
    }
    const expectHourFrom = async (before: number) => {
      const began = (await end()) - 60 * 60_000
      expect(began).toBeGreaterThanOrEqual(before - 1)
      expect(began).toBeLessThanOrEqual(Date.now() + 1)
    }
    await expectHourFrom(created)
    const sooner = (await end()) - 40 * 60_000
    await inspector.pExpireAt(key, sooner)
    time += 40 * 60_000
    expect(await vault.save(token, filledDossier(), 1)).toBe('saved')
    expect(Math.abs((await end()) - sooner)).toBeLessThanOrEqual(1)
    const kept = Date.now()
    await vault.keepLonger(token)
    await expectHourFrom(kept)
    await vault.close()
    await store.remove()
  })
})

const inspect = (url: string) =>
  createClient({ url })
    .on('error', () => {})
    .connect()
