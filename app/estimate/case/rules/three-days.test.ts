import { beforeEach, describe, expect, it } from 'vitest'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import type { LppColumnExplanation } from '~/pillars/synthesis/explanation'
import { CERTIFICATE, STATEMENT_3A } from '../../../../tests/support/papers/typed-papers'
import { BACHELOR, startApi } from '../../../../tests/support/product/start-api'
import { createEstimate, visitorUseCases } from '../../../../tests/support/product/use-cases'
import { findDayProblems } from './three-days'

const facts = (earliest: number | null = 58) => ({
  birth: { birthDate: day('1970-05-10'), gender: 'FEMALE' as const },
  statements: [
    {
      ...{ fundName: 'a', webUrl: null, asOf: day('2026-01-01'), largestCapitalShare: null, benefits: [] },
      earliestRetirementAge: earliest && earliest * 12,
    },
  ],
  today: day('2026-11-21'),
})
const found = (
  stopsOn: string | null,
  lppFrom: string | null,
  given: Parameters<typeof findDayProblems>[1] = facts(),
) => findDayProblems({ stopsOn: stopsOn ? day(stopsOn) : null, lppFrom: lppFrom ? day(lppFrom) : null }, given)

describe('days that do not go together', () => {
  it.each([
    ['2026-11-20', 'stopInPast'],
    ['2026-11-21', null],
    ['2040-05-31', null],
    ['2040-06-01', 'stopTooLate'],
  ])('the last day of work on %s: %s', (stopsOn, key) => expect(found(stopsOn, null).stopsOn).toBe(key))

  it.each([
    [58, null, '2028-06-01', null],
    [58, null, '2028-05-01', 'lppTooEarly'],
    [55, null, '2028-05-01', 'lppTooEarly'],
    [null, null, '2033-05-31', null],
    [null, null, '2033-05-01', 'lppTooEarly'],
    [58, null, '2026-11-30', 'lppTooEarly'],
    [58, null, '2040-06-01', null],
    [58, null, '2040-06-02', 'lppTooLate'],
    [58, null, '9999-12-31', 'lppTooLate'],
    [58, '2030-05-31', '2030-06-01', null],
    [58, '2030-06-01', '2030-06-01', 'lppWhileWorking'],
    [58, '2030-05-31', '2035-06-01', null],
    [58, '2037-05-31', '2035-06-01', null],
    [58, '2037-05-31', '2037-06-01', null],
    [58, '2037-05-31', '2037-07-01', 'lppAfterWork'],
    [58, '2030-05-31', '2035-07-01', 'lppAfterWork'],
  ])('a fund that can pay from %s, work until %s, the fund from %s: %s', (age, stopsOn, lppFrom, key) =>
    expect(found(stopsOn, lppFrom, facts(age)).lppFrom).toBe(key),
  )

  it('is nothing that a fund could pay where there is none, nor before next month', () => {
    expect(found(null, '2036-06-01', { ...facts(), statements: null }).lppFrom).toBe('noFundForDay')
    expect(found(null, '2026-11-21', { ...facts(), statements: [] }).lppFrom).toBe('lppTooEarly')
    const old = { ...facts(), birth: { birthDate: day('1962-05-10'), gender: 'MALE' as const } }
    expect(found(null, '2026-11-21', old).lppFrom).toBe(null)
    expect(found(null, '2026-11-01', old).lppFrom).toBe('retirementInPast')
  })
})

/** Born on 10 May 1970: the reference age in June 2035. A fund that pays from 58 and prints every age. */
let api: Awaited<ReturnType<typeof startApi>>
const use = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
const PRINTED = {
  ...CERTIFICATE,
  ages: Array.from({ length: 13 }, (_, index) => 58 + index).map((age) => ({
    age,
    capital: 20_000 * (age - 30),
    pension: 500 * age,
  })),
}
const digestOf = async (query: DigestQuery) => {
  const { answer, refusal } = await use().getDigest(query)
  if (!answer) throw new Error(JSON.stringify(refusal))
  return answer
}

