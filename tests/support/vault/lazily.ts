import { createRedisVault, type RedisVaultOptions } from '~/dossier/vault/stores/redis-vault'
import type { Vault } from '~/dossier/vault/vault'

/** The contract opens a vault without waiting; this one waits for its connection at the first request. */
export const lazily = (options: RedisVaultOptions) => onceOpen(createRedisVault(options)) as unknown as Vault

const onceOpen = (opening: Promise<object>): object =>
  new Proxy(opening, {
    get: (_, name: string) => {
      if (name === 'households') return onceOpen(opening.then((vault) => (vault as Vault).households))
      if (name === 'beginRequest') return () => onceOpen(opening.then((vault) => (vault as Vault).beginRequest()))
      return async (...given: unknown[]) =>
        (Reflect.get(await opening, name) as (...given: unknown[]) => unknown)(...given)
    },
  })
