/** What a person is paid each month, one amount after the other; the last one is for life. */

import type { PensionResult } from '../avs/result'
import type { Day } from '../day'
import { endOfPreviousMonth } from '../day'
import type { LppResult } from '../lpp/estimate'
import { addFrancs, type Franc, franc, NO_FRANC } from '../money'
import type { EarlierPension, FirstPayment } from './result'

/** CHF a month, from a day on until the last day before the next amount; null: for life. */
export type Payment = { monthly: Franc; from: Day; to: Day | null }

/** Amounts in order of time, the last one for life; never empty. */
export type Payments = readonly [...Payment[], Payment]

/**
 * The person's own pension, without the supplement of the transition generation. It changes at the reference age and when
 * the partner's starts. Amounts that ended before the day of computation are left out.
 */
export function avsPayments({ computedOn, person, periods, range }: PensionResult): Payments {
  const paid = periods.flatMap(({ from, person: monthly }) => (monthly === null ? [] : [{ from, monthly }]))
  const changes = paid.filter(
    // If only a range is known, its bounds change with every computation.
    ({ from, monthly }, index) =>
      index === 0 ||
      monthly !== paid[index - 1]?.monthly ||
      (range !== null && recalculationOf(person, from) !== undefined),
  )
  return ahead(changes, computedOn) ?? [{ monthly: person.monthly, from: person.from, to: null }]
}

/** The pensions of the first pillar with its supplement, and of the second, together; null: there are none. */
export function totalPayments(pension: PensionResult | null, lpp: LppPayments | null): Payments | null {
  const ofAvs = pension ? avsPayments(pension) : []
  const starts = [...ofAvs.map(({ from }) => from), ...(lpp ? lppStarts(lpp) : [])]
  const monthlyOn = (day: Day) => {
    const avs = ofAvs.findLast(({ from }) => from <= day)
    return franc((avs && pension ? avs.monthly + pension.person.supplement : 0) + (lpp ? lppPaidOn(day, lpp) : 0))
  }
  const amounts = [...new Set(starts)].toSorted().map((from) => ({ from, monthly: monthlyOn(from) }))
  return ahead(amounts, pension?.computedOn ?? null)
}

export type LppPayments = Pick<LppResult, 'monthly' | 'from' | 'parts' | 'changes'>

/** Every day from which the second pillar may pay another amount. */
export const lppStarts = ({ from, parts = [], changes = [] }: LppPayments): Day[] =>
  changes.length > 0 ? changes.map((change) => change.from) : [from, ...parts.map((part) => part.from)]

/** The second pillar's payment on a day, CHF a month; if drawn in parts, those that have begun. */
export function lppPaidOn(day: Day, { monthly, from, parts, changes }: LppPayments): Franc {
  if (changes) return changes.findLast((change) => change.from <= day)?.monthly ?? NO_FRANC
  if (!parts) return from <= day ? monthly : NO_FRANC
  return addFrancs(...parts.filter((part) => part.from <= day).map((part) => part.monthly))
}

/** Each amount with its end, without those that ended before a day; null where there is none. */
function ahead(amounts: readonly Omit<Payment, 'to'>[], day: Day | null): Payments | null {
  const payments = amounts.map((amount, index): Payment => {
    const next = amounts[index + 1]
    return { ...amount, to: next ? endOfPreviousMonth(next.from) : null }
  })
  const last = payments.at(-1)
  return last ? [...payments.slice(0, -1).filter(({ to }) => day === null || to === null || to >= day), last] : null
}

/** What is paid for life. */
export const lasting = (payments: Payments): Payment => payments.at(-1) as Payment

/** The first payment, if it is not for life. */
export const firstOf = (payments: Payments): FirstPayment | null => beforeLasting(payments)[0] ?? null

const beforeLasting = (payments: Payments): FirstPayment[] =>
  payments.flatMap(({ monthly, from, to }) => (to === null ? [] : [{ monthly, from, to }]))

/** The pensions before the one for life, each with the reason why it ends. */
export const earlierPensions = (pension: PensionResult): EarlierPension[] =>
  beforeLasting(avsPayments(pension)).map((payment, index, all) => {
    const next = all[index + 1] ?? lasting(avsPayments(pension))
    return { ...payment, endedBy: reasonOf(pension, next.from) }
  })

/** The cap begins with the partner's pension. */
function reasonOf({ person }: PensionResult, on: Day): EarlierPension['endedBy'] {
  const reason = recalculationOf(person, on)?.inputs.reason
  if (reason === 'cap') return 'partner'
  return reason === 'partner' || reason === 'referenceAge' ? reason : 'other'
}

const recalculationOf = ({ steps }: PensionResult['person'], on: Day) =>
  steps.find(({ key, inputs }) => key === 'recalculation' && inputs.from === on)
