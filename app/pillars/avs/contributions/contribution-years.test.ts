import { describe, expect, it } from 'vitest'
import {
  child,
  claimantsOf,
  formerMarriage,
  insuredPerson,
  life,
  man,
  marriedSince,
  single,
  woman,
  years as yearsOf,
} from '../../../../tests/support/lives/life'
import type { AvsFacts, Child, IncomeEntry } from '../facts'

const years = (from: number, to: number, amount = 50_000, months = 12) => yearsOf(from, to, amount, months)

type Words = Parameters<typeof man>[2]

/** Born 5 October 1975, reference age in October 2040: window 1996 to 2039, youth years 1993 to 1995. */
const bornIn1975 = (entries: IncomeEntry[], words?: Words) => man('1975-10-05', entries, words)

const count = (entries: IncomeEntry[], others: Partial<AvsFacts> = {}, words?: Words) =>
  claimantsOf(life(bornIn1975(entries, words), others))[0].career.contributions

/** A child whose credits all belong to the person, who is unmarried. */
const ownChild = (born: string): { children: Child[] } => ({
  children: [child(born, { parents: 'person', credits: 'person', custody: 'person' })],
})

const NOTHING = { educationCredits: 0, spouse: 0, wifeBefore1997: 0, youth: 0, retirementYear: 0 }

