/** How the vault behaves when its file is locked, read-only, full, damaged or removed. */
import { randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { filledDossier } from '../../../../tests/support/lives/dossiers'
import { memoryRows } from '../../../../tests/support/vault/memory-rows'
import { connections } from '../../../../tests/support/vault/sqlite-connections'
import type { Vault } from '../vault'
import { inDataFolder } from './data-folder'
import { lastingRows } from './lasting-rows'
import { openVaultFile } from './sqlite-file'
import { createSqliteVault, type SqliteVaultOptions } from './sqlite-vault'

const KEYS = { pepper: 'a1'.repeat(32), householdKey: 'b2'.repeat(32) }
const START = 1_780_000_000_000

vi.mock('better-sqlite3', async (original) => {
  const { keepingConnections } = await import('../../../../tests/support/vault/sqlite-connections')
  return keepingConnections(await original())
})

let dir: string
let path: string
let vault: Vault
/** The error code of each lost file. */
let told: unknown[]

function open(options: Partial<SqliteVaultOptions> = {}) {
  const onError = (error: unknown) => void told.push((error as { code?: string }).code)
  vault = createSqliteVault({ dir, ...KEYS, lifetimeSeconds: 3600, now: () => START, onError, ...options })
  return vault
}
/** The vault's connection, on which limits can be set. */
const ofTheVault = () => connections.at(-1) as Database.Database

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'vault-'))
  path = join(dir, 'vault.db')
  told = []
  connections.length = 0
})
afterEach(async () => {
  await vault?.close()
  rmSync(dir, { recursive: true, force: true })
})

const unavailable = (code: string | RegExp) =>
  expect.objectContaining({ name: 'VaultUnavailable', code: expect.stringMatching(code) })

async function expectToServe() {
  const { token } = await vault.create(filledDossier())
  expect(await vault.save(token, filledDossier(), 1)).toBe('saved')
  expect(await vault.open(token)).not.toBeNull()
  await vault.probe()
  return token
}

describe('a file that another process holds', () => {
  it('is waited for, while the rest of this process goes on, and read meanwhile', async () => {
    open()
    const { token } = await vault.create(filledDossier())
    const other = new Database(path)
    other.exec('BEGIN IMMEDIATE')
    const saving = vault.save(token, filledDossier(), 1)
    for (let turn = 0; turn < 5; turn++) await setImmediate()
    expect(await vault.open(token)).toMatchObject({ version: 1 })
    other.exec('COMMIT')
    other.close()
    expect(await saving).toBe('saved')
  })

  it('for too long keeps who asks waiting until the limit, nobody after them, and works as soon as it is free', async () => {
    open({ limitMs: 30 })
    const { token } = await vault.create(filledDossier())
    const other = new Database(path)
    other.exec('BEGIN EXCLUSIVE')
    await expect(vault.save(token, filledDossier(), 1)).rejects.toEqual(unavailable('SQLITE_BUSY'))
    for (const ask of [() => vault.probe(), () => vault.delete(token), () => vault.create(filledDossier())])
      await expect(ask()).rejects.toEqual(unavailable('SQLITE_BUSY'))
    expect(await vault.open(token)).toMatchObject({ version: 1 })
    other.exec('COMMIT')
    other.close()
    expect(await vault.save(token, filledDossier(), 1)).toBe('saved')
  })
})

