import { describe, expect, it } from 'vitest'
import { savingsParts, savingsPlaces } from './savings-bar'

describe('what savings consist of in the end', () => {
  it.each([
    [
      'today’s, payments and interest',
      { today: 300_000.4, withoutInterest: 450_000.25, total: 500_000 },
      ['today 300000', 'payments 150000', 'interest 50000'],
    ],
    [
      'without interest',
      { today: 300_000, withoutInterest: 500_000, total: 500_000 },
      ['today 300000', 'payments 200000'],
    ],
    [
      'the interest is not shown separately',
      { today: 300_000, withoutInterest: null, total: 500_000 },
      ['today 300000', 'toCome 200000'],
    ],
    ['today’s are not known', { today: null, withoutInterest: 450_000, total: 500_000 }, ['toCome 500000']],
    ['today’s are zero', { today: 0, withoutInterest: 90, total: 100 }, ['payments 90', 'interest 10']],
    ['figures that do not fit', { today: 300, withoutInterest: 200, total: 500 }, ['today 300', 'toCome 200']],
    ['more today than in the end', { today: 600, withoutInterest: null, total: 500 }, ['today 500']],
    ['nothing', { today: 0, withoutInterest: 0, total: 0 }, []],
  ])('%s', (_, savings, expected) => {
    const parts = savingsParts(savings)
    expect(parts.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(expected)
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(savings.total))
  })
})

it.each([
  [
    500_000,
    [
      [0, 60],
      [60, 30],
      [90, 10],
    ],
  ],
  [
    1_000_000,
    [
      [0, 30],
      [30, 15],
      [45, 5],
    ],
  ],
  [
    0,
    [
      [0, 0],
      [0, 0],
      [0, 0],
    ],
  ],
])('stand from left to right on a scale up to %i', (widest, expected) =>
  expect(
    savingsPlaces(savingsParts({ today: 300_000, withoutInterest: 450_000, total: 500_000 }), widest).map(
      ({ x, width }) => [x, width],
    ),
  ).toEqual(expected),
)
