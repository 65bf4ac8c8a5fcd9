import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { openedAccount, savingsOfParts } from './savings-account'

const opened = (balance: number, interestRate = 0, credit = 0) =>
  openedAccount({ balance, interestRate, creditOf: () => credit }, day('2029-01-01'))
const part = (on: string, share: number, payCut = share) => ({ on: day(on), share, payCut })

describe('savings that are drawn in parts', () => {
  it('are each part’s share of the whole', () =>
    expect(savingsOfParts([part('2029-04-01', 40), part('2030-04-01', 60)], opened(500_000))).toEqual([
      200_000, 300_000,
    ]))

  it('grow as far as they are left, with the credits of the pay that is left: by hand', () => {
    const [first = 0, rest = 0] = savingsOfParts(
      [part('2029-04-01', 50), part('2031-04-01', 50)],
      opened(500_000, 2, 12_000),
    )
    // To 1 April 2029: 500'000 + 2'500 interest + 3'000 credit, and half of that.
    expect(first).toBeCloseTo(252_750, 6)
    // The rest of 2029: half of both, 250'000 x 2 % x 9 months and 9 months of half the credit; then 2 % and half of it a year.
    const end2029 = 250_000 + 1_250 + 1_500 + 250_000 * 0.015 + 4_500
    const end2030 = end2029 * 1.02 + 6_000
    expect(rest).toBeCloseTo(end2030 * 1.005 + 1_500, 6)
  })

  it('get no credit after the end of work, which draws nothing', () => {
    const parts = [part('2029-04-01', 50), part('2030-01-01', 0, 50), part('2031-01-01', 50, 0)]
    // 3'000 of credit until April, half of it drawn; 4'500 until the end of the year; nothing more.
    expect(savingsOfParts(parts, opened(500_000, 0, 12_000)).map(Math.round)).toEqual([251_500, 0, 256_000])
  })

  it('are neither more nor less than all at once', () => {
    const parts = [part('2031-04-01', 33.3), part('2031-05-01', 33.3), part('2031-06-01', 33.4)]
    expect(savingsOfParts(parts, opened(500_000)).reduce((sum, one) => sum + one, 0)).toBeCloseTo(500_000, 6)
  })
})
