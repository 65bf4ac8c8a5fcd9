import { describe, expect, it } from 'vitest'
import { franc } from '../money'
import { type Bounds, boundsOf, difference, type ShownTaxYear } from './shown-tax-year'

const YEAR = { year: 2035, capital: franc(500_000), federal: franc(10_000) }
const bounds = (low: number, high = low): Bounds => ({ low: franc(low), high: franc(high) })

describe('what is owed of a year', () => {
  it.each<[string, ShownTaxYear, Bounds]>([
    [
      'one amount',
      { ...YEAR, canton: franc(1), municipality: franc(2), total: franc(10_003), sureness: 'checked' },
      bounds(10_003),
    ],
    [
      'a range',
      {
        ...{ ...YEAR, canton: null, municipality: null, total: null, sureness: 'carried' },
        ...bounds(31_000, 39_000),
      },
      bounds(31_000, 39_000),
    ],
    [
      'the federal tax alone, of a canton that is refused',
      { ...YEAR, refused: 'cantonNotEstablished' },
      bounds(10_000),
    ],
  ])('is %s', (_, year, owed) => expect(boundsOf(year)).toEqual(owed))
})

it.each<[string, Bounds, Bounds, Bounds]>([
  ['of amounts', bounds(18_061), bounds(14_451), bounds(3_610)],
  ['of ranges, at either end', bounds(10, 30), bounds(8, 20), bounds(2, 10)],
  ['the smaller end first', bounds(10, 12), bounds(2, 8), bounds(4, 8)],
])('the difference %s', (_, one, other, saved) => expect(difference(one, other)).toEqual(saved))