describe('contribution years', () => {
  it('are complete without a gap', () => {
    expect(count(years(1996, 2025))).toEqual({
      years: 44,
      cohortYears: 44,
      ownMonths: 528,
      scaleMonths: 528,
      windowMonths: 528,
      averageMonths: 528,
      missing: 0,
      filled: NOTHING,
      youthIncome: 0,
      retirementYearIncome: 0,
      gaps: [],
      coveredYears: [],
      isUnderOneYear: false,
    })
  })

  it('do not count youth years where nothing is missing', () => {
    expect(count(years(1993, 2025))).toMatchObject({ filled: NOTHING, youthIncome: 0 })
  })

  it('fill gaps with youth years and their incomes, then with the months up to the reference age without theirs', () => {
    const gap = [...years(1993, 1995, 10_000), ...years(1996, 1999), ...years(2005, 2025)]
    // 60 months missing, 36 youth months divide the average too (RAVS art. 51 al. 2); January to October fill only the
    // scale (RAVS art. 52c): 514 months are 42 years.
    expect(count(gap)).toMatchObject({
      years: 42,
      ownMonths: 468,
      averageMonths: 504,
      missing: 60,
      filled: { ...NOTHING, youth: 36, retirementYear: 10 },
      youthIncome: 30_000,
    })
  })

  it('take no more youth months than are missing, the latest first, with their part of the income', () => {
    const youth = [...years(1993, 1993, 6000), ...years(1994, 1994, 9000), ...years(1995, 1995, 12_000)]
    const gap = [...youth, ...years(1996, 2023), ...years(2025, 2025)]
    expect(count(gap)).toMatchObject({ years: 44, averageMonths: 528, missing: 12, youthIncome: 12_000 })
    // Also insured in six months of 2024: six months are missing, with half of the latest year's income.
    const half = count([...gap, ...years(2024, 2024, 20_000, 6)], {}, abroadFrom('2024-07-01', '2024-12-31'))
    expect(half).toMatchObject({ averageMonths: 528, filled: { ...NOTHING, youth: 6 }, youthIncome: 6000 })
  })

  it('add the months insured in several years up', () => {
    const from = (...insured: [string, string | null][]) => ({ insured })
    // 8 + 6 + 42 x 12 = 518 months; January to October of the retirement year fill the 10 that are missing.
    const parts = from(['1996-05-01', '1997-06-30'], ['1998-01-01', null])
    const entries = [...years(1996, 1996, 20_000, 8), ...years(1997, 1997, 20_000, 6), ...years(1998, 2025)]
    expect(count(entries, {}, parts)).toMatchObject({ years: 44, ownMonths: 518, filled: { retirementYear: 10 } })
    // 3 x 4 + 41 x 12 = 504 months, 24 missing, 10 filled: 514 months.
    const less = from(['1996-09-01', '1997-04-30'], ['1998-09-01', null])
    const fewer = [...years(1996, 1998, 20_000, 4), ...years(1999, 2025)]
    expect(count(fewer, {}, less)).toMatchObject({ years: 42, missing: 24, filled: { retirementYear: 10 } })
  })

  it.each([
    // 4548 francs a year reach the minimum contribution of 2010; a person insured all year owes it, however few months
    // have an income.
    [4547, 12, '2010-12-31', 516],
    [4548, 12, '2010-12-31', 528],
    [2274, 6, '2010-12-31', 516],
    [4548, 6, '2010-12-31', 528],
    [2273, 6, '2010-06-30', 516],
    [2274, 6, '2010-06-30', 522],
    [0, 12, '2010-12-31', 516],
  ])(
    'judge a year with %d francs in %d months, insured until %s, by its minimum: %d months',
    (amount, months, until, own) => {
      const entries = [...years(1996, 2009), ...years(2010, 2010, amount, months), ...years(2011, 2025)]
      const words: Words = {
        insured: [
          ['1996-01-01', until],
          ['2011-01-01', null],
        ],
      }
      expect(count(entries, {}, words)).toMatchObject({ ownMonths: own, averageMonths: own })
    },
  )

  it('say where a small income did not count, and where it was judged by the minimum of another year', () => {
    const told = (year: number, amount: number) =>
      single(bornIn1975([...years(1996, year - 1), ...years(year, year, amount), ...years(year + 1, 2025)])).assumptions
    expect(told(2010, 4547)).toContain('minimumUnreachedNotCounted')
    expect(told(2010, 4548)).not.toContain('minimumUnreachedNotCounted')
    // 2500 francs were found for 1985 and 4202 for 2003, nothing between them.
    expect(told(1997, 3000)).toContain('minimumContributionAssumed')
    expect(told(1997, 60_000)).not.toContain('minimumContributionAssumed')
    expect(told(2010, 4600)).not.toContain('minimumContributionAssumed')
  })

  it.each([
    // Five months on the account are a whole year for somebody insured throughout it (RAVS art. 50).
    ['nobody has said when they were insured', {}, true],
    ['somebody has', { insured: [['1996-01-01', null]] } satisfies Words, false],
  ])('of five months of entries count whole; where %s, that is said: %s', (_, words, isSaid) => {
    const entries = [...years(1996, 2009), ...years(2010, 2010, 40_000, 5), ...years(2011, 2025)]
    expect(count(entries, {}, words)).toMatchObject({ years: 44 })
    const { assumptions } = single(man('1975-01-15', entries, words))
    expect(assumptions.includes('insuredBetweenEntries')).toBe(isSaid)
  })

  it('list the years with a gap, without those that credits or the spouse make whole', () => {
    const entries = [...years(1996, 2009), ...years(2011, 2011), ...years(2013, 2025)]
    const whole = (year: number) => ({ year, months: 12, insured: 12 })
    expect(count(entries).gaps).toMatchObject([whole(2010), whole(2012)])
    expect(count(entries, ownChild('2010-05-05')).gaps).toMatchObject([whole(2010)])
  })

  it('count a year with an education credit, which divides the average too (LAVS art. 29ter al. 2 let. c, art. 30 al. 2)', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2011, 0), ...years(2013, 2025)]
    // 41 years are 492 months, and 10 of the retirement year.
    expect(count(entries)).toMatchObject({ years: 41, averageMonths: 492, filled: { ...NOTHING, retirementYear: 10 } })
    const withChild = count(entries, ownChild('2009-05-05'))
    expect(withChild).toMatchObject({
      years: 44,
      ownMonths: 492,
      averageMonths: 528,
      filled: { ...NOTHING, educationCredits: 36 },
    })
  })

  it('do not count the birth year of a child', () => {
    const entries = [...years(1996, 2009), ...years(2010, 2010, 0), ...years(2011, 2025)]
    expect(count(entries, ownChild('2010-01-05')).filled.educationCredits).toBe(0)
  })

  it('are divided by what was filled where nothing else is there', () => {
    // Born in 1961, insured all along without any income: credits of 1991 to 2006 are 16 years of contribution.
    const facts = life(man('1961-09-02', [], { insured: 1982 }), ownChild('1990-05-05'))
    const { contributions } = claimantsOf(facts)[0].career
    expect(contributions).toMatchObject({ years: 16, ownMonths: 0, averageMonths: 192 })
  })
})