describe('a file', () => {
  it('that cannot be written is read, refuses every change, and takes them again as soon as it can', async () => {
    open()
    const { token } = await vault.create(filledDossier())
    ofTheVault().pragma('query_only = 1')
    for (const ask of [
      () => vault.save(token, filledDossier(), 1),
      () => vault.create(filledDossier()),
      () => vault.renew(token, filledDossier()),
      () => vault.delete(token),
      () => vault.probe(),
      () => vault.keepLonger(token).then(() => vault.probe()),
    ])
      await expect(ask()).rejects.toEqual(unavailable('SQLITE_READONLY'))
    expect(await vault.open(token)).toMatchObject({ version: 1 })
    ofTheVault().pragma('query_only = 0')
    expect(await vault.save(token, filledDossier(), 1)).toBe('saved')
  })

  it('for which there is no more room refuses what is new, whole, and lets go of what it has', async () => {
    open()
    const tokens = await Promise.all(Array.from({ length: 5 }, async () => (await vault.create(filledDossier())).token))
    ofTheVault().pragma('max_page_count = 1')
    const [token = '', ...others] = tokens
    await expect(async () => {
      for (;;) await vault.create(filledDossier())
    }).rejects.toEqual(unavailable('SQLITE_FULL'))
    // Random, since repetitive content would be compressed.
    const larger = { ...filledDossier(), idToken: randomBytes(20_000).toString('base64') }
    await expect(vault.renew(token, larger)).rejects.toEqual(unavailable('SQLITE_FULL'))
    for (const each of tokens) expect(await vault.open(each)).not.toBeNull()
    await vault.delete(token)
    expect(await vault.open(token)).toBeNull()
    for (const each of others) expect(await vault.open(each)).not.toBeNull()
  })

  it('whose log cannot be emptied after a new sign-in keeps what was done', async () => {
    open()
    const { token } = await vault.create(filledDossier())
    const { pragma } = ofTheVault()
    const failing = vi.spyOn(ofTheVault(), 'pragma').mockImplementation(function (
      this: Database.Database,
      text,
      ...rest
    ) {
      if (text.startsWith('wal_checkpoint')) throw Object.assign(new Error('disk'), { code: 'SQLITE_FULL' })
      return pragma.call(this, text, ...rest)
    })
    const renewed = await vault.renew(token, filledDossier())
    expect(await vault.open(renewed?.token ?? '')).not.toBeNull()
    failing.mockRestore()
    const logSize = () => statSync(`${path}-wal`).size
    const before = logSize()
    await vault.sweep()
    expect(logSize()).toBeLessThan(before / 2)
  })
})

/** As after a power failure in the middle of writing, or on an aging disk. */
const DAMAGES: [string, (whole: Buffer) => Buffer][] = [
  ['holds something else', () => Buffer.from('no database at all. '.repeat(500))],
  ['is cut off', (whole) => whole.subarray(0, whole.length - 4096 * 3 - 100)],
  ['has pages of zeros', (whole) => whole.fill(0, 4096 * 2, 4096 * 6)],
  ['has a head of zeros', (whole) => whole.fill(0, 0, 100)],
]

it('a file that cannot be opened anew is used as soon as it is back', async () => {
  open()
  const { token } = await vault.create(filledDossier())
  const away = mkdtempSync(join(tmpdir(), 'away-'))
  const parts = readdirSync(dir).filter((part) => part.startsWith('vault.db'))
  for (const part of parts) renameSync(join(dir, part), join(away, part))
  mkdirSync(path)
  for (let time = 0; time < 2; time++) await expect(vault.open(token)).rejects.toEqual(unavailable(''))
  rmSync(path, { recursive: true })
  for (const part of parts.filter((one) => existsSync(join(away, one)))) renameSync(join(away, part), join(dir, part))
  await expect(vault.open(token)).rejects.toEqual(unavailable('ENOENT'))
  expect(await vault.open(token)).not.toBeNull()
  await expectToServe()
  rmSync(away, { recursive: true })
})

