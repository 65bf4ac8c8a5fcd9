import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { type LegalMinimumQuestion, legalMinimumFromSalaries, legalMinimumInParts } from './legal-minimum'

const salaries = (from: number, to: number, amount: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ year: from + index, amount, months: 12 }))

/** LPP age 60 in 2026; the reference age on 2031-04-01. */
const question = (changes: Partial<LegalMinimumQuestion> = {}): LegalMinimumQuestion => ({
  birthDate: day('1966-03-20'),
  gender: 'MALE',
  salaries: [],
  salaryToCome: null,
  stopsOn: null,
  retirementDate: day('2031-04-01'),
  computedOn: day('2026-11-21'),
  ...changes,
})

const yearIn = (year: number, changes: Partial<LegalMinimumQuestion>) => {
  const found = legalMinimumFromSalaries(question(changes)).years.find((one) => one.year === year)
  if (!found) throw new Error('no such year')
  return found
}

describe('a year of the legal minimum', () => {
  it.each<[string, number, number, Partial<LegalMinimumQuestion>, { coordinated: number; credit: number }]>([
    // 80'000 - 26'460, 18 %
    ['of today', 2025, 80_000, {}, { coordinated: 53_540, credit: 9_637.2 }],
    // 80'000 - 24'885, 15 %
    ['by the limits of its year', 2020, 80_000, {}, { coordinated: 55_115, credit: 8_267.25 }],
    // 60'000 - 25'320, 10 %
    ['before the first revision', 2004, 60_000, {}, { coordinated: 34_680, credit: 3_468 }],
    ['at the threshold of its year', 2004, 25_320, {}, { coordinated: 0, credit: 0 }],
    ['just above the threshold', 2025, 22_681, {}, { coordinated: 3_780, credit: 680.4 }],
    ['above the upper limit', 2025, 200_000, {}, { coordinated: 64_260, credit: 11_566.8 }],
    // A woman's LPP age 42 brought 15 % until 2004; 36'000 above R.
    [
      'of a woman before 2005',
      2004,
      61_320,
      { gender: 'FEMALE', birthDate: day('1962-03-20') },
      { coordinated: 36_000, credit: 5_400 },
    ],
    ['of a man before 2005', 2004, 61_320, { birthDate: day('1962-03-20') }, { coordinated: 36_000, credit: 3_600 }],
  ])('%s', (_name, year, amount, changes, expected) => {
    const told = yearIn(year, { salaries: salaries(year, year, amount), ...changes })
    expect(told.coordinated).toBe(expected.coordinated)
    expect(told.credit).toBeCloseTo(expected.credit, 6)
  })

  it('starts in the year of the 25th birthday', () => {
    const told = legalMinimumFromSalaries(
      question({ birthDate: day('2000-12-31'), salaries: salaries(2018, 2025, 60_000) }),
    )
    expect(told.years[0]).toMatchObject({ year: 2025, rate: 7 })
  })

  it('of a few months is insured as a whole one would be, for these months', () => {
    const told = yearIn(2025, { salaries: [{ year: 2025, amount: 20_000, months: 3 }] })
    expect(told.coordinated).toBe(53_540)
    expect(told.credit).toBeCloseTo(9_637.2 / 4, 6)
  })

  it('adds what several entries of it hold', () => {
    const two = [
      { year: 2025, amount: 30_000, months: 6 },
      { year: 2025, amount: 50_000, months: 6 },
    ]
    expect(yearIn(2025, { salaries: two }).credit).toBeCloseTo(9_637.2, 6)
  })

  it('refuses a salary of no months', () =>
    expect(() => yearIn(2025, { salaries: [{ year: 2025, amount: 1, months: 0 }] })).toThrow(RangeError))
})

