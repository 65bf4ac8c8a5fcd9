/** What every vault must do, wherever it keeps its rows. */
import { describe, expect, it } from 'vitest'
import { filledDossier } from '../lives/dossiers'
import { householdContract } from './vault-contract-household'
import { keepingContract } from './vault-contract-keeping'
import { lifeContract } from './vault-contract-life'
import { requestContract } from './vault-contract-request'
import { secrecyContract } from './vault-contract-secrecy'
import { sizeContract } from './vault-contract-size'
import { MINUTE, PEPPER, START, type StoreUnderTest, VaultStage } from './vault-stage'

export function vaultContract(name: string, makeStore: () => Promise<StoreUnderTest>) {
  describe(`${name}: the vault's contract`, () => {
    const stage = new VaultStage(makeStore)
    lifeContract(stage)
    keepingContract(stage)
    secrecyContract(stage)
    sizeContract(stage)
    householdContract(stage)
    requestContract(stage)

    it('gives back what was put in, to the holder of the token', async () => {
      const { token, expiresAt } = await stage.vault.create(filledDossier())
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await stage.vault.open(token)).toEqual({ dossier: filledDossier(), version: 1, expiresAt })
      expect(expiresAt).toBe(START + 60 * MINUTE)
    })

    it.each(['', 'x', 'A'.repeat(43), `${'A'.repeat(42)}B`, '../../etc/passwd', '"; DROP TABLE dossiers'])(
      'opens nothing for the token %j',
      async (token) => {
        await stage.vault.create(filledDossier())
        expect(await stage.vault.open(token)).toBeNull()
        expect(await stage.vault.save(token, filledDossier(), 1)).toBe('gone')
        expect(await stage.vault.renew(token, filledDossier())).toBeNull()
        expect(await stage.vault.keepLonger(token)).toBe('gone')
        await stage.vault.delete(token)
        expect(await stage.store.listRows()).toHaveLength(1)
      },
    )

    it('gives each dossier a token and a row of its own', async () => {
      const [one, other] = [await stage.vault.create(filledDossier()), await stage.vault.create(filledDossier())]
      await stage.vault.delete(one.token)
      expect(await stage.vault.open(one.token)).toBeNull()
      expect(await stage.vault.open(other.token)).not.toBeNull()
    })

    it('refuses to keep what it could not open again', async () => {
      const unfit = { ...filledDossier(), issuer: undefined as unknown as string }
      await expect(stage.vault.create(unfit)).rejects.toThrow()
    })

    describe('saving', () => {
      it('compares and swaps: the second of two tabs is told of the conflict and overwrites nothing', async () => {
        const { token } = await stage.vault.create(filledDossier())
        const [first, second] = [await stage.vault.open(token), await stage.vault.open(token)]
        const changed = { ...filledDossier(), terms: { version: '2' } }
        expect(await stage.vault.save(token, changed, first?.version as number)).toBe('saved')
        expect(await stage.vault.save(token, filledDossier(), second?.version as number)).toBe('conflict')
        expect((await stage.vault.open(token))?.dossier.terms).toEqual({ version: '2' })
      })

      it('of many at once exactly one wins', async () => {
        const { token } = await stage.vault.create(filledDossier())
        const other = stage.openVault()
        const answers = await Promise.all(
          [stage.vault, other, stage.vault, other].map((one) => one.save(token, filledDossier(), 1)),
        )
        expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'conflict', 'saved'])
      })

      it('does not bring back what was deleted', async () => {
        const { token } = await stage.vault.create(filledDossier())
        await stage.vault.delete(token)
        expect(await stage.vault.save(token, filledDossier(), 1)).toBe('gone')
        expect(await stage.store.listRows()).toEqual([])
      })
    })

    describe('a new token', () => {
      it('ends the old one, and counts versions from the beginning', async () => {
        const { token } = await stage.vault.create(filledDossier())
        await stage.vault.save(token, filledDossier(), 1)
        const renewed = await stage.vault.renew(token, { ...filledDossier(), terms: null })
        expect(await stage.vault.open(token)).toBeNull()
        expect((await stage.vault.open(renewed?.token as string))?.dossier.terms).toBeNull()
        expect((await stage.vault.open(renewed?.token as string))?.version).toBe(1)
        expect(await stage.store.listRows()).toHaveLength(1)
      })

      it('is given once: of two at the same time, one comes too late', async () => {
        const { token } = await stage.vault.create(filledDossier())
        const answers = await Promise.all(
          [stage.vault, stage.openVault()].map((one) => one.renew(token, filledDossier())),
        )
        expect(answers.filter(Boolean)).toHaveLength(1)
        expect(await stage.store.listRows()).toHaveLength(1)
      })
    })

    describe('two vaults over one store', () => {
      it('see the same dossiers', async () => {
        const other = stage.openVault()
        const { token } = await stage.vault.create(filledDossier())
        expect(await other.save(token, { ...filledDossier(), terms: null }, 1)).toBe('saved')
        expect((await stage.vault.open(token))?.dossier.terms).toBeNull()
        await other.delete(token)
        expect(await stage.vault.open(token)).toBeNull()
      })

      it('with another pepper nothing is found; with a previous one it is, until it expires', async () => {
        const { token } = await stage.vault.create(filledDossier())
        expect(await stage.openVault({ pepper: 'b2'.repeat(32) }).open(token)).toBeNull()
        const rotated = stage.openVault({ pepper: 'b2'.repeat(32), previousPeppers: [PEPPER] })
        expect(await rotated.save(token, filledDossier(), 1)).toBe('saved')
        const renewed = await rotated.renew(token, filledDossier())
        expect(await stage.openVault({ pepper: 'b2'.repeat(32) }).open(renewed?.token as string)).not.toBeNull()
      })
    })

    it('probes by writing, and leaves nothing behind', async () => {
      await stage.vault.probe()
      expect(await stage.store.listRows()).toEqual([])
    })
  })
}
