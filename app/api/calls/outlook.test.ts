/** How the digest goes on over time, and what it is worth. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { RegisterRecord } from '~/dossier/shape/register-record'
import type { Digest } from '~/pillars/synthesis/digest'
import type { ColumnOutlook, Outlook } from '~/pillars/synthesis/outlook'
import { selectionOf } from '../../../tests/support/pages/selection-of'
import { INSURED, OWN, POLICY } from '../../../tests/support/parties/stub-connectors'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

/** Born on 10 May 1970: the reference age is reached on 10 May 2035, the spouse's on 4 March 2033. */
async function fillIn(info: object = MARRIED, funds = ['a', 'b']) {
  await api.post('/acor/pension-calculator/info', info)
  await api.post('/openpk/user/pension-funds', selectionOf(funds))
  await api.post('/openpv/user/entities', { ids: ['x', 'y'] })
}

const digest = async (query: Record<string, string | number> = {}): Promise<Digest & { outlook: Outlook }> =>
  (await api.get(`/synthesis/digest?${new URLSearchParams(query as Record<string, string>)}`)).json()

/** The salary of a step, and all of it. */
const salariesIn = ({ income }: Pick<ColumnOutlook, 'income'>) =>
  income.map(({ from, salary, total }) => [from, salary, total])

