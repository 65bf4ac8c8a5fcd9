import { describe, expect, it } from 'vitest'
import { countsOf, runsOf, squarePlaces, type YearKind, type YearSquare } from './year-squares'

/** `1999 ppm` -> 1999 paid, 2000 paid, 2001 missing. */
const KINDS: Record<string, YearKind> = { p: 'paid', c: 'toCome', f: 'filled', m: 'missing' }
const squares = (first: number, letters: string): YearSquare[] =>
  [...letters].map((letter, index) => ({ year: first + index, kind: KINDS[letter] as YearKind }))

describe('the places of squares', () => {
  it.each([
    [0, [], 0],
    [1, [[0, 0]], 24],
    [
      12,
      [
        [0, 0],
        [270, 0],
        [0, 27],
      ],
      51,
    ],
    [
      44,
      [
        [0, 0],
        [270, 0],
        [0, 81],
      ],
      105,
    ],
  ])('%i stand in rows of eleven', (count, some, height) => {
    const { places, ...size } = squarePlaces(count)
    expect(places).toHaveLength(count)
    for (const [x, y] of some) expect(places).toContainEqual({ x, y })
    expect(size).toEqual({ width: 294, height })
    for (const { x, y } of places) expect([x + 24 <= 294, y + 24 <= height]).toEqual([true, true])
  })
})

it.each([
  ['', []],
  ['pppc', ['paid 3', 'toCome 1']],
  ['mpfpc', ['paid 2', 'toCome 1', 'filled 1', 'missing 1']],
])('counts %j by kind, none of nothing', (letters, expected) =>
  expect(countsOf(squares(2000, letters)).map(({ kind, count }) => `${kind} ${count}`)).toEqual(expected),
)

it.each([
  ['', []],
  ['ppp', ['2000–2002 paid']],
  ['ppmmpc', ['2000–2001 paid', '2002–2003 missing', '2004–2004 paid', '2005–2005 toCome']],
])('tells %j as runs', (letters, expected) =>
  expect(runsOf(squares(2000, letters)).map(({ from, to, kind }) => `${from}–${to} ${kind}`)).toEqual(expected),
)

it('tells years that do not follow each other apart, and none that is not known', () => {
  const apart: YearSquare[] = [
    { year: 2000, kind: 'paid' },
    { year: null, kind: 'paid' },
    { year: 2002, kind: 'paid' },
  ]
  expect(runsOf(apart)).toEqual([
    { from: 2000, to: 2000, kind: 'paid' },
    { from: 2002, to: 2002, kind: 'paid' },
  ])
})
