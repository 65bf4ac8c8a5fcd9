import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import type { IncomeEntry } from '../facts'
import { creditYears } from '../income/education-credits'
import { contributionYears } from './contribution-years'
import { type Account, accountOf } from './individual-account'

const law = lawOn(day('2026-11-21'))

const years = (from: number, to: number, amount = 50_000, months = 12): IncomeEntry[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months }))

/** Born 5 October 1975, reference age in October 2040: window 1996 to 2039, youth years 1993 to 1995. */
const account = (entries: IncomeEntry[]) =>
  accountOf(
    entries,
    { birthYear: 1975, referenceYear: 2040, thisYear: 2026, newIncome: null, earlyStart: null },
    law.contributionPeriod,
  )

function count(
  entries: IncomeEntry[],
  more: { childBorn?: string; spouse?: Account; married?: string; ended?: string } = {},
) {
  const children = more.childBorn ? [{ birthDate: day(more.childBorn), deathDate: null }] : []
  return contributionYears(
    account(entries),
    {
      credits: creditYears(children, 1996, 2039, law),
      marriage: more.married ? { start: day(more.married), end: more.ended ? day(more.ended) : null } : null,
      spouse: more.spouse ?? null,
      monthsOfLastYear: 10,
      cohortYears: 44,
    },
    law,
  )
}

const NOTHING = { educationCredits: 0, spouse: 0, youth: 0, retirementYear: 0 }

