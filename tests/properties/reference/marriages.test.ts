/** Incomes and credits of spouses, by hand from the law. */
import { describe, expect, it } from 'vitest'
import type { AvsFacts, Child, InsuredPerson, Marriage } from '~/pillars/avs/facts'
import { type Day, day } from '~/pillars/day'
import { TODAY } from '../calendar'
import { creditIn } from './credits'
import { child, lifeOf, man, marriage, paidToPerson, somebody, years } from './hand-made'
import { incomeOn } from './incomes'
import { householdOf } from './people'

describe('marriages that ended', () => {
  const former = somebody('FEMALE', '1963-01-01', { incomes: years(1984, 2025, 20_000) })
  const divided = (...marriages: Marriage[]) => {
    const { person } = householdOf(lifeOf(man({ incomes: years(1982, 2025, 80_000) }), { marriages }))
    return years(1982, 2025, 0)
      .map(({ year }) => year)
      .filter((year) => incomeOn(person, year, TODAY) === 50_000)
  }
  const range = (from: number, through: number) => years(from, through, 0).map(({ year }) => year)

  it('divide whole calendar years, each marriage by itself', () => {
    expect(divided(marriage('2005-01-15', '2007-11-15', { spouse: former }))).toEqual([2006])
    expect(divided(marriage('2010-06-01', '2011-03-01', { spouse: former }))).toEqual([])
    const two = divided(
      marriage('2003-12-01', '2015-02-01', { spouse: former }),
      marriage('1995-06-01', '2003-09-01', { spouse: former }),
    )
    expect(two).toEqual([...range(1996, 2002), ...range(2004, 2014)])
  })

  it('divide the incomes of years without an entry too, and none that is divided already', () => {
    const spouse = somebody('FEMALE', '1963-01-01', { incomes: [...years(1984, 2010, 20_000)] })
    const incomes = [...years(1982, 2010, 80_000), { year: 2011, amount: 82_000, months: 12, split: false }]
    const marriages = [marriage('2009-05-01', '2012-04-01', { spouse })]
    const one = householdOf(lifeOf(man({ incomes }), { marriages })).person
    expect([2010, 2011].map((year) => incomeOn(one, year, TODAY))).toEqual([50_000, 41_000])
    const split = incomes.map((entry) => ({ ...entry, split: entry.year === 2011 }))
    const other = householdOf(lifeOf(man({ incomes: split }), { marriages })).person
    expect([2010, 2011].map((year) => incomeOn(other, year, TODAY))).toEqual([50_000, 82_000])
  })

  it('divide years in which one was insured for some months, and none from the first reference age on', () => {
    const insured = [{ from: day('1984-01-01'), to: day('2006-02-28') }]
    const spouse = { ...former, incomes: years(1984, 2005, 20_000), insured }
    const ended = householdOf(
      lifeOf(man({ incomes: years(1982, 2025, 80_000) }), {
        marriages: [marriage('2003-01-15', '2009-11-15', { spouse })],
      }),
    ).person
    expect([2005, 2006, 2007].map((year) => incomeOn(ended, year, TODAY))).toEqual([50_000, 40_000, 80_000])
    const lasting = householdOf(
      lifeOf(man({ incomes: years(1982, 2025, 80_000) }), {
        partner: somebody('FEMALE', '1961-03-10', { incomes: years(1982, 2025, 20_000) }),
        marriages: [marriage('1990-01-01', null, {})],
      }),
    ).person
    // Her reference age is in 2025, his right from June 2026 on.
    const on = (date: string) => [2024, 2025].map((year) => incomeOn(lasting, year, day(date)))
    expect([on('2026-05-01'), on('2026-06-01')]).toEqual([
      [80_000, 80_000],
      [50_000, 80_000],
    ])
  })

  it('change the pension of a divorced man', () => {
    // 1991 to 2000 divided: 34 x 40'000 + 10 x 30'000 = 1'660'000 x 1.035 / 44 = 39'048, step 39'312: 1784.
    const facts = lifeOf(man({ incomes: years(1982, 2025, 40_000) }), {
      marriages: [marriage('1990-05-05', '2001-03-03', { spouse: former })],
    })
    expect(paidToPerson(facts, '2026-06-01')).toBe(1784)
  })

  const creditYears = (custody: Child['custody'], deathDate: Day | null = null) => {
    const mother = somebody('FEMALE', '1970-01-01', { incomes: years(1991, 2025, 20_000) })
    const father = somebody('MALE', '1968-01-01', { incomes: years(1989, 2025, 60_000) })
    const household = householdOf(
      lifeOf(mother, {
        marriages: [marriage('1999-01-01', '2008-06-01', { spouse: father })],
        children: [child('2000-05-05', { deathDate, ...(custody && { custody }) })],
      }),
    )
    const sizes = range(1999, 2018).map((year) => [year, creditIn(household.person, year, household)] as const)
    return [2, 4].map((wanted) => sizes.filter(([, size]) => size === wanted).map(([year]) => year))
  }

  it('leave credits with the mother where nothing is regulated', () =>
    expect(creditYears(undefined)).toEqual([range(2001, 2007), range(2008, 2016)]))

  it('halve those of joint custody by the law of each year', () =>
    expect(creditYears('joint')).toEqual([
      [...range(2001, 2007), ...range(2009, 2014)],
      [2008, 2015, 2016],
    ]))

  it('leave those of the other’s custody to the other, in the year of the divorce too', () =>
    expect(creditYears('other')).toEqual([range(2001, 2007), []]))

  it('give one year for a child that died in the year of its birth', () =>
    expect(creditYears(undefined, day('2000-06-06'))).toEqual([[2000], []]))
})

