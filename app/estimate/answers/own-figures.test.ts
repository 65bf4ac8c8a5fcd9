/** The digest of what a visitor copied from papers, without any answer of a fund or a 3a provider. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import { day } from '~/pillars/day'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../tests/support/product/use-cases'

let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const at = (number: number) => ({ number, confirmed: ['certificateOld'] as const })

beforeEach(async () => {
  api = await startApi()
  await use().saveInfo(BACHELOR)
})

const addCertificate = (number: number, changes: Partial<FundCertificate> = {}) =>
  use().saveCertificate({ ...CERTIFICATE, ...changes }, at(number))
const addStatement = (number: number, changes: Partial<Statement3a> = {}) =>
  use().saveStatement3a({ ...STATEMENT_3A, ...changes }, at(number))

async function columnOf(query = {}) {
  const { answer } = await use().getDigest(query)
  if (!answer) throw new Error('no digest')
  return answer.withChange ?? answer.withoutChange
}

const PENSION_ALONE = {
  ...{ balance: null, balanceMandatory: null, contribution: null },
  ...{ capital: null, conversionRate: null, interest: null },
}

/** Of two, nobody knows which pay is insured where. */
async function addTwoPensions() {
  await addCertificate(1, PENSION_ALONE)
  await addCertificate(2, { ...PENSION_ALONE, label: 'Second' })
}

