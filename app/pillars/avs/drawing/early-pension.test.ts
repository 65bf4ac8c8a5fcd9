import { describe, expect, it } from 'vitest'
import { bornIn1966, law, man, plan, single, stepOf, woman } from '../../../../tests/support/lives/lives-with-plans'
import { TODAY, years } from '../../../../tests/support/lives/spouses'
import { computeAvs } from '../compute-avs'

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
  })

  it.each([
    // income: class; the ordinance has each month
    ['2028-03-01', 40_000, 0],
    ['2027-09-01', 40_000, 1],
    ['2028-03-01', 70_000, 2.5],
    ['2028-09-01', 70_000, 1.3],
    ['2027-09-01', 70_000, 3.5],
    ['2027-12-01', 90_000, 4.3],
  ])('of the transition generation from %s with %d a year is reduced by %d %', (drawFrom, income, percent) => {
    const result = single(woman('1964-02-20'), years(1985, 2025, income), drawFrom)
    expect(stepOf(result, 'earlyReduction')?.inputs.percent).toBe(percent)
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
