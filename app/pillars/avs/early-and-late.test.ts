import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs-law'
import { day } from '../day'
import type { PensionResult } from '../result'
import { computeAvs } from './compute-avs'
import type { AvsFacts, AvsPerson, IncomeEntry } from './facts'

const TODAY = day('2026-11-21')
const law = lawOn(TODAY)

const years = (from: number, to: number, amount: number): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

const man = (birthDate: string): AvsPerson => ({ navs: '756.9217.0769.85', birthDate: day(birthDate), gender: 'MALE' })
const woman = (birthDate: string): AvsPerson => ({
  navs: '756.1234.5678.97',
  birthDate: day(birthDate),
  gender: 'FEMALE',
})

const plan = (drawFrom: string | null) => ({ drawFrom: drawFrom === null ? null : day(drawFrom) })

const single = (person: AvsPerson, incomes: IncomeEntry[], drawFrom: string | null): PensionResult =>
  computeAvs(
    { person, incomes, marriage: null, children: [], partner: null, plans: { person: plan(drawFrom) } },
    law,
    TODAY,
  )

const stepOf = ({ person }: PensionResult, key: string) => person.steps.find((step) => step.key === key)

/** Born 10 May 1966: reference age on 10 May 2031, pension from 1 June 2031, window 1987 to 2030. */
const bornIn1966 = (drawFrom: string | null, incomes = years(1987, 2025, 60_000)) =>
  single(man('1966-05-10'), incomes, drawFrom)

