/** How much room one visitor can take, by whatever way. */
import { describe, expect, it } from 'vitest'
import { MOST_CAREER_ROWS, MOST_UNREAD } from '~/dossier/shape/career'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { textOf } from '~/dossier/vault/dossier-text'
import { MOST_OPENED, MOST_SEALED } from '~/dossier/vault/sealing/sealing'
import { filledDossier } from '../lives/dossiers'
import { chanceSign, dossierWithLines, longText, wideSign } from '../lives/large-dossiers'
import type { VaultStage } from './vault-stage'

const opened = dossierWithLines(MOST_CAREER_ROWS, () => longText(wideSign))
const sealed = dossierWithLines(MOST_CAREER_ROWS, () => longText(chanceSign))

export function sizeContract(stage: VaultStage) {
  describe('a dossier has a greatest size', () => {
    it('the examples are too large in one way alone', () => {
      expect(textOf(opened).length).toBeGreaterThan(MOST_OPENED)
      expect(textOf(sealed).length).toBeLessThan(MOST_OPENED)
    })

    it.each([
      ['opened', opened],
      ['sealed', sealed],
    ])('one that is too large %s is refused by each way of writing, and what was there stays', async (_, large) => {
      await expect(stage.vault.create(large)).rejects.toEqual(new DossierTooLarge('careers'))
      const { token, expiresAt } = await stage.vault.create(filledDossier())
      const before = await stage.onlyRow()
      await expect(stage.vault.save(token, large, 1)).rejects.toBeInstanceOf(DossierTooLarge)
      await expect(stage.vault.renew(token, large)).rejects.toBeInstanceOf(DossierTooLarge)
      expect(await stage.onlyRow()).toEqual(before)
      expect(await stage.vault.open(token)).toEqual({ dossier: filledDossier(), version: 1, expiresAt })
    })

    it('the largest that can be read from papers fits, and is given back as it was', async () => {
      const large = dossierWithLines(MOST_UNREAD, () => longText(chanceSign))
      const { token } = await stage.vault.create(large)
      expect((await stage.onlyRow()).box.length).toBeLessThanOrEqual(MOST_SEALED)
      expect((await stage.vault.open(token))?.dossier).toEqual(large)
    })
  })
}