describe('credits', () => {
  const parents = (changes: Partial<AvsFacts>, mother: Partial<InsuredPerson> = {}) =>
    householdOf(
      lifeOf(somebody('FEMALE', '1975-01-01', { incomes: years(1996, 2025, 20_000), ...mother }), {
        partner: somebody('MALE', '1975-01-01', { incomes: years(1996, 2025, 60_000) }),
        marriages: [marriage('2000-06-06', null, {})],
        ...changes,
      }),
    )
  const ofBoth = (household: ReturnType<typeof householdOf>, year: number) =>
    [household.person, household.partner].map((one) => (one ? creditIn(one, year, household) : 0))

  it('of a child of one spouse are halved in common years, whole in the year of the wedding', () => {
    const household = parents({ children: [child('1998-02-02', { parents: 'person' })] })
    expect([2000, 2001].map((year) => ofBoth(household, year))).toEqual([
      [4, 0],
      [2, 2],
    ])
  })

  it('of a common child and one of her own are one, half for each', () => {
    const children = [child('1998-02-02', { parents: 'person' }), child('2002-02-02')]
    expect(ofBoth(parents({ children }), 2003)).toEqual([2, 2])
  })

  it('go by care from the year after the one in which a judge separates', () => {
    const marriages = [marriage('2000-06-06', null, { separatedSince: day('2005-03-03') })]
    const household = parents({ marriages, children: [child('2002-02-02', { custody: 'other' })] })
    expect([2005, 2006].map((year) => ofBoth(household, year))).toEqual([
      [2, 2],
      [0, 4],
    ])
  })

  it('of a newborn that died are halved even in the year of the wedding', () => {
    const household = parents({ children: [child('2000-08-08', { deathDate: day('2000-08-09') })] })
    expect([2000, 2001].map((year) => ofBoth(household, year))).toEqual([
      [2, 2],
      [0, 0],
    ])
  })

  it('are the other’s whole in years in which one is not insured', () => {
    const mother = {
      incomes: years(1996, 2003, 20_000),
      insured: [{ from: day('1996-01-01'), to: day('2004-06-30') }],
    }
    const household = parents({ children: [child('2002-02-02')] }, mother)
    expect([2004, 2005].map((year) => ofBoth(household, year))).toEqual([
      [2, 2],
      [0, 4],
    ])
  })
})
