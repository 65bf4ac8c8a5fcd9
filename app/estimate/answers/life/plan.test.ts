/** The plan of leaving early by the call, counted by hand where the law gives the figure. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { LifeRefusal } from '../../case/life/problems'
import { Life, type SentLife } from '../../case/life/shape'
import { estimateLife } from './estimate-life'

const TODAY = day('2026-11-29')
const YEARS = Array.from({ length: 36 }, (_, at) => ({ year: 1990 + at, amount: 90_000, months: 12 }))
/** Born on 10 August 1969: 58 in September 2027, 62 in September 2031, the reference age in September 2034. */
const PERSON: SentLife['person'] = {
  ...{ birthDate: day('1969-08-10'), gender: 'MALE', incomes: YEARS, incomesAsOf: day('2026-11-20') },
  incomeToCome: 90_000,
}
const certificate = (label: string, pension: number, more: object = {}) => ({
  ...{ kind: 'certificate' as const, label, date: day('2026-01-01'), balance: 400_000, contribution: 12_000 },
  ...{ contributionPer: 'year' as const, interest: 1.25, conversionRate: 5, pension, pensionPer: 'year' as const },
  ages: [58, 60, 62, 63].map((age) => ({ age, capital: 8000 * age, pension: pension - 1200 * (65 - age) })),
  ...more,
})
const BRIDGED = certificate('Atelier', 24_000, { bridging: { monthly: 1000, from: null, until: null, reduction: 140 } })
const account = (label: string, solde: number) => ({ label, solde, amount: 0, rate: 0 })

const estimate = (life: Partial<SentLife>) => estimateLife(Life.parse({ person: PERSON, ...life }), TODAY)
const planned = (plan: SentLife['plan'], more: Partial<SentLife> = {}) =>
  estimate({ secondPillar: [BRIDGED], thirdPillar: [account('A', 40_000), account('B', 30_000)], plan, ...more })

describe('own papers of 63 with a bridging pension', () => {
  const AT_63 = { retirementDate: day('2032-09-01'), need: 5000 } as const
  it('have the AVS at 63, or at the reference age with a plan that says so', () => {
    const first = planned(AT_63)
    expect(first.leaving).toMatchObject({
      leaving: '2032-09-01',
      avsStart: '2032-09-01',
      age: { years: 63, months: 0 },
    })
    const late = planned({ ...AT_63, avsFrom: 'reference' })
    expect(late.leaving).toMatchObject({ leaving: '2032-09-01', avsStart: '2034-09-01', avsFrom: 'reference' })
    // 24'000 - 2 x 1'200 = 21'600 a year; 1'000 more until the reference age, 140 less from then on.
    expect(late.phases[0]?.sources).toMatchObject({ avs: 0, lpp: 1800, bridging: 1000 })
    expect(late.phases.at(-1)?.sources).toMatchObject({ lpp: 1660, bridging: 0 })
    expect(late.leaving?.bridgingReduction).toBe(140)
    expect(late.digest.withChange).toMatchObject({ retirementDate: '2034-09-01', worksUntil: '2032-09-01' })
  })

  it('draw both accounts until they are used up, each paid out when it is needed', () => {
    const { leaving, phases } = planned({ ...AT_63, avsFrom: 'reference' })
    // 5'000 - 2'800 = 2'200 a month for 24 months; 70'000 pay 31 of them, or 24 and then less.
    expect(leaving?.hole).toMatchObject({ monthly: 2200, months: 24, total: 52_800 })
    expect(leaving?.accounts.map(({ name, from, drawnBeforeAvs }) => [name, from, drawnBeforeAvs])).toEqual([
      ['A', '2032-09-01', 40_000],
      // 18 months take 39'600 of A; the nineteenth needs B.
      ['B', '2034-03-01', 12_800],
    ])
    expect(phases[0]).toMatchObject({ monthly: 5000, missing: 0, to: '2034-08-31' })
    expect(leaving?.missing).toBe(0)
    expect(leaving?.dates.map(({ kind, day: on }) => [kind, on])).toEqual([
      ['leaving', '2032-05-01'],
      ['accountPayOut', '2032-06-01'],
      ['nonEmployed', '2032-09-01'],
      ['accountPayOut', '2033-12-01'],
      ['avsRequest', '2034-05-01'],
    ])
  })

  it('owe contributions until the reference age: 33 times 20 months of pensions', () => {
    const { leaving, phases } = planned({ ...AT_63, avsFrom: 'reference', wealth: 100_000 })
    // 100'000 + 20 x 12 x 2'800 = 772'000: 636 and 8 steps of 106; 2033, and 8 months of 2034.
    expect(phases[0]?.contributions).toBe(1484)
    expect(leaving?.contributions).toMatchObject({ total: 1484 + Math.round((1484 * 8) / 12), isAtLeast: false })
  })
})

