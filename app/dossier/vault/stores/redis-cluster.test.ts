/** The vault on a Redis cluster of three nodes, and what its start refuses. Runs where a Redis server is installed. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RESP_TYPES, type RedisClientType } from 'redis'
import { afterAll, beforeAll, describe, expect, it, type Mock, vi } from 'vitest'
import { filledDossier } from '../../../../tests/support/lives/dossiers'
import { countOf, createMany, LOSES_NODES, openVaultAt, UNHURRIED } from '../../../../tests/support/vault/cluster-vault'
import { lazily } from '../../../../tests/support/vault/lazily'
import { rowStoreContract } from '../../../../tests/support/vault/row-store-contract'
import { hasRedis, startRedis } from '../../../../tests/support/vault/start-redis'
import { type StartedCluster, startRedisCluster } from '../../../../tests/support/vault/start-redis-cluster'
import { vaultContract } from '../../../../tests/support/vault/vault-contract'
import type { StoreUnderTest } from '../../../../tests/support/vault/vault-stage'
import { createLifeClock } from '../life-clock'
import { partOf } from '../sealing/parts'
import type { SealedRow } from '../sealing/sealing'
import { openRedisRows } from './redis-vault'
import { SettingsError } from './settings-error'

describe.skipIf(!hasRedis)('a Redis cluster', () => {
  let cluster: StartedCluster
  beforeAll(async () => {
    cluster = await startRedisCluster()
  })
  afterAll(() => cluster.stop())

  const idOf = (key: string) => key.slice(key.indexOf(':') + 1)

  async function rowsOf(node: RedisClientType): Promise<SealedRow[]> {
    const bytes = node.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer })
    const keys = await node.keys('{dossier-*}:*')
    return Promise.all(
      keys.map(async (key) => {
        const { nonce, box, keyId, version, expiresAt } = await bytes.hGetAll(key)
        const numbers = { version: Number(version), expiresAt: Number(expiresAt) }
        return { id: idOf(key), keyId: String(keyId), nonce: nonce as Buffer, box: box as Buffer, ...numbers }
      }),
    )
  }
  const listRows = async () => (await cluster.each((node) => rowsOf(node as RedisClientType))).flat()

  const store: StoreUnderTest = {
    openVault: (options) => lazily({ url: cluster.url, ...UNHURRIED, ...options }),
    listRows: async () => (await listRows()).toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    everyByte: async () => {
      await cluster.each((node) => node.sendCommand(['SAVE']))
      return Buffer.concat(cluster.dirs.map((dir) => readFileSync(join(dir, 'dump.rdb'))))
    },
    async changeRow(id, change) {
      await cluster.each(async (node) => {
        const [key] = await node.keys(`{dossier-*}:${id}`)
        if (key === undefined) return
        for (const [name, value] of Object.entries(change))
          await node.hSet(key, name, Buffer.isBuffer(value) ? value : String(value))
      })
    },
    remove: async () => void (await cluster.each((node) => node.flushDb())),
  }

  vaultContract('a Redis cluster', async () => store)
  rowStoreContract('a Redis cluster', async () => {
    const rows = await openRedisRows(
      { url: cluster.url, ...UNHURRIED },
      createLifeClock(() => 0),
    )
    return { ...rows, close: () => rows.close().then(store.remove) }
  })

  it('spreads dossiers over all its nodes, and keeps each in its part when a new sign-in takes its place', async () => {
    const vault = await openVaultAt(cluster.url)
    const tokens = await createMany(vault)
    const counts = (await cluster.each((node) => node.dbSize())).map(Number)
    expect(Math.min(...counts), counts.join(' ')).toBeGreaterThan(0)
    const partsBefore = (await listRows()).map(({ id }) => partOf(id)).toSorted()
    for (const token of tokens) expect(await vault.renew(token, filledDossier())).not.toBeNull()
    expect((await listRows()).map(({ id }) => partOf(id)).toSorted()).toEqual(partsBefore)
    await vault.close()
    await store.remove()
  })

  it('of which one node is lost: not ready, what lay there is gone, all the rest is there once it is whole again', async () => {
    const vault = await openVaultAt(cluster.url, LOSES_NODES)
    const tokens = await createMany(vault)
    const [lost = 0, ...kept] = (await cluster.each((node) => node.dbSize())).map(Number)
    await cluster.kill(0)
    await expect(vault.probe()).rejects.toMatchObject({ name: 'VaultUnavailable' })
    await cluster.startAgain(0)
    await vi.waitFor(() => vault.probe(), { timeout: 30_000 })
    const there = kept.reduce((all, count) => all + count, 0)
    expect(await countOf(vault, tokens)).toEqual({ there, gone: lost })
    await vault.close()
    await store.remove()
  })

  it('of which one node alone is named is refused at the start', async () => {
    await expect(openVaultAt(`redis://127.0.0.1:${cluster.ports[0]}`)).rejects.toThrow(
      'Settings refused.\nREDIS_URL: this is a node of a cluster: name two of its nodes at least',
    )
  })

  it('is refused at the start where the servers that are named are none', async () => {
    const servers = [await startRedis(), await startRedis()]
    await expect(openVaultAt(servers.map(({ url }) => url).join(','))).rejects.toThrow(
      'Settings refused.\nREDIS_URL: several addresses are those of a cluster, and this is none',
    )
    await Promise.all(servers.map((server) => server.stop()))
  })

  describe('that comes when the start has gone on without it', () => {
    const late = (onRefused: (error: unknown) => void) => ({ startWithinMs: 20, onRefused })
    const oneOf = (refused: Mock) =>
      vi.waitFor(() => expect(refused.mock.calls).toHaveLength(1)).then(() => refused.mock.calls[0]?.[0])

    it('is refused then, too, where one node alone is named', async () => {
      const refused = vi.fn()
      await cluster.kill(0)
      const vault = await openVaultAt(`redis://127.0.0.1:${cluster.ports[0]}`, late(refused))
      await cluster.startAgain(0)
      expect(await oneOf(refused)).toEqual(
        new SettingsError('Settings refused.\nREDIS_URL: this is a node of a cluster: name two of its nodes at least'),
      )
      await expect(vault.probe()).rejects.toMatchObject({ name: 'VaultUnavailable' })
      await vault.close()
    })

    it('is refused then, too, where it is none', async () => {
      const refused = vi.fn()
      const servers = [await startRedis(), await startRedis()]
      await Promise.all(servers.map((server) => server.kill()))
      const vault = await openVaultAt(servers.map(({ url }) => url).join(','), late(refused))
      await Promise.all(servers.map((server) => server.startAgain()))
      expect(await oneOf(refused)).toEqual(
        new SettingsError('Settings refused.\nREDIS_URL: several addresses are those of a cluster, and this is none'),
      )
      await vault.close()
      await Promise.all(servers.map((server) => server.stop()))
    })
  })
})
