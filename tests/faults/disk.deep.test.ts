/** The built product on a full or read-only disk, or with a vault that cannot be opened. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { type BuiltServer, startBuilt } from '../support/product/built-server'
import { createFigures } from '../support/product/fault-figures'
import { freePort } from '../support/product/free-port'
import { mayMount, mountDisk } from '../support/vault/mounts'
import { createWriter, type Writer } from '../support/vault/writers'

const TIME_LIMIT_MS = 120_000
const figures = createFigures('Disk and start')
afterAll(() => figures.print())

const canMount = mayMount()
if (!canMount) process.stdout.write('\nLEFT OUT, needs root: a full disk, and one that cannot be written\n')

async function withServer(dataDir: string, use: (server: BuiltServer, port: number) => Promise<void>) {
  const port = await freePort()
  const server = await startBuilt({ dataDir, port })
  try {
    await use(server, port)
  } finally {
    await server.end('SIGKILL')
  }
}

describe.runIf(canMount)('a disk of 6 MB', () => {
  it(
    'that is full: pages are read, nothing is saved by halves, logout removes, and all works again when there is room',
    async () => {
      const disk = mountDisk(6)
      await withServer(disk.dir, async (server) => {
        const [writer, leaver] = [await createWriter(server.origin, 0), await createWriter(server.origin, 1)]
        await writer.save()
        await leaver.save()
        disk.fill()
        const statuses: number[] = []
        while (!statuses.includes(503)) statuses.push(await writer.save())
        expect(statuses.filter((status) => ![200, 503].includes(status))).toEqual([])
        expect(await server.notReady()).toBe(503)
        expect(await writer.judge()).toBeNull()
        expect(await leaver.logout()).toBe(303)
        expect(await leaver.isIn()).toBe(false)
        disk.free()
        expect(await writer.save()).toBe(200)
        expect(await writer.judge()).toBeNull()
        await server.end('SIGKILL')
        await withServer(disk.dir, async (next) => {
          writer.moveTo(next.origin)
          leaver.moveTo(next.origin)
          expect(await writer.judge()).toBeNull()
          expect(await leaver.isIn()).toBe(false)
        })
      })
      disk.remove()
      figures.add('disk full', { seen: '503 for someone who saves; what is saved is read; logout removes' })
    },
    TIME_LIMIT_MS,
  )

  it(
    'that cannot be written at the start: it says so in words, and what was saved is there afterwards',
    async () => {
      const disk = mountDisk(6)
      let writer: Writer | undefined
      await withServer(disk.dir, async ({ origin }) => {
        writer = await createWriter(origin, 0)
        await writer.save()
      })
      expect(disk.readOnly(true)).toBe(true)
      const port = await freePort()
      await expect(startBuilt({ dataDir: disk.dir, port })).rejects.toThrow('DATA_DIR: cannot be used (EROFS)')
      expect(disk.readOnly(false)).toBe(true)
      await withServer(disk.dir, async ({ origin }) => {
        writer?.moveTo(origin)
        expect(await writer?.judge()).toBeNull()
      })
      disk.remove()
      figures.add('disk that cannot be written, at the start', {
        seen: 'no connection; the start says DATA_DIR and EROFS; afterwards all is there',
      })
    },
    TIME_LIMIT_MS,
  )
})

describe('a start', () => {
  let other: Database.Database | undefined
  afterEach(() => other?.close())

  const REFUSED: [string, (dir: string) => unknown, string][] = [
    ['a folder in the place of the vault', (dir) => mkdirSync(join(dir, 'vault.db')), 'cannot be used (EISDIR)'],
    ['keys that are damaged', (dir) => writeFileSync(join(dir, 'keys.json'), '{', { mode: 0o600 }), 'does not hold'],
    ['keys that others can read', (dir) => writeFileSync(join(dir, 'keys.json'), '{}', { mode: 0o644 }), 'mode 0600'],
    [
      'a vault that another process holds',
      (dir) => {
        other = new Database(join(dir, 'vault.db'))
        other.exec('BEGIN EXCLUSIVE')
      },
      'cannot be used (SQLITE_BUSY)',
    ],
  ]
  it.each(REFUSED)(
    'with %s is refused in words',
    async (name, prepare, words) => {
      const dir = mkdtempSync(join(tmpdir(), 'start-'))
      prepare(dir)
      const starting = withServer(dir, async () => {})
      const message = await starting.then(
        () => 'it serves',
        (error: Error) => error.message,
      )
      expect(message).toContain(`Settings refused.\nDATA_DIR: `)
      expect(message).toContain(words)
      expect(message).not.toMatch(/\bat \w+ \(/)
      rmSync(dir, { recursive: true })
      figures.add(`start with ${name}`, { seen: 'no connection; the start says why in one line' })
    },
    TIME_LIMIT_MS,
  )

  it(
    'with a vault that is damaged serves people with a new one',
    async () => {
      const dir = mkdtempSync(join(tmpdir(), 'start-'))
      copyFileSync('package.json', join(dir, 'vault.db'))
      await withServer(dir, async (server) => {
        const writer = await createWriter(server.origin, 0)
        expect(await writer.save()).toBe(200)
        expect(server.said.join('')).toContain('"problem":"vault"')
      })
      rmSync(dir, { recursive: true })
      figures.add('start with a vault that is damaged', { seen: 'the session is over, begin again' })
    },
    TIME_LIMIT_MS,
  )
})
