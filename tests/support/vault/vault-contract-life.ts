/** How long a dossier lives, whatever the clock on the wall does. */
import { describe, expect, it } from 'vitest'
import { filledDossier } from '../lives/dossiers'
import { MINUTE, type VaultStage } from './vault-stage'

export function lifeContract(stage: VaultStage) {
  describe('the life of a dossier', () => {
    it('[157] [228] is 3600 seconds: there at 59 minutes, not opened at 60, gone with the next sweep', async () => {
      const { token } = await stage.vault.create(filledDossier())
      stage.clocks.pass(59 * MINUTE)
      await stage.vault.sweep()
      expect((await stage.vault.open(token))?.dossier.firstPillar.info?.person.birthDate).toBe('1961-04-23')
      stage.clocks.pass(MINUTE - 1)
      expect(await stage.vault.open(token)).not.toBeNull()
      stage.clocks.pass(1)
      expect(await stage.vault.open(token)).toBeNull()
      expect(await stage.vault.save(token, filledDossier(), 1)).toBe('gone')
      expect(await stage.vault.renew(token, filledDossier())).toBeNull()
      await stage.vault.sweep()
      expect(await stage.store.listRows()).toEqual([])
    })

    it('is lengthened neither by reading, nor by saving, nor by a new token', async () => {
      const { token, expiresAt } = await stage.vault.create(filledDossier())
      stage.clocks.pass(30 * MINUTE)
      expect(await stage.vault.save(token, filledDossier(), 1)).toBe('saved')
      expect((await stage.vault.open(token))?.expiresAt).toBe(expiresAt)
      const renewed = await stage.vault.renew(token, filledDossier())
      expect(renewed?.expiresAt).toBe(expiresAt)
      stage.clocks.pass(30 * MINUTE)
      expect(await stage.vault.open(renewed?.token as string)).toBeNull()
    })

    it.each([
      ['a minute', 1],
      ['half an hour', 30],
      ['a day', 24 * 60],
    ])('is not lengthened by a clock set back by %s', async (_, minutes) => {
      const { token } = await stage.vault.create(filledDossier())
      stage.clocks.pass(20 * MINUTE)
      stage.clocks.setWall(-minutes * MINUTE)
      stage.clocks.pass(39 * MINUTE)
      const there = await stage.vault.open(token)
      expect(there).not.toBeNull()
      expect((there?.expiresAt as number) - stage.clocks.now()).toBe(MINUTE)
      stage.clocks.pass(MINUTE)
      expect(await stage.vault.open(token)).toBeNull()
      await stage.vault.sweep()
      expect(await stage.store.listRows()).toEqual([])
    })

    it('is measured anew by the wall once nothing of the old time is left', async () => {
      const { token } = await stage.vault.create(filledDossier())
      stage.clocks.setWall(-30 * MINUTE)
      stage.clocks.pass(60 * MINUTE)
      expect(await stage.vault.open(token)).toBeNull()
      await stage.vault.sweep()
      const next = await stage.vault.create(filledDossier())
      expect(next.expiresAt).toBe(stage.clocks.now() + 60 * MINUTE)
      expect((await stage.openVault().open(next.token))?.expiresAt).toBe(next.expiresAt)
    })

    it('does not begin before the clock does: a row from a clock far ahead is refused and swept', async () => {
      stage.clocks.setWall(120 * MINUTE)
      const ahead = stage.openVault()
      const { token } = await ahead.create(filledDossier())
      stage.clocks.setWall(-120 * MINUTE)
      const punctual = stage.openVault()
      expect(await punctual.open(token)).toBeNull()
      await punctual.sweep()
      expect(await stage.store.listRows()).toEqual([])
    })
  })
}
