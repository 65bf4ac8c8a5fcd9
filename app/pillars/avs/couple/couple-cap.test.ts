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
    expect(coupleCap(pension(a), pension(b), law)).toEqual({ a: cappedA, b: cappedB, cap, scale: 44, capped: true })
  })

  const law = lawOn(day('2026-11-21'))

  it('leaves a sum at or under it alone', () => {
    expect(coupleCap(pension(1890), pension(1890), law)).toMatchObject({ a: 1890, b: 1890, capped: false })
    expect(coupleCap(pension(1260), pension(2519), law)).toMatchObject({ a: 1260, b: 2519, capped: false })
  })

  it.each([
    [26, 38, 34, 2921],
    [38, 26, 34, 2921],
    [21, 44, 37, 3179],
  ])('on the scales %d and %d is that of scale %d: %d', (scaleA, scaleB, scale, cap) => {
    expect(coupleCap(pension(2000, scaleA), pension(2000, scaleB), law)).toMatchObject({ scale, cap, capped: true })
  })

  it('is none where one has no pension', () => {
    expect(coupleCap(pension(2520), pension(0, 0), law)).toMatchObject({ a: 2520, b: 0, capped: false })
  })
})
