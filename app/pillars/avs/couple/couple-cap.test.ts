import { describe, expect, it } from 'vitest'
import { lawOn, pensionLawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { coupleCap } from './couple-cap'

const pension = (monthly: number, scale = 44) => ({ monthly: wholeFranc(monthly), scale })

describe('the cap of a couple', () => {
  it.each([
    [2026, 1915, 1935, 1880, 1900, 3780],
    [2026, 2520, 2520, 1890, 1890, 3780],
    [2027, 2560, 2560, 1920, 1920, 3840],
    [2004, 2110, 2093, 1589, 1576, 3165],
    [2000, 2010, 2010, 1508, 1508, 3015],
  ])('in %d brings %d and %d down to %d and %d', (year, a, b, cappedA, cappedB, cap) => {
    const law = pensionLawOn(day(`${year}-06-01`))
    expect(coupleCap(pension(a), pension(b), law)).toEqual({
      a: cappedA,
      b: cappedB,
      cap,
      percent: 100,
      capByScale: null,
      capped: true,
    })
  })

  const law = lawOn(day('2026-11-21'))

  it('leaves a sum at or under it alone', () => {
    expect(coupleCap(pension(1890), pension(1890), law)).toMatchObject({ a: 1890, b: 1890, capped: false })
    expect(coupleCap(pension(1260), pension(2519), law)).toMatchObject({ a: 1260, b: 2519, capped: false })
  })

  // RAVS art. 53bis: the percentages of art. 52 are weighted, 59.09 and 86.36, 47.73 and 100. The scale rounded up, 34 and
  // 37, is what offices are reported to read the cap from.
  it.each([
    [26, 38, 77.27, 2921, null],
    [38, 26, 77.27, 2921, null],
    [21, 44, 82.5767, 3121, 3179],
    [42, 44, 98.4833, 3723, 3780],
  ])('on the scales %d and %d is %d % of the full one: %d', (scaleA, scaleB, percent, cap, capByScale) => {
    const result = coupleCap(pension(2000, scaleA), pension(2000, scaleB), law)
    expect(result).toMatchObject({ percent: expect.closeTo(percent, 4), cap, capByScale, capped: true })
  })

  // RAVS art. 53ter al. 1: times the higher share. Amounts of a share stay exact until its reduction.
  it.each([
    [40, 40, 1512, 756, 756],
    [40, 60, 2268, 907.2, 1360.8],
    [40, 100, 3780, 1008, 2520],
    [60, 100, 3780, 1417.5, 2363],
  ])('of shares of %d and %d % is %d', (shareA, shareB, cap, a, b) => {
    const drawn = (share: number) => ({ monthly: (2520 * share) / 100, scale: 44, share })
    const result = coupleCap(drawn(shareA), drawn(shareB), law)
    expect(result).toMatchObject({ cap, a: expect.closeTo(a), b: expect.closeTo(b) })
  })

  it('is none where one has no pension', () => {
    expect(coupleCap(pension(2520), pension(0, 0), law)).toMatchObject({ a: 2520, b: 0, capped: false })
  })
})
