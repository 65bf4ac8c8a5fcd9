/** What funds print, as another program sends it: capital alone, two rates, paid already, bridging, other ages and pays. */
import { describe, expect, it } from 'vitest'
import { LifeRefusal } from '~/estimate/case/life/problems'
import { Life, type SentLife } from '~/estimate/case/life/shape'
import { day } from '~/pillars/day'
import { estimateLife } from './estimate-life'

const TODAY = day('2026-11-29')
const incomes = (from: number, amount: number) =>
  Array.from({ length: 2026 - from }, (_, index) => ({ year: from + index, amount, months: 12 }))

/** The reference age on 1 July 2040. */
const PERSON: SentLife['person'] = {
  ...{ birthDate: '1975-06-15', gender: 'MALE' as const, incomes: incomes(1996, 90_000), incomesAsOf: '2026-11-20' },
  incomeToCome: 90_000,
}
type Papers = NonNullable<SentLife['secondPillar']>
const estimate = (secondPillar: Papers, more: Partial<SentLife> = {}) =>
  estimateLife(Life.parse({ person: PERSON, secondPillar, ...more }), TODAY)
const lppOf = (secondPillar: Papers, more: Partial<SentLife> = {}) => {
  const { withoutChange, withChange } = estimate(secondPillar, more).digest
  return (withChange ?? withoutChange).lpp
}
const problemsOf = (paper: Papers[number]) => {
  try {
    estimate([paper])
  } catch (error) {
    if (error instanceof LifeRefusal) return error.problems.map(({ field, key }) => `${field} ${key}`)
    throw error
  }
  return []
}

const BASE = { kind: 'certificate' as const, label: 'Base', date: '2026-01-01', pensionPer: 'year' as const }
const FOUR = {
  ...BASE,
  balance: 200_000,
  capital: 420_000,
  pension: 21_840,
  contribution: 11_000,
  contributionPer: 'year' as const,
}

describe('a plan of capital alone', () => {
  const PLAN = { kind: 'capitalOnly' as const, label: '1e', date: '2026-01-01', balance: 150_000, capital: 300_000 }

  it.each<[string, Papers[number]]>([
    ['named so', PLAN],
    [
      'that prints no rate and pays all as capital',
      { ...BASE, balance: 150_000, capital: 300_000, maxCapitalShare: 100 },
    ],
    ['with a pension of 0', { ...BASE, balance: 150_000, capital: 300_000, pension: 0, maxCapitalShare: 100 }],
  ])('%s pays its capital at retirement', (_, paper) => {
    const { digest, assumptions } = estimate([paper])
    expect(digest.withoutChange).toMatchObject({
      complete: true,
      capitalTotal: 300_000,
      lpp: { monthly: 0, capital: 300_000 },
    })
    expect([digest.silent, assumptions.lpp]).toEqual([[], ['capitalOnlyWhole']])
  })

  it('stands beside a fund that pays a pension, and limits no share of it', () => {
    expect(lppOf([FOUR, PLAN])).toMatchObject({ monthly: 1820, capital: 300_000, sureness: 'printed' })
    const shared = lppOf([{ ...FOUR, maxCapitalShare: 50 }, PLAN], { plan: { lppCapitalShare: 50 } })
    expect(shared).toMatchObject({ monthly: 910, capital: 210_000 + 300_000 })
    expect(shared?.funds.map(({ name, monthly, capital }) => [name, monthly, capital])).toEqual([
      ['Base', 910, 210_000],
      ['1e', 0, 300_000],
    ])
  })

  it('is taxed, and has all ages', () => {
    const { tax, ages } = estimate([PLAN], { ages: true, tax: { canton: 'VD', municipality: 5586 } })
    expect(tax).toMatchObject({ capital: 300_000 })
    const capitals = ages.map(({ capitalTotal }) => capitalTotal ?? 0)
    expect(ages.map(({ age }) => age.years)).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70])
    expect(capitals).toEqual(capitals.toSorted((one, other) => one - other))
  })
})

