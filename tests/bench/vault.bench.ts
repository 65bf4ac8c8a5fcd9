/** What sealing costs: a dossier read and written in the vault, beside the same bytes in plain SQLite. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { bench, describe } from 'vitest'
import { createSqliteVault } from '~/dossier/sqlite-vault'
import { filledDossier } from '../support/dossiers'

const dir = mkdtempSync(join(tmpdir(), 'bench-'))
const dossier = filledDossier()

const plain = new Database(join(dir, 'plain.db'))
plain.pragma('journal_mode = WAL')
plain.pragma('synchronous = NORMAL')
plain.exec('CREATE TABLE dossiers (id TEXT PRIMARY KEY, content TEXT) STRICT')
plain.prepare('INSERT INTO dossiers VALUES (?, ?)').run('one', JSON.stringify(dossier))
const read = plain.prepare('SELECT content FROM dossiers WHERE id = ?').pluck()
const write = plain.prepare('UPDATE dossiers SET content = ? WHERE id = ?')

const keys = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }
const vault = createSqliteVault({ dir, ...keys, lifetimeSeconds: 3600, now: () => Date.now() })
const { token } = await vault.create(dossier)

describe('read and write a dossier', () => {
  bench('plain SQLite, parsed and written as JSON', () => {
    write.run(JSON.stringify(JSON.parse(String(read.get('one')))), 'one')
  })
  bench('the sealed vault', async () => {
    const opened = await vault.open(token)
    if (opened) await vault.save(token, opened.dossier, opened.version)
  })
})
