/** A career as a visitor tells it, and the account that comes of it. */
import { describe, expect, it } from 'vitest'
import { Career } from '~/dossier/shape/career'
import { day } from '~/pillars/day'
import { accountOfCareer } from './career'

const WHO = { birthDate: day('1970-05-10'), gender: 'FEMALE' as const, insured: null, today: day('2026-11-24') }
const row = (line: number, changes: object) => ({
  line,
  year: 1998,
  months: { from: 1, to: 12 },
  amount: 45_000,
  kind: 'income',
  split: false,
  payer: null,
  ...changes,
})
const account = (career: object) => accountOfCareer(Career.parse(career), WHO)

describe('an extract', () => {
  it('counts what was read, one entry a year, and years after the reference age apart', () => {
    const rows = [
      row(1, {}),
      row(2, { months: { from: 1, to: 6 }, amount: 5_000 }),
      row(3, { year: 1999, split: true }),
      row(4, { year: 2026, kind: 'afterReferenceAge', amount: 9_000 }),
    ]
    expect(account({ way: 'extract', asOf: '2026-03-12', rows, unread: [] })).toEqual({
      incomes: [
        { year: 1998, amount: 50_000, months: 12 },
        { year: 1999, amount: 45_000, months: 12, split: true },
      ],
      incomesAsOf: '2026-03-12',
      insured: null,
      incomeBounds: null,
      incomeToCome: null,
      workAfterReferenceAge: { incomes: [{ year: 2026, amount: 9_000, months: 12 }], asksOn: '2026-11-24' },
      forecast: null,
    })
  })
})

it('a forecast takes the place of incomes', () =>
  expect(account({ way: 'forecast', ramd: 72_576, scale: 44, year: 2026 })).toMatchObject({
    incomes: null,
    forecast: { ramd: 72_576, scale: 44, year: 2026 },
  }))

it('few figures have bounds, and blocks of years none', () => {
  const quick = {
    way: 'quick',
    asOf: '2026-11-24',
    salary: 80_000,
    rate: 100,
    since: 1995,
    course: 'steady',
    blocks: [],
  }
  const steady = account(quick)
  expect(steady?.incomes).toHaveLength(31)
  expect(steady?.incomeBounds?.low[0]?.amount).toBeLessThan(steady?.incomeBounds?.high[0]?.amount ?? 0)
  const told = account({ ...quick, blocks: [{ from: 2000, to: 2001, salary: 50_000 }] })
  expect(told?.incomes?.filter(({ amount }) => amount > 0)).toEqual([
    { year: 2000, amount: 50_000, months: 12 },
    { year: 2001, amount: 50_000, months: 12 },
  ])
  expect(told?.incomeBounds).toEqual({ low: told?.incomes, high: told?.incomes })
})

it.each([null, { way: 'none' }])('nothing is known: %j', (career) =>
  expect(accountOfCareer(career && Career.parse(career), WHO)).toBeNull(),
)
