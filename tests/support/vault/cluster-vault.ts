/** A vault on a Redis cluster of the tests' own, with dossiers on all of its nodes. */
import { createRedisVault, type RedisVaultOptions } from '~/dossier/vault/stores/redis-vault'
import type { Vault } from '~/dossier/vault/vault'
import { filledDossier } from '../lives/dossiers'

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }

/** A busy machine may take as long as the tests may: no test with it is about time. */
export const UNHURRIED = { onError: () => {}, limitMs: 60_000, startWithinMs: 60_000 }

export const openVaultAt = (url: string, options: Partial<RedisVaultOptions> = {}) =>
  createRedisVault({ ...KEYS, ...UNHURRIED, url, lifetimeSeconds: 3600, now: Date.now, ...options })

/** For a vault whose nodes are lost: requests fail soon enough for a test. */
export const LOSES_NODES = { limitMs: 10_000 }

/** @returns the tokens of so many dossiers that each node has some */
export const createMany = (vault: Vault): Promise<string[]> =>
  Promise.all(Array.from({ length: 60 }, async () => (await vault.create(filledDossier())).token))

/** How many of them exist, and how many do not. */
export async function countOf(vault: Vault, tokens: string[]) {
  const found = await Promise.all(tokens.map((token) => vault.open(token)))
  const gone = found.filter((one) => one === null).length
  return { there: found.length - gone, gone }
}
