import { beforeEach, describe, expect, it } from 'vitest'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { filledDossier } from '../../tests/support/lives/dossiers'
import { MemoryVault } from '../../tests/support/vault/memory-vault'
import { createFormAnswers } from './form-answers'

const REFUSED = { page: 'pages/avs', status: 400, text: '{"initialValue":{"navs":"756.1"}}' }
let vault: MemoryVault
let token: string
let forms: ReturnType<typeof createFormAnswers>

beforeEach(async () => {
  vault = new MemoryVault(() => 1_780_000_000_000)
  token = (await vault.create(filledDossier())).token
  forms = createFormAnswers(vault)
})

const keep = async (answer = REFUSED) => (await forms.keepAnswer(token, answer)) ?? 'not kept'
const take = (id: string, page = REFUSED.page) => forms.takeAnswer(token, { id, page })
const kept = async () => (await vault.open(token))?.dossier.formAnswers

describe('what a form was answered', () => {
  it('is taken once, and leaves the dossier as it was', async () => {
    const id = await keep()
    expect(id).toMatch(/^[\w-]{22}$/)
    expect(await take(id)).toEqual({ ...REFUSED, id })
    expect(await take(id)).toBeNull()
    expect((await vault.open(token))?.dossier).toEqual(filledDossier())
  })

  it('is of its page, its session and its id', async () => {
    const id = await keep()
    const other = (await vault.create(filledDossier())).token
    expect(await take(id, 'pages/lpp')).toBeNull()
    expect(await take('AAAAAAAAAAAAAAAAAAAAAA')).toBeNull()
    expect(await forms.takeAnswer(other, { id, page: REFUSED.page })).toBeNull()
    expect(await take(id)).toMatchObject(REFUSED)
  })

  it('is of each tab by itself', async () => {
    const [one, other] = [await keep(), await keep({ ...REFUSED, status: 409 })]
    expect(one).not.toBe(other)
    expect(await take(one)).toMatchObject({ status: 400 })
    expect(await take(other)).toMatchObject({ status: 409 })
  })

  it('is kept beside what other tabs save at the same time, and taken beside it', async () => {
    let saves = 0
    const saveBetween = async () => {
      if (saves++ > 0) return
      const { dossier, version } = (await vault.open(token)) ?? { dossier: filledDossier(), version: 0 }
      await vault.save(token, { ...dossier, scenariosMade: dossier.scenariosMade + 1 }, version)
    }
    // Read once, as within a request, before the other tab saves.
    const racing = async (): Promise<ReturnType<typeof createFormAnswers>> => {
      const own = vault.beginRequest()
      await own.open(token)
      saves = 0
      await saveBetween()
      return createFormAnswers(own)
    }
    const id = (await (await racing()).keepAnswer(token, REFUSED)) ?? 'not kept'
    expect(await (await racing()).takeAnswer(token, { id, page: REFUSED.page })).toMatchObject(REFUSED)
    const { dossier } = (await vault.open(token)) ?? {}
    expect([dossier?.scenariosMade, dossier?.formAnswers]).toEqual([filledDossier().scenariosMade + 2, []])
  })

  it('is not kept where the dossier has no room for it, which stays as it was', async () => {
    const { dossier, version } = (await vault.open(token)) ?? { dossier: filledDossier(), version: 0 }
    const full = { ...dossier, idToken: 'x'.repeat(505_000) }
    await vault.save(token, full, version)
    expect(await forms.keepAnswer(token, { ...REFUSED, text: 'y'.repeat(30_000) })).toBeNull()
    expect(await kept()).toEqual([])
  })

  it('is not kept without a dossier, and ends with it', async () => {
    const id = await keep()
    await vault.delete(token)
    expect([await forms.keepAnswer(token, REFUSED), await take(id)]).toEqual([null, null])
  })

  it('does not go unnoticed where the vault cannot be reached', async () => {
    vault.failure = new Error('disk')
    await expect(forms.keepAnswer(token, REFUSED)).rejects.toThrow(VaultUnavailable)
    await expect(take('any')).rejects.toThrow(VaultUnavailable)
  })
})
