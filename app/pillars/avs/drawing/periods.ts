import { type Day, endOfPreviousMonth } from '~/pillars/day'
import { addFrancs, type Franc } from '~/pillars/money'
import type { Period, PersonPension } from '~/pillars/result'
import type { Phase } from './entitlements'
import type { Payment } from './payments'

/** One person's payments, and the supplement of the transition generation beside each of them (CHF a month). */
export type Paid = { payments: readonly Payment[]; supplement: PersonPension['supplement'] }

const NOBODY: Paid = { payments: [], supplement: 0 }

/** Who is paid how much from when to when: a new period begins where an amount or the cap changes. */
export function periodsOf(person: Paid, partner: Paid | null, phases: readonly Phase[]): Period[] {
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
function daysOf(...all: Paid[]): Day[] {
  const days: Day[] = []
  for (const { payments } of all) {
    for (const { from, paid } of payments) if (paid !== null && !days.includes(from)) days.push(from)
  }
  return days.sort()
}

const isSame = (a: Period, b: Period) => a.person === b.person && a.partner === b.partner && a.capped === b.capped

function periodFrom(from: Day, person: Paid, partner: Paid, phases: readonly Phase[]): Period {
  const [ofPerson, ofPartner] = [paidOn(from, person), paidOn(from, partner)]
  return {
    from,
    to: null,
    person: ofPerson,
    partner: ofPartner,
    total: totalOf([ofPerson, person], [ofPartner, partner]),
    capped: phases.findLast((phase) => phase.from <= from)?.capped ?? false,
  }
}

const paidOn = (day: Day, { payments }: Paid): Franc | null =>
  payments.findLast(({ from }) => from <= day)?.paid ?? null

/** Pensions and supplements of those who are paid; only a supplement can have centimes. */
function totalOf(...amounts: [Franc | null, Paid][]): number {
  const supplements = amounts.reduce((sum, [paid, { supplement }]) => (paid === null ? sum : sum + supplement), 0)
  return Math.round(100 * (addFrancs(...amounts.map(([paid]) => paid)) + supplements)) / 100
}
