/** Redis is missing, refuses us, stops answering, goes and comes back. Runs if a Redis server is installed. */
import { readdirSync } from 'node:fs'
import { createClient } from 'redis'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { filledDossier } from '../../../../tests/support/lives/dossiers'
import { hasRedis, type StartedRedis, startRedis } from '../../../../tests/support/vault/start-redis'
import type { Vault } from '../vault'
import { createRedisVault, type RedisVaultOptions } from './redis-vault'
import { SettingsError } from './settings-error'

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }

let redis: StartedRedis
let vault: Vault | undefined
/** The error code of each connection that broke or could not be made. */
let told: (string | undefined)[]

async function open(url = redis.url, options: Partial<RedisVaultOptions> = {}) {
  told = []
  const onError = (error: unknown) => void told.push((error as { code?: string }).code)
  vault = await createRedisVault({ ...KEYS, url, lifetimeSeconds: 3600, now: Date.now, onError, ...options })
  return vault
}
afterEach(async () => {
  await vault?.close()
  vault = undefined
  await redis.stop()
})

const unavailable = (code?: string) => expect.objectContaining({ name: 'VaultUnavailable', ...(code ? { code } : {}) })
const PATIENT = { timeout: 10_000 }
const isBack = (away: Vault) => vi.waitFor(() => away.probe(), PATIENT)

async function command(...words: string[]) {
  const client = await createClient({ url: redis.url }).connect()
  await client.sendCommand(words)
  await client.close()
}

describe.skipIf(!hasRedis)('Redis', () => {
  it('that is not there at the start is reported, and waited for: nothing is served until it comes', async () => {
    redis = await startRedis()
    await redis.kill()
    const early = await open(redis.url, { startWithinMs: 20 })
    await expect(early.create(filledDossier())).rejects.toEqual(unavailable())
    await expect(early.probe()).rejects.toEqual(unavailable())
    await vi.waitFor(() => expect(told).toContain('ECONNREFUSED'))
    await redis.startAgain()
    await isBack(early)
    const { token } = await early.create(filledDossier())
    expect(await early.open(token)).not.toBeNull()
  })

  it.each([
    ['a wrong password', ':wrong-canary@'],
    ['no password', ''],
  ])('that refuses %s stops the start, which names the setting and no value', async (_, credentials) => {
    redis = await startRedis({ password: 'right-canary' })
    const opening = open(`redis://${credentials}127.0.0.1:${redis.port}`)
    await expect(opening).rejects.toThrow('Settings refused.\nREDIS_URL: Redis refuses this user or password')
  })

  it('that comes when the start has gone on without it, and refuses the password, is reported to whoever ends the process', async () => {
    redis = await startRedis({ password: 'right-canary' })
    await redis.kill()
    const refused = vi.fn()
    const url = `redis://:wrong-canary@127.0.0.1:${redis.port}`
    const refusing = await open(url, { startWithinMs: 20, onRefused: refused })
    await redis.startAgain()
    await vi.waitFor(() => expect(refused).toHaveBeenCalled(), PATIENT)
    const why = new SettingsError('Settings refused.\nREDIS_URL: Redis refuses this user or password')
    expect(refused.mock.calls).toEqual([[why]])
    await expect(refusing.probe()).rejects.toEqual(unavailable())
  })

  it('that changes its password while it is in use is reported, and works again with the old one', async () => {
    redis = await startRedis({ password: 'old' })
    const away = await open()
    const { token } = await away.create(filledDossier())
    const client = await createClient({ url: redis.url }).connect()
    await client.sendCommand(['CONFIG', 'SET', 'requirepass', 'new'])
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes'])
    await vi.waitFor(() => expect(told).toContain('WRONGPASS'))
    await expect(away.open(token)).rejects.toEqual(unavailable())
    await client.sendCommand(['CONFIG', 'SET', 'requirepass', 'old'])
    await client.close()
    await isBack(away)
    expect(await away.open(token)).not.toBeNull()
  })

  it('that fails takes the dossiers with it; its successor at the same address is used without a new start', async () => {
    redis = await startRedis()
    const away = await open()
    const { token } = await away.create(filledDossier())
    await redis.kill()
    await expect(away.open(token)).rejects.toEqual(unavailable())
    await expect(away.save(token, filledDossier(), 1)).rejects.toEqual(unavailable())
    await redis.startAgain()
    await isBack(away)
    expect(await away.open(token)).toBeNull()
    expect(await away.save(token, filledDossier(), 1)).toBe('gone')
    expect(await away.create(filledDossier())).toMatchObject({ token: expect.any(String) })
  })

  it('that says nothing keeps who asks waiting until the limit, and nobody after them; what it had is there again', async () => {
    redis = await startRedis()
    const away = await open(redis.url, { limitMs: 50 })
    // A busy machine may not answer within that limit either.
    const { token } = await vi.waitFor(() => away.create(filledDossier()), PATIENT)
    redis.pause()
    await expect(away.open(token)).rejects.toEqual(unavailable('ETIMEDOUT'))
    const asked = vi.spyOn(globalThis, 'setTimeout')
    await expect(away.save(token, filledDossier(), 1)).rejects.toEqual(unavailable('ETIMEDOUT'))
    expect(asked, 'refused without a time limit to wait for').not.toHaveBeenCalled()
    asked.mockRestore()
    redis.resume()
    await isBack(away)
    expect(await vi.waitFor(() => away.open(token), PATIENT)).not.toBeNull()
  })

  it('that is emptied has nobody’s data any more, and takes new ones', async () => {
    redis = await startRedis()
    const emptied = await open()
    const { token } = await emptied.create(filledDossier())
    await command('FLUSHALL')
    expect(await emptied.open(token)).toBeNull()
    expect(await emptied.save(token, filledDossier(), 1)).toBe('gone')
    expect(await emptied.create(filledDossier())).toMatchObject({ token: expect.any(String) })
  })

  it('that is full takes nothing new, and keeps and removes what it has', async () => {
    redis = await startRedis()
    const full = await open()
    const { token } = await full.create(filledDossier())
    await command('CONFIG', 'SET', 'maxmemory', '1')
    await expect(full.create(filledDossier())).rejects.toEqual(unavailable('OOM'))
    await expect(full.save(token, filledDossier(), 1)).rejects.toEqual(unavailable('OOM'))
    await expect(full.renew(token, filledDossier())).rejects.toEqual(unavailable('OOM'))
    await expect(full.probe()).rejects.toEqual(unavailable('OOM'))
    expect(await full.open(token)).not.toBeNull()
    await full.delete(token)
    expect(await full.open(token)).toBeNull()
  })

  it('writes nothing to its disk', async () => {
    redis = await startRedis()
    const quiet = await open()
    await quiet.create(filledDossier())
    await quiet.sweep()
    expect(readdirSync(redis.dir)).toEqual([])
  })

  it('that was never reached is left at once', async () => {
    redis = await startRedis()
    await redis.kill()
    await expect((await open(redis.url, { startWithinMs: 20 })).close()).resolves.toBeUndefined()
    vault = undefined
  })
})
