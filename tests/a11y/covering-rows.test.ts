/** Every possible pair of values occurs, in far fewer rows than there are combinations. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { casesOf, check } from '../support/random/cases'
import { coveringRows, type Factors, type Row } from './covering-rows'

/** The pairs of any two factors that occur in no row. */
function unmet(factors: Factors, rows: Row<Factors>[]) {
  const names = Object.keys(factors)
  return names.flatMap((one, i) =>
    names
      .slice(i + 1)
      .flatMap((other) =>
        (factors[one] ?? []).flatMap((a) =>
          (factors[other] ?? [])
            .filter((b) => !rows.some((row) => row[one] === a && row[other] === b))
            .map((b) => ({ [one]: a, [other]: b })),
        ),
      ),
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)
const anyFactors = fc
  .array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 6 })
  .map((lengths) => Object.fromEntries(lengths.map((length, i) => [`factor ${i}`, numbers(length)])))

describe('covering rows', () => {
  it('meet every pair, whatever the factors', () =>
    check(
      fc.property(anyFactors, (factors) => {
        expect(unmet(factors, coveringRows(factors))).toEqual([])
      }),
      casesOf({ isCostly: true }),
    ))

  it('are the same each time', () =>
    check(
      fc.property(anyFactors, (factors) => {
        expect(coveringRows(factors)).toEqual(coveringRows(factors))
      }),
      casesOf({ isCostly: true }),
    ))

  it('are as few as the two longest factors allow, or little more', () => {
    const factors = {
      state: numbers(90),
      language: numbers(2),
      script: numbers(2),
      width: numbers(2),
      colour: numbers(3),
    }
    const rows = coveringRows(factors)
    expect(unmet(factors, rows)).toEqual([])
    expect(rows.length).toBeGreaterThanOrEqual(270)
    expect(rows.length).toBeLessThanOrEqual(280)
  })

  it('cover every pair that is allowed, and contain none that is not', () => {
    const factors = {
      state: numbers(20),
      script: [true, false],
      width: [320, 1280],
      colour: ['light', 'dark', 'forced'],
    }
    const mayStand = ({ state, script }: { state?: number; script?: boolean }) =>
      state === undefined || script === undefined || state % 4 > 0 || script
    const rows = coveringRows(factors, mayStand)
    expect(rows.every(mayStand)).toBe(true)
    const never = numbers(20)
      .filter((state) => state % 4 === 0)
      .map((state) => ({ state, script: false }))
    expect(unmet(factors, rows)).toEqual(never)
  })
})