describe('certificates', () => {
  it('pay what they print, added up, each named with its day', async () => {
    await addCertificate(1)
    await addCertificate(2, {
      label: 'Second',
      capital: 100_000,
      balance: null,
      pension: 500,
      pensionPer: 'month',
      conversionRate: null,
    })
    const { lpp } = await columnOf()
    // CHF 37'207 a year, and CHF 500 a month.
    expect([lpp?.monthly, lpp?.capitalAtRetirement]).toEqual([3101 + 500, 789_022])
    expect(lpp?.funds).toEqual([
      { name: 'Atelier', webUrl: null, asOf: '2026-01-01', monthly: 3101, capital: 0, isTyped: true },
      { name: 'Second', webUrl: null, asOf: '2026-01-01', monthly: 500, capital: 0, isTyped: true },
    ])
  })

  it('of contribution and interest are carried on, which is said', async () => {
    await addCertificate(1, { capital: null, pension: null })
    const explained = (await use().explainLpp()).answer?.withoutChange
    expect(explained?.lpp?.assumptions).toContain('contributionsStay')
    expect(explained?.funds.map(({ fundName, balance, certificate }) => [fundName, balance, certificate])).toEqual([
      ['Atelier', 412_638, { differs: null, isShareToCheck: true }],
    ])
  })

  it('let as much be drawn as capital as they say', async () => {
    await addCertificate(1, { maxCapitalShare: 50 })
    expect((await columnOf({ lppCapitalShare: 50 })).lpp?.capital).toBe(344_511)
    const { refusal } = await use().getDigest({ lppCapitalShare: 51 })
    expect(refusal?.problems).toEqual([{ field: 'lppCapitalShare', key: 'capitalShareTooLarge' }])
  })

  it('of pensions alone, whose pay nobody can divide, give other ages between two ends', async () => {
    await addTwoPensions()
    const retirementDate = (await use().getSimulation()).answer?.limits?.earliest
    const { answer } = await use().explainLpp({ retirementDate })
    expect(answer?.silent).toEqual([])
    const early = answer?.withChange?.lpp
    expect(early).toMatchObject({ sureness: 'computed', capital: 0 })
    expect(early?.assumptions).toEqual(expect.arrayContaining(['savingsUnknown', 'rateByAge', 'contributionsByScale']))
    const { low = 0, high = 0 } = early?.range ?? {}
    // Each pension at 4.8 to 4.9 % in place of 5.2 %, with or without two years of contributions.
    expect(high).toBeLessThan((2 * 3101 * 4.9) / 5.2)
    expect(low).toBeGreaterThan(((2 * 3101 * 4.8) / 5.2) * 0.9)
    expect(low).toBeLessThan(early?.monthly ?? 0)
  })

  it('that name a share below a quarter offer this one, and no more', async () => {
    await addCertificate(1, { maxCapitalShare: 10, balanceMandatory: null })
    expect((await columnOf({ lppCapitalShare: 10 })).lpp?.capital).toBe(Math.round(689_022 / 10))
    const { refusal } = await use().getDigest({ lppCapitalShare: 25 })
    expect(refusal?.problems).toEqual([{ field: 'lppCapitalShare', key: 'capitalShareTooLarge' }])
  })

  it('that do not say how much the fund pays as capital offer a quarter of all savings, to be checked, and no more', async () => {
    await addCertificate(1, { balanceMandatory: null })
    const { lpp } = await columnOf({ lppCapitalShare: 25 })
    expect(lpp?.capital).toBe(Math.round(689_022 / 4))
    expect(lpp?.funds).toMatchObject([{ name: 'Atelier', isShareToCheck: true }])
    const { refusal } = await use().getDigest({ lppCapitalShare: 26 })
    expect(refusal?.problems).toEqual([{ field: 'lppCapitalShare', key: 'capitalShareTooLarge' }])
  })

  it('follow another salary with their contribution', async () => {
    await addCertificate(1)
    const { answer } = await use().getDigest({ currentSalary: 90_000, currentRate: 100, desiredRate: 50 })
    const [before, after] = [answer?.withoutChange, answer?.withChange]
    expect([before?.complete, after?.complete, answer?.silent]).toEqual([true, true, []])
    expect([before?.lpp?.sureness, after?.lpp?.sureness]).toEqual(['printed', 'computed'])
    // The law insures 63'540 of 90'000 and 18'540 of 45'000: from 2027 on 17'627 x 18'540 / 63'540 = 5'143 a year.
    const less = 17_627 * (1 - 18_540 / 63_540)
    const missing = (before?.lpp?.capitalAtRetirement ?? 0) - (after?.lpp?.capitalAtRetirement ?? 0)
    const years = 8 + 5 / 12
    expect(missing).toBeGreaterThan(less * years)
    expect(missing).toBeLessThan(less * years * 1.03 ** years)
    // The pension falls as the savings do.
    expect(after?.lpp?.monthly).toBeCloseTo((3101 * (after?.lpp?.capitalAtRetirement ?? 0)) / 689_022, -0.5)
    const explained = (await use().explainLpp({ currentSalary: 90_000, currentRate: 100, desiredRate: 50 })).answer
    expect(explained?.withChange?.lpp?.assumptions).toContain('contributionsFollowInsured')
    expect(explained?.withoutChange.lpp?.assumptions).not.toContain('contributionsFollowInsured')
  })

  it('of a pension alone carry it on by the law’s credits on the pay, where that is known', async () => {
    await addCertificate(1, PENSION_ALONE)
    const retirementDate = (await use().getSimulation()).answer?.limits?.earliest
    const { answer } = await use().explainLpp({ retirementDate })
    const early = answer?.withChange?.lpp
    expect(answer?.silent).toEqual([])
    // Two years earlier at 4.85 % in place of 5.2 %, and without the credits of two years.
    expect(early?.monthly).toBeLessThan((3101 * 4.85) / 5.2)
    expect(early?.monthly).toBeGreaterThan(3101 * 0.8)
    expect(early).toMatchObject({ sureness: 'computed', capital: 0 })
    expect(early?.assumptions).toEqual(
      expect.arrayContaining(['savingsUnknown', 'savingsByUsualRate', 'contributionsByLaw']),
    )
  })

  it('of pensions alone follow another salary too, between two ends', async () => {
    await addTwoPensions()
    const { answer } = await use().explainLpp({ currentSalary: 90_000, currentRate: 100, desiredRate: 50 })
    expect(answer?.silent).toEqual([])
    const [before, after] = [answer?.withoutChange.lpp, answer?.withChange?.lpp]
    expect([before?.monthly, before?.sureness, after?.sureness]).toEqual([6202, 'printed', 'computed'])
    expect(after?.range?.high).toBe(6202)
    expect(after?.range?.low).toBeGreaterThan(6202 * 0.75)
    expect(after?.monthly).toBeLessThan(6202)
  })

  it('of one fund are not added: the newer counts, which is said', async () => {
    await addCertificate(1, { date: day('2025-01-01'), pension: 30_000, conversionRate: null })
    await addCertificate(2, { label: ' atelier ' })
    await addCertificate(3, { label: 'Other', ...PENSION_ALONE, pension: 6000 })
    const { lpp } = (await use().explainLpp()).answer?.withoutChange ?? {}
    expect([lpp?.monthly, lpp?.funds.map(({ asOf }) => asOf)]).toEqual([3101 + 500, ['2026-01-01', '2026-01-01']])
    expect(lpp?.assumptions).toContain('newerCertificateCounts')
  })

  it('stay as they are where work ends before another salary would begin', async () => {
    await addCertificate(1)
    const { answer } = await use().getDigest({
      ...{ currentSalary: 90_000, currentRate: 100, desiredRate: 50 },
      ...{ stopsOn: day('2026-12-31') },
    })
    expect(answer?.silent.map(({ reason }) => reason)).not.toContain('otherWorkUnknown')
  })

  it('have a range of interest beside a pension that is paid and a bridging pension that is paid back', async () => {
    const rangeIn = async () => {
      const { answer } = await use().getDigest()
      const { lpp } = answer?.outlook?.withoutChange ?? {}
      return lpp && [lpp.low.monthly, lpp.expected.monthly, lpp.high.monthly]
    }
    await addCertificate(1)
    const [low = 0, expected, high = 0] = (await rangeIn()) ?? []
    expect(expected).toBe(3101)
    await addCertificate(1, {
      bridging: { monthly: 2000, from: null, until: 68, reduction: 100 },
    })
    await addCertificate(2, { ...PENSION_ALONE, label: 'Ancienne', kind: 'paid', paidSince: day('2024-01-01') })
    const paid = 3101
    expect(await rangeIn()).toEqual([low, 3101, high].map((monthly) => monthly - 100 + paid))
  })

  it('beside nothing else make a total that a fund nobody has told of does not', async () => {
    expect(await columnOf()).toMatchObject({ complete: false, missing: ['lpp', 'pillar3a'] })
    await use().saveNoFund()
    expect(await columnOf()).toMatchObject({ complete: true, missing: ['pillar3a'] })
    await addCertificate(1)
    expect(await columnOf()).toMatchObject({ complete: true, missing: ['pillar3a'] })
  })
})

