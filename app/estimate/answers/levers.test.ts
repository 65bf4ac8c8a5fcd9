import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'

let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const at = (number: number) => ({ number, confirmed: ['certificateOld'] as const })
async function effects() {
  const [simulation, contributions] = [(await use().getSimulation()).answer, (await use().getContributions()).answer]
  if (!simulation || !contributions) throw new Error('nothing is offered')
  // What is paid in has tests of its own.
  const offered = { suggestions: simulation.suggestions, contributions: { ...contributions, suggestions: [] } }
  const priced = (await use().listPricedLevers(offered)).answer ?? []
  return Object.fromEntries(priced.map(({ key, effect }) => [key, effect]))
}

beforeEach(async () => {
  api = await startApi()
  await use().saveInfo(BACHELOR)
})

describe('the price of a ready-made change', () => {
  it('is told of the pensions and of the capital', async () => {
    await use().saveCertificate({ ...CERTIFICATE, maxCapitalShare: 50 }, at(1))
    const { quarterCapital } = await effects()
    expect(quarterCapital).toEqual({ monthly: -776, of: 'total', capital: 172_256, causes: [] })
  })

  it('is told of all pensions where two certificates print a pension alone', async () => {
    const nothing = { contribution: null, interest: null, balance: null, balanceMandatory: null, capital: null }
    await use().saveCertificate({ ...CERTIFICATE, ...nothing, conversionRate: null }, at(1))
    await use().saveCertificate({ ...CERTIFICATE, ...nothing, conversionRate: null, label: 'Second' }, at(2))
    const told = await effects()
    expect(told).toMatchObject({ yearEarlier: { of: 'total' }, yearLater: { of: 'total' } })
  })

  it('is told of no capital that lacks a pillar without the change', async () => {
    // A day that is not told yet is that of the change.
    await use().saveSelectedEntities(['a'])
    await use().saveOpen3kInfo({ solde: 40_000, rate: 0.5, amount: 7000, paydate: null })
    const { withoutChange } = (await use().getDigest()).answer ?? {}
    expect(withoutChange?.pillar3a).toBeNull()
    expect(await effects()).toEqual({
      yearEarlier: { monthly: -137, of: 'avs', capital: null, causes: [] },
      yearLater: { monthly: 108, of: 'avs', capital: null, causes: [] },
    })
  })
})

it('no change has a price of whoever has no pension to show yet', async () => {
  api = await startApi()
  expect((await use().getSimulation()).answer?.suggestions.map(({ key }) => key)).toContain('yearEarlier')
  expect(await effects()).toEqual({})
})

describe('a 3a account that is opened', () => {
  async function opened() {
    const contributions = (await use().getContributions()).answer
    const levers = contributions && (await use().listPricedLevers({ suggestions: [], contributions })).answer
    return levers?.find(({ key }) => key === 'open3a')
  }

  it('costs the small deduction of who has not said that they have no fund, and brings savings with the usual interest', async () => {
    const lever = await opened()
    expect(lever?.simulation.pillar3a).toEqual({ amount: 7258, purchase: null })
    expect(lever?.cost).toEqual({ amount: 7258, per: 'year', isLeast: false, afterTax: null })
    const { withoutChange, withChange, differences } =
      (await use().getDigest({ pillar3a: { amount: 7258, purchase: null } })).answer ?? {}
    expect(withoutChange?.pillar3a).toBeNull()
    expect(withChange?.pillar3a).toMatchObject({ current: 0, accounts: [{ entityName: null, isNew: true }] })
    const projected = withChange?.pillar3a?.projected ?? 0
    // Eight whole years lie ahead.
    expect(projected).toBeGreaterThan(8 * 7258)
    expect(lever?.effect).toEqual({ monthly: 0, of: 'avs', capital: projected, causes: [] })
    expect(differences?.find(({ figure }) => figure === 'pillar3a.projected')).toMatchObject({
      ...{ before: 0, after: projected, difference: projected },
      causes: [{ cause: 'pillar3a', amount: projected }],
    })
  })

  it('costs a fifth of the pay of who has no fund', async () => {
    await use().saveNoFund()
    const { salary } = (await use().getSimulation()).answer?.work ?? { salary: 0 }
    expect(salary).toBeGreaterThan(0)
    expect((await opened())?.cost?.amount).toBe(Math.floor(salary / 5))
  })

  it('tells after tax what is left of the cost, by the own rate', async () => {
    await use().saveMarginalRate(25)
    expect((await opened())?.cost?.afterTax).toBe(5444)
  })

  it('is none where an account is known, and without one nothing is bought of missed years', async () => {
    const purchase = { ...NO_CHANGE, pillar3a: { amount: null, purchase: 2000 } }
    expect((await use().saveSimulation(purchase)).refusal?.problems).toMatchObject([{ key: 'noAccountFor3a' }])
    await use().saveStatement3a(STATEMENT_3A, at(1))
    expect(await opened()).toBeUndefined()
  })
})

describe('the price of a change for who does not know what their partner earns', () => {
  const QUICK = { way: 'quick' as const, rate: 100, course: 'steady' as const, blocks: [] }

  beforeEach(async () => {
    await use().saveInfo(MARRIED)
    await use().saveCareer('person', { ...QUICK, asOf: day('2026-11-21'), salary: 102_000, since: 1991 })
    await use().chooseCountingAccount('own')
  })

  it('lies between what it brings at both ends, and with the figure that counts them as nothing', async () => {
    const { eightyPercent } = await effects()
    const { withoutChange, withChange } = (await use().getDigest({ desiredRate: 80 })).answer ?? {}
    const [before, after] = [withoutChange?.ranges?.total, withChange?.ranges?.total]
    if (!before || !after || !eightyPercent?.range) throw new Error('no range')
    const { monthly, range } = eightyPercent
    const prices = [after.low - before.low, after.high - before.high, monthly]
    expect(new Set(prices).size).toBeGreaterThan(1)
    expect(range).toEqual({ low: Math.min(...prices), high: Math.max(...prices) })
  })
})

it('the price of a change has no range where the figures are known', async () => {
  const all = Object.values(await effects())
  expect(all.length).toBeGreaterThan(1)
  for (const effect of all) expect(effect).not.toHaveProperty('range')
})

it('a change says of who has no fund that they have none', async () => {
  expect((await use().getSimulation()).answer).not.toHaveProperty('isWithoutFund')
  await use().saveNoFund()
  expect((await use().getSimulation()).answer).toMatchObject({ isWithoutFund: true })
})