describe('the outlook of a digest', () => {
  it('begins with the salary that the funds know, and goes on with the pensions', async () => {
    await fillIn()
    const { withoutChange, outlook } = await digest()
    const { monthlyTotal, avs } = withoutChange
    expect(outlook.salary).toEqual({ salary: 160_000, source: 'funds', year: null })
    expect(outlook.withChange).toBeNull()
    // Two funds insure 80'000 each.
    expect(outlook.withoutChange.income).toEqual([
      {
        from: '2026-11-21',
        to: '2035-05-31',
        age: { years: 56, months: 6 },
        untilAge: { years: 65, months: 0 },
        salary: 13_333,
        avs: null,
        lpp: null,
        total: 13_333,
      },
      {
        from: '2035-06-01',
        to: null,
        age: { years: 65, months: 0 },
        untilAge: null,
        salary: null,
        avs: avs?.monthly,
        lpp: 4166,
        total: monthlyTotal,
      },
    ])
    expect(outlook.withoutChange.replaced).toEqual([
      { from: '2035-06-01', percent: Math.round((1200 * (monthlyTotal ?? 0)) / 160_000) },
    ])
  })

  it('takes the salary that was typed, and without a fund that of the account', async () => {
    await fillIn(BACHELOR, [])
    const { outlook } = await digest()
    expect(outlook.salary).toEqual({ salary: 60_000, source: 'account', year: 2024 })
    expect(outlook.withoutChange.income[0]?.salary).toBe(5_000)
    const typed = (await digest({ currentSalary: 96_000, currentRate: 80 })).outlook
    expect(typed.salary).toEqual({ salary: 96_000, source: 'typed', year: null })
    expect(typed.withoutChange.income[0]?.salary).toBe(8_000)
    expect(typed.withoutChange.replaced[0]?.percent).toBeLessThan(40)
  })

  it('begins with the first pension where nobody knows a salary', async () => {
    await fillIn(BACHELOR, [])
    const { [OWN]: own } = INSURED
    api.connectors.register.getInsured = async () => ({ ...own, incomes: [] }) as RegisterRecord
    await api.get('/acor/pension-calculator?force=true')
    const { outlook } = await digest()
    expect(outlook.salary).toBeNull()
    expect(outlook.withoutChange.replaced).toEqual([])
  })

  it('has another salary from January on with the change, the fund’s range with it, and the share of today’s', async () => {
    await fillIn(MARRIED, ['a'])
    const { outlook, withChange } = await digest({ desiredSalary: 120_000, desiredRate: 100 })
    const { income, lpp, replaced } = outlook.withChange as ColumnOutlook
    expect(salariesIn({ income })).toEqual([
      ['2026-11-21', 6_667, 6_667],
      ['2027-01-01', 10_000, 10_000],
      ['2035-06-01', null, withChange?.monthlyTotal],
    ])
    expect(salariesIn(outlook.withoutChange)).toHaveLength(2)
    // The fund projects 1.5 times as much: 750'000 at 5 %.
    expect(lpp).toMatchObject({ expected: { monthly: 3_125, capital: 0 }, fixed: [] })
    expect(lpp?.low.monthly).toBeLessThan(3_125)
    expect(replaced).toEqual([
      { from: '2035-06-01', percent: Math.round((1200 * (withChange?.monthlyTotal ?? 0)) / 80_000) },
    ])
  })

  it('has the part drawn as capital in its range, and as a month', async () => {
    await fillIn(MARRIED, ['a'])
    const { lpp, spread } = (await digest({ lppCapitalShare: 50 })).outlook.withChange as ColumnOutlook
    expect(lpp?.expected).toEqual({ monthly: 1_042, capital: 250_000 })
    expect(lpp?.low.capital).toBeLessThan(250_000)
    expect(spread.lpp).toEqual({ capital: 250_000, from: '2035-06-01', months: 299, monthly: 836 })
  })

  it('says no share of the salary while a fund is silent', async () => {
    await fillIn()
    api.silent.set('a', 'timeout')
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    await api.signInEverywhere()
    const { withoutChange, outlook } = await digest()
    expect(withoutChange.lpp).not.toBeNull()
    expect(outlook.withoutChange.replaced).toEqual([])
  })

  it('has the steps of an early start with the change, and leaves the first column as it was', async () => {
    await fillIn(BACHELOR)
    const plain = await digest()
    const { outlook, withChange } = await digest({ retirementDate: '2034-06-01' })
    expect(outlook.withoutChange).toEqual(plain.outlook.withoutChange)
    expect(outlook.withChange?.income.map(({ from, to }) => [from, to])).toEqual([
      ['2026-11-21', '2034-05-31'],
      ['2034-06-01', '2035-05-31'],
      ['2035-06-01', null],
    ])
    expect(outlook.withChange?.income[1]?.total).toBe(withChange?.first?.monthly)
    expect(outlook.withChange?.income[2]?.total).toBe(withChange?.monthlyTotal)
  })

  it('has ranges around the figures of the digest', async () => {
    await fillIn()
    const { withoutChange, outlook } = await digest()
    const { lpp, pillar3a, spread } = outlook.withoutChange
    expect(lpp?.expected).toEqual({ monthly: 4166, capital: 0 })
    expect(lpp?.funds).toEqual([
      { name: 'Fund a', rates: { low: 0, expected: 1, high: 2 } },
      { name: 'Fund b', rates: { low: 0, expected: 1, high: 2 } },
    ])
    // The rate of someone who said nothing yet is 0.5 %; without interest: 30'000, and 3'000 a year into each of two accounts,
    // from next year on for 101 months: this year's are in the balances.
    expect(pillar3a).toMatchObject({
      low: { rate: 0, capital: 80_500 },
      expected: { rate: 0.5, capital: withoutChange.pillar3a?.projected },
      high: { rate: 1.5 },
    })
    // From 1 June 2035 to 10 May 2060: 299 whole months.
    expect(spread.pillar3a).toEqual({
      capital: withoutChange.pillar3a?.projected,
      from: '2035-06-01',
      months: 299,
      monthly: Math.round((withoutChange.pillar3a?.projected ?? 0) / 299),
    })
    expect(spread.lpp).toBeNull()
  })

  it('names a fund that does not say with which interest it projects', async () => {
    await fillIn(MARRIED, ['a'])
    const { interestRates: _, ...capital } = POLICY.personalPensionDetails.retirementCapital
    const details = { ...POLICY.personalPensionDetails, retirementCapital: { ...capital, interestRates: {} } }
    api.connectors.funds.listPolicies = async () => [{ ...POLICY, personalPensionDetails: details } as typeof POLICY]
    const { lpp } = (await digest()).outlook.withoutChange
    expect(lpp).toEqual({
      low: { monthly: 2083, capital: 0 },
      expected: { monthly: 2083, capital: 0 },
      high: { monthly: 2083, capital: 0 },
      funds: [],
      fixed: ['Fund a'],
    })
  })

  it('knows the salary of the account before anything else is known', async () =>
    expect((await digest()).outlook.withoutChange).toEqual({
      income: [expect.objectContaining({ from: '2026-11-21', to: '2035-05-31', salary: 5_000 })],
      replaced: [],
      lpp: null,
      pillar3a: null,
      spread: { lpp: null, pillar3a: null },
    }))

  it('asks no silent fund once more, neither for its policies nor for another salary', async () => {
    await fillIn()
    const askedOf = async (what: string, query: Record<string, number>) => {
      const before = api.asked.length
      await digest(query)
      return api.asked.slice(before).filter((one) => one.startsWith(what))
    }
    api.silent.set('simulation b', 'timeout')
    expect(await askedOf('salary b', { desiredSalary: 120_000, desiredRate: 100 })).toHaveLength(1)
    api.silent.set('a', 'timeout')
    await api.post('/openpk/user/pension-funds', { ids: ['b', 'a'] })
    await api.signInEverywhere()
    expect(await askedOf('policies a', {})).toHaveLength(1)
  })
})
