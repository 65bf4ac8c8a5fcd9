import { expect, it } from 'vitest'
import { day } from '../day'
import { type Franc, wholeFranc } from '../money'
import { replacedShare, spreadCapital } from './worth'

const salary = (yearly: number) => ({ salary: yearly, rate: null })
const monthly = (amount: number | null) => ({ monthlyTotal: amount as Franc | null })

it.each([
  ["12 x 4'000 of 96'000", 4_000, salary(96_000), 50],
  ["12 x 4'410 of 96'000: 55.125", 4_410, salary(96_000), 55],
  ["12 x 5'000 of 96'000: 62.5 is rounded up", 5_000, salary(96_000), 63],
  ['more than the salary', 9_000, salary(96_000), 113],
  ['without a salary', 4_000, null, null],
  ['a salary of nothing', 4_000, salary(0), null],
  ['without a pension', null, salary(96_000), null],
  ['a pension of nothing', 0, salary(96_000), null],
])('share of the salary, %s: %s', (_name, total, current, percent) =>
  expect(replacedShare(monthly(total), current)).toBe(percent),
)

it.each([
  // Born on 14 March 1971: 90 on 14 March 2061, 299 whole months after 1 April 2036.
  ['from 65', 149_500, '2036-04-01', { months: 299, monthly: 500 }],
  ['rounded to the franc', 150_000, '2036-04-01', { months: 299, monthly: 502 }],
  ['from 63', 149_500, '2034-04-01', { months: 323, monthly: 463 }],
  ['in the last month', 1_000, '2061-02-14', { months: 1, monthly: 1_000 }],
])('a capital by the month until 90, %s', (_name, capital, from, spread) =>
  expect(spreadCapital(wholeFranc(capital), day(from), day('1971-03-14'))).toEqual({ capital, from, ...spread }),
)

it.each([
  ['nothing to spread', 0, '2036-04-01'],
  ['no whole month left', 1_000, '2061-02-15'],
  ['after the 90th birthday', 1_000, '2062-01-01'],
])('no month of a capital: %s', (_name, capital, from) =>
  expect(spreadCapital(wholeFranc(capital), day(from), day('1971-03-14'))).toBeNull(),
)
