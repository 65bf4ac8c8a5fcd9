import { createLifeClock } from '~/dossier/vault/life-clock'
import { createSealedVault } from '~/dossier/vault/sealed-vault'
import { createPlaces } from '~/dossier/vault/sealing/places'
import type { SealedRow } from '~/dossier/vault/sealing/sealing'
import { memoryRows } from './memory-rows'
import { rowStoreContract } from './row-store-contract'
import { vaultContract } from './vault-contract'

/** The store of the other tests keeps the same promises as the real ones. */
vaultContract('memory', async () => {
  const rows = new Map<string, SealedRow>()
  return {
    openVault: ({ now, elapsed, lifetimeSeconds, ...keys }) =>
      createSealedVault(memoryRows(rows), {
        places: createPlaces(keys),
        life: createLifeClock(now, elapsed),
        lifetimeSeconds,
      }),
    everyByte: async () =>
      Buffer.concat(
        [...rows.values()].flatMap(({ nonce, box, ...row }) => [Buffer.from(JSON.stringify(row)), nonce, box]),
      ),
    listRows: async () => [...rows.values()],
    changeRow: async (id, change) => void rows.set(id, { ...(rows.get(id) as SealedRow), ...change }),
    remove: async () => {},
  }
})

rowStoreContract('memory', async () => memoryRows())