describe('the legal minimum', () => {
  it('bears the minimum interest of each year, none on a credit of the year', () => {
    const { years } = legalMinimumFromSalaries(question({ salaries: salaries(2003, 2004, 60_000) }))
    const balances = years.filter(({ year }) => year >= 2003 && year <= 2005).map(({ balance }) => balance)
    // 10 % of 34'680 in 2003 and in 2004, at 2.25 % in 2004 and 2.5 % in 2005
    const end2004 = 3_468 * 1.0225 + 3_468
    expect(balances[0]).toBeCloseTo(3_468, 6)
    expect(balances[1]).toBeCloseTo(end2004, 6)
    expect(balances[2]).toBeCloseTo(end2004 * 1.025, 6)
  })

  it('goes on with the salary to come, by the law of today, until the reference age', () => {
    const { years, capital, monthly, steps, assumptions } = legalMinimumFromSalaries(question({ salaryToCome: 80_000 }))
    const insured = years.filter(({ credit }) => credit > 0)
    expect(insured.map(({ year }) => year)).toEqual([2026, 2027, 2028, 2029, 2030, 2031])
    expect(new Set(insured.map(({ coordinated }) => coordinated))).toEqual(new Set([53_540]))
    expect(insured.at(-1)?.credit).toBeCloseTo(9_637.2 / 4, 6)
    let expected = 0
    for (const months of [12, 12, 12, 12, 12, 3])
      expected = expected * (1 + (0.0125 * months) / 12) + (9_637.2 * months) / 12
    expect(capital).toBe(Math.round(expected))
    expect(monthly).toBe(Math.round((expected * 0.068) / 12))
    expect(assumptions).toEqual(['legalMinimum'])
    expect(steps).toEqual([
      {
        key: 'legalSavings',
        inputs: { years: 6, firstYear: 2026, lastYear: 2031, credits: 50_595, interest: capital - 50_595 },
        output: capital,
        article: 'LPP art. 7, 8, 15, 16; OPP 2 art. 12',
      },
      { key: 'legalPension', inputs: { capital, rate: 6.8 }, output: monthly, article: 'LPP art. 14 al. 2' },
    ])
  })

  it.each<[string, Partial<LegalMinimumQuestion>, number[]]>([
    [
      'the last known year',
      { salaries: salaries(2024, 2025, 80_000), salaryToCome: 80_000, stopsOn: day('2027-01-01') },
      [2024, 2025, 2026],
    ],
    [
      'no year that is known to be without a salary',
      { salaries: salaries(2023, 2023, 80_000), salaryToCome: 80_000, stopsOn: day('2027-01-01') },
      [2023, 2026],
    ],
    ['the day on which work stops', { salaryToCome: 80_000, stopsOn: day('2028-07-01') }, [2026, 2027, 2028]],
  ])('has credits up to and from %s', (_name, changes, expected) => {
    const { years } = legalMinimumFromSalaries(question(changes))
    expect(years.filter(({ credit }) => credit > 0).map(({ year }) => year)).toEqual(expected)
  })

  it('counts the months of the year in which work stops', () =>
    expect(yearIn(2028, { salaryToCome: 80_000, stopsOn: day('2028-07-01') }).credit).toBeCloseTo(9_637.2 / 2, 6))

  it('has a pension at the reference age, the same later, and none that is guaranteed earlier (LPP art. 14)', () => {
    const at = (retirementDate: string) =>
      legalMinimumFromSalaries(question({ salaryToCome: 80_000, retirementDate: day(retirementDate) }))
    const reference = at('2031-04-01')
    expect(at('2033-04-01')).toMatchObject({ capital: reference.capital, monthly: reference.monthly })
    const earlier = at('2031-03-01')
    expect(earlier.monthly).toBeNull()
    expect(earlier.capital).toBeLessThan(reference.capital)
    expect(earlier.steps.map(({ key }) => key)).toEqual(['legalSavings'])
  })

  it('ends at the own reference age of a woman of the transition', () => {
    const woman = { birthDate: day('1963-03-20'), gender: 'FEMALE', salaryToCome: 80_000 } as const
    const { years, monthly } = legalMinimumFromSalaries(question({ ...woman, retirementDate: day('2028-01-01') }))
    expect(years.at(-1)?.year).toBe(2027)
    expect(monthly).toBeGreaterThan(0)
  })

  it('is nothing without salaries', () =>
    expect(legalMinimumFromSalaries(question())).toMatchObject({ capital: 0, monthly: 0 }))
})

describe('the legal minimum in parts', () => {
  const part = (on: string, share: number, changes: Partial<LegalMinimumQuestion>) => ({
    share,
    question: question({ retirementDate: day(on), ...changes }),
  })

  it('pays its share of the savings of the first day, and the rest with its interest on the last', () => {
    // The credit of 2026 is 9'637.20: 40 % are 3'854.88; the rest for four years and a quarter at 1.25 %
    const saved = { salaries: salaries(2026, 2026, 80_000) }
    const [first, last] = legalMinimumInParts([part('2027-01-01', 40, saved), part('2031-04-01', 60, saved)])
    expect(first).toBeCloseTo(3_854.88, 6)
    expect(last).toBeCloseTo(5_782.32 * 1.0125 ** 4 * (1 + 0.0125 / 4), 6)
  })

  it('adds later credits to what is left', () => {
    // 9'637.20 x 1.0125 + 9'637.20 = 19'394.865, less 3'854.88 x 1.0125 = 3'903.066
    const saved = { salaries: salaries(2026, 2027, 80_000) }
    const [, last] = legalMinimumInParts([part('2027-01-01', 40, saved), part('2028-01-01', 60, saved)])
    expect(last).toBeCloseTo(15_491.799, 6)
  })

  it('grows no more after the reference age', () => {
    const saved = { salaries: salaries(2026, 2026, 80_000) }
    const lastOn = (on: string) => legalMinimumInParts([part('2027-01-01', 40, saved), part(on, 60, saved)])[1]
    expect(lastOn('2033-01-01')).toBeCloseTo(lastOn('2031-04-01') ?? 0, 6)
  })
})
