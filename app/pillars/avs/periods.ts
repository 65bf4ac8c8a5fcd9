import { type Day, endOfPreviousMonth } from '../day'
import { addFrancs, type Franc } from '../money'
import type { Period, PersonPension } from '../result'
import type { Phase } from './entitlements'
import type { Payment } from './payments'

/** One person's payments, and the supplement of the transition generation beside each of them (CHF a month). */
export type Paid = { payments: readonly Payment[]; supplement: PersonPension['supplement'] }

const NOBODY: Paid = { payments: [], supplement: 0 }

/** Who is paid how much from when to when, one period for each change of either. */
export function periodsOf(person: Paid, partner: Paid | null, phases: readonly Phase[]): Period[] {
  const other = partner ?? NOBODY
  const days = [...new Set([...person.payments, ...other.payments].map(({ from }) => from))].sort()
  return days.map((from, index) => {
    const next = days[index + 1]
    return periodFrom(from, next ? endOfPreviousMonth(next) : null, person, other, phases)
  })
}

function periodFrom(from: Day, to: Day | null, person: Paid, partner: Paid, phases: readonly Phase[]): Period {
  const [ofPerson, ofPartner] = [paidOn(from, person), paidOn(from, partner)]
  return {
    from,
    to,
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
