import { describe, expect, it } from 'vitest'
import { LPP_MINIMUM_INTEREST } from '~/law/lpp/minimum-interest'
import { PILLAR_3A_CEILING_WITH_FUND } from '~/law/pillar-3a/ceilings'
import { rowOn } from '~/law/table'
import golden from '../../../tests/golden/lpp-3a.json'
import { addYears, day, dayOf } from '../day'
import { franc } from '../money'
import { balanceAfter } from '../savings'
import { projectAccount } from './account'

const cases = Object.fromEntries(golden.map((entry) => [entry.id, entry]))

/** A value that the case must have. */
function defined<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the golden case lacks a value')
  return value
}

// The published case with payments at the start of a year is left out: the product pays at 31 December only.
it.each(['3a-swisslife-40y', '3a-saldo-17-end'])('%s: whole years, paid at their end', (id) => {
  const { inputs, expected } = defined(cases[id])
  const account = { solde: defined(inputs.start), amount: defined(inputs.payment), rate: defined(inputs.rate) * 100 }
  const lastDay = addYears(day('2026-12-31'), defined(inputs.years))
  expect(franc(projectAccount(account, day('2027-01-01'), lastDay).projected)).toBe(expected.final)
})

describe('table of the federal office: largest possible 3a balance at the end of 2011', () => {
  const { expected } = defined(cases['3a-ofas-table-2011'])
  const largest = (startYear: number) => {
    let balance = 0
    for (let year = startYear; year <= 2011; year++) {
      const on = dayOf(year, 12, 31)
      const interestRate = rowOn(LPP_MINIMUM_INTEREST, on).value
      balance = balanceAfter(balance, {
        interestRate,
        payment: rowOn(PILLAR_3A_CEILING_WITH_FUND, on).value,
        months: 12,
      })
    }
    return franc(balance)
  }
  const rows = Object.entries(defined(expected.byStartYear))

  it('has its 25 rows', () => expect(rows).toHaveLength(25))
  it.each(rows)('from %s: %i', (startYear, balance) => expect(largest(Number(startYear))).toBe(balance))
})

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

  it('[114] a pay-out within the year: linear interest and payments by whole months', () => {
    const account = { solde: 12_000, amount: 1_200, rate: 1.2 }
    expect(projectAccount(account, day('2027-03-10'), day('2027-10-09')).projected).toBeCloseTo(12_784, 6)
  })

  it.each([
    // Of the 9 months left 5443.50 are their part of 7258.
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
    ['2026-11-21', '2026-11-21', 0],
    ['2026-12-01', '2026-12-31', 1],
    ['2026-12-02', '2026-12-31', 0],
    ['2026-12-31', '2027-12-31', 12],
    ['2027-01-01', '2027-12-31', 12],
    ['2027-01-01', '2028-02-28', 13],
    ['2027-01-01', '2028-02-29', 14],
    ['2027-01-01', '2028-03-01', 14],
  ])('counts the whole months from %s to %s: %i', (from, paydate, months) =>
    expect(projectAccount({ solde: 0, amount: 0, rate: 0 }, day(from), day(paydate)).months).toBe(months),
  )
})
