/** What every vault must do, wherever it keeps its rows. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SealedRow } from '~/dossier/sealing'
import type { Vault } from '~/dossier/vault'
import { CANARIES, filledDossier } from './dossiers'

/** One store, made empty for each test; several vaults can be opened over it, as several processes would. */
export type StoreUnderTest = {
  openVault(options: {
    pepper: string
    previousPeppers?: string[]
    lifetimeSeconds: number
    now: () => number
    elapsed: () => number
  }): Vault
  /** Everything that the store has written, as somebody would find it who stole it. */
  everyByte(): Promise<Buffer>
  listRows(): Promise<SealedRow[]>
  /** Writes to a row behind the vault's back. */
  changeRow(id: string, change: Partial<SealedRow>): Promise<void>
  remove(): Promise<void>
}

const PEPPER = 'a1'.repeat(32)
const START = 1_780_000_000_000
const MINUTE = 60_000

/** A clock on the wall, and a stopwatch that cannot be set. */
function fakeClocks() {
  let wall = START
  let run = 0
  return {
    now: () => wall,
    elapsed: () => run,
    pass(milliseconds: number) {
      wall += milliseconds
      run += milliseconds
    },
    setWall(milliseconds: number) {
      wall += milliseconds
    },
  }
}

export function vaultContract(name: string, makeStore: () => Promise<StoreUnderTest>) {
  describe(`${name}: the vault's contract`, () => {
    let store: StoreUnderTest
    let clocks: ReturnType<typeof fakeClocks>
    let vault: Vault
    const opened: Vault[] = []

    function openVault(change: { pepper?: string; previousPeppers?: string[] } = {}) {
      const one = store.openVault({ pepper: PEPPER, lifetimeSeconds: 3600, ...clocks, ...change })
      opened.push(one)
      return one
    }

    beforeEach(async () => {
      store = await makeStore()
      clocks = fakeClocks()
      vault = openVault()
    })
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((one) => one.close()))
      await store.remove()
    })

    const onlyRow = async () => (await store.listRows())[0] as SealedRow
    const versionOf = async (token: string) => (await vault.open(token))?.version as number

    it('gives back what was put in, to the holder of the token', async () => {
      const { token, expiresAt } = await vault.create(filledDossier())
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await vault.open(token)).toEqual({ dossier: filledDossier(), version: 1, expiresAt })
      expect(expiresAt).toBe(START + 60 * MINUTE)
    })

    it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}B`, '../../etc/passwd', '"; DROP TABLE dossiers'])(
      'opens nothing for the token %j',
      async (token) => {
        await vault.create(filledDossier())
        expect(await vault.open(token)).toBeNull()
        expect(await vault.save(token, filledDossier(), 1)).toBe('gone')
        expect(await vault.renew(token, filledDossier())).toBeNull()
        await vault.delete(token)
        expect(await store.listRows()).toHaveLength(1)
      },
    )

    it('gives each dossier a token and a row of its own', async () => {
      const [one, other] = [await vault.create(filledDossier()), await vault.create(filledDossier())]
      await vault.delete(one.token)
      expect(await vault.open(one.token)).toBeNull()
      expect(await vault.open(other.token)).not.toBeNull()
    })

    it('refuses to keep what it could not open again', async () => {
      const unfit = { ...filledDossier(), issuer: undefined as unknown as string }
      await expect(vault.create(unfit)).rejects.toThrow()
    })

    describe('the life of a dossier', () => {
      it('[157] [228] is 3600 seconds: there at 59 minutes, not opened at 60, gone with the next sweep', async () => {
        const { token } = await vault.create(filledDossier())
        clocks.pass(59 * MINUTE)
        await vault.sweep()
        expect((await vault.open(token))?.dossier.firstPillar.info?.person.birthDate).toBe('1961-04-23')
        clocks.pass(MINUTE - 1)
        expect(await vault.open(token)).not.toBeNull()
        clocks.pass(1)
        expect(await vault.open(token)).toBeNull()
        expect(await vault.save(token, filledDossier(), 1)).toBe('gone')
        expect(await vault.renew(token, filledDossier())).toBeNull()
        await vault.sweep()
        expect(await store.listRows()).toEqual([])
      })

      it('is lengthened neither by reading, nor by saving, nor by a new token', async () => {
        const { token, expiresAt } = await vault.create(filledDossier())
        clocks.pass(30 * MINUTE)
        expect(await vault.save(token, filledDossier(), 1)).toBe('saved')
        expect((await vault.open(token))?.expiresAt).toBe(expiresAt)
        const renewed = await vault.renew(token, filledDossier())
        expect(renewed?.expiresAt).toBe(expiresAt)
        clocks.pass(30 * MINUTE)
        expect(await vault.open(renewed?.token as string)).toBeNull()
      })

      it.each([
        ['a minute', 1],
        ['half an hour', 30],
        ['a day', 24 * 60],
      ])('is not lengthened by a clock set back by %s', async (_, minutes) => {
        const { token } = await vault.create(filledDossier())
        clocks.pass(20 * MINUTE)
        clocks.setWall(-minutes * MINUTE)
        clocks.pass(39 * MINUTE)
        const there = await vault.open(token)
        expect(there).not.toBeNull()
        expect((there?.expiresAt as number) - clocks.now()).toBe(MINUTE)
        clocks.pass(MINUTE)
        expect(await vault.open(token)).toBeNull()
        await vault.sweep()
        expect(await store.listRows()).toEqual([])
      })

      it('is measured anew by the wall once nothing of the old time is left', async () => {
        const { token } = await vault.create(filledDossier())
        clocks.setWall(-30 * MINUTE)
        clocks.pass(60 * MINUTE)
        expect(await vault.open(token)).toBeNull()
        await vault.sweep()
        const next = await vault.create(filledDossier())
        expect(next.expiresAt).toBe(clocks.now() + 60 * MINUTE)
        expect((await openVault().open(next.token))?.expiresAt).toBe(next.expiresAt)
      })

      it('does not begin before the clock does: a row from a clock far ahead is refused and swept', async () => {
        clocks.setWall(120 * MINUTE)
        const ahead = openVault()
        const { token } = await ahead.create(filledDossier())
        clocks.setWall(-120 * MINUTE)
        const punctual = openVault()
        expect(await punctual.open(token)).toBeNull()
        await punctual.sweep()
        expect(await store.listRows()).toEqual([])
      })
    })

    describe('saving', () => {
      it('compares and swaps: the second of two tabs is told of the conflict and overwrites nothing', async () => {
        const { token } = await vault.create(filledDossier())
        const [first, second] = [await vault.open(token), await vault.open(token)]
        const changed = { ...filledDossier(), terms: { version: '2' } }
        expect(await vault.save(token, changed, first?.version as number)).toBe('saved')
        expect(await vault.save(token, filledDossier(), second?.version as number)).toBe('conflict')
        expect((await vault.open(token))?.dossier.terms).toEqual({ version: '2' })
      })

      it('of many at once exactly one wins', async () => {
        const { token } = await vault.create(filledDossier())
        const other = openVault()
        const answers = await Promise.all(
          [vault, other, vault, other].map((one) => one.save(token, filledDossier(), 1)),
        )
        expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'saved'])
      })

      it('does not bring back what was deleted', async () => {
        const { token } = await vault.create(filledDossier())
        await vault.delete(token)
        expect(await vault.save(token, filledDossier(), 1)).toBe('gone')
        expect(await store.listRows()).toEqual([])
      })
    })

    describe('a new token', () => {
      it('ends the old one, and counts versions from the beginning', async () => {
        const { token } = await vault.create(filledDossier())
        await vault.save(token, filledDossier(), 1)
        const renewed = await vault.renew(token, { ...filledDossier(), terms: null })
        expect(await vault.open(token)).toBeNull()
        expect((await vault.open(renewed?.token as string))?.dossier.terms).toBeNull()
        expect(await versionOf(renewed?.token as string)).toBe(1)
        expect(await store.listRows()).toHaveLength(1)
      })

      it('is given once: of two at the same time, one comes too late', async () => {
        const { token } = await vault.create(filledDossier())
        const answers = await Promise.all([vault, openVault()].map((one) => one.renew(token, filledDossier())))
        expect(answers.filter(Boolean)).toHaveLength(1)
        expect(await store.listRows()).toHaveLength(1)
      })
    })

    describe('two vaults over one store', () => {
      it('see the same dossiers', async () => {
        const other = openVault()
        const { token } = await vault.create(filledDossier())
        expect(await other.save(token, { ...filledDossier(), terms: null }, 1)).toBe('saved')
        expect((await vault.open(token))?.dossier.terms).toBeNull()
        await other.delete(token)
        expect(await vault.open(token)).toBeNull()
      })

      it('with another pepper nothing is found; with a previous one it is, until it expires', async () => {
        const { token } = await vault.create(filledDossier())
        expect(await openVault({ pepper: 'b2'.repeat(32) }).open(token)).toBeNull()
        const rotated = openVault({ pepper: 'b2'.repeat(32), previousPeppers: [PEPPER] })
        expect(await rotated.save(token, filledDossier(), 1)).toBe('saved')
        const renewed = await rotated.renew(token, filledDossier())
        expect(await openVault({ pepper: 'b2'.repeat(32) }).open(renewed?.token as string)).not.toBeNull()
      })
    })

    describe('what others can read', () => {
      const canariesIn = async () => {
        const bytes = await store.everyByte()
        return CANARIES.filter((canary) => bytes.includes(canary) || bytes.includes(Buffer.from(canary, 'utf16le')))
      }

      it('[157] no value of the visitor stands in the store, living, saved, deleted or expired', async () => {
        const { token } = await vault.create(filledDossier())
        expect((await store.everyByte()).length).toBeGreaterThan(1024)
        expect(await canariesIn()).toEqual([])
        await vault.save(token, { ...filledDossier(), terms: null }, 1)
        expect(await canariesIn()).toEqual([])
        await vault.delete(token)
        expect(await canariesIn()).toEqual([])
        await vault.create(filledDossier())
        clocks.pass(60 * MINUTE)
        await vault.sweep()
        expect(await canariesIn()).toEqual([])
      })

      it('neither does the token', async () => {
        const { token } = await vault.create(filledDossier())
        const bytes = await store.everyByte()
        expect(bytes.includes(token)).toBe(false)
        expect(bytes.includes(Buffer.from(token, 'base64url'))).toBe(false)
      })

      it.each([
        ['deleted', (token: string) => vault.delete(token)],
        ['renewed', (token: string) => vault.renew(token, filledDossier())],
        [
          'expired and swept',
          () => {
            clocks.pass(60 * MINUTE)
            return vault.sweep()
          },
        ],
      ])('[157] when a dossier is %s, not even its sealed bytes are left', async (_, end) => {
        const { token } = await vault.create(filledDossier())
        const { box, id } = await onlyRow()
        expect((await store.everyByte()).includes(box.subarray(0, 64))).toBe(true)
        await end(token)
        const bytes = await store.everyByte()
        expect(bytes.includes(box.subarray(0, 64))).toBe(false)
        expect(bytes.includes(box.subarray(-64))).toBe(false)
        expect(bytes.includes(id)).toBe(false)
      })

      it('the length of a row tells no more than its size in kB', async () => {
        const tiny = filledDossier()
        tiny.login.name = 'A'
        await vault.create(tiny)
        await vault.create(filledDossier())
        const lengths = (await store.listRows()).map(({ box }) => box.length - 16)
        expect(lengths[0]).toBe(lengths[1])
        expect((lengths[0] as number) % 1024).toBe(0)
      })

      it('the same content is never sealed twice alike', async () => {
        const { token } = await vault.create(filledDossier())
        const before = await onlyRow()
        await vault.save(token, filledDossier(), 1)
        const after = await onlyRow()
        expect(after.nonce.equals(before.nonce)).toBe(false)
        expect(after.box.equals(before.box)).toBe(false)
      })
    })

    describe('somebody who writes to the store', () => {
      const flipped = (bytes: Buffer) => Buffer.from(bytes.map((byte, i) => (i === 5 ? byte ^ 1 : byte)))

      it.each([
        ['changes the content', (row: SealedRow) => ({ box: flipped(row.box) })],
        ['changes the nonce', (row: SealedRow) => ({ nonce: flipped(row.nonce) })],
        ['lengthens the life', (row: SealedRow) => ({ expiresAt: row.expiresAt + 1 })],
        ['changes the version', (row: SealedRow) => ({ version: row.version + 1 })],
        ['cuts the content off', (row: SealedRow) => ({ box: row.box.subarray(0, 8) })],
      ])('who %s makes it useless', async (_, change) => {
        const { token } = await vault.create(filledDossier())
        const row = await onlyRow()
        await store.changeRow(row.id, change(row))
        const { version } = await onlyRow()
        expect(await vault.open(token)).toBeNull()
        expect(await vault.save(token, filledDossier(), version)).toBe('gone')
        expect(await vault.renew(token, filledDossier())).toBeNull()
      })

      it("who puts one visitor's content under another's id makes it useless", async () => {
        const { token } = await vault.create(filledDossier())
        const { id } = await onlyRow()
        await vault.create(filledDossier())
        const foreign = (await store.listRows()).find((row) => row.id !== id) as SealedRow
        await store.changeRow(id, { nonce: foreign.nonce, box: foreign.box, expiresAt: foreign.expiresAt })
        expect(await vault.open(token)).toBeNull()
      })

      it('who puts back an older content makes it useless under the present version', async () => {
        const { token } = await vault.create(filledDossier())
        const { id, nonce, box } = await onlyRow()
        await vault.save(token, { ...filledDossier(), terms: null }, 1)
        await store.changeRow(id, { nonce, box })
        expect(await vault.open(token)).toBeNull()
      })
    })

    it('probes by writing, and leaves nothing behind', async () => {
      await vault.probe()
      expect(await store.listRows()).toEqual([])
    })
  })
}
