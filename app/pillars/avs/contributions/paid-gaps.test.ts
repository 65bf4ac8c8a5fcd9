import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { man, single, years as yearsOf } from '../../../../tests/support/lives/life'
import { incomesOfPaidGaps, payableGaps } from './paid-gaps'

const TODAY = day('2026-11-21')
const years = (from: number, to: number) => yearsOf(from, to, 50_000)

const gap = (year: number, others: { insuredMonths?: number; isUnderMinimum?: boolean; payableUntil?: null } = {}) => ({
  year,
  months: 12,
  insuredMonths: 12,
  isUnderMinimum: false,
  payableUntil: day(`${year + 5}-12-31`),
  ...others,
})
const of = (...gaps: ReturnType<typeof gap>[]) => payableGaps({ years: gaps }, TODAY)

describe('a missing year that is paid', () => {
  it('costs the minimum of its year, for the months that somebody was insured', () => {
    expect(of(gap(2025))).toEqual([{ year: 2025, months: 12, cost: 530, until: '2030-12-31' }])
    // 503 x 9 / 12 = 377.25.
    expect(of(gap(2022, { insuredMonths: 9 }))).toEqual([{ year: 2022, months: 9, cost: 378, until: '2027-12-31' }])
  })

  it.each([
    ['is past its deadline, or of nobody insured', gap(2020, { payableUntil: null })],
    ['is owed by work whose income does not bear the minimum', gap(2023, { isUnderMinimum: true })],
    ['has not ended', gap(2026)],
  ])('is none that %s', (_why, one) => expect(of(one)).toEqual([]))

  it('is in the account with the income of the minimum contribution', () => {
    const paid = [
      { year: 2025, months: 12 },
      { year: 2022, months: 9 },
    ]
    // 4747 x 9 / 12 = 3560.25.
    expect(incomesOfPaidGaps(paid)).toEqual([
      { year: 2025, amount: 5000, months: 12, isPaidLater: true },
      { year: 2022, amount: 3561, months: 9, isPaidLater: true },
    ])
  })

  it('is a whole year of the scale, and lowers the average', () => {
    // Born 15 January 1975: 1996 to 2039 and a month of 2040. Without 2025: 528 - 12 + 1 = 517 months = 43 years: scale 43.
    // Average 50000 -> 51408: 1995.84, cut to 1995.80; x 97.73 % = 1950.50, cut: 1950.
    const account = years(1996, 2024)
    const pension = (incomes: typeof account) =>
      single(man('1975-01-15', incomes, { incomeToCome: { amount: 50_000, from: null } })).person
    const without = pension(account)
    expect([without.scale, without.monthly]).toEqual([43, 1950])

    const payable = payableGaps(without.gaps, TODAY)
    expect(payable).toEqual([{ year: 2025, months: 12, cost: 530, until: '2030-12-31' }])
    // Scale 44. Average (43 x 50000 + 5000) / 44 = 48977 -> 49896: 1310.40 + 49896 x 16 / 1200 = 1975.68 -> 1976.
    const paid = pension([...account, ...incomesOfPaidGaps(payable)])
    expect([paid.scale, paid.monthly, paid.gaps.years]).toEqual([44, 1976, []])
  })

  it.each([
    // 2025 is known from November 2026 on, and its last entry is of 2024: 50000 a year go on, with or without 2025.
    ['what is earned goes on as in the last year of work', years(1996, 2024), 50_000],
    // No work in the last two known years: paying for them later is no work.
    ['nothing goes on of who has stopped', years(1996, 2022), 0],
  ])('%s', (_name, account, expected) => {
    const carriedOn = (incomes: typeof account) => {
      const { steps } = single(man('1975-01-15', incomes, { incomesAsOf: TODAY })).person
      const { yearsToCome = 0, yearlyIncomeToCome = 0 } = steps.find(({ key }) => key === 'incomeSum')?.inputs ?? {}
      return Number(yearsToCome) > 0 ? yearlyIncomeToCome : null
    }
    expect(carriedOn(account)).toBe(expected)
    expect(carriedOn([...account, ...incomesOfPaidGaps([{ year: 2025, months: 12 }])])).toBe(expected)
  })
})
