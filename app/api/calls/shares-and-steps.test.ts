/** Shares of the AVS pension, work in steps and the partner's own day in the calls of a visitor who has signed in. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Step } from '~/pillars/result'
import { problemOf } from '../../../tests/support/pages/retirement-dates'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'

const INFO = '/acor/pension-calculator/info'
const SIMULATION = '/synthesis/simulation'

let api: Awaited<ReturnType<typeof startApi>>
beforeEach(async () => {
  api = await startApi()
})

/** As a query of an address: what is no text is JSON. */
const queryOf = (query: object) =>
  new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  ).toString()
const digest = async (query: object) => (await api.get(`/synthesis/digest?${queryOf(query)}`)).json()
const pension = async (query: object = {}) => (await api.get(`/acor/pension-calculator?${queryOf(query)}`)).json()
const refusedIn = async (simulation: object) => (await problemOf(await api.post(SIMULATION, simulation))).errors

const SHARE = { drawing: [{ from: '2033-06-01', share: 40 }] }
const STEPS = { steps: [{ on: '2033-06-01', rate: 60 }], currentSalary: 60_000, currentRate: 100 }

describe('a change of shares and steps', () => {
  beforeEach(() => api.post(INFO, MARRIED))

  it('is kept, and applied by the call of the pension and of the digest', async () => {
    const change = { ...SHARE, ...STEPS, partner: { retirementDate: '2032-04-01' } }
    const saved = await (await api.post(SIMULATION, change)).json()
    expect([saved.problem, saved.simulation]).toEqual([null, expect.objectContaining(change)])
    const { periods, person } = await pension(change)
    expect(person.shares).toEqual([
      { from: '2033-06-01', share: 40 },
      { from: '2035-06-01', share: 100 },
    ])
    expect(periods.map(({ from }: { from: string }) => from)).toEqual([
      '2032-04-01',
      '2033-04-01',
      '2033-06-01',
      '2035-06-01',
    ])
    // From June 2033 on both draw; with 40 % of hers the two stay below the cap, which is whole as his pension is.
    expect(periods.map(({ capped }: { capped: boolean }) => capped)).toEqual([false, false, false, true])
    const { withChange, differences } = await digest(change)
    expect(withChange.retirementDate).toBe('2035-06-01')
    const total = differences.find(({ figure }: { figure: string }) => figure === 'total.monthly')
    // Who draws earlier does not change what the other is paid for life where both are on a whole scale.
    expect(total.causes.map(({ cause }: { cause: string }) => cause)).toEqual(['steps', 'drawing'])
  })

  it('follows the rate in the income over time', async () => {
    const { outlook } = await digest({ ...STEPS, steps: [...STEPS.steps, { on: '2034-06-01', rate: 30 }] })
    expect(
      outlook.withChange.income.map(({ from, salary }: { from: string; salary: number | null }) => [from, salary]),
    ).toEqual([
      ['2026-11-21', 5_000],
      ['2033-06-01', 3_000],
      ['2034-06-01', 1_500],
      ['2035-06-01', null],
    ])
  })

  it.each<[string, object, [field: string, key: string][]]>([
    ['a share of 10 %', { drawing: [{ from: '2033-06-01', share: 10 }] }, [['drawing[0].share', 'drawingShareRange']]],
    [
      'a share before 63',
      { drawing: [{ from: '2033-05-01', share: 40 }] },
      [['drawing[0].from', 'retirementTooEarly']],
    ],
    ['more work', { steps: [{ on: '2033-06-01', rate: 100 }] }, [['steps[0].rate', 'stepRateNotLower']]],
    [
      'a step after the retirement',
      { retirementDate: '2034-06-01', steps: [{ on: '2034-06-01', rate: 60 }] },
      [['steps[0].on', 'stepAfterRetirement']],
    ],
    ['parts of no fund', { ...STEPS, stepsDrawFund: true }, [['stepsDrawFund', 'noFundForParts']]],
    [
      'a day of the partner before 63',
      { partner: { retirementDate: '2031-03-01' } },
      [['partner.retirementDate', 'retirementTooEarly']],
    ],
    [
      'everything at once',
      {
        ...SHARE,
        lppCapitalShare: 25,
        steps: [{ on: '2026-11-01', rate: 60 }],
        partner: { retirementDate: '2039-01-01' },
      },
      [
        ['lppCapitalShare', 'noFundForCapital'],
        ['steps[0].on', 'stepInPast'],
        ['partner.retirementDate', 'retirementTooLate'],
      ],
    ],
  ])('refuses %s', async (_, change, expected) =>
    expect(await refusedIn(change)).toEqual(expected.map(([field, key]) => ({ field, key }))),
  )

  it('tells nothing of single incomes of the partner by the day that is chosen', async () => {
    const own = ({ person }: { person: { steps: Step[] } }) =>
      person.steps.filter(({ key }) => ['splitting', 'incomeSum', 'averageIncome', 'ramd'].includes(key))
    const onTime = await pension()
    for (const retirementDate of ['2031-04-01', '2032-04-01', '2035-04-01'] as DigestQuery['retirementDate'][]) {
      const chosen = await pension({ partner: { retirementDate } })
      expect(own(chosen)).toEqual(own(onTime))
      expect(Object.keys(chosen.partner).toSorted()).toEqual(Object.keys(onTime.partner).toSorted())
    }
  })
})

describe('a day of a partner of whom nothing is known', () => {
  it('is refused where there is none', async () => {
    api.unregistered()
    await api.post(INFO, BACHELOR)
    const partner = { retirementDate: '2032-04-01' }
    expect(await refusedIn({ partner })).toEqual([{ field: 'partner.retirementDate', key: 'noPartner' }])
    expect((await (await api.get(SIMULATION)).json()).partnerLimits).toBeNull()
  })

  it('is refused where their incomes are not known', async () => {
    // Somebody who differs from the register in the insured years: the partner's account is not used then.
    await api.post(INFO, { ...MARRIED, person: { ...MARRIED.person, insuredSince: 2005 } })
    const partner = { retirementDate: '2032-04-01' }
    expect(await refusedIn({ partner })).toEqual([{ field: 'partner.retirementDate', key: 'partnerPensionUnknown' }])
    expect((await (await api.get(SIMULATION)).json()).partnerLimits).toBeNull()
  })
})
