/** Sealed rows in one SQLite file, which several processes of one machine may share. */
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { createLifeClock, TOLERANCE } from './life-clock'
import { createPlaces, type PlaceKeys } from './places'
import { createReserve } from './reserve'
import type { RowStore } from './row-store'
import { createSealedVault } from './sealed-vault'
import type { SealedRow } from './sealing'
import type { Vault } from './vault'

export type SqliteVaultOptions = PlaceKeys & {
  /** The folder of the file `vault.db`; made if it is missing, and closed to other accounts of the machine. */
  dir: string
  lifetimeSeconds: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Milliseconds that only go up; by default those of the process. */
  elapsed?: () => number
}

/** @throws where the folder or the file cannot be made, or cannot be closed to others. */
export function createSqliteVault(options: SqliteVaultOptions): Vault {
  const life = createLifeClock(options.now, options.elapsed)
  return createSealedVault(openSqliteRows(options.dir, life.read()), {
    places: createPlaces(options),
    life,
    lifetimeSeconds: options.lifetimeSeconds,
  })
}

/** `startedAt`: what the clock of lives reads, in milliseconds. @throws as above */
export const openSqliteRows = (dir: string, startedAt: number): RowStore =>
  sqliteRows(openFile(dir), createReserve(join(dir, 'reserve')), startedAt)

/** How long to wait for another process that is writing. */
const WRITE_WAIT_MS = 2_000
/** A reader can hold up the emptying of the log for long; nobody waits for that, the next sweep tries again. */
const CHECKPOINT_WAIT_MS = 50

/** Pages of 4 kB after which the log is written back; the reserve must be able to take them. */
const LOG_PAGES = 100
/** Rows removed in one go, so that the log stays short. */
const SWEPT_AT_ONCE = 10

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS dossiers (
    id TEXT PRIMARY KEY, keyId TEXT NOT NULL, nonce BLOB NOT NULL, box BLOB NOT NULL,
    version INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS dossiers_by_expiry ON dossiers (expiresAt);
  CREATE TABLE IF NOT EXISTS clock (id INTEGER PRIMARY KEY CHECK (id = 1), mark INTEGER NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS probe (at INTEGER) STRICT;`

/** The write-ahead log and its index take over the mode of the file. */
function openFile(dir: string): Database.Database {
  const path = join(dir, 'vault.db')
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  chmodSync(dir, 0o700)
  closeSync(openSync(path, 'a', 0o600))
  chmodSync(path, 0o600)
  const db = new Database(path, { timeout: WRITE_WAIT_MS })
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = NORMAL')
  db.pragma('secure_delete = ON')
  db.pragma(`wal_autocheckpoint = ${LOG_PAGES}`)
  db.exec(SCHEMA)
  return db
}

function sqliteRows(db: Database.Database, reserve: ReturnType<typeof createReserve>, startedAt: number): RowStore {
  const statements = prepare(db)
  /** Deleted pages stand in the log until it is emptied, which a reader, or the end of a process, can put off. */
  let logHoldsDeleted = true

  function emptyLog() {
    db.pragma(`busy_timeout = ${CHECKPOINT_WAIT_MS}`)
    const [state] = db.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
    db.pragma(`busy_timeout = ${WRITE_WAIT_MS}`)
    logHoldsDeleted = state.busy !== 0
  }

  function removeAndEmptyLog(remove: () => number) {
    const removed = remove()
    if (removed > 0) logHoldsDeleted = true
    if (logHoldsDeleted) emptyLog()
    return removed
  }

  function removeEvenOnFullDisk(remove: () => number) {
    try {
      return removeAndEmptyLog(remove)
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_FULL') throw error
      reserve.release()
      emptyLog()
      return removeAndEmptyLog(remove)
    } finally {
      reserve.restore()
    }
  }

  const exchange = db.transaction((oldId: string, row: SealedRow) => {
    if (statements.remove.run(oldId).changes === 0) return false
    statements.insert.run(row)
    return true
  })

  /** Behind the mark of an earlier run, the clock was set back meanwhile: no life can be measured any more. */
  const mark = statements.readMark.pluck().get() as number | undefined
  if (mark !== undefined && mark > startedAt + TOLERANCE) {
    removeAndEmptyLog(() => statements.removeAll.run().changes)
    statements.forgetMark.run()
  }

  return {
    async find(id) {
      return (statements.find.get(id) as SealedRow | undefined) ?? null
    },
    async insert(row) {
      statements.insert.run(row)
    },
    async put(row, ownerId) {
      return statements.put.run({ ...row, ownerId }).changes === 1
    },
    async replace(row, version) {
      return statements.replace.run({ ...row, was: version }).changes === 1
    },
    async exchange(oldId, row) {
      const done = exchange.immediate(oldId, row)
      if (done) removeAndEmptyLog(() => 1)
      return done
    },
    async remove(ids) {
      removeEvenOnFullDisk(() => ids.reduce((count, id) => count + statements.remove.run(id).changes, 0))
    },
    async removeVersion(id, version) {
      removeEvenOnFullDisk(() => statements.removeVersion.run(id, version).changes)
    },
    async sweep(now, latest) {
      const removeSome = () => statements.sweep.run({ now, latest }).changes
      // Other requests are answered in between.
      while (removeEvenOnFullDisk(removeSome) === SWEPT_AT_ONCE) await setImmediate()
      const empty = statements.any.get() === undefined
      if (empty) statements.forgetMark.run()
      else statements.writeMark.run(now)
      return { empty }
    },
    async probe() {
      statements.probe.run()
      statements.unprobe.run()
    },
    async close() {
      db.close()
    },
  }
}

const prepare = (db: Database.Database) => ({
  find: db.prepare('SELECT id, keyId, nonce, box, version, expiresAt FROM dossiers WHERE id = ?'),
  insert: db.prepare('INSERT INTO dossiers VALUES (@id, @keyId, @nonce, @box, @version, @expiresAt)'),
  put: db.prepare(
    `INSERT OR REPLACE INTO dossiers SELECT @id, @keyId, @nonce, @box, @version, @expiresAt
      WHERE EXISTS (SELECT 1 FROM dossiers WHERE id = @ownerId)`,
  ),
  replace: db.prepare(
    `UPDATE dossiers SET nonce = @nonce, box = @box, version = @version, expiresAt = @expiresAt
      WHERE id = @id AND version = @was`,
  ),
  remove: db.prepare('DELETE FROM dossiers WHERE id = ?'),
  removeVersion: db.prepare('DELETE FROM dossiers WHERE id = ? AND version = ?'),
  removeAll: db.prepare('DELETE FROM dossiers'),
  sweep: db.prepare(
    `DELETE FROM dossiers WHERE rowid IN
      (SELECT rowid FROM dossiers WHERE expiresAt <= @now OR expiresAt > @latest LIMIT ${SWEPT_AT_ONCE})`,
  ),
  any: db.prepare('SELECT 1 FROM dossiers LIMIT 1'),
  readMark: db.prepare('SELECT mark FROM clock'),
  writeMark: db.prepare('INSERT INTO clock VALUES (1, ?) ON CONFLICT DO UPDATE SET mark = max(mark, excluded.mark)'),
  forgetMark: db.prepare('DELETE FROM clock'),
  probe: db.prepare('INSERT INTO probe VALUES (1)'),
  unprobe: db.prepare('DELETE FROM probe'),
})
