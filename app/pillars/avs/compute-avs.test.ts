import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { type Day, day } from '../day'
import type { PensionResult, StepKey } from '../result'
import { computeAvs } from './compute-avs'
import type { AvsFacts, IncomeEntry } from './facts'

const TODAY = day('2026-11-21')

const years = (from: number, to: number, amount: number, months = 12): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months }))

type Single = { birthDate: string; gender?: 'MALE' | 'FEMALE'; incomes: IncomeEntry[]; childBorn?: string[] }

function single({ birthDate, gender = 'MALE', incomes, childBorn = [] }: Single, on: Day = TODAY): PensionResult {
  const facts: AvsFacts = {
    person: { navs: '756.9217.0769.85', birthDate: day(birthDate), gender },
    incomes,
    marriage: null,
    children: childBorn.map((birth) => ({ birthDate: day(birth), deathDate: null })),
    partner: null,
  }
  return computeAvs(facts, lawOn(on), on)
}

const outputOf = ({ person }: PensionResult, key: StepKey) => person.steps.find((step) => step.key === key)?.output

describe('a single person', () => {
  it('with a steady income and no gap', () => {
    // Born 10.05.1966: 65 on 10.05.2031, pension from 01.06.2031. Window 1987 to 2030 = 44 years.
    // 44 x 60000 = 2640000, first entry 1987: x 1.000, / 44 = 60000 -> next row 40 x 1512 = 60480 -> 2117.
    const result = single({ birthDate: '1966-05-10', incomes: years(1987, 2025, 60_000) })
    expect(result).toMatchObject({
      computedOn: '2026-11-21',
      lawYear: 2026,
      assumptions: ['lawOfToday', 'incomeCarriedOn'],
      partner: null,
    })
    expect(result.person).toMatchObject({
      navs: '756.9217.0769.85',
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
    const result = single({
      birthDate: '1980-03-20',
      gender: 'FEMALE',
      incomes: years(2001, 2025, 40_000),
      childBorn: ['2008-07-01'],
    })
    expect(outputOf(result, 'educationCredits')).toBe(16_495)
    expect(result.person).toMatchObject({ ramd: 57_456, monthly: 2076, from: '2045-04-01' })
    expect(result.assumptions).toContain('creditsWhole')
    expect(result.assumptions).not.toContain('creditsHalved')
  })

  it('with a gap, youth years and months of the retirement year', () => {
    // Born 05.10.1975: window 1996 to 2039. 2000 to 2004 missing = 60 months; youth years 1993 to 1995 fill 36,
    // January to October 2040 fill 10: 528 - 60 + 46 = 514 months = 42 years -> scale 42.
    // 39 years x 50000 / 39 = 50000 -> 34 x 1512 = 51408. Youth incomes do not count.
    // Full pension 1.04 x 1260 + 8/600 x 51408 = 1995.84, cut to 1995.80, x 95.45 % = 1904.99 -> 1905.
    const result = single({
      birthDate: '1975-10-05',
      incomes: [...years(1993, 1995, 10_000), ...years(1996, 1999, 50_000), ...years(2005, 2025, 50_000)],
    })
    expect(result.person).toMatchObject({ contributionYears: 42, scale: 42, ramd: 51_408, monthly: 1905 })
    expect(result.person.steps.find(({ key }) => key === 'gapsFilled')).toEqual({
      key: 'gapsFilled',
      inputs: { missingMonths: 60, educationCredits: 0, spouse: 0, youth: 36, retirementYear: 10 },
      output: 42,
      article: 'LAVS art. 29ter al. 2; RAVS art. 52b, 52c',
    })
  })

  it('with part-time years under the minimum contribution', () => {
    // Born 15.01.1975: window 1996 to 2039. 2010 and 2011 with 4000 do not count: 504 months, and January 2040:
    // 505 = 42 years -> scale 42. Their income stays in the sum: 42 x 40000 + 8000 = 1688000, / 42 = 40190.48 -> 40190
    // -> 27 x 1512 = 40824. 0.74 x 1260 + 13/600 x 40824 = 1816.92, cut to 1816.90, x 95.45 % = 1734.23 -> 1734.
    const result = single({
      birthDate: '1975-01-15',
      incomes: [...years(1996, 2009, 40_000), ...years(2010, 2011, 4000), ...years(2012, 2025, 40_000)],
    })
    expect(result.person).toMatchObject({ contributionYears: 42, scale: 42, ramd: 40_824, monthly: 1734 })
    expect(result.assumptions).toEqual(['lawOfToday', 'incomeCarriedOn'])
  })

  it('with a small part-time income has the minimum pension', () => {
    // 12000 a year all along: under the yearly minimum pension of 15120 -> first row -> 1260.
    const result = single({ birthDate: '1970-06-15', incomes: years(1991, 2025, 12_000) })
    expect(result.person).toMatchObject({ ramd: 15_120, scale: 44, monthly: 1260 })
  })

  it('with an income above the last row has the maximum, the average shown as it is', () => {
    const result = single({ birthDate: '1970-06-15', incomes: years(1991, 2025, 120_000) })
    expect(result.person).toMatchObject({ ramd: 120_960, monthly: 2520 })
  })

  it('of the transition generation has a supplement beside the pension', () => {
    // Born 17.07.1966: 65 in 2031. 44 x 70000 / 44 = 70000 -> 47 x 1512 = 71064 -> 2258.
    // Average income up to 75600: base 100, born 1966: 81 % -> 81.
    const result = single({ birthDate: '1966-07-17', gender: 'FEMALE', incomes: years(1987, 2025, 70_000) })
    expect(result.person).toMatchObject({ ramd: 71_064, monthly: 2258, supplement: 81, thirteenth: 2258 })
    expect(result.periods[0]?.total).toBe(2339)
  })

  it('adds a supplement that is rounded up to the total (RAVS art. 53quater al. 4)', () => {
    // Born 01.02.1961: base 50 above 75600, 25 % -> 12.50 -> 13. Pension since 01.06.2025, law of 2026: x 1.035 from 1982.
    const result = single({ birthDate: '1961-02-01', gender: 'FEMALE', incomes: years(1982, 2024, 90_000) })
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
    expect(single({ birthDate: '1961-05-05', incomes: years(1982, 2025, 60_000) }).assumptions).toEqual([])
  })

  it('whose years of the age class are assumed', () => {
    // Born 15.10.1962: 64 and a half in April 2027, 2027 - 1983 = 44 years.
    const result = single({ birthDate: '1962-10-15', gender: 'FEMALE', incomes: years(1983, 2025, 60_000) })
    expect(result.person).toMatchObject({ cohortYears: 44, scale: 44, from: '2027-05-01' })
    expect(result.assumptions).toContain('cohortYearsAssumed')
  })

  it('without any entry has the minimum on the years to come, and the result says so', () => {
    // Born 10.05.1986: window 2007 to 2050. 25 years to come, January to May 2051: 305 months = 25 years -> scale 25.
    const result = single({ birthDate: '1986-05-10', incomes: [] })
    expect(result.person).toMatchObject({ contributionYears: 25, scale: 25, ramd: 15_120, monthly: 716 })
    expect(result.assumptions).toEqual(['lawOfToday', 'noIncomeKnown'])
  })

  it('computed in 2025 has no 13th pension yet, computed in 2027 the factor of 2026', () => {
    const person = { birthDate: '1966-05-10', incomes: years(1987, 2024, 60_000) }
    expect(single(person, day('2025-06-01')).person).toMatchObject({ monthly: 2117, thirteenth: 0 })
    const in2027 = single(person, day('2027-03-01'))
    // Step 1536: 60000 -> 40 x 1536 = 61440; 1.04 x 1280 + 8/600 x 61440 = 2150.40
    expect(in2027).toMatchObject({ lawYear: 2027, person: { ramd: 61_440, monthly: 2150, thirteenth: 2150 } })
    expect(in2027.assumptions).toEqual(['lawOfToday', 'incomeCarriedOn', 'noRecentEntry', 'revaluationFactorAssumed'])
  })

  it('has never more than a credit a year in the average, and is told what that assumes', () => {
    // One whole year of income, 16 credit years without an entry: 12 months divide. 5000 + 45360 = 50360 -> 51408.
    const result = single({
      birthDate: '1961-02-15',
      gender: 'FEMALE',
      incomes: [{ year: 2024, amount: 5000, months: 12 }],
      childBorn: ['1990-06-01'],
    })
    expect(outputOf(result, 'educationCredits')).toBe(45_360)
    expect(result.person.ramd).toBe(51_408)
    expect(result.assumptions).toContain('insuredWithoutEntry')
  })

  it('has the steps in the order of the calculation, each with its article', () => {
    const result = single({
      birthDate: '1975-10-05',
      incomes: [...years(1996, 1999, 50_000), ...years(2005, 2025, 50_000)],
      childBorn: ['2012-01-01'],
    })
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
    const person = { navs: '756.9217.0769.85', birthDate: day('1966-05-10'), gender: 'MALE' as const }
    const facts: AvsFacts = { person, incomes: years(1987, 2025, 60_000), marriage: null, children: [], partner: null }
    const partner = { ...person, navs: '756.1234.5678.97', deathDate: null, incomes: years(1987, 2025, 99_000) }
    expect(computeAvs({ ...facts, partner }, lawOn(TODAY), TODAY)).toEqual(computeAvs(facts, lawOn(TODAY), TODAY))
  })
})
