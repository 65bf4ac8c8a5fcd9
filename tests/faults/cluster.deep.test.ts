/** A node of a Redis cluster is lost, and its replica takes its place. The vault's own tests check that no data are. */
import { describe, expect, it, vi } from 'vitest'
import { countOf, createMany, LOSES_NODES, openVaultAt } from '../support/vault/cluster-vault'
import { hasRedis } from '../support/vault/start-redis'
import { startRedisCluster } from '../support/vault/start-redis-cluster'

describe.runIf(hasRedis)('a Redis cluster with a replica', () => {
  it('goes on without a node whose replica takes its place, with all dossiers, and no new start', async () => {
    const cluster = await startRedisCluster()
    const replica = await cluster.addReplica(0)
    const vault = await openVaultAt(cluster.url, LOSES_NODES)
    const tokens = await createMany(vault)
    await replica.catchUp()
    await cluster.kill(0)
    await expect(vault.probe()).rejects.toMatchObject({ name: 'VaultUnavailable' })
    await replica.takeOver()
    await vi.waitFor(() => vault.probe(), { timeout: 50_000, interval: 100 })
    expect(await countOf(vault, tokens)).toEqual({ there: tokens.length, gone: 0 })
    await vault.close()
    await cluster.stop()
  })
})
