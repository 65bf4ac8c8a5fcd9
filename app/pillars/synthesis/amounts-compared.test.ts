import { expect, it } from 'vitest'
import { day } from '../day'
import { wholeFranc } from '../money'
import { replacedShares, spreadCapital } from './amounts-compared'
import type { IncomeStep } from './income-over-time'

const salary = (yearly: number) => ({ salary: yearly, rate: null })

/** The first day, and CHF a month: salary, AVS, LPP. */
const step = (from: string, paid: number | null, avs: number | null, lpp: number | null) =>
  ({ from: day(from), salary: paid, avs, lpp }) as IncomeStep

const WORK = step('2026-11-21', 8_000, null, null)
const simple = [WORK, step('2036-04-01', null, 2_520, 1_890)]
const couple = [
  WORK,
  step('2034-04-01', null, 2_100, null),
  ...[1_800, 1_795, 1_400].map((avs, year) => step(`203${6 + year}-04-01`, null, avs, 1_890)),
]

it.each<[string, IncomeStep[], string | null, number | null, string[]]>([
  ["12 x 4'410 of 96'000: 55.125", simple, '2036-04-01', 96_000, ['2036-04-01 55']],
  ['of a salary lower than the pensions', simple, '2036-04-01', 50_000, ['2036-04-01 106']],
  ["half a percent is rounded up: 12 x 4'410 of 84'000 is 63", simple, '2036-04-01', 84_000, ['2036-04-01 63']],
  // 3'690, 3'685 and 3'290 of 8'000: 46.125, 46.0625, 41.125
  ['from the day all run, and once nothing changes', couple, '2036-04-01', 96_000, ['2036-04-01 46', '2038-04-01 41']],
  ['the same part once rounded is said once', couple.slice(0, 4), '2036-04-01', 96_000, ['2036-04-01 46']],
  [
    'beside a salary: the pensions alone',
    [step('2026-11-21', 8_000, 2_000, null), step('2027-02-01', null, 2_000, null)],
    '2026-10-01',
    96_000,
    ['2026-11-21 25'],
  ],
  ['without a salary', simple, '2036-04-01', null, []],
  ['a salary of nothing', simple, '2036-04-01', 0, []],
  ['without a pension', [WORK], null, 96_000, []],
])('share of the salary, %s', (_name, income, totalFrom, yearly, expected) => {
  const shares = replacedShares(
    income,
    totalFrom === null ? null : day(totalFrom),
    yearly === null ? null : salary(yearly),
  )
  expect(shares.map(({ from, percent }) => `${from} ${percent}`)).toEqual(expected)
})

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