describe('an early pension', () => {
  it('[123] two years before is computed on its own lower scale, and again at the reference age', () => {
    // Until 2028: 42 x 60000 / 42 = 60000 -> 60480; 42 of 44 years: scale 42, 2116.80 x 95.45 % = 2020.49 -> 2020;
    // less 13.6 % = 1745.28 -> 1745. At the reference age: 2520000 + 2 x 5000 = 2530000 / 44 = 57500 -> 58968 -> 2097,
    // less 13.6 % of 2020 = 274.72 -> 275: 1822.
    const result = bornIn1966('2029-06-01')
    expect(result.person).toMatchObject({
      from: '2029-06-01',
      to: '2031-05-31',
      monthly: 1745,
      ramd: 60_480,
      scale: 42,
      contributionYears: 42,
      cohortYears: 44,
      thirteenth: 1745,
      later: { from: '2031-06-01', monthly: 1822, ramd: 58_968, scale: 44 },
      drawing: { kind: 'early', months: 24 },
    })
    expect(result.periods).toEqual([
      { from: '2029-06-01', to: '2031-05-31', person: 1745, partner: null, total: 1745, capped: false },
      { from: '2031-06-01', to: null, person: 1822, partner: null, total: 1822, capped: false },
    ])
    expect(result.assumptions).toEqual([
      'lawOfToday',
      'incomeCarriedOn',
      'reductionRatesOfToday',
      'minimumContributionAfterEarlyStart',
      'fixedReductionAssumed',
    ])
    expect(stepOf(result, 'earlyReductionForLife')?.inputs).toEqual({
      pension: 2097,
      average: 2020,
      percent: 13.6,
      reduction: 275,
    })
  })

  it('six months before, from a day within a month, starts on the next first', () => {
    // Until 2029: scale 43, 2116.80 x 97.73 % = 2068.75 -> 2069; less 3.4 % = 1998.65 -> 1999.
    // At the reference age 43 x 60000 + 11 months of work, 55000 = 2635000 / 44 = 59886 -> 60480 -> 2117 - 70 = 2047.
    const { person } = bornIn1966('2030-11-15')
    expect(person).toMatchObject({ from: '2030-12-01', monthly: 1999, scale: 43 })
    expect(person.later).toMatchObject({ from: '2031-06-01', monthly: 2047 })
  })

  it.each([
    ['2030-01-01', 2_585_000, { monthsInStartYear: 0, startYearIncome: 0, yearsAtMinimum: 1 }],
    // 60000 / 12 is the income of the minimum: the year has it at least.
    ['2030-02-01', 2_585_000, { monthsInStartYear: 1, startYearIncome: 0, yearsAtMinimum: 1 }],
    ['2030-03-01', 2_590_000, { monthsInStartYear: 2, startYearIncome: 10_000, yearsAtMinimum: 0 }],
    ['2030-12-01', 2_635_000, { monthsInStartYear: 11, startYearIncome: 55_000, yearsAtMinimum: 0 }],
    ['2029-12-01', 2_580_000, { monthsInStartYear: 11, startYearIncome: 55_000, yearsAtMinimum: 1 }],
  ])('from %s counts at the reference age what is earned until then', (drawFrom, sum, inputs) => {
    const steps = bornIn1966(drawFrom).person.steps.filter(({ key }) => key === 'incomeSum')
    expect(steps.at(-1)).toMatchObject({ inputs, output: sum })
  })

  it('of somebody who earns more before it than the minimum has the planned salary of the months of work', () => {
    const newIncome = { year: 2027, amount: 90_000 }
    const facts = {
      person: man('1966-05-10'),
      incomes: years(1987, 2025, 60_000),
      marriage: null,
      children: [],
      partner: null,
    }
    const result = computeAvs({ ...facts, plans: { person: { ...plan('2030-09-01'), newIncome } } }, law, TODAY)
    const steps = result.person.steps.filter(({ key }) => key === 'incomeSum')
    expect(steps.at(-1)).toMatchObject({
      inputs: { yearsAtNewIncome: 3, monthsInStartYear: 8, startYearIncome: 60_000 },
    })
    expect(result.assumptions).toContain('newIncomeFromJanuary')
  })

  it('is filled by youth years only where a gap was there before it', () => {
    // Youth years 1984 to 1986. Without a gap before: still scale 42. With two missing years: both filled, scale 42.
    const youth = years(1984, 1986, 10_000)
    const whole = [...youth, ...years(1987, 2025, 60_000)]
    const withGap = [...youth, ...years(1987, 1999, 60_000), ...years(2002, 2025, 60_000)]
    expect(bornIn1966('2029-06-01', whole).person.scale).toBe(42)
    expect(bornIn1966('2029-06-01', withGap).person.scale).toBe(42)
    expect(bornIn1966('2029-06-01', withGap).person.later?.scale).toBe(44)
  })

  it('that starts in January loses no year against one that starts in the December after it', () => {
    expect(bornIn1966('2030-01-01').person.scale).toBe(43)
    expect(bornIn1966('2030-12-01').person.scale).toBe(43)
    expect(bornIn1966('2029-12-01').person.scale).toBe(42)
  })

  it('of the transition generation has lower rates and no supplement', () => {
    // Born 20 February 1964: 65 on 20 February 2029, pension from 1 March 2029; window 1985 to 2028.
    // Two years early: until 2026, 42 x 90000: over 75600 -> 6.5 %. 2405 x 93.5 % = 2248.68 -> 2249.
    const result = single(woman('1964-02-20'), years(1985, 2025, 90_000), '2027-03-01')
    expect(result.person).toMatchObject({ monthly: 2249, supplement: 0, scale: 42 })
    expect(stepOf(result, 'earlyReduction')?.inputs).toEqual({
      pension: 2405,
      months: 24,
      percent: 6.5,
      ramd: 90_720,
    })
    expect(stepOf(result, 'earlyReduction')?.article).toBe('LAVS art. 40c')
    expect(stepOf(result, 'supplement')).toBeUndefined()
    expect(result.assumptions).not.toContain('transitionReductionInterpolated')
  })

  it.each([
    // months, income: class; linear between 0, one and two years
    ['2028-03-01', 40_000, 0],
    ['2027-09-01', 40_000, 1],
    ['2028-03-01', 70_000, 2.5],
    ['2028-09-01', 70_000, 1.25],
    ['2027-09-01', 70_000, 3.5],
    ['2027-12-01', 90_000, 4.25],
  ])('of the transition generation from %s with %d a year is reduced by %d %', (drawFrom, income, percent) => {
    const result = single(woman('1964-02-20'), years(1985, 2025, income), drawFrom)
    expect(stepOf(result, 'earlyReduction')?.inputs.percent).toBeCloseTo(percent, 10)
    expect(result.assumptions.includes('transitionReductionInterpolated')).toBe(!drawFrom.endsWith('03-01'))
  })

  it('is refused where there is no whole contribution year before it', () => {
    // In Switzerland since 2026, 65 in 2028: nothing but the current year, which is to come.
    const since2026 = () => single(man('1963-05-10'), [{ year: 2026, amount: 60_000, months: 10 }], '2026-12-01')
    expect(since2026).toThrow(expect.objectContaining({ key: 'noEarlyPension', who: 'person' }))
  })

  it('is refused before 2025, of whose pensions not all tables are known', () => {
    const before = () => single(man('1961-02-10'), years(1982, 2025, 60_000), '2024-12-01')
    expect(before).toThrow(expect.objectContaining({ key: 'pensionBefore2025' }))
  })
})

