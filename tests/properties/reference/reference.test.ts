/**
 * Lives made by hand, with amounts worked out by hand from the law. By the law of 2026: minimum pension 1260 a month,
 * 15'120 a year, table steps of 1512, credit 45'360.
 */
import { describe, expect, it } from 'vitest'
import type { InsuredPerson, Marriage } from '~/pillars/avs/facts'
import { day } from '~/pillars/day'
import { TODAY } from '../calendar'
import {
  child,
  drawing,
  firstBasis,
  lastBasis,
  lifeOf,
  man,
  marriage,
  paid,
  paidToPerson,
  somebody,
  years,
} from './hand-made'
import { referencePension } from './reference'

describe('the published couple of 2026', () => {
  // She: 64 years 6 months on 17 August 2026, years 1983 to 2025: 43 of 43. 1'090'000 x 1.025 = 1'117'250, / 43 =
  // 25'983.
  // Credits 1987 to 2004: 18 x 45'360 / 2 = 408'240, / 43 = 9'494. Together 35'477, step 36'288: 1719.
  const wife = somebody('FEMALE', '1962-02-17', {
    incomes: [...years(1983, 1984, 12_500), ...years(1985, 2024, 26_000), ...years(2025, 2025, 25_000)],
  })
  const husband = somebody('MALE', '1961-09-02', {
    incomes: [...years(1982, 1984, 40_000), ...years(1985, 2024, 45_000), ...years(2025, 2025, 40_000)],
  })
  const couple = (changes: Partial<Marriage> = {}) =>
    lifeOf(wife, {
      partner: husband,
      marriages: [marriage('1984-06-01', null, changes)],
      children: [child('1986-03-03'), child('1988-04-04')],
    })

  it('pays her 1719 before he has a right', () => {
    expect(paid(couple(), '2026-09-01')).toEqual([1719, null])
    expect(firstBasis(couple())).toEqual({ scale: 44, ramd: 36_288, contributionYears: 43, cohortYears: 43 })
  })

  // Divided 1985 to 2025: she 25'000 + 1'452'500 = 1'477'500, x 1.025 / 43 = 35'219 (+ 9'494 = 44'713, step 45'360:
  // 1915).
  // He 120'000 + 1'452'500, x 1.035 / 44 = 36'990 + 9'278 = 46'268, step 46'872: 1935. Cap 3780 in proportion.
  it('pays both capped from October 2026 on, after the division', () => {
    expect(paid(couple(), '2026-10-01')).toEqual([1880, 1900])
    expect(referencePension(couple(), TODAY).partner?.last.ramd).toBe(46_872)
    expect(lastBasis(couple()).ramd).toBe(45_360)
  })

  it('does not cap where a judge has separated the household, and divides all the same', () => {
    // Separated in 2010, after all credits.
    expect(paid(couple({ separatedSince: day('2010-02-02') }), '2026-10-01')).toEqual([1915, 1935])
  })

  // Born 1962: 50 percent of 160, average up to four yearly minimums. Nobody else of the two has one.
  it('has her supplement beside the pension', () =>
    expect(referencePension(couple(), TODAY).supplement).toEqual({ person: 80, partner: 0 }))

  // His right from October 2026 on is the last change.
  it('runs until two years after the last change', () => {
    const { months } = referencePension(couple(), TODAY)
    expect([months[0]?.month, months.at(-1)?.month]).toEqual(['2026-09-01', '2028-09-01'])
  })
})

