/** How a person's AVS pension changes over time, and how a change of situation affects it. */
import type { Day } from '~/pillars/day'
import type { Column, PensionResult, Period } from '~/pillars/result'

/** The amount paid from a day on (CHF a month), and why it differs from the amount before. */
export type LaterPension = { from: Period['from']; monthly: number; reason: 'partner' | 'referenceAge' | 'other' }

/** Every change of the person's own pension after its start, in chronological order. */
export function laterPensions({ person, periods }: PensionResult): LaterPension[] {
  const paid = periods.filter((period) => period.person !== null)
  return paid
    .filter((period, index) => index > 0 && (period.person !== paid[index - 1]?.person || isAnew(person, period.from)))
    .map(({ from, person: monthly }) => ({ from, monthly: monthly ?? 0, reason: reasonFor(person, from) }))
}

/** The day from which the monthly total is paid for life; null: nothing is paid. */
export function lifelongFrom(
  { totalFrom }: Pick<Column, 'totalFrom'>,
  later: readonly Pick<LaterPension, 'from'>[],
): Day | null {
  const last = later.at(-1)?.from
  return totalFrom !== null && last !== undefined && last > totalFrom ? last : totalFrom
}

type Person = PensionResult['person']

/** The step that recalculates the pension from a day on. */
const recalculation = ({ steps }: Person, from: Period['from']) =>
  steps.find(({ key, inputs }) => key === 'recalculation' && inputs.from === from)

const isAnew = (person: Person, from: Period['from']) => recalculation(person, from) !== undefined

function reasonFor(person: Person, from: Period['from']): LaterPension['reason'] {
  const reason = recalculation(person, from)?.inputs.reason
  if (reason === 'cap') return 'partner'
  return reason === 'partner' || reason === 'referenceAge' ? reason : 'other'
}

/** The lifelong pensions (CHF a month) without and with the change, from the day on which neither changes any more. */
export type AvsDifference = { from: Period['from']; before: number; after: number }

/** Both include the supplement of the transition generation, which an early start loses. null: no pension to compare, or only a range. */
export function avsDifference(base: PensionResult, changed: PensionResult): AvsDifference | null {
  if (base.range ?? changed.range) return null
  const [before, after] = [lastingPension(base), lastingPension(changed)]
  if (!before || !after) return null
  const from = before.from > after.from ? before.from : after.from
  return { from, before: before.monthly, after: after.monthly }
}

function lastingPension(pension: PensionResult) {
  const { person, periods } = pension
  const start = periods.find((period) => period.person !== null)
  const last = laterPensions(pension).at(-1) ?? (start && { from: start.from, monthly: start.person ?? 0 })
  return last && { from: last.from, monthly: last.monthly + person.supplement }
}
