/** What every store of rows must do in one step. What the vault makes of it is in the vault's contract. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SealedRow } from '~/dossier/vault/sealing/sealing'
import type { RowStore } from '~/dossier/vault/stores/row-store'

const HOUR = 60 * 60_000

/** Of two parts (`partOf`): a store may keep them apart. */
const [OWNER, SHARED] = ['1a', '5b']

const row = (id: string, version: number, box = 'sealed'): SealedRow => ({
  id,
  keyId: 'key',
  nonce: Buffer.from('nonce'),
  box: Buffer.from(box),
  version,
  expiresAt: 2_000_000_000_000 + HOUR,
})

export function rowStoreContract(name: string, openEmpty: () => Promise<RowStore>) {
  describe(`${name}: the contract of a store of rows`, () => {
    let rows: RowStore
    beforeEach(async () => {
      rows = await openEmpty()
    })
    afterEach(() => rows.close())

    const boxOf = async (id: string) => (await rows.find(id))?.box.toString()

    it('puts a row where the row of its owner is, and nowhere else', async () => {
      expect(await rows.put(row(SHARED, 7), OWNER)).toBe(false)
      expect(await rows.find(SHARED)).toBeNull()
      await rows.insert(row(OWNER, 1))
      expect(await rows.put(row(SHARED, 7), OWNER)).toBe(true)
      expect(await boxOf(SHARED)).toBe('sealed')
    })

    it('puts a row in the place of another, whole; without its owner the other stays', async () => {
      await rows.insert(row(OWNER, 1))
      await rows.put(row(SHARED, 7), OWNER)
      const later = { ...row(SHARED, 3, 'sealed later'), keyId: 'other key', expiresAt: 2_000_000_000_000 + 2 * HOUR }
      expect(await rows.put(later, OWNER)).toBe(true)
      expect(await rows.find(SHARED)).toEqual(later)
      await rows.remove([OWNER])
      expect(await rows.put(row(SHARED, 9, 'too late'), OWNER)).toBe(false)
      expect(await boxOf(SHARED)).toBe('sealed later')
    })

    it('replaces a row of one version by another with an end of its own, and a row of no other version', async () => {
      await rows.insert(row('one', 7))
      const later = { ...row('one', 8, 'sealed later'), expiresAt: 2_000_000_000_000 + 2 * HOUR }
      for (const version of [6, 8]) expect(await rows.replace(later, version)).toBe(false)
      expect(await rows.find('one')).toEqual(row('one', 7))
      expect(await rows.replace(later, 7)).toBe(true)
      expect(await rows.find('one')).toEqual(later)
      await rows.remove(['one'])
      expect(await rows.replace(later, 8)).toBe(false)
      expect(await rows.find('one')).toBeNull()
    })

    it('removes a row of one version, and of no other', async () => {
      await rows.insert(row('one', 7))
      await rows.insert(row('other', 7))
      for (const version of [6, 8]) await rows.removeVersion('one', version)
      await rows.removeVersion('nobody', 7)
      expect(await boxOf('one')).toBe('sealed')
      await rows.removeVersion('one', 7)
      expect(await rows.find('one')).toBeNull()
      expect(await boxOf('other')).toBe('sealed')
    })

    it('takes versions as large as those of what is shared', async () => {
      const version = 2 ** 47 - 1
      await rows.insert(row(OWNER, 1))
      await rows.put(row(SHARED, version), OWNER)
      expect((await rows.find(SHARED))?.version).toBe(version)
      await rows.removeVersion(SHARED, version)
      expect(await rows.find(SHARED)).toBeNull()
    })
  })
}
