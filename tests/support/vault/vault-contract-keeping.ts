/** How a visitor keeps their dossier longer, and how often. */
import { describe, expect, it } from 'vitest'
import { MOST_TIMES_KEPT } from '~/dossier/vault/keeping'
import type { Vault } from '~/dossier/vault/vault'
import { filledDossier, NAVS, PARTNER_NAVS, spouseDossier } from '../lives/dossiers'
import { MINUTE, type VaultStage } from './vault-stage'

const HOUR = 60 * MINUTE

export function keepingContract(stage: VaultStage) {
  const create = async () => (await stage.vault.create(filledDossier())).token
  const endOf = async (token: string) => (await stage.vault.open(token))?.expiresAt
  const timesOf = async (token: string) => (await stage.vault.open(token))?.dossier.timesKept
  const fromNow = () => stage.clocks.now() + HOUR

  /** Presses `times` times, a minute apart; what the last press said. */
  async function press(token: string, times: number) {
    let last: Awaited<ReturnType<Vault['keepLonger']>> = 'gone'
    for (let time = 0; time < times; time++) {
      stage.clocks.pass(MINUTE)
      last = await stage.vault.keepLonger(token)
    }
    return last
  }

  describe('keeping a dossier longer', () => {
    it('[157] lets it live sixty minutes from then on, under the same token, and no longer', async () => {
      const token = await create()
      stage.clocks.pass(50 * MINUTE)
      const expiresAt = fromNow()
      expect(await stage.vault.keepLonger(token)).toEqual({ expiresAt })
      stage.clocks.pass(59 * MINUTE)
      await stage.vault.sweep()
      expect(await stage.vault.open(token)).toMatchObject({ dossier: { ...filledDossier(), timesKept: 1 }, expiresAt })
      stage.clocks.pass(MINUTE - 1)
      expect(await endOf(token)).toBe(expiresAt)
      stage.clocks.pass(1)
      expect(await stage.vault.open(token)).toBeNull()
      expect(await stage.vault.keepLonger(token)).toBe('gone')
      await stage.vault.sweep()
      expect(await stage.store.listRows()).toEqual([])
    })

    it('is done eleven times and no more; neither saving nor a new token begins the count anew', async () => {
      let token = await create()
      expect(await press(token, 6)).toEqual({ expiresAt: fromNow() })
      const opened = await stage.vault.open(token)
      await stage.vault.save(token, { ...filledDossier(), timesKept: 6 }, opened?.version as number)
      token = (await stage.vault.renew(token, filledDossier()))?.token as string
      expect(await timesOf(token)).toBe(6)
      expect(await press(token, 5)).toEqual({ expiresAt: fromNow() })
      expect(await timesOf(token)).toBe(MOST_TIMES_KEPT)
      const end = await endOf(token)
      expect(await press(token, 1)).toBe('noMore')
      expect(await endOf(token)).toBe(end)
      expect(await timesOf(token)).toBe(11)
    })

    it('counts a button that was pressed twice at once as pressed once, also in two processes', async () => {
      const token = await create()
      stage.clocks.pass(10 * MINUTE)
      const expiresAt = fromNow()
      const vaults = [stage.vault, stage.openVault(), stage.vault, stage.openVault()]
      const answers = await Promise.all(vaults.map((vault) => vault.keepLonger(token)))
      expect(answers).toEqual(vaults.map(() => ({ expiresAt })))
      expect(await timesOf(token)).toBe(1)
      stage.clocks.pass(999)
      expect(await stage.vault.keepLonger(token)).toEqual({ expiresAt })
      expect(await timesOf(token)).toBe(1)
      stage.clocks.pass(1)
      expect(await stage.vault.keepLonger(token)).toEqual({ expiresAt: fromNow() })
      expect(await timesOf(token)).toBe(2)
    })

    it('is no way around compare and swap: what a tab had read before is refused, and nothing of another tab is lost', async () => {
      const token = await create()
      const version = (await stage.vault.open(token))?.version as number
      stage.clocks.pass(10 * MINUTE)
      await stage.vault.keepLonger(token)
      expect(await stage.vault.save(token, filledDossier(), version)).toBe('conflict')
      const [saved] = await Promise.all([
        stage.openVault().save(token, { ...filledDossier(), timesKept: 1, terms: null }, version + 1),
        stage.clocks.pass(MINUTE),
        stage.vault.keepLonger(token),
      ])
      const opened = await stage.vault.open(token)
      expect(opened?.expiresAt).toBe(fromNow())
      expect(opened?.dossier.timesKept).toBe(2)
      expect(opened?.dossier.terms === null).toBe(saved === 'saved')
    })

    it('brings nothing back that was deleted meanwhile', async () => {
      const token = await create()
      stage.clocks.pass(10 * MINUTE)
      await Promise.all([stage.openVault().keepLonger(token), stage.vault.delete(token)])
      expect(await stage.vault.keepLonger(token)).toBe('gone')
      expect(await stage.store.listRows()).toEqual([])
    })

    it.each([
      ['back by half an hour', -30],
      ['back by a day', -24 * 60],
      ['on by ten minutes', 10],
    ])('is measured by what passes, also after the clock was set %s', async (_, minutes) => {
      const token = await create()
      stage.clocks.pass(20 * MINUTE)
      stage.clocks.setWall(minutes * MINUTE)
      expect(await stage.vault.keepLonger(token)).toEqual({ expiresAt: fromNow() })
      stage.clocks.pass(HOUR - 1)
      expect(await stage.vault.open(token)).not.toBeNull()
      stage.clocks.pass(1)
      expect(await stage.vault.open(token)).toBeNull()
    })

    it('cannot be done in the store: an older content is useless under a later end, and the other way round', async () => {
      const token = await create()
      const before = await stage.onlyRow()
      stage.clocks.pass(10 * MINUTE)
      await stage.vault.keepLonger(token)
      const { expiresAt } = await stage.onlyRow()
      await stage.store.changeRow(before.id, { expiresAt: expiresAt + 1 })
      expect(await stage.vault.open(token)).toBeNull()
      const { nonce, box, version } = before
      await stage.store.changeRow(before.id, { nonce, box, version, expiresAt })
      expect(await stage.vault.open(token)).toBeNull()
      expect(await stage.vault.keepLonger(token)).toBe('gone')
    })
  })

  describe('what spouses share, when one of them keeps their dossier longer', () => {
    const [anna, paul] = [spouseDossier(NAVS, PARTNER_NAVS), spouseDossier(PARTNER_NAVS, NAVS, '1992-03-04')]
    const find = (token: string) => stage.vault.households.find(token)
    async function signInAndSave(dossier: typeof anna) {
      const { token } = await stage.vault.create(dossier)
      await stage.vault.households.follow(token)
      return token
    }

    it('lives as long, where it was the last to write, and ends with it all the same', async () => {
      const writer = await signInAndSave(anna)
      stage.clocks.pass(50 * MINUTE)
      await stage.vault.keepLonger(writer)
      stage.clocks.pass(50 * MINUTE)
      await stage.vault.sweep()
      const reader = (await stage.vault.create(paul)).token
      expect(await find(reader)).toMatchObject({ relationshipStartDate: '1991-07-08', enteredBy: 'partner' })
      await stage.vault.delete(writer)
      expect(await stage.store.listRows()).toHaveLength(1)
    })

    it('stays what the other has written since, and ends with them', async () => {
      const first = await signInAndSave(anna)
      const second = await signInAndSave(paul)
      stage.clocks.pass(50 * MINUTE)
      await stage.vault.keepLonger(first)
      expect(await find(second)).toMatchObject({ relationshipStartDate: '1992-03-04', enteredBy: 'me' })
      stage.clocks.pass(10 * MINUTE)
      expect(await find(first)).toBeNull()
    })
  })
}