describe('three days on the synthesis', () => {
  beforeEach(async () => {
    api = await startApi()
    await use().saveInfo(BACHELOR)
    await use().saveCertificate(PRINTED, { number: 1, confirmed: ['certificateOld'] })
    await use().saveStatement3a(STATEMENT_3A, { number: 1, confirmed: [] })
  })

  it('pay the fund at 60, the AVS at 65, and nothing else in between', async () => {
    const { withChange, outlook, differences } = await digestOf({ stopsOn: day('2030-05-31') })
    expect(withChange).toMatchObject({
      retirementDate: '2035-06-01',
      first: { monthly: 2_500, from: '2030-06-01', to: '2035-05-31' },
      lpp: { from: '2030-06-01', monthly: 2_500, capitalAtRetirement: 600_000 },
      avs: { from: '2035-06-01' },
      pillar3a: { paymentsUntil: '2030-06-01', projectedFrom: '2035-06-01' },
    })
    expect(outlook?.withChange?.income.map(({ from, salary, lpp, avs }) => [from, !!salary, !!lpp, !!avs])).toEqual([
      ['2026-11-21', true, false, false],
      ['2030-06-01', false, true, false],
      ['2035-06-01', false, true, true],
    ])
    const causes = new Set(differences.flatMap((one) => one.causes.map(({ cause }) => cause)))
    expect([...causes]).toEqual(['stopsOn'])
  })

  it('let savings wait without contributions, and nothing be paid meanwhile', async () => {
    const change = { stopsOn: day('2028-05-31'), lppFrom: day('2033-06-01') }
    const { withChange, outlook, differences } = await digestOf(change)
    // 560'000 at 1.75 %, by calendar years.
    const grown = 560_000 * (1 + 0.0175 * (7 / 12)) * 1.0175 ** 4 * (1 + 0.0175 * (5 / 12))
    expect(withChange?.lpp?.capitalAtRetirement).toBe(Math.round(grown))
    expect(outlook?.withChange?.income.map(({ from, total }) => [from, total > 0])).toEqual([
      ['2026-11-21', true],
      ['2028-06-01', false],
      ['2033-06-01', true],
      ['2035-06-01', true],
    ])
    expect(outlook?.withChange?.lpp?.expected.monthly).toBe(withChange?.lpp?.monthly)
    expect(outlook?.withChange?.lpp?.low.monthly).toBeLessThan(withChange?.lpp?.monthly ?? 0)
    const causes = differences.find(({ figure }) => figure === 'lpp.monthly')?.causes
    expect(causes?.map(({ cause }) => cause)).toEqual(['stopsOn', 'lppFrom'])
  })

  it.each<[string, DigestQuery]>([
    ['pays before the AVS', { lppFrom: day('2033-06-01') }],
    ['waits for its day', { stopsOn: day('2031-05-31'), lppFrom: day('2033-06-01') }],
    ['pays with the AVS', {}],
  ])('beside work in steps, a fund that %s has a range around its own figure', async (_, days) => {
    const { withChange, outlook } = await digestOf({ ...days, steps: [{ on: day('2029-06-01'), rate: 60 }] })
    const range = outlook?.withChange?.lpp
    expect(range?.expected.monthly).toBe(withChange?.lpp?.monthly)
    expect(range?.low.monthly).toBeLessThan(withChange?.lpp?.monthly ?? 0)
    expect(range?.high.monthly).toBeGreaterThan(withChange?.lpp?.monthly ?? 0)
  })

  it('name for each paper the reason that its column counts, by its place', async () => {
    const { answer: plain } = await use().explainLpp({})
    expect(plain?.withoutChange.funds.map(({ missing }) => missing)).toEqual([null])
    // Without any savings, nothing says from what the steps would start.
    const nothing = { balance: null, balanceMandatory: null, contribution: null, capital: null, conversionRate: null }
    const silent = { ...CERTIFICATE, ...nothing, label: 'Second' }
    await use().saveCertificate(silent, { number: 2, confirmed: ['certificateOld'] })
    const { answer, refusal } = await use().explainLpp({ steps: [{ on: day('2029-06-01'), rate: 60 }] })
    expect(refusal).toBeNull()
    const told = (column: LppColumnExplanation | null | undefined) =>
      column?.funds.map(({ fundName, missing }) => [fundName, missing])
    expect(told(answer?.withoutChange)).toEqual([
      ['Atelier', null],
      ['Second', null],
    ])
    expect(told(answer?.withChange)).toEqual([
      ['Atelier', null],
      ['Second', 'stepsUnknown'],
    ])
  })

  it('end work with the fund’s day where nothing else is told', async () => {
    const told = await digestOf({ stopsOn: day('2030-05-31'), lppFrom: day('2030-06-01') })
    const derived = await digestOf({ lppFrom: day('2030-06-01') })
    expect(derived.withChange).toEqual(told.withChange)
    expect(derived.outlook).toEqual(told.outlook)
  })

  it('owe contributions until the reference age', async () => {
    const { answer } = await use().getPension({ stopsOn: day('2030-05-31') })
    expect(answer?.assumptions).toContain('nonEmployedContributions')
    expect((await use().getPension()).answer?.assumptions).not.toContain('nonEmployedContributions')
  })

  it('are refused at their field', async () => {
    const { refusal } = await use().getDigest({ stopsOn: day('2030-05-31'), lppFrom: day('2030-05-01') })
    expect(refusal?.problems).toEqual([{ field: 'lppFrom', key: 'lppWhileWorking' }])
  })
})
