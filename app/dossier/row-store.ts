import type { SealedRow } from './sealing'

/** Keeps sealed rows; each call is atomic, also between processes. It judges nothing and reads no clock. */
export interface RowStore {
  find(id: string): Promise<SealedRow | null>
  insert(row: SealedRow): Promise<void>
  /** Inserts a row or takes the place of the one under its id, as long as the row of its owner is there; else false. */
  put(row: SealedRow, ownerId: string): Promise<boolean>
  /** Compare and swap under the same id, with the row's own end; false where the row is gone or has another version. */
  replace(row: SealedRow, version: number): Promise<boolean>
  /** Removes one row and inserts the other, both or neither; false where the old one is gone. */
  exchange(oldId: string, row: SealedRow): Promise<boolean>
  remove(ids: string[]): Promise<void>
  /** Removes a row where it still has that version. */
  removeVersion(id: string, version: number): Promise<void>
  /**
   * Removes rows that expired by `now`, and those that expire after `latest`; tells whether none is left. Of very many it
   * may leave some to the next sweeps, where something else removes them in time.
   */
  sweep(now: number, latest: number): Promise<{ empty: boolean }>
  probe(): Promise<void>
  close(): Promise<void>
}

type Ask = (...given: unknown[]) => Promise<unknown>

/** A store that answers through `around`, which is given each call by its name, and as it was. */
export const eachOf = (rows: RowStore, around: (ask: Ask, name: keyof RowStore) => Ask): RowStore =>
  Object.fromEntries(
    Object.entries(rows).map(([name, ask]) => [name, around(ask as Ask, name as keyof RowStore)]),
  ) as unknown as RowStore
