/** What `strings` would find in the data folder: every file of it as bytes, including log, index, reserve and keys. */
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { CANARIES, filledDossier } from '../../../tests/support/lives/dossiers'
import { readOrMakeKeys } from './sealing/keys'
import type { SealedRow } from './sealing/sealing'
import { createSqliteVault } from './stores/sqlite-vault'
import type { Vault } from './vault'

const VISITORS = 32
const HOUR = 3_600_000
/** Enough of a box to recognise it, on whichever page of the file it lies. */
const PIECE_BYTES = 64

let dir: string
let time: number
let vault: Vault
/** The bytes that are there before any visitor: as long as they stay the same, none are anybody's. */
let reserve: Buffer
let thief: Database.Database
/** For every row that ever existed, in each of its versions: its id, and its box piece by piece. */
let sealed: Set<string>

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'traces-'))
  time = 1_780_000_000_000
  const now = () => time
  vault = createSqliteVault({ dir, ...readOrMakeKeys(dir), lifetimeSeconds: 3600, now, elapsed: now })
  reserve = readFileSync(join(dir, 'reserve'))
  thief = new Database(join(dir, 'vault.db'), { readonly: true })
  sealed = new Set()
})
afterEach(async () => {
  thief.close()
  await vault.close()
})

/** Small ones, and large ones that fill several pages of the file. */
const dossier = (n: number) => ({ ...filledDossier(), issuer: `https://${'x'.repeat((n * 977) % 9000)}.example` })

function piecesThere(): string[] {
  const rows = thief.prepare('SELECT id, box FROM dossiers').all() as Pick<SealedRow, 'id' | 'box'>[]
  return rows.flatMap(({ id, box }) => [
    id,
    ...Array.from({ length: Math.floor(box.length / PIECE_BYTES) }, (_, i) =>
      box.subarray(i * PIECE_BYTES, (i + 1) * PIECE_BYTES).toString('latin1'),
    ),
  ])
}
const remember = () => piecesThere().forEach((piece) => void sealed.add(piece))

const files = () => readdirSync(dir).map((name) => ({ name, bytes: readFileSync(join(dir, name)) }))
const found = (what: Iterable<string>) =>
  files().flatMap(({ name, bytes }) => {
    if (bytes.equals(reserve)) return []
    const text = bytes.toString('latin1')
    return [...what].filter((piece) => text.includes(piece)).map(() => name)
  })
const canariesFound = () =>
  found([...CANARIES, ...CANARIES.map((canary) => Buffer.from(canary, 'utf16le').toString('latin1'))])

/** Visitors come, save and sign in again; the row of each version is remembered. */
async function visit(): Promise<string[]> {
  const tokens: string[] = []
  for (let n = 0; n < VISITORS; n++) tokens.push((await vault.create(dossier(n))).token)
  remember()
  for (let n = 0; n < VISITORS; n += 2) await vault.save(tokens[n] as string, dossier(n + 31), 1)
  remember()
  for (let n = 0; n < VISITORS; n += 3) {
    const renewed = await vault.renew(tokens[n] as string, dossier(n + 7))
    tokens[n] = renewed?.token as string
  }
  remember()
  return tokens
}

it('[157] no value of a visitor stands in any file, nor a token, while their dossiers live and after', async () => {
  const tokens = await visit()
  expect(files().map(({ name }) => name)).toEqual(['keys.json', 'reserve', 'vault.db', 'vault.db-shm', 'vault.db-wal'])
  expect(found(piecesThere()).length).toBeGreaterThan(VISITORS)
  expect([...canariesFound(), ...found(tokens)]).toEqual([])
  time += HOUR
  await vault.sweep()
  expect([...canariesFound(), ...found(tokens)]).toEqual([])
})

it('[157] of removed rows nothing is left, of none of their versions: neither among others that live, nor when all are gone', async () => {
  const tokens = await visit()
  for (const [n, token] of tokens.entries()) if (n % 4 !== 1) await vault.delete(token)
  const living = new Set(piecesThere())
  expect(living.size).toBeGreaterThan(VISITORS / 4)
  expect(found([...sealed].filter((piece) => !living.has(piece)))).toEqual([])
  time += HOUR
  await vault.sweep()
  expect(found(sealed)).toEqual([])
})
