import { beforeEach, describe, expect, it } from 'vitest'
import { createEstimate } from '~/estimate/estimate'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { CERTIFICATE } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'

let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const at = (number: number) => ({ number, confirmed: ['certificateOld'] as const })
const effects = async () =>
  Object.fromEntries(((await use().listLevers()).answer ?? []).map(({ key, effect }) => [key, effect]))

beforeEach(async () => {
  api = await startApi()
  await use().saveInfo(BACHELOR)
})

describe('the price of a ready-made change', () => {
  it('is told of the pensions and of the capital', async () => {
    await use().saveCertificate({ ...CERTIFICATE, maxCapitalShare: 50 }, at(1))
    const { quarterCapital } = await effects()
    expect(quarterCapital).toEqual({ monthly: -776, capital: 172_256, causes: [] })
  })

  it('is not told where a fund or certificate says nothing of that age', async () => {
    await use().saveCertificate({ ...CERTIFICATE, contribution: null, interest: null }, at(1))
    expect(await effects()).toMatchObject({ yearEarlier: null, yearLater: null })
  })

  it('is not told of a total that lacks a pillar without the change, and is of the other', async () => {
    // A day that is not told yet is that of the change.
    await use().saveSelectedEntities(['a'])
    await use().saveOpen3kInfo({ solde: 40_000, rate: 0.5, amount: 7000, paydate: null })
    const { withoutChange } = (await use().getDigest()).answer ?? {}
    expect(withoutChange?.pillar3a).toBeNull()
    expect(await effects()).toEqual({
      yearEarlier: { monthly: -137, capital: null, causes: [] },
      yearLater: { monthly: 108, capital: null, causes: [] },
    })
  })
})
