/** Computed by hand, with each amount taken at the start of the month. */
import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { franc } from '../money'
import {
  capitalOverLife,
  leftAfter,
  monthlyFrom,
  monthsUntilAge,
  monthsUntilSpent,
  yieldNeeded,
} from './capital-over-life'

/** The yearly rate, in percent, that equals exactly one percent a month. */
const ONE_A_MONTH = (1.01 ** 12 - 1) * 100

describe('how long capital lasts', () => {
  it.each<[string, number, number, number, number | null]>([
    ['without interest it is divided', 240_000, 1_000, 0, 240],
    ['the last part of a month does not count', 240_999, 1_000, 0, 240],
    ['less than one month', 999, 1_000, 0, 0],
    // 2'000 - 1'000 = 1'000, with 1 % 1'010; the second 1'000 leaves only 10.10.
    ['with a month’s interest', 2_000, 1_000, ONE_A_MONTH, 2],
    // 2'990.10 - 1'000 = 1'990.10, 2'010.00; - 1'000 = 1'010.00, 1'020.10; enough for the third 1'000.
    ['interest pays a part', 2_990.1, 1_000, ONE_A_MONTH, 3],
    ['where a month’s interest is what is taken, it never ends', 101_000, 1_000, ONE_A_MONTH, null],
    ['nothing is taken', 100, 0, 0, null],
  ])('%s', (_, capital, monthly, yearly, months) => expect(monthsUntilSpent(capital, monthly, yearly)).toBe(months))
})

describe('what capital pays a month', () => {
  it('without interest in equal parts', () => expect(monthlyFrom(240_000, 240, 0)).toBe(1_000))
  // 1'000 now, and 1'000 in a month, which is worth 1'000 / 1.01 now.
  it('with interest', () => expect(monthlyFrom(1_000 + 1_000 / 1.01, 2, ONE_A_MONTH)).toBeCloseTo(1_000, 9))
  it('needs a month', () => expect(() => monthlyFrom(1_000, 0, 0)).toThrow(RangeError))
})

describe('the yield that is needed', () => {
  it.each<[string, number, number, number, number | null]>([
    ['none where it is enough', 240_000, 1_000, 240, 0],
    ['that of the amount and the time', 1_000 + 1_000 / 1.01, 1_000, 2, ONE_A_MONTH],
    // The first amount is taken at once: no interest helps.
    ['no yield is enough', 999, 1_000, 2, null],
  ])('%s', (_, capital, monthly, months, yearly) => {
    const needed = yieldNeeded(capital, monthly, months)
    if (yearly === null) expect(needed).toBeNull()
    else expect(needed).toBeCloseTo(yearly, 6)
  })
})

it('what is left grows by the yield of a year', () =>
  expect(leftAfter(1_000, 0, { months: 12, yearly: 2 })).toBeCloseTo(1_020))

it.each([
  ['1970-05-10', '2035-06-01', 85, 240],
  ['1970-05-31', '2035-06-01', 85, 240],
  ['1970-05-10', '2033-06-01', 85, 264],
  ['1970-05-10', '2055-06-01', 85, 0],
  ['1970-05-10', '2055-05-01', 85, 1],
])('born %s, paid from %s until %i: %i months', (birth, from, age, months) =>
  expect(monthsUntilAge(day(birth), day(from), age)).toBe(months),
)

it('beside the pension that is given up: 240 months at 65, 300 until 90', () => {
  const told = capitalOverLife({
    ...{ capital: franc(300_000), givenUp: franc(1_250), birthDate: day('1970-05-10'), from: day('2035-06-01') },
    ...{ yields: [0], ages: [64, 85, 90] },
  })
  expect(told.lasts).toEqual([{ yearly: 0, months: 240 }])
  expect(told.until).toEqual([
    { age: 85, months: 240, needed: 0, monthly: [{ yearly: 0, amount: 1_250 }] },
    { age: 90, months: 300, needed: expect.closeTo(1.881, 3), monthly: [{ yearly: 0, amount: 1_000 }] },
  ])
})
