/** The vault in one SQLite file, which several processes on one machine may share. */
import { join } from 'node:path'
import { createLifeClock, type LifeClock } from '../life-clock'
import { createSealedVault } from '../sealed-vault'
import { createPlaces, type PlaceKeys } from '../sealing/places'
import type { Vault } from '../vault'
import { lastingRows } from './lasting-rows'
import { createReserve } from './reserve'
import type { RowStore } from './row-store'
import { openVaultFile } from './sqlite-file'
import { sqliteRows } from './sqlite-rows'
import { waitingTheirTurn } from './waiting-their-turn'
import { type RowsWatch, watchedRows } from './watched-rows'

export type SqliteVaultOptions = PlaceKeys &
  SqliteRowsOptions & {
    lifetimeSeconds: number
    /** Milliseconds since 1970. */
    now: () => number
    /** Milliseconds that only go up; by default those of the process. */
    elapsed?: () => number
  }

type SqliteRowsOptions = {
  /** The folder of the file `vault.db`; made if missing, and closed to other accounts of the machine. */
  dir: string
  /** How long to wait for another process that has locked the file, in milliseconds. */
  limitMs?: number
  /** Called for a lost file, damaged or removed by somebody else. A new one has taken its place. */
  onError?: (error: unknown) => void
  watch?: RowsWatch
}

/** @throws if the folder or the file cannot be made, opened, or closed to other accounts. */
export function createSqliteVault(options: SqliteVaultOptions): Vault {
  const life = createLifeClock(options.now, options.elapsed)
  return createSealedVault(openSqliteRows(options, life), {
    places: createPlaces(options),
    life,
    lifetimeSeconds: options.lifetimeSeconds,
  })
}

/** @throws as above */
export function openSqliteRows(
  { dir, limitMs = 2_000, onError = () => {}, watch }: SqliteRowsOptions,
  life: Pick<LifeClock, 'read'>,
): RowStore {
  const open = () => {
    const file = openVaultFile(dir, onError)
    return { ...file, rows: sqliteRows(file.db, createReserve(join(dir, 'reserve')), life.read()) }
  }
  return watchedRows(waitingTheirTurn(lastingRows(open, onError), { limitMs }), watch)
}