describe('a pension that is paid already', () => {
  const LEFT: Partial<SentLife> = {
    person: {
      ...{
        birthDate: '1963-05-10',
        gender: 'MALE' as const,
        incomes: incomes(1984, 80_000),
        incomesAsOf: '2026-11-20',
      },
      ...{ incomeToCome: 0, stopsOn: '2025-05-31' },
    },
  }
  const PAID = { kind: 'paid' as const, from: '2025-06-01', pension: 24_000, pensionPer: 'year' as const }

  it('stands in all totals from now on, and no chosen day moves it', () => {
    const { digest, assumptions } = estimate([PAID], { ...LEFT, ages: true })
    const { lpp, avs, monthlyTotal, first, complete } = digest.withoutChange
    expect(lpp).toMatchObject({ monthly: 2000, capital: 0, from: '2025-06-01', sureness: 'printed' })
    expect(first).toMatchObject({ monthly: 2000, from: '2025-06-01', to: '2028-05-31' })
    expect([monthlyTotal, complete]).toEqual([2000 + (avs?.monthly ?? 0), true])
    expect(assumptions.lpp).toEqual(['pensionPaidAlready'])
    const planned = estimate([PAID], { ...LEFT, plan: { retirementDate: '2029-06-01' } }).digest.withChange
    expect(planned?.lpp).toEqual(lpp)
    expect(planned?.monthlyTotal).toBe(2000 + (planned?.avs?.monthly ?? 0))
  })

  it.each<[string, Partial<SentLife['person']>, boolean]>([
    ['of who does not work', { work: 'none' }, true],
    ['of whom nothing is told', {}, true],
    ['of who is employed', { work: 'employed' }, false],
    ['of who is employed and says that no fund insures them', { work: 'employed', fund: 'no' }, true],
    ['of who works in two ways', { work: 'several', works: ['employed', 'selfEmployed'] }, false],
    ['of who is self-employed', { work: 'selfEmployed' }, true],
    ['of who is self-employed with a fund', { work: 'selfEmployedWithFund' }, false],
  ])('%s is all of the second pillar, or lacks the fund of today', (_, more, complete) => {
    const person = { ...(LEFT.person as SentLife['person']), ...more }
    const { withoutChange } = estimate([PAID], { person }).digest
    expect([withoutChange.complete, withoutChange.missing.includes('lpp')]).toEqual([complete, !complete])
    expect(withoutChange.lpp?.monthly).toBe(2000)
  })

  it('lacks no fund once the reference age is reached', () => {
    const person = { ...(LEFT.person as SentLife['person']), birthDate: '1960-05-10', work: 'employed' as const }
    expect(estimate([PAID], { person }).digest.withoutChange.complete).toBe(true)
  })

  it('adds to what other funds will pay, has no share of capital, and needs its figures', () => {
    const both = lppOf([FOUR, { ...PAID, label: 'Old' }])
    expect(both).toMatchObject({
      monthly: 1820 + 2000,
      from: '2040-07-01',
      changes: [
        { from: '2025-06-01', monthly: 2000 },
        { from: '2040-07-01', monthly: 3820 },
      ],
    })
    expect(lppOf([FOUR, PAID], { plan: { lppCapitalShare: 25 } })).toMatchObject({
      monthly: 1365 + 2000,
      capital: 105_000,
    })
    expect(problemsOf({ ...PAID, from: '2027-01-01' })).toEqual(['secondPillar[0].from dayInFuture'])
  })
})

describe('a bridging pension', () => {
  it('is paid until its day, and lowers the pension for life where it is paid back', () => {
    const bridging = { monthly: 1500, from: 63, until: '2040-07-01', reduction: 90 }
    const ages = [{ age: 63, capital: 390_000, pension: 19_200 }]
    const paper = { ...FOUR, bridging, ages }
    // From 63 on 1'600 and 1'500; from 65 on 1'600 less 90.
    const early = lppOf([paper], { plan: { retirementDate: '2038-07-01' } })
    expect(early).toMatchObject({
      monthly: 1510,
      bridging: { monthly: 1500, from: '2038-07-01', until: '2040-07-01', reduction: 90 },
      changes: [
        { from: '2038-07-01', monthly: 3100 },
        { from: '2040-07-01', monthly: 1510 },
      ],
    })
    // At the reference age there is nothing to bridge.
    expect(lppOf([paper])).toMatchObject({ monthly: 1820 })
    expect(lppOf([paper])).not.toHaveProperty('bridging')
  })
})

describe('a buy-in after a divorce', () => {
  it('has its own room beside the ordinary one, and blocks no capital', () => {
    const paper = { ...FOUR, maxCapitalShare: 100, buyIn: 10_000, divorceBuyIn: 40_000 }
    const plan = (amount: number, lppCapitalShare: number) => ({
      plan: { buyIn: { amount, on: '2039-01-01' }, lppCapitalShare },
    })
    const told = (amount: number, share: number) => {
      try {
        return estimate([paper], plan(amount, share)).assumptions.lpp
      } catch (error) {
        return error instanceof LifeRefusal ? error.problems.map(({ field, key }) => `${field} ${key}`) : error
      }
    }
    expect(told(50_001, 0)).toEqual(['plan.buyIn.amount buyInTooLarge'])
    expect(told(40_000, 100)).toContain('divorceBuyInFirst')
    expect(told(40_000, 100)).not.toContain('buyInDeductionAtRisk')
    expect(told(50_000, 100)).toEqual(['plan.lppCapitalShare capitalBlockedByBuyIn'])
    expect(told(50_000, 50)).toContain('buyInDeductionAtRisk')
  })
})

