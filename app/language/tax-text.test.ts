import { expect, it } from 'vitest'
import { rounded } from './tax-text'

it.each([
  [4_817, 4_820],
  [9_994, 9_990],
  [18_061, 18_100],
  [0, 0],
])('%i is shown as %i', (amount, text) => expect(rounded(amount)).toBe(text))
