import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { couple, factsOf, type Spouse, TODAY, years } from '../../../../tests/support/lives/spouses'
import type { AvsResult } from '../compute-avs'
import { computeAvs } from '../compute-avs'

describe('a couple', () => {
  it('whose older partner has been paid for two years', () => {
    // Husband born 10.06.1960: pension from 01.07.2025, window 1981 to 2024. 44 x 80000 = 3520000 x 1.045 (1981)
    // = 3678400, / 44 = 83600 -> 56 x 1512 = 84672 -> 2439.
    // Wife born 01.02.1963: 64 years and 9 months on 01.11.2027, pension from 01.12.2027, 43 of 43 years.
    // Splitting 1991 to 2024 = 34 years: he gives 1360000 and receives 510000.
    // He: 2670000 x 1.045 = 2790150, / 44 = 63412.50 -> 63413 -> 42 x 1512 = 63504 -> 2157.
    // She: 43 x 30000 + 850000 = 2140000 x 1.016 (1984) = 2174240, / 43 = 50564 -> 34 x 1512 = 51408 -> 1996.
    // 4153 over 3780: 1963 and 1817. Her supplement, born 1963, up to 60480: 75 % of 160 = 120.
    const husband: Spouse = {
      navs: '756.9217.0769.85',
      birthDate: '1960-06-10',
      gender: 'MALE',
      incomes: years(1981, 2024, 80_000),
    }
    const wife: Spouse = {
      navs: '756.1234.5678.97',
      birthDate: '1963-02-01',
      gender: 'FEMALE',
      incomes: years(1984, 2025, 30_000),
    }
    const result = couple(wife, husband, '1990-05-05')
    expect(result.person).toMatchObject({
      from: '2027-12-01',
      to: null,
      monthly: 1817,
      ramd: 51_408,
      supplement: 120,
      thirteenth: 1817,
      later: null,
    })
    expect(result.partner).toMatchObject({
      from: '2025-07-01',
      to: '2027-11-30',
      monthly: 2439,
      ramd: 84_672,
      later: { from: '2027-12-01', monthly: 1963, ramd: 63_504, scale: 44 },
    })
    expect(result.periods).toEqual([
      { from: '2025-07-01', to: '2027-11-30', person: null, partner: 2439, total: 2439, capped: false },
      { from: '2027-12-01', to: null, person: 1817, partner: 1963, total: 3900, capped: true },
    ])
    expect(result.assumptions).toEqual(['lawOfToday', 'incomeCarriedOn'])
  })

  it('who start on the same day are split and capped from the start', () => {
    const born = { birthDate: '1970-04-12', incomes: years(1991, 2025, 90_000) }
    const result = couple(
      { navs: '756.9217.0769.85', gender: 'MALE', ...born },
      { navs: '756.1234.5678.97', gender: 'FEMALE', ...born, birthDate: '1970-04-30' },
      '2000-01-01',
    )
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
    const result = couple(
      { navs: '756.9217.0769.85', gender: 'MALE', birthDate: '1970-04-12', incomes: years(1991, 2025, 60_000) },
      {
        navs: '756.1234.5678.97',
        gender: 'FEMALE',
        birthDate: '1970-04-30',
        incomes: [...years(1991, 2000, 20_000), ...years(2001, 2025, 0)],
      },
      '2000-07-01',
    )
    expect(result.person).toMatchObject({ ramd: 37_800, monthly: 1751 })
    expect(result.partner).toMatchObject({ ramd: 28_728, monthly: 1555, scale: 44, contributionYears: 44 })
    expect(result.periods).toEqual([
      { from: '2035-05-01', to: null, person: 1751, partner: 1555, total: 3306, capped: false },
    ])
  })

  it('with a partial pension is capped by the weighted scale', () => {
    // She came to Switzerland in 2011: 24 of 44 years, and April 2035: 292 months -> scale 24. Weighted with 44:
    // (24 + 2 x 44) / 3 = 37.33 -> 38; 3780 x 86.36 % = 3264.41 -> 3264. Married 2030: splitting 2031 to 2034.
    // He 44 x 120000 - 240000 + 100000 = 5140000 -> over 90720 -> 2520.
    // She 24 x 50000 - 100000 + 240000 = 1340000, / 24 = 55833 -> 55944: 1.04 x 1260 + 8/600 x 55944 = 2056.32,
    // cut to 2056.30, x 54.55 % = 1121.71 -> 1122. Sum 3642: 2258.45 -> 2258 and 1005.55 -> 1006.
    const result = couple(
      { navs: '756.9217.0769.85', gender: 'MALE', birthDate: '1970-04-12', incomes: years(1991, 2025, 120_000) },
      { navs: '756.1234.5678.97', gender: 'FEMALE', birthDate: '1970-04-30', incomes: years(2011, 2025, 50_000) },
      '2030-07-01',
    )
    expect(result.person).toMatchObject({ scale: 44, monthly: 2258 })
    expect(result.partner).toMatchObject({ scale: 24, ramd: 55_944, monthly: 1006 })
    const cap = result.person.steps.find(({ key }) => key === 'coupleCap')
    expect(cap?.inputs).toEqual({ own: 2520, other: 1122, cap: 3264, scale: 38 })
  })

  it('of which one has no contribution year is neither split nor capped', () => {
    const husband: Spouse = {
      navs: '756.9217.0769.85',
      birthDate: '1961-02-01',
      gender: 'MALE',
      incomes: years(1982, 2025, 120_000),
    }
    const wife: Spouse = {
      navs: '756.1234.5678.97',
      birthDate: '1961-08-01',
      gender: 'FEMALE',
      incomes: years(2025, 2025, 2000, 4),
    }
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
    const one: Spouse = {
      navs: '756.9217.0769.85',
      birthDate: '1972-05-18',
      gender: 'MALE',
      incomes: years(1993, 2025, 70_000),
    }
    const other: Spouse = {
      navs: '756.1234.5678.97',
      birthDate: '1980-08-23',
      gender: 'FEMALE',
      incomes: years(2004, 2025, 35_000),
    }
    const [a, b] = [couple(one, other, '2008-09-13', ['2010-01-01']), couple(other, one, '2008-09-13', ['2010-01-01'])]
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
    expect(a.assumptions).toEqual(b.assumptions)
  })

  it('is told of youth years only where they are one’s own', () => {
    // Born 05.10.1975: 2000 to 2004 are missing, and 1993 to 1995 fill 36 months. The other one came at 30.
    const filled: Spouse = {
      navs: '756.9217.0769.85',
      birthDate: '1975-10-05',
      gender: 'MALE',
      incomes: [...years(1993, 1995, 10_000), ...years(1996, 1999, 50_000), ...years(2005, 2025, 50_000)],
    }
    const came: Spouse = { ...filled, navs: '756.1234.5678.97', gender: 'FEMALE', incomes: years(2005, 2025, 40_000) }
    expect(couple(filled, came, '2006-01-01').assumptions).toContain('youthIncomesLeftOut')
    expect(couple(came, filled, '2006-01-01').assumptions).not.toContain('youthIncomesLeftOut')
  })

  it.each([
    ['no income', []],
    ['no entry of late', years(1996, 2022, 50_000)],
    ['a year without an entry', [...years(1996, 2010, 50_000), ...years(2012, 2025, 50_000)]],
  ])('is told nothing of the partner’s account: %s', (_, incomes) => {
    const person: Spouse = {
      navs: '756.9217.0769.85',
      birthDate: '1975-10-05',
      gender: 'MALE',
      incomes: years(1996, 2025, 50_000),
    }
    const partner: Spouse = { ...person, navs: '756.1234.5678.97', gender: 'FEMALE' }
    const told = couple(person, partner, '2006-01-01').assumptions
    expect(couple(person, { ...partner, incomes }, '2006-01-01').assumptions).toEqual(told)
    expect(couple({ ...partner, incomes }, person, '2006-01-01').assumptions).not.toEqual(told)
  })

  it('is refused where the partner cannot be estimated or is not known', () => {
    const person: Spouse = { navs: '756.9217.0769.85', birthDate: '1966-05-10', gender: 'MALE', incomes: [] }
    const older: Spouse = { navs: '756.1234.5678.97', birthDate: '1958-05-10', gender: 'FEMALE', incomes: [] }
    expect(() => couple(person, older, '2000-01-01')).toThrow(
      expect.objectContaining({ key: 'pensionBefore2025', who: 'partner' }),
    )
    const alone = { ...factsOf(person, older, '2000-01-01'), partner: null }
    expect(() => computeAvs(alone, lawOn(TODAY), TODAY)).toThrow(expect.objectContaining({ key: 'partnerMissing' }))
  })
})
