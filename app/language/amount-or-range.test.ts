import { expect, it } from 'vitest'
import type { AmountRange } from '~/pillars/result'
import { textIn } from '~/shell/texts'
import { amountOrRange } from './amount-or-range'

const RANGE = { low: 2197, high: 2520 }

it.each<['fr' | 'de', AmountRange | null, string]>([
  ['fr', null, "CHF 2'197"],
  ['fr', RANGE, "de CHF 2'197 à CHF 2'520"],
  ['de', null, "CHF 2'197"],
  ['de', RANGE, "CHF 2'197 bis CHF 2'520"],
])('tells an amount, or between which it lies (%s, %j)', (language, range, words) => {
  expect(amountOrRange(textIn(language), 2197, range).replaceAll('\u00a0', ' ')).toBe(words)
})
