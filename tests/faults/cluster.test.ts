/** A node of a Redis cluster is lost, and its replica takes its place. That nobody does is tried beside the vault. */
import { describe, expect, it, vi } from 'vitest'
import { createRedisVault } from '~/dossier/vault/stores/redis-vault'
import { filledDossier } from '../support/lives/dossiers'
import { FULL } from '../support/product/fault-figures'
import { hasRedis } from '../support/vault/start-redis'
import { startRedisCluster } from '../support/vault/start-redis-cluster'

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }

describe.runIf(FULL && hasRedis)('a Redis cluster with a replica', () => {
  it('goes on without a node whose replica takes its place, with all dossiers, and no new start', async () => {
    const cluster = await startRedisCluster()
    const replica = await cluster.addReplica(0)
    const vault = await createRedisVault({
      ...KEYS,
      onError: () => {},
      startWithinMs: 60_000,
      limitMs: 10_000,
      url: cluster.url,
      lifetimeSeconds: 3600,
      now: Date.now,
    })
    const tokens = await Promise.all(
      Array.from({ length: 60 }, async () => (await vault.create(filledDossier())).token),
    )
    await replica.catchUp()
    await cluster.kill(0)
    await expect(vault.probe()).rejects.toMatchObject({ name: 'VaultUnavailable' })
    await replica.takeOver()
    await vi.waitFor(() => vault.probe(), { timeout: 50_000, interval: 100 })
    const found = await Promise.all(tokens.map((token) => vault.open(token)))
    expect(found.filter((one) => one === null)).toEqual([])
    await vault.close()
    await cluster.stop()
  })
})
