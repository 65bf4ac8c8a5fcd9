/** What all handlers of one request find, while others save and end sessions. */
import { describe, expect, it } from 'vitest'
import { FOUND_FOR_MS } from '~/dossier/vault/found-dossiers'
import type { Vault } from '~/dossier/vault/vault'
import { filledDossier } from '../lives/dossiers'
import { MINUTE, type VaultStage } from './vault-stage'

export function requestContract(stage: VaultStage) {
  const create = async () => (await stage.vault.create(filledDossier())).token
  const changed = (version: string) => ({ ...filledDossier(), terms: { version } })
  const seen = async (vault: Vault, token: string) => (await vault.open(token))?.dossier.terms?.version

  /** A request that has opened the dossier, beside another process. */
  async function begun(token: string) {
    const request = stage.vault.beginRequest()
    expect(await seen(request, token)).toBe('1')
    return { request, elsewhere: stage.openVault() }
  }

  describe('within one request', () => {
    it('all find the dossier as the request has found it, the same one', async () => {
      const token = await create()
      const { request, elsewhere } = await begun(token)
      await elsewhere.save(token, changed('2'), 1)
      const [one, other] = await Promise.all([request.open(token), request.open(token)])
      expect(one).toMatchObject({ dossier: filledDossier(), version: 1 })
      expect(other?.dossier).toBe(one?.dossier)
      expect(await seen(stage.vault, token)).toBe('2')
    })

    it('whoever saves upon what another has changed meanwhile is told, and finds it then', async () => {
      const token = await create()
      const { request, elsewhere } = await begun(token)
      await elsewhere.save(token, changed('2'), 1)
      expect(await request.save(token, changed('3'), 1)).toBe('conflict')
      expect(await request.open(token)).toMatchObject({ dossier: changed('2'), version: 2 })
      expect(await request.save(token, changed('3'), 2)).toBe('saved')
      expect(await seen(elsewhere, token)).toBe('3')
    })

    it('all find what the request itself has saved, and can save upon it', async () => {
      const token = await create()
      const { request, elsewhere } = await begun(token)
      for (const version of [1, 2]) {
        expect(await request.save(token, changed(`after ${version}`), version)).toBe('saved')
        expect(await request.open(token)).toEqual(await elsewhere.open(token))
      }
      expect(await request.save(token, changed('from the beginning'), 1)).toBe('conflict')
      expect(await seen(elsewhere, token)).toBe('after 2')
    })

    it('someone who has to know looks anew, and so do all after them', async () => {
      const token = await create()
      const { request, elsewhere } = await begun(token)
      await elsewhere.save(token, changed('2'), 1)
      expect((await request.openAnew(token))?.version).toBe(2)
      expect(await seen(request, token)).toBe('2')
    })

    it('a session that ended elsewhere is over: at once for someone who saves, after half a second for someone who reads', async () => {
      const token = await create()
      const [saving, reading] = [await begun(token), await begun(token)]
      await stage.openVault().delete(token)
      expect(await saving.request.save(token, changed('2'), 1)).toBe('gone')
      expect(await saving.request.open(token)).toBeNull()
      expect(await stage.store.listRows()).toEqual([])
      stage.clocks.pass(FOUND_FOR_MS - 1)
      expect(await seen(reading.request, token)).toBe('1')
      stage.clocks.pass(1)
      expect(await reading.request.open(token)).toBeNull()
    })

    it.each<[string, (vault: Vault, token: string) => Promise<unknown>]>([
      ['ended', (vault, token) => vault.delete(token)],
      ['given a new token', (vault, token) => vault.renew(token, filledDossier())],
    ])('a dossier that the request itself has %s is open no more', async (_, end) => {
      const token = await create()
      const { request } = await begun(token)
      await end(request, token)
      expect(await request.open(token)).toBeNull()
      expect(await request.save(token, changed('2'), 1)).toBe('gone')
    })

    it('a dossier that the request has kept longer has its new end at once', async () => {
      const token = await create()
      const { request } = await begun(token)
      stage.clocks.pass(MINUTE)
      const kept = await request.keepLonger(token)
      expect(await request.open(token)).toMatchObject({ ...(kept as object), version: 2 })
    })

    it('the hour ends to the millisecond', async () => {
      const token = await create()
      stage.clocks.pass(60 * MINUTE - 1)
      const { request } = await begun(token)
      stage.clocks.pass(1)
      expect(await request.open(token)).toBeNull()
      expect(await request.save(token, changed('2'), 1)).toBe('gone')
      expect(await request.households.find(token)).toBeNull()
    })

    it('each token opens its own dossier', async () => {
      const token = await create()
      const { request } = await begun(token)
      const other = (await stage.vault.create(changed('2'))).token
      expect([await seen(request, other), await seen(request, token)]).toEqual(['2', '1'])
    })
  })
}
