import { describe, expect, it } from 'vitest'
import { day } from '../day'
import { wholeFranc } from '../money'
import { type PaidOut, paidOutIn, waitingHasPaidFrom } from './waiting'

const BORN = day('1965-12-10')
type Amounts = readonly (readonly [string, number])[]
const paid = (from: string, payments: Amounts, capitals: Amounts = []): PaidOut => ({
  from: day(from),
  payments: payments.map(([start, monthly]) => ({ from: day(start), monthly: wholeFranc(monthly) })),
  capitals: capitals.map(([on, amount]) => ({ on: day(on), amount: wholeFranc(amount) })),
})
const EARLY = paid('2030-01-01', [['2030-01-01', 1000]])

describe('waiting has paid', () => {
  it.each<[string, PaidOut, PaidOut, string | null]>([
    // 12 x 1000 behind, then 200 a month closer: after 60 months.
    [
      'once the higher pension has made up for the missed ones',
      paid('2031-01-01', [['2031-01-01', 1200]]),
      EARLY,
      '2035-12-01',
    ],
    // 12000 = 59 x 200 + 200, and one franc more takes another month.
    [
      'in the month in which not a franc is missing any more',
      paid('2031-01-01', [['2031-01-01', 1200]]),
      paid('2030-01-01', [['2030-01-01', 1000]], [['2030-01-01', 1]]),
      '2036-01-01',
    ],
    // 12000 behind, 6000 of which are made up at once: 30 months.
    [
      'sooner where the capital grew',
      paid('2031-01-01', [['2031-01-01', 1200]], [['2031-01-01', 46_000]]),
      paid('2030-01-01', [['2030-01-01', 1000]], [['2030-01-01', 40_000]]),
      '2033-06-01',
    ],
    [
      'from the later start on, where nothing was missed',
      paid('2031-01-01', [], [['2031-01-01', 46_000]]),
      paid('2030-01-01', [], [['2030-01-01', 40_000]]),
      '2031-01-01',
    ],
    // 5 x 1000 behind until June, then 5000 ahead a month: a pension of 6000 until the end of the year, 1001 for life.
    [
      'for good only after the last time it is behind',
      paid('2030-06-01', [
        ['2030-06-01', 6000],
        ['2030-08-01', 500],
        ['2031-08-01', 1100],
      ]),
      EARLY,
      // -5000 +10000 = 5000, -500 x 12 = -1000, +100 x 10.
      '2032-05-01',
    ],
    ['never where the pension is no higher', paid('2031-01-01', [['2031-01-01', 1000]]), EARLY, null],
    [
      'never where it is lower for life, and what was paid before is used up',
      paid('2030-06-01', [
        ['2030-06-01', 9000],
        ['2030-07-01', 900],
      ]),
      EARLY,
      null,
    ],
    // 12000 months.
    ['never where nobody lives as long', paid('2031-01-01', [['2031-01-01', 1001]]), EARLY, null],
    ['at once where nothing is paid at all', paid('2031-01-01', []), paid('2030-01-01', []), '2031-01-01'],
  ])('%s', (_, later, earlier, from) => expect(waitingHasPaidFrom(later, earlier, BORN)).toBe(from))
})

it('counts the pensions and the capital of every pillar, each on its day', () => {
  const lpp = { monthly: 2000, capital: 50_000, from: '2030-01-01' }
  const vested = { accounts: [{ projected: 10_000, paydate: '2030-02-01' }] }
  const pillar3a = { projected: 20_000, projectedFrom: '2030-03-15' }
  const parts = { retirementDate: '2030-01-01', pension: null, lpp, vested, pillar3a } as unknown as Parameters<
    typeof paidOutIn
  >[0]
  expect(paidOutIn(parts)).toMatchObject({
    from: '2030-01-01',
    payments: [{ from: '2030-01-01', monthly: 2000 }],
    capitals: [
      { on: '2030-01-01', amount: 50_000 },
      { on: '2030-02-01', amount: 10_000 },
      { on: '2030-03-15', amount: 20_000 },
    ],
  })
})
