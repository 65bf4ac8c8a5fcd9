import type { SealedRow } from '../sealing/sealing'

/**
 * Stores sealed rows. Each call is atomic, also between processes, unless a store says otherwise. A store makes no
 * decisions and reads no clock.
 */
export interface RowStore {
  find(id: string): Promise<SealedRow | null>
  insert(row: SealedRow): Promise<void>
  /** Inserts a row or replaces the one with its id, provided that its owner's row exists; otherwise false. */
  put(row: SealedRow, ownerId: string): Promise<boolean>
  /** Compare and swap under the same id, with the row's own end; false if the row is gone or has another version. */
  replace(row: SealedRow, version: number): Promise<boolean>
  /** Removes one row and inserts the other of the same part (`partOf`), both or neither; false if the old one is gone. */
  exchange(oldId: string, row: SealedRow): Promise<boolean>
  remove(ids: string[]): Promise<void>
  /** Removes a row if it still has that version. */
  removeVersion(id: string, version: number): Promise<void>
  /**
   * Removes rows that expired by `now` and those that expire after `latest`; returns whether none is left. If there are
   * very many, it may leave some to later sweeps, provided that something else removes them in time.
   */
  sweep(now: number, latest: number): Promise<Swept>
  probe(): Promise<void>
  close(): Promise<void>
}

/** `removed`: rows removed by this sweep; `kept`: rows that are left, null if the sweep is not complete. */
export type Swept = { empty: boolean; removed: number; kept: number | null }

type Ask = (...given: unknown[]) => Promise<unknown>

/** The same store, with every call going through `around`, which gets its name and the call itself. */
export const eachOf = (rows: RowStore, around: (ask: Ask, name: keyof RowStore) => Ask): RowStore =>
  Object.fromEntries(
    Object.entries(rows).map(([name, ask]) => [name, around(ask as Ask, name as keyof RowStore)]),
  ) as unknown as RowStore
