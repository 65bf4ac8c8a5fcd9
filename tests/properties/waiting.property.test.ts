import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { addMonths, type Day, day, monthsBetween } from '~/pillars/day'
import { wholeFranc } from '~/pillars/money'
import { type PaidOut, waitingHasPaidFrom } from '~/pillars/synthesis/waiting'
import { property } from './runs'

const BORN = day('1970-05-10')
const FIRST = day('2033-06-01')
/** The last month that is compared: before the 110th birthday. */
const LAST = day('2080-04-01')

const francs = (max: number) => fc.integer({ min: 0, max }).map(wholeFranc)
/** A start with up to three amounts one after the other, and up to two capitals, CHF, months after the start. */
const start = fc.record({
  after: fc.integer({ min: 0, max: 84 }),
  amounts: fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), francs(9_000)), { minLength: 1, maxLength: 3 }),
  capitals: fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), francs(800_000)), { maxLength: 2 }),
})
type Drawn = typeof start extends fc.Arbitrary<infer One> ? One : never
const drawn = fc
  .tuple(start, start)
  .map(([one, other]) => (one.after <= other.after ? [one, other] : [other, one]) as [Drawn, Drawn])

function paidOf({ after, amounts, capitals }: Drawn): PaidOut {
  const from = addMonths(FIRST, after)
  let on = from
  const payments = amounts.map(([months, monthly]) => {
    const payment = { from: on, monthly }
    on = addMonths(on, months)
    return payment
  })
  return { from, payments, capitals: capitals.map(([months, amount]) => ({ on: addMonths(from, months), amount })) }
}

/** All that is paid until the end of a month, added month by month. */
function paidUntil(month: Day, { payments, capitals }: PaidOut): number {
  let sum = 0
  for (const { on, amount } of capitals) if (on <= month) sum += amount
  payments.forEach(({ from, monthly }, index) => {
    const next = payments[index + 1]?.from
    const last = next && next <= month ? next : addMonths(month, 1)
    if (from <= month) sum += monthly * monthsBetween(from, last)
  })
  return sum
}

describe('the day from which waiting has paid', () => {
  property('is never before the later start, and from it on the later start is never behind', drawn, (pair) => {
    const [earlier, later] = pair.map(paidOf) as [PaidOut, PaidOut]
    const from = waitingHasPaidFrom(later, earlier, BORN)
    const isAhead = (month: Day) => paidUntil(month, later) >= paidUntil(month, earlier)
    if (from === null) {
      expect(isAhead(LAST)).toBe(false)
      return
    }
    expect(from >= later.from).toBe(true)
    if (from > later.from) expect(isAhead(addMonths(from, -1))).toBe(false)
    const months = [0, 1, 7, 40, 130, 400].map((later) => addMonths(from, later))
    for (const month of [...months, LAST]) if (month <= LAST) expect(isAhead(month)).toBe(true)
  })

  property('comes no later where the later start brings more', fc.tuple(drawn, francs(500)), ([pair, more]) => {
    const [earlier, later] = pair.map(paidOf) as [PaidOut, PaidOut]
    const raised = {
      ...later,
      payments: later.payments.map((one) => ({ ...one, monthly: wholeFranc(one.monthly + more) })),
    }
    const [before, after] = [waitingHasPaidFrom(later, earlier, BORN), waitingHasPaidFrom(raised, earlier, BORN)]
    if (before !== null) expect(after !== null && after <= before).toBe(true)
  })
})
