/** What somebody who reads the store, or writes to it, can do. */
import { describe, expect, it } from 'vitest'
import type { SealedRow } from '~/dossier/vault/sealing/sealing'
import { CANARIES, filledDossier } from '../lives/dossiers'
import { MINUTE, type VaultStage } from './vault-stage'

export function secrecyContract(stage: VaultStage) {
  describe('what others can read', () => {
    const canariesIn = async () => {
      const bytes = await stage.store.everyByte()
      return CANARIES.filter((canary) => bytes.includes(canary) || bytes.includes(Buffer.from(canary, 'utf16le')))
    }

    it('[157] no value of the visitor stands in the store, living, saved, deleted or expired', async () => {
      const { token } = await stage.vault.create(filledDossier())
      expect((await stage.store.everyByte()).length).toBeGreaterThan(1024)
      expect(await canariesIn()).toEqual([])
      await stage.vault.save(token, { ...filledDossier(), terms: null }, 1)
      expect(await canariesIn()).toEqual([])
      await stage.vault.delete(token)
      expect(await canariesIn()).toEqual([])
      await stage.vault.create(filledDossier())
      stage.clocks.pass(60 * MINUTE)
      await stage.vault.sweep()
      expect(await canariesIn()).toEqual([])
    })

    it('neither does the token', async () => {
      const { token } = await stage.vault.create(filledDossier())
      const bytes = await stage.store.everyByte()
      expect(bytes.includes(token)).toBe(false)
      expect(bytes.includes(Buffer.from(token, 'base64url'))).toBe(false)
    })

    it.each([
      ['deleted', (token: string) => stage.vault.delete(token)],
      ['renewed', (token: string) => stage.vault.renew(token, filledDossier())],
      [
        'expired and swept',
        () => {
          stage.clocks.pass(60 * MINUTE)
          return stage.vault.sweep()
        },
      ],
    ])('[157] when a dossier is %s, not even its sealed bytes are left', async (_, end) => {
      const { token } = await stage.vault.create(filledDossier())
      const { box, id } = await stage.onlyRow()
      expect((await stage.store.everyByte()).includes(box.subarray(0, 64))).toBe(true)
      await end(token)
      const bytes = await stage.store.everyByte()
      expect(bytes.includes(box.subarray(0, 64))).toBe(false)
      expect(bytes.includes(box.subarray(-64))).toBe(false)
      expect(bytes.includes(id)).toBe(false)
    })

    it('the length of a row reveals no more than its size in kB', async () => {
      for (const letters of [300, 600]) {
        const dossier = filledDossier()
        dossier.login.name = 'A'.repeat(letters)
        await stage.vault.create(dossier)
      }
      const lengths = (await stage.store.listRows()).map(({ box }) => box.length - 16)
      expect(lengths[0]).toBe(lengths[1])
      expect((lengths[0] as number) % 1024).toBe(0)
    })

    it('the same content is never sealed twice alike', async () => {
      const { token } = await stage.vault.create(filledDossier())
      const before = await stage.onlyRow()
      await stage.vault.save(token, filledDossier(), 1)
      const after = await stage.onlyRow()
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
      const { token } = await stage.vault.create(filledDossier())
      const row = await stage.onlyRow()
      await stage.store.changeRow(row.id, change(row))
      const { version } = await stage.onlyRow()
      expect(await stage.vault.open(token)).toBeNull()
      expect(await stage.vault.save(token, filledDossier(), version)).toBe('gone')
      expect(await stage.vault.renew(token, filledDossier())).toBeNull()
      expect(await stage.vault.keepLonger(token)).toBe('gone')
    })

    it("who puts one visitor's content under another's id makes it useless", async () => {
      const { token } = await stage.vault.create(filledDossier())
      const { id } = await stage.onlyRow()
      await stage.vault.create(filledDossier())
      const foreign = (await stage.store.listRows()).find((row) => row.id !== id) as SealedRow
      await stage.store.changeRow(id, { nonce: foreign.nonce, box: foreign.box, expiresAt: foreign.expiresAt })
      expect(await stage.vault.open(token)).toBeNull()
    })

    it('who puts back an older content makes it useless under the present version', async () => {
      const { token } = await stage.vault.create(filledDossier())
      const { id, nonce, box } = await stage.onlyRow()
      await stage.vault.save(token, { ...filledDossier(), terms: null }, 1)
      await stage.store.changeRow(id, { nonce, box })
      expect(await stage.vault.open(token)).toBeNull()
    })
  })
}
