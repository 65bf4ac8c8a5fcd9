import { describe, expect, it } from 'vitest'
import { couple, lastStep, man, pensionOf, single, TODAY, woman, years } from '../../../tests/support/lives/life'
import { day } from '../day'
import type { InsuredPerson } from './facts'
import { type FewFigures, incomesFromFewFigures } from './few-figures'
import { pensionLevel } from './pension-level'

const figures = (changes: Partial<FewFigures> = {}): FewFigures => ({
  birthDate: day('1970-04-12'),
  salary: 80_000,
  since: null,
  course: 'steady',
  insured: null,
  asOf: TODAY,
  ...changes,
})

/** Reference age in April 2035, 44 years from 1991 to 2034. */
const somebody = (changes: Partial<FewFigures> = {}): InsuredPerson => ({
  ...man('1970-04-12', null),
  ...incomesFromFewFigures(figures(changes)),
})

const amountsOf = (changes: Partial<FewFigures>, year: number) => {
  const { incomes, incomeBounds } = incomesFromFewFigures(figures(changes))
  return [incomeBounds?.low, incomes, incomeBounds?.high].map(
    (entries) => entries?.find((entry) => entry.year === year)?.amount,
  )
}

it.each([
  [2026, 1260],
  [2024, 1225],
  [1998, 995],
  // 1260 x 2500 / 5000, and on the line from there to 995.
  [1985, 630],
  [1981, 630],
  [1991.5, 630 + (365 * 6.5) / 13],
])('pensions stood in %d at %d a month', (year, level) => expect(pensionLevel(year)).toBe(level))

describe('incomes from few figures: low, expected, high', () => {
  it.each([
    // 80000 x 1225 / 1260, and seven tenths of it.
    ['steady', {}, 2024, [54_444, 77_778, 80_000]],
    ['steady, in 1998: 995 / 1260', {}, 1998, [44_222, 63_175, 80_000]],
    ['steady, in 1991: 798.46 / 1260', {}, 1991, [35_487, 50_696, 80_000]],
    ['rising, at 21: as at 25', { course: 'rising' }, 1991, [35_487, 35_487, 80_000]],
    ['rising, at 35: 82 % of 1075 / 1260', { course: 'rising' }, 2005, [47_778, 55_968, 80_000]],
    ['rising, at 50: 1185 / 1260', { course: 'rising' }, 2020, [52_667, 75_238, 80_000]],
    // 80000 x 1195 / 1260 x 70 / 76: pay at 30 is 76 % of pay at 50.
    ['rising, at 25 of who is 30', { course: 'rising', birthDate: day('1996-04-12') }, 2021, [53_111, 69_883, 80_000]],
    ['lower: half, seven tenths', { course: 'lower' }, 2024, [38_889, 54_444, 80_000]],
    // The income of the minimum contribution, in whole francs a month: 4701 and 2500.
    ['nothing today: what was owed, or nothing', { salary: 0 }, 2020, [0, 4704, 4704]],
    ['next to nothing today', { salary: 1 }, 1991, [0, 2508, 2508]],
    ['nothing before 21, which nobody owes', { salary: 0, since: 1988 }, 1990, [0, 0, 0]],
    ['blocks', { course: [{ from: 2000, to: 2010, salary: 50_000 }] }, 2005, [50_000, 50_000, 50_000]],
    ['between blocks', { course: [{ from: 2000, to: 2010, salary: 50_000 }] }, 2011, [0, 0, 0]],
    [
      'two blocks in a year',
      {
        course: [
          { from: 2000, to: 2010, salary: 50_000 },
          { from: 2010, to: 2011, salary: 9_000 },
        ],
      },
      2010,
      [59_000, 59_000, 59_000],
    ],
  ] as const)('%s', (_name, changes, year, amounts) => expect(amountsOf(changes, year)).toEqual(amounts))

  it.each([
    ['the year of the 21st birthday', null, 1991],
    ['the first year of work', 1989, 1989],
    ['no year before that of the 18th birthday', 1980, 1988],
    ['nothing in a year that has just begun', 2026, 2025],
  ])('begin with %s', (_name, since, first) => {
    const { incomes } = incomesFromFewFigures(figures({ since }))
    expect(incomes?.[0]?.year).toBe(first)
    expect(incomes?.at(-1)?.year).toBe(2025)
  })

  it('are those of the months insured', () => {
    const insured = [
      { from: day('1991-01-01'), to: day('1999-12-31') },
      { from: day('2003-07-10'), to: null },
    ]
    expect(amountsOf({ insured }, 1999)[2]).toBe(80_000)
    expect(amountsOf({ insured }, 2000)).toEqual([0, 0, 0])
    expect(amountsOf({ insured }, 2003)[2]).toBe(40_000)
    const { incomes } = incomesFromFewFigures(figures({ insured }))
    expect(incomes?.find(({ year }) => year === 2003)?.months).toBe(6)
  })

  it.each([
    { salary: -1 },
    { salary: Number.NaN },
    { course: [{ from: 2010, to: 2000, salary: 1 }] },
    { course: [{ from: 2000, to: 2010, salary: -1 }] },
  ])('refuse %o', (changes) => expect(() => incomesFromFewFigures(figures(changes))).toThrow(RangeError))
})

