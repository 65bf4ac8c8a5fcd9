/** What is made of a compact 3a statement: a year's payment, and how much of this year's is already in the balance. */
import { describe, expect, it } from 'vitest'
import { day } from '~/pillars/day'
import type { CompactStatement3a } from '~/standards/types'
import { paidThisYear, yearlyPayment } from './accounts'

type Statement = { rd: string; soFar?: number; lastYear?: number; before?: number }

/** `soFar`, `lastYear`: deposits, CHF; `before`: the balance at the end of the year before. */
const statement = ({ rd, soFar, lastYear = 0, before = 20_000 }: Statement) =>
  ({
    rd,
    rc: { cb: 30_000, cbpy: before, inv: 0 },
    pyd: { de: lastYear },
    ...(soFar !== undefined && { cyd: { de: soFar } }),
  }) as CompactStatement3a

describe('the payment of a year', () => {
  it.each<[string, Statement, number | null]>([
    ['in January is that of the year before', { rd: '2026-01-12', soFar: 600, lastYear: 7200 }, 7200],
    ['is more where more is paid already', { rd: '2026-01-12', soFar: 7258, lastYear: 7056 }, 7258],
    ['on the last day is that of the year', { rd: '2026-12-31', soFar: 3000, lastYear: 7056 }, 3000],
    ['without a word on this year is that of the year before', { rd: '2026-06-30', lastYear: 7056 }, 7056],
    ['is none where none is made', { rd: '2026-06-30', soFar: 0 }, 0],
    ['of a new account is not known in January', { rd: '2026-01-12', soFar: 600, before: 0 }, null],
    ['of a new account is not known in June', { rd: '2026-06-30', soFar: 3600, before: 0 }, null],
    ['of a new account is what is paid so far, later', { rd: '2026-07-01', soFar: 3600, before: 0 }, 3600],
    ['of a new account without deposits told is not known', { rd: '2026-11-21', before: 0 }, null],
  ])('%s', (_name, told, expected) => expect(yearlyPayment(statement(told))).toBe(expected))
})

it.each([
  ['this year', '2026-11-20', 3000],
  ['the year before', '2025-12-31', 0],
])('a statement of %s tells what of this year is paid', (_name, rd, expected) =>
  expect(paidThisYear(statement({ rd, soFar: 3000 }), day('2026-11-21'))).toBe(expected),
)
