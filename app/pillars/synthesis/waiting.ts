/** Whether waiting pays: a comparison of all that two starts have paid. */
import { type Day, dayOf, monthOf, yearOf } from '../day'
import type { LppResult } from '../lpp/estimate'
import type { Franc } from '../money'
import type { ColumnParts } from './digest'
import { type Payment, totalPayments } from './payments'

/**
 * All payments from one start on, CHF: monthly pensions, the last of them for life, and single capitals. Without the
 * 13th pension, interest, taxes, and the pay and contributions of longer work.
 */
export type PaidOut = {
  /** The start: nothing before it counts. */
  from: Day
  payments: readonly Pick<Payment, 'from' | 'monthly'>[]
  capitals: readonly { on: Day; amount: Franc }[]
}

/** The payments of the three pillars from one start on. */
export const paidOutIn = ({ retirementDate, pension, lpp, vested, pillar3a }: ColumnParts): PaidOut => ({
  from: lpp && isStart(lpp) && lpp.from < retirementDate ? lpp.from : retirementDate,
  payments: totalPayments(pension, lpp) ?? [],
  capitals: [
    ...(lpp ? capitalsOfFunds(lpp) : []),
    ...(vested?.accounts ?? []).map(({ paydate, projected }) => ({ on: paydate, amount: projected })),
    ...(pillar3a ? [{ on: pillar3a.projectedFrom, amount: pillar3a.projected }] : []),
  ],
})

/** What is paid already does not start. */
const isStart = ({ changes, funds }: LppResult) => !changes || funds.some(({ kind }) => kind !== 'paid')

/** The funds' capital with its pay-out day: once, or with each part. */
export const capitalsOfFunds = ({ from, capital, parts }: LppResult): PaidOut['capitals'] =>
  parts ? parts.map((part) => ({ on: part.from, amount: part.capital })) : [{ on: from, amount: capital }]

/** Payments are compared up to this age: waiting that has not paid off by then never does. */
const LAST_AGE = 110

/**
 * The first of the month from which on the later start has always paid at least as much in all as the earlier one: from
 * then on, waiting has paid off. null: at no age that anybody reaches.
 */
export function waitingHasPaidFrom(later: PaidOut, earlier: PaidOut, birthDate: Day): Day | null {
  const end = monthNumber(birthDate) + 12 * LAST_AGE
  const changes = changesOf(later, earlier).filter(({ month }) => month < end)
  let [ahead, monthly, since] = [0, 0, monthNumber(later.from)]
  changes.forEach(({ month, atOnce, more }, index) => {
    monthly += more
    ahead += atOnce + monthly
    const next = changes[index + 1]?.month ?? end
    // In the last month before the next change.
    const atEnd = ahead + monthly * (next - month - 1)
    if (atEnd < 0) since = Math.max(since, next)
    else if (ahead < 0) since = Math.max(since, month + Math.ceil(-ahead / monthly))
    ahead = atEnd
  })
  return since < end ? dayOf(Math.floor(since / 12), (since % 12) + 1, 1) : null
}

const monthNumber = (day: Day) => 12 * yearOf(day) + monthOf(day) - 1

/**
 * In order of time: the difference in favour of the later start, as a single amount and, from then on, a month. CHF.
 */
type DifferenceFrom = { month: number; atOnce: number; more: number }

function changesOf(later: PaidOut, earlier: PaidOut): DifferenceFrom[] {
  const byMonth = new Map<number, DifferenceFrom>()
  const at = (day: Day): DifferenceFrom => {
    const month = monthNumber(day)
    const known = byMonth.get(month)
    if (known) return known
    const change = { month, atOnce: 0, more: 0 }
    byMonth.set(month, change)
    return change
  }
  for (const [{ payments, capitals }, sign] of [
    [later, 1],
    [earlier, -1],
  ] as const) {
    payments.forEach(({ from, monthly }, index) => {
      at(from).more += sign * (monthly - (payments[index - 1]?.monthly ?? 0))
    })
    for (const { on, amount } of capitals) at(on).atOnce += sign * amount
  }
  return [...byMonth.values()].toSorted((one, other) => one.month - other.month)
}