describe('the ages of four figures', () => {
  it('are all there, the printed one exactly, the others with their two ends', () => {
    const { ages } = estimate([FOUR], { ages: true })
    expect(ages.map(({ age, complete }) => [age.years, complete])).toEqual(
      Array.from({ length: 13 }, (_, index) => [58 + index, true]),
    )
    expect(ages.map(({ lpp }) => lpp?.sureness)).toEqual([
      ...Array(7).fill('computed'),
      'printed',
      ...Array(5).fill('computed'),
    ])
    const at = (retirementDate: string) => lppOf([FOUR], { plan: { retirementDate } })
    expect(at('2040-07-01')).toMatchObject({ monthly: 1820, sureness: 'printed', range: null })
    // At 64, 5.2 % less 0.15 to 0.2 points.
    const early = at('2039-07-01')
    const saved = early?.capitalAtRetirement ?? 0
    expect([early?.low, early?.monthly, early?.high]).toEqual(
      [5, 5.025, 5.05].map((rate) => Math.round((saved * rate) / 1200)),
    )
    expect(early?.sureness).toBe('computed')
  })

  it('have another pay, steps and an early end of work too', () => {
    const less = lppOf([FOUR], { plan: { salary: 60_000 } })
    // The law insures 63'540 of 90'000 and 33'540 of 60'000: 5'806 of 11'000 a year are left from 2027 on.
    expect(less).toMatchObject({ sureness: 'computed' })
    expect(less?.capitalAtRetirement).toBeLessThan(420_000 - 13.5 * (11_000 - 5_806))
    // The insured salary is printed: 80'000 of 90'000, so 50'000 of 60'000, and 6'875 are left.
    const insured = lppOf([{ ...FOUR, insuredSalaries: [50_000, 30_000] }], { plan: { salary: 60_000 } })
    expect(insured?.capitalAtRetirement).toBeGreaterThan(less?.capitalAtRetirement ?? 0)
    const steps = lppOf([FOUR], { plan: { steps: [{ on: '2035-07-01', rate: 50 }] } })
    expect(steps).toMatchObject({ sureness: 'computed' })
    expect(steps?.capitalAtRetirement).toBeLessThan(420_000)
    const stopped = lppOf([FOUR], { plan: { stopsOn: '2035-06-30', lppFrom: '2040-07-01' } })
    expect(stopped?.capitalAtRetirement).toBeLessThan(steps?.capitalAtRetirement ?? 0)
    expect(stopped?.monthly).toBeGreaterThan(0)
  })
})

describe('the legal minimum', () => {
  it('is a floor at the reference age, and computed at others', () => {
    const floor = lppOf([{ kind: 'legalMinimum' }])
    expect(floor).toMatchObject({ sureness: 'floor', range: null })
    const { digest, assumptions } = estimate([{ kind: 'legalMinimum' }], { plan: { retirementDate: '2038-07-01' } })
    const early = digest.withChange?.lpp
    const saved = early?.capitalAtRetirement ?? 0
    // 6.8 % less 0.3 to 0.4 points.
    expect([early?.low, early?.monthly, early?.high]).toEqual(
      [6.4, 6.45, 6.5].map((rate) => Math.round((saved * rate) / 1200)),
    )
    expect([early?.sureness, digest.withChange?.complete]).toEqual(['computed', false])
    expect(assumptions.lpp).toEqual(['legalMinimum', 'rateByAge'])
    const { ages } = estimate([{ kind: 'legalMinimum' }], { ages: true })
    expect(ages.map(({ age }) => age.years)).toEqual([58, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69, 70])
  })
})