describe('a deferred pension', () => {
  it.each([
    // 2117 at the reference age; the supplement by itself is rounded.
    ['2032-06-01', 12, 5.2, 2227],
    ['2032-09-01', 15, 6.6, 2257],
    ['2033-05-01', 23, 9.4, 2316],
    ['2033-06-01', 24, 10.8, 2346],
    ['2036-06-01', 60, 31.5, 2784],
  ])('[123] from %s, %d months late, rises by %d % to %d', (drawFrom, months, percent, monthly) => {
    const result = bornIn1966(drawFrom)
    expect(result.person).toMatchObject({
      from: drawFrom,
      to: null,
      monthly,
      thirteenth: monthly,
      scale: 44,
      drawing: { kind: 'late', months },
    })
    expect(stepOf(result, 'deferralSupplement')).toMatchObject({ inputs: { average: 2117, months, percent } })
    expect(result.assumptions).toContain('workAfterReferenceAgeLeftOut')
  })

  it('of less than a year is none', () => {
    const result = bornIn1966('2032-05-01')
    expect(result.person).toMatchObject({ from: '2031-06-01', monthly: 2117, drawing: { kind: 'onTime', months: 0 } })
    expect(result.assumptions).toContain('deferralUnderOneYear')
  })

  it('until 70 ends after five years for a woman whose reference age lies below 65', () => {
    // Born 1962: 64 and a half in 2027; five years later is 2032, 70 half a year after that.
    const result = single(woman('1962-11-03'), years(1983, 2025, 60_000), '2032-12-01')
    expect(result.person).toMatchObject({ from: '2032-06-01', drawing: { kind: 'late', months: 60 } })
    expect(result.assumptions).toContain('deferralEndsAfterFiveYears')
  })

  it('of the transition generation has its supplement beside, which does not rise', () => {
    const onTime = single(woman('1966-07-17'), years(1987, 2025, 70_000), null)
    const late = single(woman('1966-07-17'), years(1987, 2025, 70_000), '2033-08-01')
    expect([onTime.person.supplement, late.person.supplement]).toEqual([81, 81])
    expect(late.person.monthly).toBe(2258 + 244)
    expect(late.periods[0]?.total).toBe(2258 + 244 + 81)
  })
})

describe('a start', () => {
  it.each([
    ['2029-05-31', '2029-06-01'],
    ['2029-06-01', '2029-06-01'],
    ['2036-06-01', '2036-06-01'],
    ['2031-05-10', '2031-06-01'],
  ])('[235] wished for %s is on %s', (wished, from) => {
    expect(bornIn1966(wished).person.from).toBe(from)
  })

  it.each([
    ['2029-05-01', 'retirementTooEarly'],
    ['2028-06-01', 'retirementTooEarly'],
    ['2036-06-02', 'retirementTooLate'],
    ['2037-06-01', 'retirementTooLate'],
  ])('[123] [235] wished for %s is refused: %s', (wished, key) => {
    expect(() => bornIn1966(wished)).toThrow(expect.objectContaining({ key, who: 'person' }))
  })
})

/** She: born 20 February 1964, reference age February 2029. He: born 10 May 1966, reference age May 2031. */
function couple(his: string | null, hers: string | null): PensionResult {
  const facts: AvsFacts = {
    person: man('1966-05-10'),
    incomes: years(1987, 2025, 100_000),
    marriage: { start: day('1995-01-01'), end: null },
    children: [],
    partner: { ...woman('1964-02-20'), deathDate: null, incomes: years(1985, 2025, 90_000) },
    plans: { person: plan(his), partner: plan(hers) },
  }
  return computeAvs(facts, law, TODAY)
}

type Row = [from: string, person: number | null, partner: number | null, capped: boolean]
const rowsOf = ({ periods }: PensionResult): Row[] =>
  periods.map(({ from, person, partner, capped }) => [from, person, partner, capped])

