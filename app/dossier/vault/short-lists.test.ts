import { expect, it } from 'vitest'
import { longBenefits, longIncomes, shortBenefits, shortIncomes } from './short-lists'

const entry = (year: number, amount: number, months = 12) => ({ year, amount, months })

it.each([
  ['no entry', [], []],
  ['years on end', [entry(1990, 1), entry(1991, 2.55), entry(1992, 0)], [[1990, 1, 12], 2.55, 0]],
  ['a year in part', [entry(1990, 1, 7), entry(1991, 2)], [[1990, 1, 7], 2]],
  [
    'a part of the next year',
    [entry(1990, 1), entry(1991, 2, 5)],
    [
      [1990, 1, 12],
      [1991, 2, 5],
    ],
  ],
  ['years missing', [entry(1990, 1), entry(1993, 2), entry(1994, 3)], [[1990, 1, 12], [1993, 2, 12], 3]],
  ['a year twice', [entry(1990, 1), entry(1990, 2), entry(1991, 3)], [[1990, 1, 12], [1990, 2, 12], 3]],
  [
    'another order',
    [entry(1991, 1), entry(1990, 2)],
    [
      [1991, 1, 12],
      [1990, 2, 12],
    ],
  ],
  [
    'years divided for a former marriage',
    [entry(1990, 1), { ...entry(1991, 2), split: true }, { ...entry(1992, 3, 5), split: true }, entry(1993, 4)],
    [[1990, 1, 12], [1991, 2, 12, 1], [1992, 3, 5, 1], 4],
  ],
] as [string, ReturnType<typeof entry>[], (number | number[])[]][])(
  'incomes with %s are written in short and read again',
  (_, long, short) => {
    expect(shortIncomes(long)).toEqual(short)
    expect(longIncomes(shortIncomes(long))).toEqual(long)
  },
)

it.each([
  ['none', []],
  [
    'the same fields in each',
    [
      { retirementAge: 768, capitalBalance: 1.5, pension: 2 },
      { retirementAge: 780, capitalBalance: 0, pension: 3 },
    ],
  ],
  [
    'fields that only some have',
    [
      { retirementAge: 768, capitalBalance: 1, conversionRateEnveloping: 4.8 },
      { retirementAge: 780, capitalBalance: 2, pension: 0 },
    ],
  ],
])('benefits with %s are written in short and read again', (_, benefits) => {
  expect(longBenefits(shortBenefits(benefits))).toEqual(benefits)
})
