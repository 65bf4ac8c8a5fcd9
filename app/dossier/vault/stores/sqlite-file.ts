/** The file of the vault: readable by our account only, intact, and the one at its path. */
import { chmodSync, closeSync, openSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { openFolder } from './data-folder'

export type VaultFile = {
  db: Database.Database
  /** Whether it is open and still the one at its path: what is written to a removed file is lost. */
  isThere(): boolean
  /**
   * Closes it once. If the file is gone, its log is removed too; otherwise another file would take the log for its own.
   */
  leave(): void
}

/** Pages of 4 kB after which the log is written back; the reserve must be able to take them. */
const LOG_PAGES = 400
/** How long opening waits for another process that is writing, in milliseconds. */
const OPENING_WAIT_MS = 2_000

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dossiers (
    id TEXT PRIMARY KEY, keyId TEXT NOT NULL, nonce BLOB NOT NULL, box BLOB NOT NULL,
    version INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS dossiers_by_expiry ON dossiers (expiresAt);
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), mark INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe (at INTEGER) STRICT;`

/**
 * A damaged file is removed, and an empty one takes its place: expired rows could not be removed from it for certain,
 * and everything in it lives for a few hours at most. `onDamage` is called.
 * @param dir made if it is missing
 * @throws if the folder or the file cannot be made, opened, or closed to other accounts
 */
export function openVaultFile(dir: string, onDamage: (error: unknown) => void): VaultFile {
  const path = join(dir, 'vault.db')
  prepare(dir, path)
  const isThere = thisFile(path)
  try {
    return opened(path)
  } catch (error) {
    if (!isDamage(error)) throw error
    onDamage(error)
    // Another process may have removed it already.
    if (isThere()) for (const part of ['', ...BESIDE]) rmSync(path + part, { force: true })
    prepare(dir, path)
    return opened(path)
  }
}

/** The log and its index. */
const BESIDE = ['-wal', '-shm']

function opened(path: string): VaultFile {
  const db = openWhole(path)
  const isSameFile = thisFile(path)
  const beside = BESIDE.map((part) => ({ path: path + part, isThere: thisFile(path + part) }))
  return {
    db,
    isThere: () => db.open && isSameFile(),
    leave() {
      if (!db.open) return
      try {
        db.close()
      } finally {
        for (const file of beside) if (file.isThere()) rmSync(file.path, { force: true })
      }
    },
  }
}

/** The write-ahead log and its index take over the mode of the file. */
function prepare(dir: string, path: string) {
  openFolder(dir)
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
}

function thisFile(path: string): () => boolean {
  const look = () => statSync(path, { throwIfNoEntry: false })
  const own = look()
  return () => {
    const now = look()
    return now !== undefined && now.ino === own?.ino && now.dev === own.dev
  }
}

function openWhole(path: string): Database.Database {
  const db = new Database(path, { timeout: OPENING_WAIT_MS })
  try {
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = NORMAL')
    db.pragma('secure_delete = ON')
    db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
    requireWhole(db)
    db.exec(SCHEMA)
    // From here on no statement may wait, since the whole process would.
    db.pragma('busy_timeout = 0')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** @throws {Error} with a code for which `isDamage` is true */
export function requireWhole(db: Database.Database): void {
  const state = db.pragma('quick_check(1)', { simple: true })
  if (state !== 'ok') throw Object.assign(new Error('the file of the vault is damaged'), { code: 'SQLITE_CORRUPT' })
}

export const isDamage = (error: unknown): boolean => /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error))

export const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code)