describe('own papers of 57 with two funds', () => {
  const two = [BRIDGED, certificate('Second', 12_000)]
  it('leave at 58 to 62 with the AVS from its first day or from the reference age', () => {
    for (const age of [58, 60, 62]) {
      const leavingOn = day(`${1969 + age}-09-01`)
      const first = planned({ retirementDate: leavingOn, avsFrom: 'first', need: 6000 }, { secondPillar: two })
      expect(first.leaving).toMatchObject({ leaving: leavingOn, avsStart: '2032-09-01', avsFrom: 63 })
      const [phase] = first.phases
      expect(phase?.sources.lpp).toBe((24_000 + 12_000 - 2 * 1200 * (65 - age)) / 12)
      const late = planned({ retirementDate: leavingOn, avsFrom: 'reference', need: 6000 }, { secondPillar: two })
      expect(late.leaving?.avsStart).toBe('2034-09-01')
      expect(late.leaving?.hole?.total).toBeGreaterThan(first.leaving?.hole?.total ?? 0)
    }
  })

  it('pay nothing of 3a before five years before the reference age', () => {
    const { leaving } = planned(
      { retirementDate: day('2027-09-01'), avsFrom: 'first', need: 6000 },
      { secondPillar: two },
    )
    expect(leaving?.accounts.every(({ from }) => from >= '2029-08-10')).toBe(true)
  })

  it('are refused an AVS that this person cannot choose', () => {
    expect(() => planned({ retirementDate: day('2031-09-01'), avsFrom: 62, need: 6000 })).toThrow(LifeRefusal)
  })
})

describe('a couple', () => {
  const wedding = {
    start: day('2000-05-01'),
    end: null,
    endedBy: null,
    separatedSince: null,
    spouse: 'partner' as const,
  }
  const partnerOf = (incomeToCome: number | null, birthDate = day('1975-03-02')) => ({
    ...{ birthDate, gender: 'FEMALE' as const, incomesAsOf: day('2026-11-20'), incomeToCome },
    incomes: incomeToCome === null ? null : YEARS.map((one) => ({ ...one, amount: 60_000 })),
  })
  const plan = { retirementDate: day('2031-09-01'), avsFrom: 'reference' as const, need: 5000 }

  it('owes nothing while the spouse works: they pay more than twice the minimum', () => {
    const { leaving, phases } = planned(plan, { partner: partnerOf(60_000), marriages: [wedding] })
    expect(leaving?.contributions).toMatchObject({ years: [], total: 0, isPaidBySpouse: true })
    expect(phases.map(({ contributions }) => contributions)).toEqual(phases.map(() => 0))
    // The cap begins with the pension of the spouse.
    expect(phases.some(({ from }) => from === '2040-04-01')).toBe(true)
  })

  it('owes by half of the pensions of both once the spouse has the reference age', () => {
    const { leaving } = planned(plan, { partner: partnerOf(60_000, day('1967-03-02')), marriages: [wedding] })
    expect(leaving?.contributions?.years.map(({ year }) => year)).toEqual([2032, 2033, 2034])
    expect(leaving?.assumptions).toContain('spousePensionsNotTold')
  })

  it('with unknown incomes of the spouse has a range from the AVS on', () => {
    const { phases } = planned(plan, { partner: partnerOf(null), marriages: [wedding] })
    expect(phases[0]?.range).toBeNull()
    expect(phases.at(-1)?.range?.low).toBeLessThan(phases.at(-1)?.range?.high ?? 0)
  })
})

describe('a plan', () => {
  it('has no phases without an early start', () => {
    expect(planned({ need: 5000 })).toMatchObject({ phases: [], leaving: null })
    expect(planned({ retirementDate: day('2035-09-01') })).toMatchObject({ phases: [], leaving: null })
  })

  it('is one too where the life itself ends work early', () => {
    const { leaving } = estimate({ person: { ...PERSON, stopsOn: day('2031-08-31') }, plan: { need: 5000 } })
    expect(leaving).toMatchObject({ leaving: '2031-09-01', avsStart: '2034-09-01', missing: 36 * 5000 })
  })

  it('is incomplete with a fund that is the law’s guarantee alone', () => {
    const { leaving } = planned({ stopsOn: day('2031-08-31') }, { secondPillar: [{ kind: 'legalMinimum' }] })
    expect(leaving?.complete).toBe(false)
  })
})
