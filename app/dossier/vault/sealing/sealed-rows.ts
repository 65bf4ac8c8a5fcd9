import { type LifeClock, TOLERANCE } from '../life-clock'
import type { RowStore } from '../stores/row-store'
import { type RowPlace, type SealedRow, unseal } from './sealing'

export type SealedRows = ReturnType<typeof createSealedRows>

/** The readable rows of a store: not expired, and sealed by us. `lifetime` in milliseconds. */
export function createSealedRows(rows: RowStore, life: LifeClock, lifetime: number) {
  /** A row with a longer life than allowed was written under a clock ahead of this one. */
  function isAlive({ expiresAt }: Pick<SealedRow, 'expiresAt'>) {
    const left = expiresAt - life.read()
    return left > 0 && left <= lifetime + TOLERANCE
  }

  async function findAlive(id: string): Promise<SealedRow | null> {
    const row = await rows.find(id)
    return row && isAlive(row) ? row : null
  }

  return {
    isAlive,

    /** null: there is no such row. */
    versionOf: async (id: string) => (await findAlive(id))?.version ?? null,

    async open(place: RowPlace): Promise<{ row: SealedRow; content: string } | null> {
      const row = await findAlive(place.id)
      const content = row && unseal(place, row)
      return row && content !== null ? { row, content } : null
    },
  }
}