describe('contribution years', () => {
  it('are complete without a gap', () => {
    expect(count(years(1996, 2025))).toEqual({
      years: 44,
      cohortYears: 44,
      ownMonths: 528,
      averageMonths: 528,
      missing: 0,
      filled: NOTHING,
      gaps: [],
      filledWithoutEntry: false,
      minimumAssumed: false,
    })
  })

  it('do not count youth years where nothing is missing', () => {
    expect(count(years(1993, 2025)).filled).toEqual(NOTHING)
  })

  it('fill gaps with youth years, then with the months up to the reference age', () => {
    const gap = [...years(1993, 1995, 10_000), ...years(1996, 1999), ...years(2005, 2025)]
    // 60 months missing, 36 youth months, January to October: 514 months are 42 years
    expect(count(gap)).toMatchObject({
      years: 42,
      ownMonths: 468,
      averageMonths: 468,
      missing: 60,
      filled: { educationCredits: 0, spouse: 0, youth: 36, retirementYear: 10 },
    })
  })

  it('take no more youth months than are missing', () => {
    const gap = [...years(1993, 1995, 10_000), ...years(1996, 2023), ...years(2025, 2025)]
    expect(count(gap)).toMatchObject({
      years: 44,
      averageMonths: 516,
      missing: 12,
      filled: { youth: 12, retirementYear: 0 },
    })
  })

  it('add months of several years up', () => {
    const parts = [...years(1996, 1996, 20_000, 8), ...years(1997, 1997, 20_000, 6), ...years(1998, 2025)]
    // 24 - 14 = 10 months missing, January to October of the retirement year fill them
    expect(count(parts)).toMatchObject({ years: 44, ownMonths: 518, filled: { retirementYear: 10 } })
    const more = [...years(1996, 1998, 20_000, 4), ...years(1999, 2025)]
    // 36 - 12 = 24 months missing, 10 filled: 514 months
    expect(count(more)).toMatchObject({ years: 42, missing: 24, filled: { retirementYear: 10 } })
  })

  it.each([
    // The minimum contribution of 2010 is borne by 4548 francs.
    [4547, 12, 516],
    [4548, 12, 528],
    [2273, 6, 516],
    [2274, 6, 522],
    [0, 12, 516],
  ])(
    'judge a year with %d francs in %d months by the minimum contribution of its time: %d months',
    (amount, months, own) => {
      const entries = [...years(1996, 2009), ...years(2010, 2010, amount, months), ...years(2011, 2025)]
      expect(count(entries)).toMatchObject({ ownMonths: own, averageMonths: own, minimumAssumed: false })
    },
  )

  it('say where a small income was judged by the minimum of another year', () => {
    const in1997 = (amount: number) => count([...years(1996, 1996), ...years(1997, 1997, amount), ...years(1998, 2025)])
    expect(in1997(3000)).toMatchObject({ ownMonths: 528, minimumAssumed: true })
    expect(in1997(60_000)).toMatchObject({ ownMonths: 528, minimumAssumed: false })
  })

  it('list the years with a gap, without those that credits or the spouse make whole', () => {
    const entries = [...years(1996, 2009), ...years(2011, 2011, 30_000, 9), ...years(2013, 2025)]
    expect(count(entries).gaps).toEqual([
      { year: 2010, months: 12 },
      { year: 2011, months: 3 },
      { year: 2012, months: 12 },
    ])
    expect(count(entries, { childBorn: '2010-05-05' }).gaps).toEqual([{ year: 2010, months: 12 }])
  })

  it('count a year with an education credit, and a missing one without taking it into the average', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2011, 0), ...years(2013, 2025)]
    const without = count(entries)
    // 492 months and 10 of the retirement year
    expect(without).toMatchObject({
      years: 41,
      averageMonths: 492,
      filled: { educationCredits: 0, retirementYear: 10 },
    })
    const withChild = count(entries, { childBorn: '2009-05-05' })
    expect(withChild).toMatchObject({
      years: 44,
      averageMonths: 516,
      filled: { educationCredits: 36, retirementYear: 0 },
    })
    expect(withChild.ownMonths).toBe(492)
  })

  it('make a part of a year whole by an education credit', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2010, 30_000, 5), ...years(2011, 2025)]
    expect(count(entries, { childBorn: '2009-05-05' })).toMatchObject({
      years: 44,
      ownMonths: 521,
      averageMonths: 528,
      filled: { educationCredits: 7 },
    })
  })

  it('do not count the birth year of a child', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2010, 0), ...years(2011, 2025)]
    expect(count(entries, { childBorn: '2010-01-05' }).filled.educationCredits).toBe(0)
  })

  it.each([
    // Twice the minimum: 9096 francs in 2010, 9214 in 2011.
    ['the spouse paid twice the minimum', 9214, '2005-06-01', undefined, 24],
    ['the spouse paid less in the second year', 9213, '2005-06-01', undefined, 12],
    ['the spouse paid less', 9095, '2005-06-01', undefined, 0],
    ['the wedding was in the second year', 10_000, '2011-12-31', undefined, 12],
    ['the marriage ended in the first year', 10_000, '2005-06-01', '2010-02-01', 12],
    ['there is no marriage', 10_000, undefined, undefined, 0],
  ])('%s', (_, income, married, ended, months) => {
    const entries = [...years(1996, 2009), ...years(2010, 2011, 0), ...years(2012, 2025)]
    const spouse = account(years(1996, 2025, income))
    expect(count(entries, { spouse, married, ended }).filled.spouse).toBe(months)
  })

  it("are filled in the year of the spouse's reference age too", () => {
    const entries = [...years(1996, 2024), ...years(2025, 2025, 0)]
    const span = { birthYear: 1960, referenceYear: 2025, thisYear: 2026, newIncome: null, earlyStart: null }
    const spouse = accountOf(years(1981, 2025, 75_000), span, law.contributionPeriod)
    expect(count(entries, { spouse, married: '2005-06-01' }).filled.spouse).toBe(12)
  })

  it('fill by education credits before the spouse', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2011, 0), ...years(2012, 2025)]
    const spouse = account(years(1996, 2025))
    const filled = count(entries, { spouse, married: '2005-06-01', childBorn: '2010-05-05' }).filled
    expect(filled).toEqual({ educationCredits: 12, spouse: 12, youth: 0, retirementYear: 0 })
  })

  it('are divided by what was filled where nothing else is there', () => {
    const running = accountOf(
      years(1982, 2025, 0),
      { birthYear: 1961, referenceYear: 2026, thisYear: 2026, newIncome: null, earlyStart: null },
      law.contributionPeriod,
    )
    const counted = contributionYears(
      running,
      {
        credits: creditYears([{ birthDate: day('1990-05-05'), deathDate: null }], 1982, 2025, law),
        marriage: null,
        spouse: null,
        monthsOfLastYear: 9,
        cohortYears: 44,
      },
      law,
    )
    expect(counted).toMatchObject({ years: 16, ownMonths: 0, averageMonths: 192 })
  })
})
