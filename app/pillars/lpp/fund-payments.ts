/** What funds pay beside the pension for life that is estimated: pensions that are paid already, and bridging pensions. */
import type { Day } from '../day'
import { addFrancs, type Franc, franc, NO_FRANC } from '../money'
import { lppPaidOn } from '../synthesis/payments'
import type { LppResult } from './estimate'
import { type LppAssumptionKey, leastSure } from './result'

/** A pension that a fund pays since a day, for life, CHF a month. */
export type PaidPension = { name: string; asOf: Day; from: Day; monthly: Franc }

/**
 * CHF a month, from the first day to the day before `until`; `reduction`: what the pension for life is lower by from then
 * on. `isUntilAssumed`: the certificate does not say until when.
 */
export type BridgingPension = {
  name: string
  monthly: number
  from: Day
  until: Day
  reduction: number
  isUntilAssumed: boolean
}

/** The result with these payments in all its amounts; null: nothing is paid at all. */
export function withOtherPayments(
  result: LppResult | null,
  paid: readonly PaidPension[],
  bridging: readonly BridgingPension[],
): LppResult | null {
  if (paid.length === 0 && bridging.length === 0) return result
  const whole = result ?? onlyPaid(paid)
  if (!whole) return null
  const on = (day: Day): Franc => {
    const own = result ? lppPaidOn(day, result) : NO_FRANC
    const already = addFrancs(...paid.filter(({ from }) => from <= day).map(({ monthly }) => monthly))
    const bridged = bridging.reduce((sum, one) => sum + (one.from <= day && day < one.until ? one.monthly : 0), 0)
    const back = bridging.reduce((sum, one) => sum + (one.until <= day ? one.reduction : 0), 0)
    return franc(Math.max(0, own - back) + already + bridged)
  }
  const starts = result ? [result.from, ...(result.parts ?? []).map(({ from }) => from)] : []
  const days = [...starts, ...paid.map(({ from }) => from), ...bridging.flatMap(({ from, until }) => [from, until])]
  const amounts = [...new Set(days)].toSorted().map((from) => ({ from, monthly: on(from) }))
  const changes = amounts.filter(({ monthly }, index) => monthly !== amounts[index - 1]?.monthly)
  const monthly = amounts.at(-1)?.monthly ?? NO_FRANC
  const { range } = whole
  const more = monthly - (result?.monthly ?? 0)
  const [first] = bridging
  return {
    ...whole,
    monthly,
    sureness: leastSure([whole.sureness]),
    range: range && { low: Math.max(0, range.low + more), high: Math.max(0, range.high + more) },
    changes,
    ...(first && { bridging: together(bridging) }),
    funds: [...(result?.funds ?? []), ...paid.map(paidPart)],
    assumptions: [...new Set([...whole.assumptions, ...assumptionsOf(paid, bridging)])],
    steps: [...whole.steps, ...(result ? paid.map(paidStep) : []), ...bridging.map(bridgingStep)],
  }
}

/** Of several on different days, the whole time of all, with the most that is paid at once. */
function together(all: readonly BridgingPension[]): NonNullable<LppResult['bridging']> {
  const from = all.map((one) => one.from).toSorted()[0] as Day
  const until = all
    .map((one) => one.until)
    .toSorted()
    .at(-1) as Day
  const paidOn = (day: Day) => all.reduce((sum, one) => sum + (one.from <= day && day < one.until ? one.monthly : 0), 0)
  return {
    monthly: franc(Math.max(...all.map((one) => paidOn(one.from)))),
    from,
    until,
    reduction: franc(all.reduce((sum, { reduction }) => sum + reduction, 0)),
  }
}

const paidPart = ({ name, asOf, monthly }: PaidPension): LppResult['funds'][number] => ({
  ...{ name, webUrl: null, asOf, monthly, capital: NO_FRANC },
  isTyped: true,
  kind: 'paid',
})

const assumptionsOf = (paid: readonly PaidPension[], bridging: readonly BridgingPension[]): LppAssumptionKey[] => [
  ...(paid.length > 0 ? (['pensionPaidAlready'] as const) : []),
  ...(bridging.some(({ isUntilAssumed }) => isUntilAssumed) ? (['bridgingUntilReference'] as const) : []),
  ...(bridging.some(({ reduction }) => reduction > 0) ? (['bridgingPaidBack'] as const) : []),
]

const paidStep = ({ name, from, monthly }: PaidPension): LppResult['steps'][number] => ({
  key: 'pensionPaid',
  inputs: { fund: name, from },
  output: monthly,
  article: 'LPP art. 13, 14',
})

const bridgingStep = ({ name, monthly, from, until, reduction }: BridgingPension): LppResult['steps'][number] => ({
  key: 'bridgingPension',
  inputs: { fund: name, from, until, reduction: franc(reduction) },
  output: franc(monthly),
  article: 'LPP art. 49 al. 1',
})

/** Nothing else is known of the second pillar. */
function onlyPaid(paid: readonly PaidPension[]): LppResult | null {
  const [first] = paid.toSorted((one, other) => (one.from < other.from ? -1 : 1))
  if (!first) return null
  return {
    monthly: NO_FRANC,
    ...{ sureness: 'printed', range: null, capital: NO_FRANC, capitalAtRetirement: NO_FRANC },
    from: first.from,
    ...{ funds: [], assumptions: [] },
    steps: paid.map(paidStep),
  }
}
