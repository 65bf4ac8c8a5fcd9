import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { filledDossier } from '../../../../tests/support/lives/dossiers'
import { rowStoreContract } from '../../../../tests/support/vault/row-store-contract'
import { vaultContract } from '../../../../tests/support/vault/vault-contract'
import type { StoreUnderTest } from '../../../../tests/support/vault/vault-stage'
import type { SealedRow } from '../sealing/sealing'
import { createSqliteVault, openSqliteRows } from './sqlite-vault'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'vault-')), 'data')
const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }
const START = 1_780_000_000_000

function withDatabase<T>(dir: string, use: (db: Database.Database) => T): T {
  const db = new Database(join(dir, 'vault.db'))
  try {
    return use(db)
  } finally {
    db.close()
  }
}

async function sqliteStore(): Promise<StoreUnderTest> {
  const dir = newFolder()
  return {
    openVault: (options) => createSqliteVault({ dir, ...options }),
    everyByte: async () => Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name)))),
    listRows: async () => withDatabase(dir, (db) => db.prepare('SELECT * FROM dossiers').all() as SealedRow[]),
    changeRow: async (id, change) =>
      withDatabase(dir, (db) => {
        for (const [column, value] of Object.entries(change))
          db.prepare(`UPDATE dossiers SET ${column} = ? WHERE id = ?`).run(value, id)
      }),
    remove: async () => rmSync(dir, { recursive: true }),
  }
}

vaultContract('SQLite', sqliteStore)
rowStoreContract('SQLite', async () => openSqliteRows({ dir: newFolder() }, { read: () => START }))

describe('the vault file', () => {
  it('is for our account only, log and index included, even where it was open to others before', async () => {
    const dir = newFolder()
    const options = { dir, ...KEYS, lifetimeSeconds: 3600, now: () => START }
    await createSqliteVault(options).close()
    chmodSync(dir, 0o755)
    chmodSync(join(dir, 'vault.db'), 0o644)
    const vault = createSqliteVault(options)
    await vault.create(filledDossier())
    const modes = ['', 'vault.db', 'vault.db-wal', 'vault.db-shm'].map((name) => statSync(join(dir, name)).mode & 0o777)
    expect(modes).toEqual([0o700, 0o600, 0o600, 0o600])
    await vault.close()
  })

  it('holds the dossiers over a restart', async () => {
    const dir = newFolder()
    const options = { dir, ...KEYS, lifetimeSeconds: 3600, now: () => START }
    const before = createSqliteVault(options)
    const { token } = await before.create(filledDossier())
    await before.sweep()
    await before.close()
    const after = createSqliteVault({ ...options, now: () => START + 60_000 })
    expect(await after.open(token)).not.toBeNull()
    await after.close()
  })

  it('is emptied at a start with a clock behind that of the last run: those lives cannot be measured', async () => {
    const dir = newFolder()
    const options = { dir, ...KEYS, lifetimeSeconds: 3600, now: () => START }
    const before = createSqliteVault(options)
    const { token } = await before.create(filledDossier())
    await before.sweep()
    await before.close()
    const after = createSqliteVault({ ...options, now: () => START - 10 * 60_000 })
    expect(await after.open(token)).toBeNull()
    expect(withDatabase(dir, (db) => db.prepare('SELECT count(*) FROM dossiers').pluck().get())).toBe(0)
    const { token: next } = await after.create(filledDossier())
    expect(await after.open(next)).not.toBeNull()
    await after.close()
  })

  it('overwrites what a reader held back in the log, as soon as the reader is done', async () => {
    const dir = newFolder()
    const vault = createSqliteVault({ dir, ...KEYS, lifetimeSeconds: 3600, now: () => START })
    const { token } = await vault.create(filledDossier())
    const reader = new Database(join(dir, 'vault.db'))
    reader.exec('BEGIN')
    const { box } = reader.prepare('SELECT box FROM dossiers').get() as SealedRow
    await vault.delete(token)
    reader.exec('COMMIT')
    reader.close()
    await vault.sweep()
    const bytes = Buffer.concat(readdirSync(dir).map((name) => readFileSync(join(dir, name))))
    expect(bytes.includes(box.subarray(0, 64))).toBe(false)
    await vault.close()
  })
})