describe('a damaged file', () => {
  it.each(DAMAGES)('at the start that %s gives its place to a new one, and is told', async (_, damage) => {
    open()
    const { token } = await vault.create(filledDossier())
    for (let more = 0; more < 20; more++) await vault.create(filledDossier())
    await vault.close()
    writeFileSync(path, damage(readFileSync(path)))
    open()
    expect(told).toEqual([expect.stringMatching(/^SQLITE_(CORRUPT|NOTADB)/)])
    expect(await vault.open(token)).toBeNull()
    await expectToServe()
    expect(readdirSync(dir).toSorted()).toEqual(['reserve', 'vault.db', 'vault.db-shm', 'vault.db-wal'])
  })

  it('in use is refused once, then gives its place to a new one', async () => {
    open()
    const { token } = await vault.create(filledDossier())
    for (let more = 0; more < 20; more++) await vault.create(filledDossier())
    await vault.sweep()
    ofTheVault().pragma('wal_checkpoint(TRUNCATE)')
    ofTheVault().pragma('shrink_memory')
    writeFileSync(path, readFileSync(path).fill(0, 4096 * 2))
    await expect(vault.open(token)).rejects.toEqual(unavailable(/^SQLITE_CORRUPT/))
    expect(await vault.open(token)).toBeNull()
    expect(told).toEqual([expect.stringMatching(/^SQLITE_CORRUPT/)])
    await expectToServe()
  })

  it('is not given up for one statement that fails', async () => {
    const file = openVaultFile(dir, () => {})
    const failed = Object.assign(new Error('once'), { code: 'SQLITE_CORRUPT' })
    const probe = vi.fn().mockRejectedValueOnce(failed).mockResolvedValue(undefined)
    const reopen = vi.fn(() => ({ ...file, rows: { ...memoryRows(), probe } }))
    const rows = lastingRows(reopen, () => {})
    await expect(rows.probe()).rejects.toBe(failed)
    await rows.probe()
    expect(reopen).toHaveBeenCalledTimes(1)
    file.leave()
  })
})

describe('a file that somebody takes away', () => {
  const AWAY: [string, () => void][] = [
    ['alone', () => rmSync(path)],
    ['with its log', () => ['', '-wal', '-shm'].forEach((part) => void rmSync(path + part))],
    ['with its folder', () => rmSync(dir, { recursive: true })],
  ]
  it.each(AWAY)('%s is noticed before anything is acknowledged; a new one serves who comes next', async (_, remove) => {
    open()
    const { token } = await vault.create(filledDossier())
    remove()
    await expect(vault.save(token, filledDossier(), 1)).rejects.toEqual(unavailable('ENOENT'))
    expect(told).toEqual(['ENOENT'])
    expect(await vault.save(token, filledDossier(), 1)).toBe('gone')
    const next = await expectToServe()
    await vault.close()
    open()
    expect(await vault.open(next)).not.toBeNull()
    expect(await vault.open(token)).toBeNull()
  })

  it('and puts a folder in its place: nothing is served until that is gone', async () => {
    open()
    rmSync(path)
    mkdirSync(path)
    await expect(vault.create(filledDossier())).rejects.toEqual(unavailable('EISDIR'))
    await expect(vault.probe()).rejects.toEqual(unavailable('EISDIR'))
    rmSync(path, { recursive: true })
    await expect(vault.probe()).rejects.toEqual(unavailable('ENOENT'))
    await expectToServe()
  })

  it('and puts another vault there: that one is used', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'vault-'))
    const other = createSqliteVault({ dir: elsewhere, ...KEYS, lifetimeSeconds: 3600, now: () => START })
    const { token } = await other.create(filledDossier())
    await other.close()
    open()
    renameSync(join(elsewhere, 'vault.db'), path)
    await expect(vault.open(token)).rejects.toEqual(unavailable('ENOENT'))
    expect(await vault.open(token)).not.toBeNull()
    rmSync(elsewhere, { recursive: true })
  })
})

describe('a data folder', () => {
  it('that cannot be used stops the start in words', () => {
    writeFileSync(path, '')
    vault = createSqliteVault({ dir, ...KEYS, lifetimeSeconds: 3600, now: () => START })
    expect(() =>
      inDataFolder(() => createSqliteVault({ ...KEYS, dir: path, lifetimeSeconds: 60, now: () => 0 })),
    ).toThrow('Settings refused.\nDATA_DIR: is no folder')
  })
})