describe('the pension from few figures', () => {
  it('lies in a range, and the result says so', () => {
    const { person, range, assumptions } = single(somebody())
    // 80000 in every year: row 80136.
    expect(range?.pension?.high).toBe(2379)
    expect(range?.pension?.low).toBeLessThan(person.monthly)
    expect(range?.pension?.high).toBeGreaterThan(person.monthly)
    expect(range?.supplement).toBeNull()
    expect(assumptions).toContain('fewFigures')
    expect(assumptions).not.toContain('incomeCarriedOn')
    expect(lastStep(person, 'incomeSum')?.inputs).toMatchObject({
      estimated: 1,
      yearsAtNewIncome: 9,
      newIncome: 80_000,
    })
  })

  it('of who earns nothing leaves open whether the minimum contribution was paid', () => {
    const { person, range } = single(somebody({ salary: 0 }))
    // All 44 years at the lowest income: the lowest full pension. With none of the years until 2025, 9 of 44: 20.45 %.
    expect(person.monthly).toBe(1260)
    expect(range?.pension).toEqual({ low: 258, high: 1260 })
  })

  it('has as its bounds what the low and the high incomes give as an account', () => {
    const own = somebody({ course: 'rising' })
    const asAccount = (incomes: InsuredPerson['incomes'] = null) =>
      single({ ...own, incomes, incomeBounds: null }).person.monthly
    const { person, range } = single(own)
    expect(range?.pension).toEqual({ low: asAccount(own.incomeBounds?.low), high: asAccount(own.incomeBounds?.high) })
    expect(person.monthly).toBe(asAccount(own.incomes))
  })

  it('finds the highest of pension and supplement between the bounds, where the supplement falls', () => {
    const own = woman('1966-04-12', years(1987, 2025, 50_000), {
      incomeBounds: { low: years(1987, 2025, 50_000), high: years(1987, 2025, 63_000) },
      incomeToCome: { amount: 60_000, from: null },
    })
    // Three quarters of the way: 59778, row 60480: 2117 + 81 % of 160. The high bound: 62659, row 63504: 2157 + 81.
    expect(single(own).range).toMatchObject({
      pension: { low: 1996, high: 2157 },
      withSupplement: { low: 1996 + 130, high: 2117 + 130 },
    })
  })

  it('of blocks is one amount', () => {
    const course = [
      { from: 1991, to: 2005, salary: 50_000 },
      { from: 2011, to: 2025, salary: 70_000 },
    ]
    const { person, range, assumptions } = single(somebody({ salary: 70_000, course }))
    // 750000 + 1050000 + 9 x 70000 = 2430000, / 39 years = 62308, row 63504: 2157.10; scale 39: 88.64 %.
    expect(person).toMatchObject({ scale: 39, ramd: 63_504, monthly: 1912 })
    expect(range).toBeNull()
    expect(assumptions).toContain('fewFigures')
  })

  it('carries today’s salary on until another one begins', () => {
    const { incomeToCome: today, ...own } = somebody()
    expect(today).toEqual({ amount: 80_000, from: null })
    // 2026 and 2027, then 2028 to 2034.
    const { person, assumptions } = single({ ...own, incomeToCome: { amount: 100_000, from: 2028, before: 80_000 } })
    expect(lastStep(person, 'incomeSum')?.inputs).toMatchObject({
      yearsToCome: 2,
      yearlyIncomeToCome: 80_000,
      yearsAtNewIncome: 7,
      newIncome: 100_000,
    })
    expect(assumptions).toContain('newIncomeFromJanuary')
  })

  it('begins to count income with the first year of work, even where that is still to come', () => {
    const young = {
      ...man('2005-04-12', null),
      ...incomesFromFewFigures({ ...figures(), birthDate: day('2005-04-12'), since: 2030 }),
    }
    const { person, assumptions } = single(young)
    expect(lastStep(person, 'incomeSum')?.inputs.yearsAtNewIncome).toBe(40)
    expect(assumptions).not.toContain('newIncomeFromJanuary')
  })

  it('counts no income of the year before the first year of work', () => {
    const asOf = day('2026-05-10')
    const arrived = { ...somebody({ since: 2026, asOf }) }
    expect(
      lastStep(pensionOf({ person: arrived, partner: null, marriages: [], children: [] }, asOf).person, 'incomeSum')
        ?.inputs,
    ).toMatchObject({
      recorded: 0,
      yearsAtNewIncome: 9,
    })
  })
})

describe('few figures of a couple', () => {
  const account = years(1991, 2025, 60_000)
  const spouse = (): InsuredPerson => ({
    ...woman('1971-05-12', null),
    ...incomesFromFewFigures(figures({ birthDate: day('1971-05-12'), salary: 30_000 })),
  })

  it('of the spouse give a range by splitting', () => {
    const { range, assumptions, periods } = pensionOf(couple(man('1970-04-12', account), spouse(), '2000-07-01'))
    expect(assumptions).toContain('spouseFewFigures')
    expect(assumptions).not.toContain('fewFigures')
    expect(range?.pension?.low).toBeLessThan(range?.pension?.high as number)
    expect(range?.pension?.low).toBeLessThanOrEqual(periods.at(-1)?.person as number)
  })

  it('of the person beside an unknown spouse give a wider range than an account', () => {
    const unknown = woman('1971-05-12', null, { insured: 1992 })
    const own = somebody()
    const wide = pensionOf(couple(own, unknown, '2000-07-01'))
    const narrow = pensionOf(couple({ ...own, incomeBounds: null }, unknown, '2000-07-01'))
    expect(wide.assumptions).toEqual(expect.arrayContaining(['fewFigures', 'spouseIncomesUnknown']))
    expect(wide.range?.pension?.low).toBeLessThan(narrow.range?.pension?.low as number)
    expect(wide.range?.pension?.high).toBeGreaterThanOrEqual(narrow.range?.pension?.high as number)
  })

  it('refuse bounds of other years', () => {
    const own = somebody()
    const bounds = { low: years(1991, 2000, 1), high: years(1992, 2001, 1) }
    expect(() => single({ ...own, incomeBounds: bounds })).toThrow(RangeError)
  })
})
