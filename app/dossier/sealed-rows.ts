import { type LifeClock, TOLERANCE } from './life-clock'
import type { RowStore } from './row-store'
import { type Place, type SealedRow, unseal } from './sealing'

export type SealedRows = ReturnType<typeof createSealedRows>

/** The rows of a store as they may be read: alive, and as we have sealed them. `lifetime` in milliseconds. */
export function createSealedRows(rows: RowStore, life: LifeClock, lifetime: number) {
  /** A row that would live longer than any row may was written under a clock that ran ahead of this one. */
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

    has: async (id: string) => (await findAlive(id)) !== null,

    async open(place: Place): Promise<{ row: SealedRow; content: string } | null> {
      const row = await findAlive(place.id)
      const content = row && unseal(place, row)
      return row && content !== null ? { row, content } : null
    },
  }
}
