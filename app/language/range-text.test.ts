import { describe, expect, it } from 'vitest'
import { textIn } from '~/shell/texts'
import { amountOrRange } from './amount-or-range'
import { percent } from './format'
import { rangeText } from './range-text'
import { between } from './tax-text'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe.each([
  ['fr', 'de 62 % à 63 %', "entre CHF 4'320 et CHF 4'330"],
  ['de', '62 % bis 63 %', "zwischen CHF 4'320 und CHF 4'330"],
] as const)('a range (%s)', (language, shares, taxes) => {
  const t = textIn(language)

  it('has two ends where they are written differently', () => {
    expect(plain(rangeText(t, percent(62), percent(63)))).toBe(shares)
    expect(plain(between(t, { low: 4321, high: 4326 }))).toBe(taxes)
  })

  it('is one figure where both are written alike', () => {
    expect(plain(rangeText(t, percent(62), percent(62)))).toBe('62 %')
    expect(plain(amountOrRange(t, 318, { low: 318, high: 318 }))).toBe('CHF 318')
    // Rounded as taxes are, both are the same.
    expect(plain(between(t, { low: 4321, high: 4324 }))).toBe("CHF 4'320")
  })
})
