import { describe, expect, it } from 'vitest'
import { lastStep, man, single, woman, years } from '../../../../tests/support/lives/life'
import type { IncomeEntry } from '../facts'

/** Born 10 May 1966: reference age on 10 May 2031, pension from 1 June 2031, window 1987 to 2030. */
const bornIn1966 = (drawing: string, incomes: IncomeEntry[] = years(1987, 2025, 60_000)) =>
  single(man('1966-05-10', incomes, { drawing }))

describe('an early pension', () => {
  it('[123] two years before is computed on its own lower scale, and again at the reference age', () => {
    // Until 2028: 42 x 60000 / 42 = 60000 -> 60480; 42 of 44 years: scale 42, 2116.80 x 95.45 % = 2020.49 -> 2020;
    // less 13.6 % = 1745.28 -> 1745. Work ends with the start: 25000 until May 2029, and the minimum of 5000 in 2030. At the
    // reference age: 2520000 + 30000 = 2550000 / 44 = 57955 -> 58968 -> 2097, less 13.6 % of 2020 = 274.72: 1822.28.
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
      'stopsWithDrawing',
      'nonEmployedContributions',
      'revaluationFactorAssumed',
      'earlyRatesPlain',
    ])
    expect(lastStep(result.person, 'earlyReductionForLife')).toMatchObject({
      inputs: { pension: 2097, average: 2020, percent: 13.6, reduction: expect.closeTo(274.72), share: 100 },
      output: 1822,
      article: 'RAVS art. 56bis al. 3',
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
    // Months worked in the year of the start; a person who owes contributions without enough income pays the minimum:
    // 5000.
    ['2030-01-01', 2_585_000, { partYearIncome: 0, yearsNonEmployed: 1, nonEmployedIncome: 5000 }],
    ['2030-02-01', 2_585_000, { partYearIncome: 5000, yearsNonEmployed: 0, nonEmployedIncome: 0 }],
    ['2030-03-01', 2_590_000, { partYearIncome: 10_000, yearsNonEmployed: 0 }],
    ['2030-12-01', 2_635_000, { partYearIncome: 55_000, yearsNonEmployed: 0 }],
    ['2029-12-01', 2_580_000, { partYearIncome: 55_000, yearsNonEmployed: 1, nonEmployedIncome: 5000 }],
  ])('from %s counts at the reference age what is earned until then: %d', (drawing, sum, inputs) => {
    expect(lastStep(bornIn1966(drawing).person, 'incomeSum')).toMatchObject({ inputs, output: sum })
  })

  it('of somebody who will earn something else has that income until the start', () => {
    const words = { drawing: '2030-09-01', incomeToCome: { amount: 90_000, from: 2027 } }
    const result = single(man('1966-05-10', years(1987, 2025, 60_000), words))
    expect(lastStep(result.person, 'incomeSum')).toMatchObject({
      inputs: { yearsToCome: 1, yearsAtNewIncome: 3, newIncome: 90_000, partYearIncome: 60_000 },
    })
    expect(result.assumptions).toContain('newIncomeFromJanuary')
  })

  it('of somebody who works on has the income carried on until the reference age', () => {
    const words = { drawing: '2029-06-01', stopsOn: '2031-05-31' }
    const result = single(man('1966-05-10', years(1987, 2025, 60_000), words))
    expect(lastStep(result.person, 'incomeSum')?.output).toBe(44 * 60_000)
    expect(result.assumptions).not.toContain('stopsWithDrawing')
  })

  it('is filled by youth years only where a gap was there before it (RAVS art. 52b al. 2)', () => {
    // Youth years 1984 to 1986. Without a gap before: still scale 42. With two missing years: both filled, scale 42.
    const youth = years(1984, 1986, 10_000)
    const whole = [...youth, ...years(1987, 2025, 60_000)]
    const withGap = [...youth, ...years(1987, 1999, 60_000), ...years(2002, 2025, 60_000)]
    expect(bornIn1966('2029-06-01', whole).person.scale).toBe(42)
    expect(bornIn1966('2029-06-01', withGap).person.scale).toBe(42)
    expect(bornIn1966('2029-06-01', withGap).person.later?.scale).toBe(44)
  })

  it('is filled by months of the year of its start only where a gap was there before it (LAVS art. 40 al. 4, 5)', () => {
    // From 1 December 2030: eleven months. Without a gap 43 years; 42 with a year abroad, of which they fill eleven
    // months; 43 with half a year abroad.
    const contributionYears = (away: [from: string, to: string], incomes: IncomeEntry[]) => {
      const insured: [string, string | null][] = [
        ['1987-01-01', away[0]],
        [away[1], null],
      ]
      return single(man('1966-05-10', incomes, { insured, drawing: '2030-12-01' })).person.contributionYears
    }
    const around = [...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
    expect(bornIn1966('2030-12-01').person.contributionYears).toBe(43)
    expect(contributionYears(['1999-12-31', '2001-01-01'], around)).toBe(42)
    expect(contributionYears(['1999-12-31', '2000-07-01'], [...around, ...years(2000, 2000, 30_000, 6)])).toBe(43)
  })

  it('has these months allotted anew at the reference age, and says so', () => {
    const entries = [...years(1987, 1999, 60_000), ...years(2001, 2025, 60_000)]
    const result = bornIn1966('2030-12-01', entries)
    // 42 years and 11 months at the start; at the reference age 43 years and the five months until May 2031.
    expect(result.person).toMatchObject({ scale: 42, later: { scale: 43 } })
    expect(result.assumptions).toContain('retirementYearAfterEarly')
  })

  it('that starts in January loses no year against one that starts in the December after it', () => {
    expect(bornIn1966('2030-01-01').person.scale).toBe(43)
    expect(bornIn1966('2030-12-01').person.scale).toBe(43)
    expect(bornIn1966('2029-12-01').person.scale).toBe(42)
  })

  it('of the transition generation has lower rates and no supplement', () => {
    // Born 20 February 1964: 65 on 20 February 2029, pension from 1 March 2029; window 1985 to 2028.
    // Two years early: until 2026, 42 x 90000: over 75600 -> 6.5 %. 2405 x 93.5 % = 2248.68 -> 2249.
    const result = single(woman('1964-02-20', years(1985, 2025, 90_000), { drawing: '2027-03-01' }))
    expect(result.person).toMatchObject({ monthly: 2249, supplement: 0, scale: 42 })
    expect(lastStep(result.person, 'earlyReduction')).toMatchObject({
      inputs: { pension: 2405, share: 100, months: 24, percent: 6.5, ramd: 90_720 },
      article: 'LAVS art. 40c; RAVS art. 56quater',
    })
    expect(lastStep(result.person, 'supplement')).toBeUndefined()
  })

  it.each([
    // income: class; the ordinance has each month
    ['2028-03-01', 40_000, 0],
    ['2027-09-01', 40_000, 1],
    ['2028-03-01', 70_000, 2.5],
    ['2028-09-01', 70_000, 1.3],
    ['2027-09-01', 70_000, 3.5],
    ['2027-12-01', 90_000, 4.3],
  ])('of the transition generation from %s with %d a year is reduced by %d %', (drawing, income, percent) => {
    const { person } = single(woman('1964-02-20', years(1985, 2025, income), { drawing }))
    expect(lastStep(person, 'earlyReduction')?.inputs.percent).toBe(percent)
  })

  it('is refused where there is no whole contribution year before it', () => {
    // In Switzerland since 2026, 65 in 2028: only the current year, which is still to come.
    const since2026 = () => single(man('1963-05-10', years(2026, 2026, 60_000, 10), { drawing: '2026-12-01' }))
    expect(since2026).toThrow(expect.objectContaining({ key: 'noEarlyPension', who: 'person' }))
  })

  it('is refused before 2025, of whose pensions not all tables are known', () => {
    const before = () => single(man('1961-02-10', years(1982, 2025, 60_000), { drawing: '2024-12-01' }))
    expect(before).toThrow(expect.objectContaining({ key: 'pensionBefore2025' }))
  })
})
