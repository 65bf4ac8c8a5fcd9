import { expect, it } from 'vitest'
import { rounded, taxText } from './tax-text'

it.each([
  [4_817, 4_820],
  [9_994, 9_990],
  [18_061, 18_100],
  [0, 0],
])('%i is shown as %i', (amount, text) => expect(rounded(amount)).toBe(text))

it('what is less than nothing has a minus sign, as differences have', () =>
  expect(taxText(-5_921)).toBe("−CHF\u00a05'920"))
