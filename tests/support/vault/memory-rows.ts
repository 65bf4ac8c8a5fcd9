import type { SealedRow } from '~/dossier/vault/sealing/sealing'
import type { RowStore } from '~/dossier/vault/stores/row-store'

/** Rows kept in memory, by id. */
export function memoryRows(rows = new Map<string, SealedRow>()): RowStore {
  return {
    find: async (id) => rows.get(id) ?? null,
    insert: async (row) => void rows.set(row.id, row),
    async put(row, ownerId) {
      if (!rows.has(ownerId)) return false
      rows.set(row.id, row)
      return true
    },
    async replace(row, version) {
      if (rows.get(row.id)?.version !== version) return false
      rows.set(row.id, row)
      return true
    },
    async exchange(oldId, row) {
      if (!rows.delete(oldId)) return false
      rows.set(row.id, row)
      return true
    },
    remove: async (ids) => ids.forEach((id) => void rows.delete(id)),
    removeVersion: async (id, version) => void (rows.get(id)?.version === version && rows.delete(id)),
    async sweep(now, latest) {
      const before = rows.size
      for (const { id, expiresAt } of rows.values()) if (expiresAt <= now || expiresAt > latest) rows.delete(id)
      return { empty: rows.size === 0, removed: before - rows.size, kept: rows.size }
    },
    probe: async () => {},
    close: async () => {},
  }
}
