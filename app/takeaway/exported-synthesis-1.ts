/**
 * Links of version 1, made until November 2026. Their amounts are those at the start, with the changes that follow, and
 * they have no change in words and no income over time. When opened, they show what is paid for life, like all others.
 */
import { z } from 'zod'
import { DayShape } from '~/dossier/shape/day-shape'
import { dayBefore } from '~/language/day-before'
import type { Day } from '~/pillars/day'
import type { Franc } from '~/pillars/money'
import { MOST_OF_A_LINK } from './exported-income'
import { ExportedAvs, ExportedColumn, ExportedSynthesis } from './exported-synthesis'

const Avs1 = ExportedAvs.omit({ to: true, first: true, earlier: true }).extend({
  to: DayShape.nullable(),
  later: z
    .array(z.object({ from: DayShape, monthly: z.number(), reason: z.enum(['partner', 'referenceAge', 'other']) }))
    .max(MOST_OF_A_LINK),
})

const Column1 = ExportedColumn.omit({ first: true, avs: true, income: true }).extend({ avs: Avs1.nullable() })
type Column1 = z.infer<typeof Column1>

const Synthesis1 = ExportedSynthesis.omit({ withoutChange: true, withChange: true, change: true }).extend({
  withoutChange: Column1,
  withChange: Column1.nullable(),
})

/** null: another shape. */
export function readVersion1(json: unknown): ExportedSynthesis | null {
  const { data } = Synthesis1.safeParse(json)
  if (!data) return null
  const { withoutChange, withChange } = data
  return {
    ...data,
    withoutChange: columnOf(withoutChange),
    withChange: withChange && columnOf(withChange),
    change: null,
  }
}

type Amount = { from: Day; monthly: number }

function columnOf(column: Column1): ExportedSynthesis['withoutChange'] {
  const { avs, lpp, monthlyTotal } = column
  const ofAvs = avs ? [{ from: avs.from, monthly: avs.monthly }, ...avs.later] : []
  const days = [...ofAvs, ...(lpp ? [lpp] : [])].map(({ from }) => from)
  const totals = [...new Set(days)].toSorted().map((from): Amount => {
    const pension = ofAvs.findLast((one) => one.from <= from)
    const own = pension ? pension.monthly + (avs?.supplement ?? 0) : 0
    return { from, monthly: Math.round(own + (lpp && lpp.from <= from ? lpp.monthly : 0)) }
  })
  const last = totals.at(-1)
  return {
    ...column,
    ...(monthlyTotal !== null && last
      ? { monthlyTotal: last.monthly as Franc, totalFrom: last.from, first: earlierIn(totals)[0] ?? null }
      : { first: null }),
    avs: avs && avsOf(avs),
    income: null,
  }
}

function avsOf({ later, ...avs }: NonNullable<Column1['avs']>): z.infer<typeof ExportedAvs> {
  const amounts = [{ from: avs.from, monthly: avs.monthly }, ...later]
  const earlier = earlierIn(amounts)
  const last = amounts.at(-1) ?? avs
  return {
    ...avs,
    monthly: Math.round(last.monthly) as Franc,
    from: last.from,
    to: null,
    first: earlier[0] ?? null,
    earlier: earlier.map((one, index) => ({ ...one, endedBy: later[index]?.reason ?? 'other' })),
    // For a full year with the pension for life.
    thirteenth: later.length > 0 ? (Math.round(last.monthly) as Franc) : avs.thirteenth,
  }
}

/** All except the last, each with its end. */
const earlierIn = (amounts: readonly Amount[]) =>
  amounts.slice(0, -1).map(({ from, monthly }, index) => ({
    monthly: Math.round(monthly) as Franc,
    from,
    to: dayBefore(amounts[index + 1]?.from ?? from),
  }))