/** Insured since 1996, except for a time abroad. */
function abroadFrom(from: string, to: string): Words {
  const [before, after] = [new Date(Date.parse(from) - 86_400_000), new Date(Date.parse(to) + 86_400_000)]
  const text = (date: Date) => date.toISOString().slice(0, 10)
  return {
    insured: [
      ['1996-01-01', text(before)],
      [text(after), null],
    ],
  }
}

describe('years that the spouse pays for (LAVS art. 3 al. 3, 4, art. 29ter al. 2 let. b)', () => {
  const withoutTwoYears = [...years(1996, 2009), ...years(2010, 2011, 0), ...years(2012, 2025)]

  it.each([
    // Twice the minimum: 9096 francs in 2010, 9214 in 2011.
    ['twice the minimum', 9214, '2005-06-01', null, 24],
    ['less in the second year', 9213, '2005-06-01', null, 12],
    ['less in both', 9095, '2005-06-01', null, 0],
    ['twice the minimum, and the wedding is in the second year', 10_000, '2011-12-31', null, 12],
    ['twice the minimum, and the marriage ends in the first year', 10_000, '2005-06-01', '2010-02-01', 12],
  ])('%s', (_, income, start, end, months) => {
    const spouse = insuredPerson('FEMALE', '1975-10-20', years(1996, 2025, income))
    const married = { partner: spouse, marriages: [marriedSince(start)] }
    const others = end ? { marriages: [formerMarriage(spouse, start, end)] } : married
    expect(count(withoutTwoYears, others).filled).toEqual({
      ...NOTHING,
      spouse: months,
      retirementYear: Math.min(10, 24 - months),
    })
    expect(count(withoutTwoYears, others).averageMonths).toBe(504 + months)
  })

  it('are none without a marriage', () => {
    const spouse = insuredPerson('FEMALE', '1975-10-20', years(1996, 2025))
    expect(count(withoutTwoYears, { partner: spouse }).filled.spouse).toBe(0)
  })

  it("are paid in the year of the spouse's reference age too", () => {
    const entries = [...years(1996, 2024), ...years(2025, 2025, 0)]
    const older = woman('1960-12-31', years(1981, 2025, 75_000))
    const others = { partner: { ...older, gender: 'MALE' as const }, marriages: [marriedSince('2005-06-01')] }
    expect(count(entries, others).filled.spouse).toBe(12)
  })

  it('come after education credits', () => {
    const others = {
      partner: woman('1975-10-20', years(1996, 2025)),
      marriages: [marriedSince('2005-06-01')],
      children: [child('2010-05-05')],
    }
    expect(count(withoutTwoYears, others).filled).toEqual({ ...NOTHING, educationCredits: 12, spouse: 12 })
  })

  it.each([
    ['a wife', 'FEMALE', 1996, 24],
    ['a wife from 1997 on', 'FEMALE', 1998, 24],
    ['a husband', 'MALE', 1996, 0],
  ] as const)(
    'were needed by no wife before 1997, whatever her husband paid (10th revision, let. g al. 2): %s, without work until %d',
    (_, gender, until, months) => {
      // Born in 1970: window 1991 to 2034. Without work from 1995 on, married in 1993 to somebody who earns 1000 a year.
      const facts = life(
        insuredPerson(gender, '1970-03-10', [...years(1991, 1994), ...years(until + 1, 2025)], { insured: 1991 }),
        {
          partner: insuredPerson('MALE', '1969-03-10', years(1990, 2025, 1000)),
          marriages: [marriedSince('1993-05-05')],
        },
      )
      expect(claimantsOf(facts)[0].career.contributions.filled).toMatchObject({ wifeBefore1997: months, spouse: 0 })
    },
  )
})

