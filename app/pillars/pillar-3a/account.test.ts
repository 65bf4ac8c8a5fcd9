import { describe, expect, it } from 'vitest'
import { day, dayAfter } from '../day'
import { projectAccount } from './account'

describe('projectAccount by hand', () => {
  it('[114] a month of the first year, two whole years, six months of the last', () => {
    const account = { solde: 45_000, amount: 7_258, rate: 0.5 }
    const { projected, paid, interest, months } = projectAccount(account, day('2026-11-21'), day('2029-07-01'))
    // 2026: 45000 + 18.75 + 604.83 = 45623.58; 2027: 53109.70; 2028: 60633.25; 2029: + 151.58 + 3629
    expect(projected).toBeCloseTo(64_413.83, 2)
    expect(months).toBe(31)
    expect(paid).toBeCloseTo((7_258 * 31) / 12, 6)
    expect(interest).toBeCloseTo(projected - 45_000 - paid, 6)
  })

  it('[114] a pay-out within the year: linear interest to the day, and payments by whole months', () => {
    const account = { solde: 12_000, amount: 1_200, rate: 1.2 }
    // From 1 April six months and 8 days: 12000 x 1.2 % x 188 / 360 = 75.20; seven months of payments: 700.
    expect(projectAccount(account, day('2027-03-10'), day('2027-10-09')).projected).toBeCloseTo(12_775.2, 6)
  })

  it('a later day of payment in the same month brings the interest of these days', () => {
    const paidOn = (paydate: string) =>
      projectAccount({ solde: 36_000, amount: 0, rate: 1 }, day('2026-11-28'), day(paydate))
    expect(paidOn('2028-05-24').projected - paidOn('2028-05-01').projected).toBeCloseTo(23 * 1.0108333, 3)
    expect(paidOn('2028-05-24')).toMatchObject({ months: 17, days: 23 })
  })

  it('never leaves less on a later day', () => {
    let before = 0
    for (let paydate = day('2026-11-29'); paydate < '2029-03-05'; paydate = dayAfter(paydate)) {
      const { projected } = projectAccount({ solde: 10_000, amount: 0, rate: 2 }, day('2026-11-28'), paydate)
      expect(projected).toBeGreaterThanOrEqual(before)
      before = projected
    }
  })

  it.each([
    // The 9 months left have a share of 5443.50 of the 7258.
    [0, 5_443.5],
    [1_814.5, 5_443.5],
    [3_000, 4_258],
    [7_258, 0],
    [9_000, 0],
  ])('of this year pays no more than is still unpaid: %d paid, %d to pay', (paidThisYear, left) => {
    const account = { solde: 0, amount: 7_258, rate: 0, paidThisYear }
    expect(projectAccount(account, day('2027-04-01'), day('2027-12-31')).paid).toBeCloseTo(left, 6)
    expect(projectAccount(account, day('2027-04-01'), day('2029-12-31')).paid).toBeCloseTo(left + 2 * 7_258, 6)
  })

  it.each([
    ['2026-11-21', '2026-11-21', 0, 0],
    ['2026-12-01', '2026-12-31', 1, 0],
    ['2026-12-02', '2026-12-31', 0, 0],
    ['2026-12-31', '2027-12-31', 12, 0],
    ['2027-01-01', '2027-12-31', 12, 0],
    ['2027-01-01', '2028-02-28', 13, 27],
    ['2027-01-01', '2028-02-29', 14, 0],
    ['2027-01-01', '2028-03-01', 14, 0],
    ['2027-01-15', '2028-03-30', 13, 29],
    ['2027-01-15', '2028-03-31', 14, 0],
  ])('counts interest from %s to %s for %i months and %i days', (from, paydate, months, days) =>
    expect(projectAccount({ solde: 0, amount: 0, rate: 0 }, day(from), day(paydate))).toMatchObject({ months, days }),
  )
})