describe('one person', () => {
  it('has the maximum after 44 high years', () => {
    // 95'000 x 1.035 = 98'325 is above 90'720, the 72-fold minimum.
    expect(paidToPerson(lifeOf(man()), '2026-06-01')).toBe(2520)
    expect(referencePension(lifeOf(man()), TODAY).months[0]?.month).toBe('2026-06-01')
  })

  it('has scale 39 after five years abroad', () => {
    // Insured 1982 to 1999 and from 2005 on: 39 of 44 years. 2520 x 88.64 % = 2233.73.
    const insured = [
      { from: day('1961-05-10'), to: day('1999-12-31') },
      { from: day('2005-01-01'), to: null },
    ]
    const incomes = [...years(1982, 1999, 95_000), ...years(2005, 2025, 95_000)]
    expect(paidToPerson(lifeOf(man({ insured, incomes })), '2026-06-01')).toBe(2234)
  })

  it('fills gaps with youth and its incomes, the months of the last year with none', () => {
    // 40 years of 60'000, 24 months of youth with 30'000: (2'400'000 + 30'000) x 1.035 / 42 = 59'882, step 60'480.
    // 5 months of 2026 make 42 years 5 months: scale 42. (1310.40 + 806.40) x 95.45 % = 2020.49.
    const facts = lifeOf(man({ incomes: [...years(1980, 1981, 15_000), ...years(1986, 2025, 60_000)] }))
    expect(lastBasis(facts)).toEqual({ scale: 42, ramd: 60_480, contributionYears: 42, cohortYears: 44 })
    expect(paidToPerson(facts, '2026-06-01')).toBe(2020)
  })

  it('counts a year under the minimum for the sum alone', () => {
    // 43 full years of 60'000 and 2025 with 4999 of the 5000 that 12 months need: with 5 months of 2026 43 years.
    // (43 x 60'000 + 4999) x 1.035 / 43 = 62'220, step 63'504 (15'120 + 32 x 1512).
    const facts = lifeOf(man({ incomes: [...years(1982, 2024, 60_000), ...years(2025, 2025, 4_999)] }))
    expect(lastBasis(facts)).toMatchObject({ scale: 43, ramd: 63_504, contributionYears: 43 })
    // With 5000 the divisor is 44 years: 2'585'000 x 1.035 / 44 = 60'806, step 61'992.
    const reached = lifeOf(man({ incomes: [...years(1982, 2024, 60_000), ...years(2025, 2025, 5_000)] }))
    expect(lastBasis(reached)).toMatchObject({ scale: 44, ramd: 61_992 })
  })

  it('carries the last complete year on from a record that is late', () => {
    // Of 20 June 2026: known through 2024. 43 years of 50'000 and 2025 as 2024: 44 x 50'000 x 1.035 / 44 = 51'750, step
    // 52'920.
    const facts = lifeOf(man({ incomes: years(1982, 2024, 50_000), incomesAsOf: day('2026-06-20') }))
    expect(lastBasis(facts)).toMatchObject({ scale: 44, ramd: 52_920 })
    expect(paidToPerson(facts, '2026-06-01')).toBe(2016)
    // From November 2026 on the record knows 2025: a year without income, 43 years and 5 months, which count for the
    // scale.
    const known = lifeOf(man({ incomes: years(1982, 2024, 50_000) }))
    expect(lastBasis(known)).toMatchObject({ scale: 43, ramd: 52_920 })
  })

  it('stops at 60 and owes the minimum until the reference age', () => {
    // Born 1966: years 1987 to 2030. 1987 to 2025: 39 x 80'000. 2026: 80'000 x 6 / 12 = 40'000. 2027 to 2030: 4 x 5000.
    // 3'180'000 / 44 = 72'273, step 72'576: 1310.40 + 967.68 = 2278.
    const facts = lifeOf(
      somebody('MALE', '1966-03-03', { incomes: years(1987, 2025, 80_000), stopsOn: day('2026-06-30') }),
    )
    expect(lastBasis(facts)).toEqual({ scale: 44, ramd: 72_576, contributionYears: 44, cohortYears: 44 })
    expect(paidToPerson(facts, '2031-04-01')).toBe(2278)
  })

  it('has no years to come for a person of whom nothing is given and whose last entry is old', () => {
    // 1987 to 2010: 24 years of 40'000; 24 of 44 are scale 24 (54.55 %). Average 40'000, step 40'824: 1817.
    // 932.40 + 884.52 = 1816.92, cut to 1816.90, x 54.55 % = 991.12.
    const facts = lifeOf(somebody('MALE', '1966-03-03', { incomes: years(1987, 2010, 40_000) }))
    expect(paidToPerson(facts, '2031-04-01')).toBe(991)
    // Told to be insured, he owes the minimum from 2026 on, and January to March 2031 fill three months of the gap.
    const told = lifeOf(
      somebody('MALE', '1966-03-03', {
        incomes: years(1987, 2010, 40_000),
        insured: [{ from: day('1966-03-03'), to: null }],
      }),
    )
    expect(lastBasis(told)).toMatchObject({ contributionYears: 29 })
  })

  it('replaces the income carried on by one to come', () => {
    // 39 x 80'000 + 2026, 2027: 80'000 + 2028 to 2030: 20'000 = 3'340'000 / 44 = 75'909, step 77'112.
    const incomeToCome = { amount: 20_000, from: 2028 }
    const facts = lifeOf(somebody('MALE', '1966-03-03', { incomes: years(1987, 2025, 80_000), incomeToCome }))
    expect(lastBasis(facts).ramd).toBe(77_112)
  })

  it('has the factor of the year of the event', () => {
    // 65 in January 2025, first entry 1981: 1.052. 50'400 x 1.052 = 53'021, step 54'432; by the column of 2026 it were
    // 52'920.
    const facts = lifeOf(somebody('MALE', '1960-01-15', { incomes: years(1981, 2024, 50_400) }))
    expect(lastBasis(facts).ramd).toBe(54_432)
  })

  it('has no pension without a whole year', () =>
    expect(paidToPerson(lifeOf(man({ incomes: years(2010, 2010, 50_000, 6) })), '2026-06-01')).toBe(0))

  it('counts all contributions together without a whole year between 20 and the reference age', () => {
    // Youth 1980: 12 months, 24'000; window: none; January to May 2026: 5 months, 5000 x 5 / 12 = 2083.
    // 26'083 x 1.035 x 12 / 17 months = 19'056, step 19'656.
    const facts = lifeOf(
      man({
        incomes: years(1980, 1980, 24_000),
        insured: [{ from: day('2026-01-01'), to: day('2026-05-31') }],
      }),
    )
    expect(lastBasis(facts)).toMatchObject({ scale: 1, contributionYears: 1, ramd: 19_656 })
  })
})

