import { describe, expect, it } from 'vitest'
import { child, lastStep, man, pensionOf, couple as spouses, woman, years } from '../../../../tests/support/lives/life'
import { OF_ONE_ACCOUNT } from '../assumptions'
import type { AvsResult } from '../compute-avs'
import type { Child, IncomeEntry, InsuredPerson } from '../facts'

const couple = (one: InsuredPerson, other: InsuredPerson, married: string, children?: Child[]): AvsResult =>
  pensionOf(spouses(one, other, married, children))

describe('a couple', () => {
  it('whose older partner has been paid for two years', () => {
    // Husband born 10.06.1960: pension from 01.07.2025, window 1981 to 2024. 44 x 80000 = 3520000 x 1.052 (event in 2025,
    // first entry 1981) = 3703040, / 44 = 84160 -> 56 x 1512 = 84672 -> 2439.
    // Wife born 01.02.1963: 64 years and 9 months on 01.11.2027, pension from 01.12.2027, 43 of 43 years.
    // Splitting 1991 to 2024 = 34 years: he gives 1360000 and receives 510000. He keeps his factor (LAVS art. 31):
    // 2670000 x 1.052 = 2808840, / 44 = 63837 -> 43 x 1512 = 65016 -> 2177.
    // She: 43 x 30000 + 850000 = 2140000 x 1.016 (1984) = 2174240, / 43 = 50564 -> 34 x 1512 = 51408 -> 1996.
    // 4173 over 3780: 1971.98 and 1808.02. Her supplement, born 1963, up to 60480: 75 % of 160 = 120.
    const husband = man('1960-06-10', years(1981, 2024, 80_000))
    const wife = woman('1963-02-01', years(1984, 2025, 30_000))
    const result = couple(wife, husband, '1990-05-05')
    expect(result.person).toMatchObject({
      from: '2027-12-01',
      to: null,
      monthly: 1808,
      ramd: 51_408,
      supplement: 120,
      thirteenth: 1808,
      later: null,
    })
    expect(result.partner).toMatchObject({
      from: '2025-07-01',
      to: '2027-11-30',
      monthly: 2439,
      ramd: 84_672,
      later: { from: '2027-12-01', monthly: 1972, ramd: 65_016, scale: 44 },
    })
    expect(result.periods).toEqual([
      { from: '2025-07-01', to: '2027-11-30', person: null, partner: 2439, total: 2439, capped: false },
      { from: '2027-12-01', to: null, person: 1808, partner: 1972, total: 3900, capped: true },
    ])
    expect(result.assumptions).toEqual(['lawOfToday', 'incomeCarriedOn', 'revaluationFactorAssumed'])
  })

  it('keeps the supplement by the average income at her reference age (RAVS art. 53quater al. 1)', () => {
    // She, born 20.02.1964: 40000 x 1.007 -> 40824, up to 60480: 160. Split in 2031, she has more than 75600.
    const wife = woman('1964-02-20', years(1985, 2025, 40_000))
    const { person, periods } = couple(wife, man('1966-05-10', years(1987, 2025, 200_000)), '1990-05-05')
    expect(person).toMatchObject({ ramd: 40_824, supplement: 160, later: { from: '2031-06-01' } })
    expect(person.later?.ramd).toBeGreaterThan(75_600)
    expect(periods.at(-1)?.total).toBe(3780 + 160)
  })

  it('who start on the same day are split and capped from the start', () => {
    const incomes = years(1991, 2025, 90_000)
    const result = couple(man('1970-04-12', incomes), woman('1970-04-30', incomes), '2000-01-01')
    expect(result.person).toMatchObject({ from: '2035-05-01', to: null, monthly: 1890, later: null })
    expect(result.partner).toMatchObject({ from: '2035-05-01', to: null, monthly: 1890, later: null })
    expect(result.periods).toEqual([
      { from: '2035-05-01', to: null, person: 1890, partner: 1890, total: 3780, capped: true },
    ])
  })

  it('under the cap is split but not capped', () => {
    // Both from 01.05.2035, window 1991 to 2034, splitting 2001 to 2034: (34 x 60000) / 2 of him to her, nothing back
    // from her 0 of those years. He 44 x 60000 - 1020000 = 1620000 / 44 = 36818 -> 37800 -> 1751.
    // She 10 x 20000 + 1020000 = 1220000 / 44 = 27727 -> 28728 -> 1555: his double minimum makes her years count.
    const hers = [...years(1991, 2000, 20_000), ...years(2001, 2025, 0)]
    const result = couple(man('1970-04-12', years(1991, 2025, 60_000)), woman('1970-04-30', hers), '2000-07-01')
    expect(result.person).toMatchObject({ ramd: 37_800, monthly: 1751 })
    expect(result.partner).toMatchObject({ ramd: 28_728, monthly: 1555, scale: 44, contributionYears: 44 })
    expect(result.periods).toEqual([
      { from: '2035-05-01', to: null, person: 1751, partner: 1555, total: 3306, capped: false },
    ])
  })

  it('with a partial pension is capped by the weighted percentage', () => {
    // She came to Switzerland in 2011: 24 of 44 years, and April 2035: 292 months -> scale 24, 54.55 %. With 100 %:
    // (54.55 + 2 x 100) / 3 = 84.85 %; 3780 x 84.85 % = 3207.33 -> 3207. Married 2030: splitting 2031 to 2034.
    // He 44 x 120000 - 240000 + 100000 = 5140000 -> over 90720 -> 2520.
    // She 24 x 50000 - 100000 + 240000 = 1340000, / 24 = 55833 -> 55944: 1.04 x 1260 + 8/600 x 55944 = 2056.32,
    // cut to 2056.30, x 54.55 % = 1121.71 -> 1122. Sum 3642: 2219.01 and 987.99.
    const hers = years(2011, 2025, 50_000)
    const result = couple(man('1970-04-12', years(1991, 2025, 120_000)), woman('1970-04-30', hers), '2030-07-01')
    expect(result.person).toMatchObject({ scale: 44, monthly: 2219 })
    expect(result.partner).toMatchObject({ scale: 24, ramd: 55_944, monthly: 988 })
    expect(lastStep(result.person, 'coupleCap')?.inputs).toEqual({
      own: 2520,
      other: 1122,
      cap: 3207,
      percent: 84.85,
      capByScale: 3264,
    })
  })

  it('under both caps says nothing about how they differ', () => {
    // He 44 x 40000, she 24 x 20000, married too late to be split: 1720 and about 770, far under 3207.
    const hers = years(2011, 2025, 20_000)
    const result = couple(man('1970-04-12', years(1991, 2025, 40_000)), woman('1970-04-30', hers), '2034-07-01')
    expect(result.periods.at(-1)?.capped).toBe(false)
    expect(result.assumptions).not.toContain('capScaleAssumed')
  })

  it('of which one has no contribution year is neither split nor capped', () => {
    const husband = man('1961-02-01', years(1982, 2025, 120_000))
    const wife = woman('1961-08-01', years(2025, 2025, 2000, 4))
    const result = couple(husband, wife, '2026-01-15')
    expect(result.person).toMatchObject({ monthly: 2520, to: null, later: null })
    expect(result.partner).toMatchObject({ scale: 0, monthly: 0, supplement: 0, thirteenth: 0, later: null })
    expect(result.periods).toEqual([
      { from: '2026-03-01', to: null, person: 2520, partner: null, total: 2520, capped: false },
    ])
    expect(couple(wife, husband, '2026-01-15').periods).toEqual([
      { from: '2026-03-01', to: null, person: null, partner: 2520, total: 2520, capped: false },
    ])
  })

  it('is computed with the dates of each, not with who asks', () => {
    const one = man('1972-05-18', years(1993, 2025, 70_000))
    const other = woman('1980-08-23', years(2004, 2025, 35_000))
    const born = [child('2010-01-01')]
    const [a, b] = [couple(one, other, '2008-09-13', born), couple(other, one, '2008-09-13', born)]
    const amounts = ({ monthly, ramd, from, to, later, supplement }: AvsResult['person']) => ({
      monthly,
      ramd,
      from,
      to,
      later,
      supplement,
    })
    expect(amounts(a.person)).toEqual(b.partner && amounts(b.partner))
    expect(amounts(b.person)).toEqual(a.partner && amounts(a.partner))
    const ofBoth = ({ assumptions }: AvsResult) => assumptions.filter((key) => !OF_ONE_ACCOUNT.has(key))
    expect(ofBoth(a)).toEqual(ofBoth(b))
  })

  it('mentions youth years only where they are one’s own', () => {
    // Born 05.10.1975: 2000 and 2001 are missing, and 24 of the 36 months of 1993 to 1995 fill them. The other came at 30.
    const entries = [...years(1993, 1995, 10_000), ...years(1996, 1999, 50_000), ...years(2002, 2025, 50_000)]
    const filled = man('1975-10-05', entries)
    const came = woman('1975-10-05', years(2005, 2025, 40_000))
    const own = ['youthLatestFirst', 'factorFromAge21'] as const
    const told = couple(filled, came, '2006-01-01').assumptions
    const toldTheOther = couple(came, filled, '2006-01-01').assumptions
    for (const key of own) {
      expect(told).toContain(key)
      expect(toldTheOther).not.toContain(key)
    }
  })

  it.each<[string, IncomeEntry[]]>([
    ['no income', []],
    ['no entry of late', years(1996, 2022, 50_000)],
    [
      'a year under the minimum',
      [...years(1996, 2010, 50_000), ...years(2011, 2011, 1000), ...years(2012, 2025, 50_000)],
    ],
    ['youth years that fill', [...years(1993, 1999, 50_000), ...years(2001, 2025, 50_000)]],
    ['nobody insured before', years(2003, 2025, 50_000)],
  ])('is told nothing of the partner’s account: %s', (_, incomes) => {
    const person = man('1975-10-05', years(1996, 2025, 50_000))
    const partner = woman('1975-10-05', years(1996, 2025, 50_000))
    const told = couple(person, partner, '2006-01-01').assumptions
    const other = { ...partner, incomes }
    // The cap follows from both scales, which both spouses may see.
    const toldOfBoth = couple(person, other, '2006-01-01').assumptions.filter((key) => key !== 'capScaleAssumed')
    expect(toldOfBoth).toEqual(told)
    expect(couple(other, person, '2006-01-01').assumptions).not.toEqual(told)
  })

  it('is refused where the partner cannot be estimated', () => {
    const young = woman('2009-05-10', [])
    expect(() => couple(man('1966-05-10', []), young, '2026-01-01')).toThrow(
      expect.objectContaining({ key: 'underEighteen', who: 'partner' }),
    )
  })
})
