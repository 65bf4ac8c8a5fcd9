/** Sealed rows in one SQLite file. */
import { setImmediate } from 'node:timers/promises'
import type Database from 'better-sqlite3'
import { TOLERANCE } from '../life-clock'
import type { SealedRow } from '../sealing/sealing'
import type { createReserve } from './reserve'
import type { RowStore } from './row-store'
import { codeOf } from './sqlite-file'

/** A reader can keep the log from being emptied for a long time; the next sweep then tries again, and nobody waits. */
const CHECKPOINT_WAIT_MS = 50
/** Rows removed in one go, so that the log stays short. */
const SWEPT_AT_ONCE = 10

/** `startedAt`: the life clock's reading now, in milliseconds. */
export function sqliteRows(
  db: Database.Database,
  reserve: ReturnType<typeof createReserve>,
  startedAt: number,
): RowStore {
  const statements = prepare(db)
  const { emptyLogOrLater, removeAndEmptyLog, removeEvenOnFullDisk } = createRemoval(db, reserve)

  const exchange = exchangeIn(db, statements)

  if (isSetBack(statements, startedAt)) {
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
      const given = { ...row, was: version }
      return statements.replace.run(given).changes === 1 || statements.replaceWithEnd.run(given).changes === 1
    },
    async exchange(oldId, row) {
      const done = exchange.immediate(oldId, row)
      if (done) emptyLogOrLater()
      return done
    },
    async remove(ids) {
      removeEvenOnFullDisk(() => ids.reduce((count, id) => count + statements.remove.run(id).changes, 0))
    },
    async removeVersion(id, version) {
      removeEvenOnFullDisk(() => statements.removeVersion.run(id, version).changes)
    },
    async sweep(now, latest) {
      const removed = await removeInTurns(() =>
        removeEvenOnFullDisk(() => statements.sweep.run({ now, latest }).changes),
      )
      const kept = statements.count.pluck().get() as number
      const empty = kept === 0
      if (empty) statements.forgetMark.run()
      else statements.writeMark.run(now)
      return { empty, removed, kept }
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

/** A clock behind the mark of an earlier run was set back, and lives can no longer be measured. */
function isSetBack(statements: Statements, startedAt: number): boolean {
  const mark = statements.readMark.pluck().get() as number | undefined
  return mark !== undefined && mark > startedAt + TOLERANCE
}

/** Either both happens, or nothing. @returns whether the old row was there */
const exchangeIn = (db: Database.Database, statements: Statements) =>
  db.transaction((oldId: string, row: SealedRow) => {
    if (statements.remove.run(oldId).changes === 0) return false
    statements.insert.run(row)
    return true
  })

/** Removes until nothing is left to remove, and gives other requests a turn in between. @returns how many rows */
async function removeInTurns(removeSome: () => number): Promise<number> {
  let removed = removeSome()
  for (let last = removed; last === SWEPT_AT_ONCE; removed += last) {
    await setImmediate()
    last = removeSome()
  }
  return removed
}

/** Removes rows for good: deleted pages stay in the log until it is emptied, which a reader or the end of a process can delay. */
function createRemoval(db: Database.Database, reserve: ReturnType<typeof createReserve>) {
  let logHoldsDeleted = true

  function emptyLog() {
    db.pragma(`busy_timeout = ${CHECKPOINT_WAIT_MS}`)
    try {
      const [state] = db.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      logHoldsDeleted = state.busy !== 0
    } finally {
      db.pragma('busy_timeout = 0')
    }
  }

  /** For work that is already committed: if the log cannot be emptied now, the next sweep tries again. */
  function emptyLogOrLater() {
    logHoldsDeleted = true
    try {
      emptyLog()
    } catch {
      // Left to the next sweep.
    }
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
      if (codeOf(error) !== 'SQLITE_FULL') throw error
      reserve.release()
      emptyLog()
      return removeAndEmptyLog(remove)
    } finally {
      reserve.restore()
    }
  }

  return { emptyLogOrLater, removeAndEmptyLog, removeEvenOnFullDisk }
}

type Statements = ReturnType<typeof prepare>

const prepare = (db: Database.Database) => ({
  find: db.prepare('SELECT id, keyId, nonce, box, version, expiresAt FROM dossiers WHERE id = ?'),
  insert: db.prepare('INSERT INTO dossiers VALUES (@id, @keyId, @nonce, @box, @version, @expiresAt)'),
  put: db.prepare(
    `INSERT OR REPLACE INTO dossiers SELECT @id, @keyId, @nonce, @box, @version, @expiresAt
      WHERE EXISTS (SELECT 1 FROM dossiers WHERE id = @ownerId)`,
  ),
  /** Most saves leave the end unchanged; a statement without it writes no page of its index. */
  replace: db.prepare(
    `UPDATE dossiers SET nonce = @nonce, box = @box, version = @version
      WHERE id = @id AND version = @was AND expiresAt = @expiresAt`,
  ),
  replaceWithEnd: db.prepare(
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
  count: db.prepare('SELECT count(*) FROM dossiers'),
  readMark: db.prepare('SELECT mark FROM clock'),
  writeMark: db.prepare('INSERT INTO clock VALUES (1, ?) ON CONFLICT DO UPDATE SET mark = max(mark, excluded.mark)'),
  forgetMark: db.prepare('DELETE FROM clock'),
  probe: db.prepare('INSERT INTO probe VALUES (1)'),
  unprobe: db.prepare('DELETE FROM probe'),
})