describe('a couple', () => {
  // Splitting 1996 to 2028 = 33 years. On time: she 2520, from 2031 both 2520 -> cap 3780: 1890 each.
  const cases: [name: string, his: string | null, hers: string | null, rows: Row[]][] = [
    [
      'both on time',
      null,
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2031-06-01', 1890, 1890, true],
      ],
    ],
    [
      // He at 63: scale 42, 2405. Both have a right: weighted scale ceil((42 + 88) / 3) = 44, cap 3780 of 4925:
      // 1845.87 and 1934.13; his less 13.6 %: 1594.66. At 65 split: 1890 each, his less 13.6 % of 1846 = 251.06.
      'he early, she on time',
      '2029-06-01',
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2029-06-01', 1595, 1934, true],
        ['2031-06-01', 1639, 1890, true],
      ],
    ],
    [
      // She at 63: scale 42, 2405 less 6.5 %: 2248.68. At 65: 42 x 90000 + 2 x 5000 = 3790000 x 1.007 (1985) = 3816530,
      // / 44 = 86739 -> 87696 -> 2480, less 6.5 % of 2405 = 156.33: 2324. He on time: split, 1890 each, hers less 156.
      'he on time, she early',
      null,
      '2027-03-01',
      [
        ['2027-03-01', null, 2249, false],
        ['2029-03-01', null, 2324, false],
        ['2031-06-01', 1890, 1734, true],
      ],
    ],
    [
      // His right is there from 2031 on, drawn or not: hers is capped then. His: 1890 x 17.1 % = 323.19.
      'he late, she on time',
      '2034-06-01',
      null,
      [
        ['2029-03-01', null, 2520, false],
        ['2031-06-01', null, 1890, true],
        ['2034-06-01', 2213, 1890, true],
      ],
    ],
    [
      // 27 months at 2520 and 21 at 1890 deferred: average 2244.375, x 24 % = 538.65.
      'he on time, she late',
      null,
      '2033-03-01',
      [
        ['2031-06-01', 1890, null, true],
        ['2033-03-01', 1890, 2429, true],
      ],
    ],
    [
      // Hers deferred: 3 months at 2520, 24 at 1934 beside his early one, 21 at 1890: average 1951.375, x 24 % = 468.33.
      'he early, she late',
      '2029-06-01',
      '2033-03-01',
      [
        ['2029-06-01', 1595, null, true],
        ['2031-06-01', 1639, null, true],
        ['2033-03-01', 1639, 2358, true],
      ],
    ],
    [
      'both late',
      '2036-06-01',
      '2034-03-01',
      [
        // Hers: 27 x 2520 and 33 x 1890: average 2173.50, x 31.5 % = 684.65. His: 1890 x 31.5 % = 595.35.
        ['2034-03-01', null, 2575, true],
        ['2036-06-01', 2485, 2575, true],
      ],
    ],
  ]

  it.each(cases)('%s', (_, his, hers, rows) => {
    expect(rowsOf(couple(his, hers))).toEqual(rows)
  })

  it('with an early pension is capped on the weighted scale before it is reduced', () => {
    const result = couple('2029-06-01', null)
    expect(stepOf(result, 'coupleCap')).toMatchObject({
      inputs: { own: 2405, other: 2520, cap: 3780, scale: 44 },
      output: 1846,
    })
    expect(stepOf(result, 'earlyReduction')).toMatchObject({ inputs: { pension: 1846 }, output: 1595 })
  })

  it('is split only once both have reached the reference age', () => {
    const result = couple('2029-06-01', null)
    const keys = result.person.steps.map(({ key }) => key)
    expect(keys.indexOf('splitting')).toBeGreaterThan(keys.indexOf('recalculation'))
    expect(result.person.steps.filter(({ key }) => key === 'recalculation').map(({ inputs }) => inputs)).toEqual([
      { from: '2031-06-01', reason: 'referenceAge' },
    ])
  })

  it('is told what was deferred before what is paid', () => {
    const { partner } = couple(null, '2033-03-01')
    expect(partner?.steps.map(({ key }) => key)).toEqual([
      'referenceAge',
      'lateStart',
      'contributionYears',
      'scale',
      'fullPension',
      'recalculation',
      'splitting',
      'fullPension',
      'coupleCap',
      'deferralSupplement',
      'supplement',
      'thirteenth',
    ])
    expect(partner?.steps.find(({ key }) => key === 'recalculation')?.inputs.from).toBe('2031-06-01')
  })

  it('says under which article a pension changes', () => {
    const articles = (result: PensionResult) =>
      [result.person, result.partner].map((one) =>
        one?.steps.filter(({ key }) => key === 'recalculation').map(({ inputs, article }) => [inputs.reason, article]),
      )
    expect(articles(couple('2029-06-01', null))).toEqual([
      [['referenceAge', 'RAVS art. 56 al. 4; LAVS art. 29quinquies al. 3, art. 31']],
      [
        ['cap', 'LAVS art. 35'],
        ['partner', 'LAVS art. 29quinquies al. 3, art. 31'],
      ],
    ])
  })

  it('is one from the month after the wedding on', () => {
    // She defers from March 2026, he draws since April 2025; wedding in June 2026: 4 months (March to June) at 2520 and
    // 11 at 1890 deferred: average 2058, x 6.6 % (15 months) = 135.83.
    const facts: AvsFacts = {
      person: man('1960-03-10'),
      incomes: years(1981, 2024, 100_000),
      marriage: { start: day('2026-06-01'), end: null },
      children: [],
      partner: { ...man('1961-02-10'), navs: '756.1234.5678.97', deathDate: null, incomes: years(1982, 2025, 100_000) },
      plans: { partner: plan('2027-06-01') },
    }
    expect(rowsOf(computeAvs(facts, law, TODAY))).toEqual([
      ['2025-04-01', 2520, null, false],
      ['2026-07-01', 1890, null, true],
      ['2027-06-01', 1890, 1890 + 136, true],
    ])
  })

  it('says who of the two wishes too early a start', () => {
    const tooEarly = (): PensionResult => couple(null, '2027-02-01')
    expect(tooEarly).toThrow(expect.objectContaining({ key: 'retirementTooEarly', who: 'partner' }))
  })
})