describe('the legal minimum drawn in parts', () => {
  const minimum = [{ kind: 'legalMinimum' as const }]
  const steps = [{ on: '2038-07-01', rate: 60 }]
  const plan = { steps, stepsDrawFund: true }

  it('pays each part from its day, the first at less than 6.8 %', () => {
    const { digest, assumptions } = estimate(minimum, { plan })
    const lpp = digest.withChange?.lpp
    expect(digest.silent).toEqual([])
    expect(lpp).toMatchObject({ sureness: 'computed', from: '2040-07-01' })
    const [first, last] = lpp?.parts ?? []
    expect([first?.from, first?.share, last?.from, last?.share]).toEqual(['2038-07-01', 40, '2040-07-01', 60])
    expect((first?.monthly ?? 0) + (last?.monthly ?? 0)).toBe(lpp?.monthly)
    // What would be saved by then without the step, 40 % of it at 6.45 %.
    const early = lppOf(minimum, { plan: { retirementDate: '2038-07-01' } })
    expect(first?.monthly).toBe(Math.round((0.4 * (early?.capitalAtRetirement ?? 0) * 6.45) / 1200))
    expect(assumptions.lpp).toEqual(expect.arrayContaining(['legalMinimum', 'rateByAge']))
    expect(digest.withChange).toMatchObject({ complete: false, missing: ['lpp', 'pillar3a'] })
  })

  it('is less than without steps, and than all of it at the end', () => {
    const [inParts, atEnd, whole] = [plan, { steps }, { lppCapitalShare: 0 }].map((one) =>
      lppOf(minimum, { plan: one }),
    )
    expect(inParts?.monthly).toBeLessThan(atEnd?.monthly ?? 0)
    expect(atEnd?.monthly).toBeLessThan(whole?.monthly ?? 0)
  })

  it('pays a share of each part as capital', () => {
    const lpp = lppOf(minimum, { plan: { ...plan, lppCapitalShare: 25 } })
    const capital = (lpp?.parts ?? []).map((part) => part.capital)
    expect(capital.reduce((sum, one) => sum + one, 0)).toBe(lpp?.capital)
    expect(Math.min(...capital)).toBeGreaterThan(0)
  })
})

it('the legal minimum stands beside vested benefits, which are taken off it', () => {
  const vested = { kind: 'vested' as const, label: 'Fondation', balance: 30_000, rate: 1 }
  const [alone, beside] = [[], [vested]].map((more) => estimate([{ kind: 'legalMinimum' }, ...more]))
  expect(beside?.digest.withoutChange).toMatchObject({ lpp: { sureness: 'floor' }, vested: { current: 30_000 } })
  expect(beside?.assumptions.lpp).toEqual(['legalMinimum', 'vestedOutsideMinimum'])
  expect(alone?.assumptions.lpp).toEqual(['legalMinimum'])
  const [whole = 0, left = 0] = [alone, beside].map((one) => one?.digest.withoutChange.lpp?.capitalAtRetirement)
  // Of the end of 2026, with the interest of thirteen years and a half.
  expect(whole - left).toBe(Math.round(30_000 * 1.0125 ** 13 * (1 + 0.0125 / 2)))
})

describe('figures of one paper', () => {
  it.each<[string, Papers[number], string[]]>([
    [
      'that contradict each other',
      { ...FOUR, conversionRate: 5.4 },
      ['secondPillar[0].conversionRate rateNotAsPrinted'],
    ],
    [
      'that fall with age',
      { ...FOUR, atAge: 65, ages: [{ age: 66, capital: 410_000 }] },
      ['secondPillar[0].ages[0].capital agesFall'],
    ],
    [
      'of a rate alone',
      { ...BASE, conversionRate: 5 },
      ['secondPillar[0].balance required', 'secondPillar[0].pension certificateGivesNothing'],
    ],
    ['of half ages', { ...FOUR, ages: [{ age: 64.5, capital: 410_000 }] }, []],
    ['of 30 rows', { ...FOUR, ages: Array.from({ length: 30 }, () => ({ age: 64, capital: 400_000 })) }, []],
  ])('%s', (_, paper, problems) => expect(problemsOf(paper)).toEqual(problems))

  it('convert each part at its own rate', () => {
    // In the month in which the fund pays: 200'000 at 6.8 % and 200'000 at 4 % are 21'600 a year.
    const paper = {
      ...BASE,
      date: '2026-12-01',
      balance: 400_000,
      balanceMandatory: 200_000,
      conversionRate: 6.8,
      conversionRateAbove: 4,
    }
    const nearly = { ...PERSON, birthDate: '1961-12-15', incomes: incomes(1984, 80_000) }
    const figures = { ...paper, date: '2026-11-29', contribution: 0, contributionPer: 'year' as const, atAge: 65 }
    expect(lppOf([figures], { day: '2026-11-29', person: nearly })?.monthly).toBeCloseTo(1800, -1)
  })

  it('of two certificates with one name are those of the newer, which is said', () => {
    const { digest, assumptions } = estimate([{ ...FOUR, date: '2025-01-01', pension: 20_000 }, FOUR])
    expect(digest.withoutChange.lpp).toMatchObject({ monthly: 1820, funds: [{ asOf: '2026-01-01' }] })
    expect(assumptions.lpp).toContain('newerCertificateCounts')
  })

  it('say that a creditor agrees to capital from pledged savings', () => {
    const { assumptions } = estimate([{ ...FOUR, pledged: 50_000 }], { plan: { lppCapitalShare: 25 } })
    expect(assumptions.lpp).toContain('pledgedNeedsConsent')
    expect(estimate([{ ...FOUR, pledged: 50_000 }]).assumptions.lpp).not.toContain('pledgedNeedsConsent')
  })
})
