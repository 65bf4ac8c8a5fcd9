import { describe, expect, it } from 'vitest'
import {
  child,
  LAW,
  lastStep,
  life,
  man,
  marriedSince,
  pensionOf,
  single,
  TODAY,
  woman,
  years,
} from '../../../tests/support/lives/life'
import { day } from '../day'
import { computeAvs } from './compute-avs'

describe('a single person', () => {
  it('with a steady income and no gap', () => {
    // Born 10.05.1966: 65 on 10.05.2031, pension from 01.06.2031. Window 1987 to 2030 = 44 years.
    // 44 x 60000 = 2640000, first entry 1987: x 1.000, / 44 = 60000 -> next row 40 x 1512 = 60480 -> 2117.
    const result = single(man('1966-05-10', years(1987, 2025, 60_000)))
    expect(result).toMatchObject({
      computedOn: '2026-11-21',
      lawYear: 2026,
      // No revaluation factors are published for 2031: those of 2026.
      assumptions: ['lawOfToday', 'incomeCarriedOn', 'revaluationFactorAssumed'],
      partner: null,
      range: null,
    })
    expect(result.person).toMatchObject({
      referenceDate: '2031-05-10',
      from: '2031-06-01',
      to: null,
      monthly: 2117,
      ramd: 60_480,
      scale: 44,
      contributionYears: 44,
      cohortYears: 44,
      supplement: 0,
      thirteenth: 2117,
      later: null,
    })
    expect(result.periods).toEqual([
      { from: '2031-06-01', to: null, person: 2117, partner: null, total: 2117, capped: false },
    ])
  })

  it('with a child has the whole education credit', () => {
    // Born 20.03.1980: window 2001 to 2044. 44 x 40000 / 44 = 40000.
    // Child of 2008: 2009 to 2024 = 16 years x 45360 = 725760, / 44 = 16494.55 -> 16495.
    // 56495 -> 38 x 1512 = 57456 -> 2076.
    const result = single(woman('1980-03-20', years(2001, 2025, 40_000)), [child('2008-07-01')])
    expect(lastStep(result.person, 'educationCredits')?.output).toBe(16_495)
    expect(result.person).toMatchObject({ ramd: 57_456, monthly: 2076, from: '2045-04-01' })
  })

  it('with a gap, youth years and months of the retirement year', () => {
    // Born 05.10.1975: window 1996 to 2039. 2000 to 2004 missing = 60 months; youth years 1993 to 1995 fill 36,
    // January to October 2040 fill 10: 528 - 60 + 46 = 514 months = 42 years -> scale 42.
    // Youth years count with their incomes (RAVS art. 51 al. 2), the retirement year for the scale only (art. 52c):
    // 39 x 50000 + 30000 = 1980000, / 42 = 47142.86 -> 47143 -> 32 x 1512 = 48384.
    // Full pension 1.04 x 1260 + 8/600 x 48384 = 1955.52, cut to 1955.50, x 95.45 % = 1866.52 -> 1867.
    const entries = [...years(1993, 1995, 10_000), ...years(1996, 1999, 50_000), ...years(2005, 2025, 50_000)]
    const result = single(man('1975-10-05', entries))
    expect(result.person).toMatchObject({ contributionYears: 42, scale: 42, ramd: 48_384, monthly: 1867 })
    expect(lastStep(result.person, 'gapsFilled')).toEqual({
      key: 'gapsFilled',
      inputs: { missingMonths: 60, educationCredits: 0, spouse: 0, wifeBefore1997: 0, youth: 36, retirementYear: 10 },
      output: 42,
      article: 'LAVS art. 29ter al. 2; RAVS art. 52b, 52c',
    })
    expect(result.assumptions).toEqual([
      'lawOfToday',
      'incomeCarriedOn',
      'factorFromAge21',
      'retirementYearNotDivided',
      'revaluationFactorAssumed',
    ])
  })

  it('with part-time years under the minimum contribution', () => {
    // Born 15.01.1975: window 1996 to 2039. 2010 and 2011 with 4000 do not count: 504 months, and January 2040:
    // 505 = 42 years -> scale 42. Their income stays in the sum: 42 x 40000 + 8000 = 1688000, / 42 = 40190.48 -> 40190
    // -> 27 x 1512 = 40824. 0.74 x 1260 + 13/600 x 40824 = 1816.92, cut to 1816.90, x 95.45 % = 1734.23 -> 1734.
    const entries = [...years(1996, 2009, 40_000), ...years(2010, 2011, 4000), ...years(2012, 2025, 40_000)]
    const result = single(man('1975-01-15', entries))
    expect(result.person).toMatchObject({ contributionYears: 42, scale: 42, ramd: 40_824, monthly: 1734 })
    expect(result.assumptions).toEqual([
      'lawOfToday',
      'incomeCarriedOn',
      'minimumUnreachedNotCounted',
      'retirementYearNotDivided',
      'revaluationFactorAssumed',
    ])
  })

  it('with a small part-time income has the minimum pension', () => {
    // 12000 a year all along: under the yearly minimum pension of 15120 -> first row -> 1260.
    const result = single(man('1970-06-15', years(1991, 2025, 12_000)))
    expect(result.person).toMatchObject({ ramd: 15_120, scale: 44, monthly: 1260 })
  })

  it.each([120_000, 1_300_000])('with an income of %d has the maximum, and the last row of the table', (amount) => {
    const { person } = single(man('1970-06-15', years(1991, 2025, amount)))
    expect(person).toMatchObject({ ramd: 90_720, monthly: 2520 })
    expect(person.steps.find(({ key }) => key === 'averageIncome')?.output).toBe(amount)
  })

  it('of the transition generation has a supplement beside the pension', () => {
    // Born 17.07.1966: 65 in 2031. 44 x 70000 / 44 = 70000 -> 47 x 1512 = 71064 -> 2258.
    // Average income up to 75600: base 100, born 1966: 81 % -> 81.
    const result = single(woman('1966-07-17', years(1987, 2025, 70_000)))
    expect(result.person).toMatchObject({ ramd: 71_064, monthly: 2258, supplement: 81, thirteenth: 2258 })
    expect(result.periods[0]?.total).toBe(2339)
  })

  it('adds a supplement that is rounded up to the total (RAVS art. 53quater al. 4)', () => {
    // Born 01.02.1961: base 50 above 75600, 25 % -> 12.50 -> 13. Pension since 01.06.2025.
    const result = single(woman('1961-02-01', years(1982, 2024, 90_000)))
    expect(result.person).toMatchObject({
      from: '2025-06-01',
      monthly: 2520,
      supplement: 13,
      cohortYears: 43,
      scale: 44,
    })
    expect(result.periods[0]?.total).toBe(2533)
    expect(result.assumptions).toEqual(['lawOfToday'])
  })

  it('whose reference age falls into this year needs no assumption about law or income', () => {
    expect(single(man('1961-05-05', years(1982, 2025, 60_000))).assumptions).toEqual([])
  })

  it('whose years of the age class are assumed', () => {
    // Born 15.10.1962: 64 and a half in April 2027, 2027 - 1983 = 44 years.
    const result = single(woman('1962-10-15', years(1983, 2025, 60_000)))
    expect(result.person).toMatchObject({ cohortYears: 44, scale: 44, from: '2027-05-01' })
    expect(result.assumptions).toContain('cohortYearsAssumed')
  })

  it('without any entry, of whom nothing is said, has nothing to come and no pension', () => {
    const result = single(man('1986-05-10', []))
    expect(result.person).toMatchObject({ contributionYears: 0, scale: 0, monthly: 0, thirteenth: 0 })
    expect(result.periods).toEqual([])
    expect(result.assumptions).toContain('noRecentEntry')
  })

  it('without any entry, but insured, owes the minimum from now on (LAVS art. 3 al. 1bis)', () => {
    // Born 10.05.1986: window 2007 to 2050. The known years until 2025 are gaps; 25 years to come, and January to May
    // 2051: 305 months = 25 years -> scale 25. 25 x 5000 / 25 -> first row, 1260 x 56.82 % = 715.93 -> 716.
    const result = single(man('1986-05-10', [], { insured: 2007 }))
    expect(result.person).toMatchObject({ contributionYears: 25, scale: 25, ramd: 15_120, monthly: 716 })
    expect(result.assumptions).toEqual([
      'lawOfToday',
      'retirementYearNotDivided',
      'nonEmployedContributions',
      'revaluationFactorAssumed',
    ])
  })

  it('whose last entry is older than the last two known years: no income and no contribution after it', () => {
    // Born 10.05.1966, last entry 2023: 37 of 44 years -> scale 37, 2116.80 x 84.09 % = 1780.02 -> 1780.
    const old = single(man('1966-05-10', years(1987, 2023, 60_000)))
    expect(old.person).toMatchObject({ contributionYears: 37, scale: 37, ramd: 60_480, monthly: 1780 })
    expect(old.assumptions).toEqual(['lawOfToday', 'noRecentEntry', 'revaluationFactorAssumed'])
    // With an entry in 2024, 2025 only is missing: 43 years and January to May 2031, of which 12 months fill 5.
    const recent = single(man('1966-05-10', years(1987, 2024, 60_000)))
    expect(recent.person).toMatchObject({ contributionYears: 43, scale: 43 })
    expect(recent.assumptions).not.toContain('noRecentEntry')
  })

  it('computed in 2025 has no 13th pension yet, computed in 2027 the table of 2027', () => {
    const on = (asOf: string, last: number) =>
      single(man('1966-05-10', years(1987, last, 60_000), { incomesAsOf: day(asOf) }), [], day(asOf))
    expect(on('2025-06-01', 2024).person).toMatchObject({ monthly: 2117, thirteenth: 0 })
    // Step 1536: 60000 -> 40 x 1536 = 61440; 1.04 x 1280 + 8/600 x 61440 = 2150.40
    const in2027 = on('2027-03-01', 2025)
    expect(in2027).toMatchObject({ lawYear: 2027, person: { ramd: 61_440, monthly: 2150, thirteenth: 2150 } })
    expect(in2027.assumptions).toEqual(['lawOfToday', 'incomeCarriedOn', 'revaluationFactorAssumed'])
  })

  it('has years that a credit fills in the average too (LAVS art. 29ter al. 2 let. c, art. 30 al. 2)', () => {
    // Born 15.02.1961: 64 years and 3 months in 2025, window 1982 to 2024. Insured all along, one entry: 5000 in 2024.
    // Credits of 1991 to 2006: 16 years and 1 are 17 of 43: 44 x 17 / 43 = 17.4 -> scale 18.
    // 5000 / 17 = 294; 16 x 45360 / 17 = 42692; 42986 -> 29 x 1512 = 43848.
    // 0.74 x 1260 + 13/600 x 43848 = 1882.44, cut to 1882.40, x 40.91 % = 770.09 -> 770.
    const result = single(woman('1961-02-15', years(2024, 2024, 5000), { insured: 1982 }), [child('1990-06-01')])
    expect(lastStep(result.person, 'educationCredits')?.output).toBe(42_692)
    expect(result.person).toMatchObject({ contributionYears: 17, scale: 18, ramd: 43_848, monthly: 770 })
  })

  it('of whom it is not said when insured is from the first entry on, and has no credit before', () => {
    const result = single(woman('1961-02-15', years(2024, 2024, 5000)), [child('1990-06-01')])
    expect(lastStep(result.person, 'educationCredits')).toBeUndefined()
    expect(result.person).toMatchObject({ contributionYears: 1, scale: 2 })
    expect(result.assumptions).toContain('insuredFromFirstEntry')
  })

  it('has the steps in the order of the calculation, each with its article', () => {
    const entries = [...years(1996, 1999, 50_000), ...years(2005, 2025, 50_000)]
    const result = single(woman('1975-10-05', entries), [child('2012-01-01')])
    expect(result.person.steps.map(({ key }) => key)).toEqual([
      'referenceAge',
      'contributionYears',
      'gapsFilled',
      'scale',
      'incomeSum',
      'revaluation',
      'averageIncome',
      'educationCredits',
      'ramd',
      'fullPension',
      'partialPension',
      'thirteenth',
    ])
    for (const { article } of result.person.steps) expect(article).toMatch(/^(LAVS|RAVS) art\. \d/)
  })

  it('is the same whatever partner a person without a marriage has', () => {
    const person = man('1966-05-10', years(1987, 2025, 60_000))
    const partner = woman('1966-08-10', years(1987, 2025, 99_000))
    expect(pensionOf(life(person, { partner }))).toEqual(single(person))
  })

  it('is refused without incomes, and with a marriage whose spouse is not there', () => {
    const refused = (facts: Parameters<typeof computeAvs>[0]) => () => computeAvs(facts, LAW, TODAY)
    expect(refused(life(man('1966-05-10', null)))).toThrow(
      expect.objectContaining({ name: 'AvsRefusal', key: 'incomesMissing', who: 'person' }),
    )
    const alone = life(man('1966-05-10', []), { marriages: [marriedSince('2000-01-01')] })
    expect(refused(alone)).toThrow(expect.objectContaining({ key: 'partnerMissing', who: 'partner' }))
  })
})