describe('women of the transition generation', () => {
  // 65 on 15 June 2029, years 1985 to 2028: 44.
  const woman = (amount: number, changes: Partial<InsuredPerson> = {}) =>
    lifeOf(somebody('FEMALE', '1964-06-15', { incomes: years(1985, 2025, amount), ...changes }))

  it.each([
    // Factor of 2026 for 1985: 1.007, as no later column is published.
    [40_000, 160],
    [70_000, 100],
    [90_000, 50],
  ])('with an average of about %d have a supplement of %d', (amount, supplement) =>
    expect(referencePension(woman(amount), TODAY).supplement.person).toBe(supplement),
  )

  it('have it by their years, up to the franc', () => {
    // 1991 to 2025 are 35 of 44 years, nothing to come since the work has ended: 160 x 35 / 44 = 127.27.
    const facts = woman(0, {
      incomes: years(1991, 2025, 40_000),
      insured: [{ from: day('1991-01-01'), to: day('2025-12-31') }],
    })
    expect(lastBasis(facts)).toMatchObject({ contributionYears: 35 })
    expect(referencePension(facts, TODAY).supplement.person).toBe(128)
  })

  it('draw from 62 at lower rates, and lose it', () => {
    // 27 months early, April 2027: 1985 to 2026 are 42 of 44 years; 40'000 x 1.007 = 40'280, step 40'824: 1816.92.
    // 1816.90 x 95.45 % = 1734.23: 1734. 27 months, average up to four minimums: 2.3 %: 1694.12.
    const facts = woman(40_000, { drawing: drawing(['2027-04-01', 100]) })
    expect(paidToPerson(facts, '2027-04-01')).toBe(1694)
    expect(referencePension(facts, TODAY).supplement.person).toBe(0)
    expect(() => referencePension(woman(40_000, { drawing: drawing(['2026-07-01', 100]) }), TODAY)).not.toThrow()
  })
})

describe('widows and widowers', () => {
  // He dies in 2015, before her reference age: 64 years 6 months on 17 August 2026. He never had an income.
  const widow = (amount: number, survivorsPension: number | null = null) =>
    lifeOf(
      somebody('FEMALE', '1962-02-17', {
        incomes: [...years(1983, 1993, amount), ...years(1994, 2014, 2 * amount), ...years(2015, 2025, amount)],
        survivorsPension,
      }),
      {
        marriages: [marriage('1993-05-05', '2015-03-03', { endedBy: 'death', spouse: somebody('MALE', '1960-01-01') })],
      },
    )

  it('have 20 percent more, the marriage years divided', () => {
    // He is insured from 1993 on by the wedding with her. 1994 to 2014 are divided: she keeps amount a year in all.
    // 35'000 x 1.025 = 35'875, step 36'288: 1719 x 1.2 = 2062.8.
    expect(paidToPerson(widow(35_000), '2026-09-01')).toBe(2063)
    expect(lastBasis(widow(35_000)).ramd).toBe(36_288)
  })

  it('have the maximum of the scale at most', () => expect(paidToPerson(widow(95_000), '2026-09-01')).toBe(2520))

  it.each([
    // 1260 x 1.2 = 1512, with a supplement of 80 (born 1962): 13 x 1512 + 12 x 80 = 20'616 = 12 x 1718.
    [1718, 1512],
    [1719, 1719],
  ])('beside a survivor’s pension of %d are paid %d', (survivors, expected) =>
    expect(paidToPerson(widow(10_000, survivors), '2026-09-01')).toBe(expected),
  )

  it('are compared with the 13th pension from 2026 on, by the law of the day', () => {
    // 1512 against 1513: without the 13th pension the widower’s is higher.
    const widower = lifeOf(
      somebody('MALE', '1960-06-15', { incomes: years(1981, 2024, 10_000), survivorsPension: 1513 }),
      {
        marriages: [
          marriage('2010-02-02', '2010-03-03', { endedBy: 'death', spouse: somebody('FEMALE', '1961-01-01') }),
        ],
      },
    )
    const paidBy = (law: string) => referencePension(widower, day(law)).months[0]?.person
    expect([paidBy('2025-12-31'), paidBy('2026-01-01')]).toEqual([1513, 1512])
  })
})
