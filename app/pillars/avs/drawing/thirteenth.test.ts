import { describe, expect, it } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { day } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { thirteenthPension } from './thirteenth'

const law = lawOn(day('2026-11-21'))

describe('the 13th pension', () => {
  it.each([
    [2520, 12, 2520],
    [2520, 6, 1260],
    [2160, 12, 2160],
    [1719, 4, 573],
    [1715, 5, 715],
  ])('of %d a month for %d months is %d', (monthly, months, expected) => {
    expect(thirteenthPension(wholeFranc(monthly), law, months)).toBe(expected)
  })

  it('is that of a full year unless months are said', () => {
    expect(thirteenthPension(wholeFranc(1890), law)).toBe(1890)
  })

  it('was none in 2025', () => {
    expect(thirteenthPension(wholeFranc(2520), lawOn(day('2025-12-31')))).toBe(0)
  })
})
