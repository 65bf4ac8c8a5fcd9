import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import { amountText, chf, clockTime, dayText, percent } from './format'

describe('chf', () => {
  it.each([
    [0, 'CHF\u00a00'],
    [999, 'CHF\u00a0999'],
    [1000, "CHF\u00a01'000"],
    [7056, "CHF\u00a07'056"],
    [1234567, "CHF\u00a01'234'567"],
    [12.5, 'CHF\u00a012.50'],
    [1999.999, "CHF\u00a02'000"],
    [85000.05, "CHF\u00a085'000.05"],
    [-7056.5, "CHF\u00a0-7'056.50"],
    [-0.001, 'CHF\u00a00'],
  ])('[233] writes %d as %s, with U+0027', (amount, text) => expect(chf(amount)).toBe(text))

  it('leaves CHF out where a field has it already', () => expect(amountText(7056.5)).toBe("7'056.50"))
})

it('writes a day as dd.mm.yyyy', () => expect(dayText(day('2046-05-01'))).toBe('01.05.2046'))

it.each([
  [0, '0\u00a0%'],
  [2.5, '2.5\u00a0%'],
  [100, '100\u00a0%'],
  [0.125, '0.13\u00a0%'],
])('writes %d percent as %s', (rate, text) => expect(percent(rate)).toBe(text))

it.each([
  [Date.UTC(2026, 10, 21, 13, 5), '14:05'],
  [Date.UTC(2026, 6, 1, 22, 0), '00:00'],
])('writes the clock time of Zurich, winter and summer', (moment, text) => expect(clockTime(moment)).toBe(text))
