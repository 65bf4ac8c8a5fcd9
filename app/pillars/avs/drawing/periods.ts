import type { Period, PersonPension } from '~/pillars/avs/result'
import { type Day, endOfPreviousMonth } from '~/pillars/day'
import type { Phase } from './entitlements'
import type { Payment } from './payments'

/**
 * One person's payments, and the supplement of the transition generation (CHF a month), which is paid with each old-age
 * pension among them.
 */
export type PersonPayments = { payments: readonly Payment[]; supplement: PersonPension['supplement'] }

const NOBODY: PersonPayments = { payments: [], supplement: 0 }

/** Who is paid how much in each period; a new one begins when an amount or the cap changes. */
export function periodsOf(person: PersonPayments, partner: PersonPayments | null, phases: readonly Phase[]): Period[] {
  const other = partner ?? NOBODY
  const periods: Period[] = []
  for (const day of daysOf(person, other)) {
    const period = periodFrom(day, person, other, phases)
    const last = periods.at(-1)
    if (last && isSame(last, period)) continue
    if (last) last.to = endOfPreviousMonth(day)
    periods.push(period)
  }
  return periods
}

/** The days on which somebody's amount changes, from the first payment on; each once, in order. */
function daysOf(...all: PersonPayments[]): Day[] {
  const days: Day[] = []
  for (const { payments } of all) {
    for (const { from, amount } of payments) if (amount !== null && !days.includes(from)) days.push(from)
  }
  return days.sort()
}

const isSame = (a: Period, b: Period) => a.person === b.person && a.partner === b.partner && a.capped === b.capped

function periodFrom(from: Day, person: PersonPayments, partner: PersonPayments, phases: readonly Phase[]): Period {
  const [ofPerson, ofPartner] = [paymentOn(from, person), paymentOn(from, partner)]
  return {
    from,
    to: null,
    person: ofPerson?.amount ?? null,
    partner: ofPartner?.amount ?? null,
    total: totalOf([ofPerson, person], [ofPartner, partner]),
    capped: phases.findLast((phase) => phase.from <= from)?.capped ?? false,
  }
}

const paymentOn = (day: Day, { payments }: PersonPayments): Payment | undefined =>
  payments.findLast(({ from }) => from <= day)

/** The pensions and supplements that are paid; only a supplement can have centimes. */
function totalOf(...all: [Payment | undefined, PersonPayments][]): number {
  let total = 0
  for (const [payment, { supplement }] of all) {
    if (!payment || payment.amount === null) continue
    total += payment.amount + (payment.isSurvivorsPension ? 0 : supplement)
  }
  return Math.round(100 * total) / 100
}
