/** A change of salary, activity rate and capital share: what each pillar makes of it, and from which cause. */
import { beforeEach, describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { computeAvs } from '~/pillars/avs'
import type { Difference } from '~/pillars/synthesis/result'
import { child, insuredPerson, life } from '../../../tests/support/lives/life'
import { selectionOf } from '../../../tests/support/pages/selection-of'
import { INSURED, OWN, withSalary } from '../../../tests/support/parties/stub-connectors'
import { BACHELOR, startApi, TODAY } from '../../../tests/support/product/start-api'
import { DigestAnswer } from '../answers/synthesis'

const PENSION = '/acor/pension-calculator'
const SIMULATION = '/synthesis/simulation'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

async function fillIn(funds = ['a']) {
  await api.post('/acor/pension-calculator/info', BACHELOR)
  await api.post('/openpk/user/pension-funds', selectionOf(funds))
  await api.post('/openpv/user/entities', { ids: ['x'] })
}

const get = async (path: string, query: Record<string, string> = {}) =>
  (await api.get(`${path}?${new URLSearchParams(query)}`)).json()
const digest = (query?: Record<string, string>) => get('/synthesis/digest', query)
const asked = (word: string) => api.asked.filter((what) => what.startsWith(`${word} `))
const differenceOf = ({ differences }: { differences: Difference[] }, figure: Difference['figure']) =>
  differences.find((one) => one.figure === figure)

describe('another salary', () => {
  it('[008] counts for AVS from next January on', async () => {
    await fillIn()
    const { withChange } = await digest({ desiredSalary: '30000' })
    const { person, children } = BACHELOR
    const incomeToCome = { from: 2027, amount: 30_000 }
    const facts = life(insuredPerson('FEMALE', person.birthDate, INSURED[OWN]?.incomes ?? [], { incomeToCome }), {
      children: children.map(({ birthDate }) => child(birthDate, { parents: 'person' })),
    })
    const result = computeAvs(facts, lawOn(TODAY), TODAY)
    expect(withChange.avs.monthly).toBe(result.person.monthly)
    const pension = await get(PENSION, { desiredSalary: '30000' })
    expect(pension.person.monthly).toBe(result.person.monthly)
    expect(pension.assumptions).toContain('newIncomeFromJanuary')
    expect((await get(PENSION)).assumptions).not.toContain('newIncomeFromJanuary')
  })

  it('[008] is sent to the fund at full employment, from next January on, and asked once', async () => {
    await fillIn()
    const query = { currentSalary: '80000', currentRate: '100', desiredSalary: '48000', desiredRate: '80' }
    const changed = await digest(query)
    expect(DigestAnswer.parse(changed)).toEqual(changed)
    expect(asked('salary')).toEqual(['salary a 60000 100 2027-01-01', 'salary a 60000 80 2027-01-01'])
    const { retirementCapital } = withSalary(60_000, 80)
    const capital = retirementCapital.projectedRetirementBenefits.at(-1)?.capitalBalance as number
    expect(changed.withChange.lpp).toMatchObject({
      capitalAtRetirement: capital,
      monthly: Math.round((capital * 0.05) / 12),
    })
    expect(changed.withChange.pillar3a).toEqual(changed.withoutChange.pillar3a)
    await digest(query)
    expect(asked('salary')).toHaveLength(2)
  })

  it('is that of today for as much less work, as the funds know it', async () => {
    await fillIn(['a', 'b'])
    await digest({ desiredRate: '50' })
    // Two funds with 80'000 each: together 160'000 at 100 %, and then half of it.
    expect(asked('salary').toSorted()).toEqual(['salary a 80000 50 2027-01-01', 'salary b 80000 50 2027-01-01'])
  })

  it('is that of the AVS account where no fund knows it', async () => {
    await fillIn([])
    expect((await get(SIMULATION)).work).toEqual({ salary: 60_000, rate: null, source: 'account', year: 2024 })
    const half = await get(PENSION, { desiredRate: '50' })
    expect(half).toEqual(await get(PENSION, { desiredSalary: '30000' }))
  })

  it.each([
    ['nobody knows it', []],
    // CHF 530 of contribution a year, the minimum, stand there as CHF 5'000 (RAVS art. 28).
    ['the account has the minimum contribution only', [{ year: 2025, amount: 5000, months: 12 }]],
  ])('is asked for where %s', async (_, incomes) => {
    const { getInsured } = api.connectors.register
    api.connectors.register.getInsured = async (navs) => ({ ...(await getInsured(navs)), incomes })
    await fillIn([])
    const response = await api.get('/synthesis/digest?desiredRate=50')
    expect(await response.json()).toMatchObject({
      status: 422,
      errors: [{ field: 'currentSalary', key: 'salaryUnknown' }],
    })
  })

  it.each([
    ['timeout', 'timeout'],
    ['refused', 'noProjection'],
    ['notFound', 'noProjection'],
    ['badAnswer', 'badAnswer'],
  ] as const)('a fund that is asked and says %s is named beside the change, and asked again', async (reason, said) => {
    await fillIn()
    api.silent.set('simulation a', reason)
    const { withoutChange, withChange, differences, silent } = await digest({ desiredSalary: '60000' })
    expect([withoutChange.lpp.monthly, withChange.lpp]).toEqual([2083, null])
    expect(silent).toEqual([{ party: 'pensionFund', id: 'a', name: 'Fund a', reason: said, column: 'withChange' }])
    // A total without the second pillar is no smaller pension.
    expect(differences.map(({ figure }: Difference) => figure)).not.toContain('total.monthly')
    api.silent.clear()
    expect((await digest({ desiredSalary: '60000' })).withChange.lpp.monthly).toBe(1563)
  })

  it('is asked of no fund where the pension starts before it', async () => {
    api.registered({ birthDate: '1961-12-10', gender: 'MALE' })
    await api.post('/acor/pension-calculator/info', {
      ...BACHELOR,
      person: { ...BACHELOR.person, birthDate: '1961-12-10', gender: 'MALE' },
    })
    await api.post('/openpk/user/pension-funds', { ids: ['a'] })
    const { withoutChange, withChange } = await digest({ desiredSalary: '20000', retirementDate: '2027-01-01' })
    expect(asked('salary')).toEqual([])
    expect(withChange.avs).toEqual(withoutChange.avs)
    expect(withChange.lpp).toEqual(withoutChange.lpp)
  })

  it('what a fund answered can be read, and goes with the choice of funds', async () => {
    await fillIn()
    await digest({ desiredSalary: '60000' })
    const told = async () => (await api.get('/openpk/user/pension-funds/salary-changes')).json()
    const kept = Object.values((await api.dossier()).salaryChanges)
    expect(kept).toHaveLength(1)
    expect(await told()).toEqual([
      {
        fundId: 'a',
        fundName: 'Fund a',
        policyId: 'p',
        asked: { declaredSalary: 60_000, employmentLevel: 100, effectiveDate: '2027-01-01' },
        personalPensionDetails: withSalary(60_000, 100),
      },
    ])
    await api.post('/openpk/user/pension-funds', { ids: ['b'] })
    expect((await api.dossier()).salaryChanges).toEqual({})
    expect(await told()).toEqual([])
  })
})

describe('a capital share', () => {
  it('[008] becomes capital, and the rest a pension', async () => {
    await fillIn()
    const { withChange, withoutChange } = await digest({ lppCapitalShare: '40' })
    expect(withoutChange.lpp).toMatchObject({ monthly: 2083, capital: 0, capitalAtRetirement: 500_000 })
    expect(withChange.lpp).toMatchObject({ monthly: 1250, capital: 200_000, capitalAtRetirement: 500_000 })
    expect(withChange.avs).toEqual(withoutChange.avs)
    expect(withChange.capitalTotal).toBe(withoutChange.capitalTotal + 200_000)
  })

  it('[124] is no larger than every fund allows', async () => {
    await fillIn()
    expect((await get(SIMULATION)).largestCapitalShare).toBe(50)
    const problem = { status: 422, errors: [{ field: 'lppCapitalShare', key: 'capitalShareTooLarge' }] }
    expect(await digest({ lppCapitalShare: '50.5' })).toMatchObject(problem)
    expect(await (await api.post(SIMULATION, { lppCapitalShare: 51 })).json()).toMatchObject(problem)
    expect((await api.dossier()).simulation).toBeNull()
  })

  it('[009] is refused without a fund', async () => {
    await fillIn([])
    expect(await digest({ lppCapitalShare: '25' })).toMatchObject({
      status: 422,
      errors: [{ field: 'lppCapitalShare', key: 'noFundForCapital' }],
    })
  })

  it('fits no more when another fund pays less of it', async () => {
    await fillIn(['a', 'b'])
    await api.post(SIMULATION, { lppCapitalShare: 40 })
    const { listPolicies } = api.connectors.funds
    api.connectors.funds.listPolicies = async (fund, token) =>
      (await listPolicies(fund, token)).map((policy) => ({
        ...policy,
        personalPensionDetails: { ...policy.personalPensionDetails, maxLumpSumShare: 25 },
      }))
    await api.post('/openpk/user/pension-funds', { ids: ['b'] })
    expect(await get(SIMULATION)).toMatchObject({
      simulation: { lppCapitalShare: 40 },
      problem: 'capitalShareTooLarge',
    })
  })
})

it('all at once, each cause has its part of each difference', async () => {
  await fillIn()
  const changed = await digest({
    currentSalary: '80000',
    currentRate: '100',
    desiredSalary: '72000',
    desiredRate: '80',
    retirementDate: '2034-06-01',
    lppCapitalShare: '25',
  })
  for (const { before, after, difference, causes } of changed.differences as Difference[]) {
    expect(after - before).toBe(difference)
    expect(causes.reduce((sum, { amount }) => sum + amount, 0)).toBe(difference)
  }
  expect(differenceOf(changed, 'lpp.monthly')?.causes.map(({ cause }) => cause)).toEqual([
    'salary',
    'activityRate',
    'retirementDate',
    'capitalShare',
  ])
  expect(differenceOf(changed, 'lpp.capital')).toMatchObject({ before: 0, causes: [{ cause: 'capitalShare' }] })
  expect(differenceOf(changed, 'avs.monthly')?.causes.map(({ cause }) => cause)).not.toContain('capitalShare')
})