describe('since when somebody of whom it is not said is insured', () => {
  const entries = years(2012, 2025)
  const husband = man('1970-03-10', years(1991, 2025))

  it.each([
    // The months of 2005 to 2011, then of 2008 to 2011, for which the husband pays.
    ['2005-06-01', husband, 2005, 84],
    ['2005-06-01', man('1970-03-10', years(2008, 2025)), 2008, 48],
    ['2014-06-01', husband, 2012, 0],
  ])('is from the marriage of %s to somebody insured on, else from the first entry', (start, spouse, since, months) => {
    const own = woman('1975-10-05', entries)
    for (const facts of [
      life(own, { partner: spouse, marriages: [marriedSince(start)] }),
      life(own, { marriages: [formerMarriage(spouse, start, '2020-01-01')] }),
    ]) {
      const { account, career } = claimantsOf(facts)[0]
      expect(account.firstYear + account.insuredMonths.findIndex((insured) => insured > 0)).toBe(since)
      expect(career.contributions.filled.spouse).toBe(months)
    }
  })
})

describe('years abroad', () => {
  const entries = [...years(1996, 2009), ...years(2012, 2025)]
  const others = {
    partner: woman('1975-10-20', years(1996, 2025)),
    marriages: [marriedSince('2005-06-01')],
    children: [child('2008-05-05')],
  }

  it('are filled neither by a credit nor by the spouse', () => {
    const here = count(entries, others)
    expect(here).toMatchObject({ years: 44, filled: { ...NOTHING, educationCredits: 24 } })
    const abroad = count(entries, others, abroadFrom('2010-01-01', '2011-12-31'))
    // 42 years, and 10 months of the retirement year.
    expect(abroad).toMatchObject({ years: 42, averageMonths: 504, filled: { ...NOTHING, retirementYear: 10 } })
    expect(abroad.gaps).toMatchObject([2010, 2011].map((year) => ({ year, months: 12, insured: 0 })))
    const { children: _, ...childless } = others
    expect(count(entries, childless, abroadFrom('2010-01-01', '2011-12-31')).filled.spouse).toBe(0)
    expect(count(entries, childless).filled.spouse).toBe(24)
  })

  it('are filled by the spouse with the months insured', () => {
    const { children: _, ...childless } = others
    const abroad = count(entries, childless, abroadFrom('2010-06-01', '2010-12-31'))
    expect(abroad).toMatchObject({ filled: { spouse: 17, retirementYear: 7 } })
    expect(abroad.gaps).toMatchObject([{ year: 2010, months: 7, insured: 0 }])
  })

  it('with parts of years: the months that make up a credit are all contribution time (RAVS art. 52f al. 5)', () => {
    // Here from January to May 2010 and from June to December 2011, without income: twelve months, one credit.
    const insured: [string, string | null][] = [
      ['1996-01-01', '2010-05-31'],
      ['2011-06-01', null],
    ]
    const parts = count(entries, ownChild('2008-05-05'), { insured })
    expect(parts.filled.educationCredits).toBe(12)
  })
})

describe('less than one contribution year', () => {
  it('is divided by every month since the year of the 18th birthday, with its income (RAVS art. 52a)', () => {
    // Born 10 May 1966, here for work: 1985 with 10 months, 1990 with 6, and January to May 2031 are to come.
    const insured: [string, string | null][] = [
      ['1985-01-01', '1985-10-31'],
      ['1990-01-01', '1990-06-30'],
      ['2031-01-01', null],
    ]
    const entries = [...years(1985, 1985, 8000, 10), ...years(1990, 1990, 9000, 6)]
    const { contributions } = claimantsOf(life(man('1966-05-10', entries, { insured })))[0].career
    // 6 months in the window, 10 of youth and 5 of the retirement year, which are one whole year.
    expect(contributions).toMatchObject({ isUnderOneYear: true, averageMonths: 21, years: 1 })
    // 8000 of youth and the minimum of the five months to come: 5000 x 5/12 = 2083.
    expect(contributions).toMatchObject({ youthIncome: 8000, retirementYearIncome: 2083 })
  })
})

describe('the months of the year of the reference age', () => {
  it('count from when the person is insured until then (RAVS art. 52c)', () => {
    // Born 10 May 1966; back in March 2031: March, April and May are 3 of the 12 months that are missing.
    const words: Words = {
      insured: [
        ['1987-01-01', '2029-12-31'],
        ['2031-03-01', null],
      ],
    }
    const { contributions } = claimantsOf(life(man('1966-05-10', years(1987, 2025), words)))[0].career
    expect(contributions.filled.retirementYear).toBe(3)
  })
})
