import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { valueAtAge } from './between-ages'
import { coordinatedSalary } from './coordinated-salary'
import { minimumConversionRate, monthlyPension } from './pension'
import { projectRetirementSavings } from './projection'
import { ageAtRetirement, retirementDateAt } from './retirement-date'
import { legalCredits, savingsCreditRate } from './savings-credit'

describe('projectRetirementSavings', () => {
  it('by hand: three years before 65, retired in the middle of a year', () => {
    const projection = projectRetirementSavings({
      balance: 100_000,
      balanceDate: day('2026-12-31'),
      retirementDate: day('2029-07-01'),
      interestRate: 1.25,
      creditOf: legalCredits({ birthDate: day('1964-06-10'), gender: 'FEMALE' }, 40_000, day('2026-11-21')),
    })
    expect(projection.years.map(({ year, months, credit, balance }) => [year, months, credit, balance])).toEqual([
      [2027, 12, 7_200, 108_450],
      [2028, 12, 7_200, 117_005.625],
      [2029, 6, 3_600, 121_336.91015625],
    ])
    expect(projection.capitalWithoutInterest).toBe(118_000)
  })

  it('by hand: a balance of the middle of a year, and the credit rate that changes on 1 January', () => {
    const projection = projectRetirementSavings({
      balance: 50_000,
      balanceDate: day('2026-06-30'),
      retirementDate: day('2028-04-01'),
      interestRate: 2,
      creditOf: legalCredits({ birthDate: day('1982-03-02'), gender: 'MALE' }, 30_000, day('2026-11-21')),
    })
    expect(projection.years.map(({ balance }) => balance)).toEqual([52_000, 57_540, expect.closeTo(58_952.7, 6)])
    expect(projection.capitalWithoutInterest).toBe(50_000 + 1_500 + 4_500 + 1_125)
  })

  it('counts the month of a balance of its first day', () => {
    const of = (balanceDate: string) =>
      projectRetirementSavings({
        balance: 1_000,
        balanceDate: day(balanceDate),
        retirementDate: day('2027-01-01'),
        interestRate: 12,
        creditOf: () => 0,
      }).capital
    expect([of('2026-12-01'), of('2026-11-30'), of('2026-12-02')]).toEqual([1_010, 1_010, 1_000])
  })

  it('leaves the balance as it is where the pension has started', () => {
    const { capital, years } = projectRetirementSavings({
      balance: 1_000,
      balanceDate: day('2026-12-31'),
      retirementDate: day('2026-07-01'),
      interestRate: 1,
      creditOf: () => 100,
    })
    expect({ capital, years }).toEqual({ capital: 1_000, years: [] })
  })

  it('refuses a pension that starts within a month', () => {
    const input = { balance: 0, balanceDate: day('2026-12-31'), interestRate: 0, creditOf: () => 0 }
    expect(() => projectRetirementSavings({ ...input, retirementDate: day('2030-07-15') })).toThrow(RangeError)
  })
})

describe('savings credits and coordinated salary', () => {
  it.each([
    [24, 0],
    [25, 7],
    [34, 7],
    [35, 10],
    [45, 15],
    [54, 15],
    [55, 18],
    [65, 18],
  ])('LPP age %i: %i %%', (age, rate) => expect(savingsCreditRate(age, 'FEMALE', day('2026-01-01'))).toBe(rate))

  it.each([
    [22_680, 0, false],
    [22_681, 3_780, true],
    [30_240, 3_780, true],
    [85_000, 58_540, true],
    [90_720, 64_260, true],
    [200_000, 64_260, true],
  ])('a salary of %i in 2026 is insured for %i', (yearly, salary, insured) =>
    expect(coordinatedSalary(yearly, day('2026-11-21'))).toEqual({ salary, insured }),
  )
})

describe('conversion', () => {
  const rates = { '63': 5.11, '64': 5.25, '65': 5.4 }
  const byMonths = (listed: Record<string, number>) =>
    Object.entries(listed).map(([years, value]) => ({ age: Number(years) * 12, value }))

  it.each([
    [63 * 12, 5.11],
    [63 * 12 + 6, 5.18],
    [64 * 12 + 4, 5.3],
    [65 * 12, 5.4],
    [62 * 12 + 11, null],
    [65 * 12 + 1, null],
  ])('at %i months: %s', (age, rate) => {
    const found = valueAtAge(byMonths(rates), age)
    if (rate === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(rate, 10)
  })

  it('carries no rate over a gap in the list', () =>
    expect(valueAtAge(byMonths({ '60': 5, '65': 6 }), 62 * 12)).toBeNull())

  it('knows the legal rate of a year, for women too', () => {
    expect(minimumConversionRate('MALE', day('2012-06-01'))).toBe(6.9)
    expect(minimumConversionRate('FEMALE', day('2012-06-01'))).toBe(6.85)
  })

  it('rounds a month to the franc, from 50 centimes up', () => {
    expect([monthlyPension(18_006), monthlyPension(18_005)]).toEqual([1_501, 1_500])
  })
})

describe('retirement date', () => {
  it.each([
    ['1961-06-15', '2026-07-01'],
    ['1961-06-01', '2026-07-01'],
    ['1961-06-30', '2026-07-01'],
    ['1961-12-31', '2027-01-01'],
    ['1964-02-29', '2029-03-01'],
  ])('born %s: first pension of 65 on %s', (birthDate, from) => {
    expect(retirementDateAt(day(birthDate))).toBe(from)
    expect(ageAtRetirement(day(birthDate), day(from))).toBe(65 * 12)
  })

  it('has an age for every month between', () =>
    expect(ageAtRetirement(day('1961-06-15'), day('2024-10-01'))).toBe(63 * 12 + 3))
})