describe('beside a fund that answers', () => {
  beforeEach(async () => {
    await use().saveSelectedFunds(['a'])
    await use().getPolicies()
  })

  it('a certificate that stands for it counts only once the visitor says so', async () => {
    const alone = (await columnOf()).lpp?.monthly
    await addCertificate(1, { fundId: 'a' })
    expect((await columnOf()).lpp?.monthly).toBe(alone)
    await use().chooseCertificateSource('a', 'own')
    expect((await columnOf()).lpp?.monthly).toBe(3101)
  })

  it('a certificate of another fund is added', async () => {
    const alone = (await columnOf()).lpp?.monthly ?? 0
    await addCertificate(1)
    expect((await columnOf()).lpp?.monthly).toBe(alone + 3101)
  })
})

it('vested benefits are a capital of their own, in the total of capital', async () => {
  await use().saveVested({ label: 'Fondation', balance: 30_000, rate: 0 }, at(1))
  const { vested, capitalTotal, lpp } = await columnOf()
  expect(vested).toMatchObject({ current: 30_000, projected: 30_000, needsConsent: false })
  expect([capitalTotal, lpp]).toEqual([30_000, null])
})

describe('3a statements', () => {
  it('each have their own line', async () => {
    await addStatement(1, { rate: 0, amount: 0 })
    await addStatement(2, { label: 'Police', kind: 'policy', rate: null, maturity: 90_000, paydate: day('2036-06-01') })
    const { pillar3a } = await columnOf()
    expect(pillar3a?.accounts).toEqual([
      { entityName: 'Banque du Lac', current: 48_200, projected: 48_200, isTyped: true },
      { entityName: 'Police', current: 48_200, projected: 90_000, isTyped: true },
    ])
    expect(pillar3a?.projected).toBe(138_200)
  })

  it('do not pay again what was paid this year', async () => {
    await addStatement(1, { paidThisYear: 0 })
    const before = (await columnOf()).pillar3a?.projected ?? 0
    await addStatement(1, { paidThisYear: 7000 })
    expect((await columnOf()).pillar3a?.projected).toBeLessThan(before)
  })

  it('of a policy stay on their day when another retirement is simulated', async () => {
    await addStatement(1, { kind: 'policy', rate: null, maturity: 90_000, paydate: day('2036-06-01') })
    const { reference } = (await use().getSimulation()).answer?.limits ?? {}
    expect((await columnOf({ retirementDate: reference })).pillar3a?.projectedFrom).toBe('2036-06-01')
  })
})
