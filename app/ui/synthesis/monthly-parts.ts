/**
 * How a monthly total is drawn on every page if only a range is known: the bar is solid up to the low end, and lighter from
 * there to the high end. The text gives both ends. A single amount ("environ") counts unknown incomes as 0 (`Column.ranges`),
 * as `synthesis.rangeReasons` explains.
 */
import type { Column } from '~/pillars/synthesis/result'
import type { BarPart } from '../chart/pillar-bar'

type Monthly = Pick<Column, 'ranges'> & {
  avs: Pick<NonNullable<Column['avs']>, 'monthly' | 'supplement'> | null
  lpp: Pick<NonNullable<Column['lpp']>, 'monthly'> | null
}

/** @param names of the pillars, written in the bar if there is room */
export function monthlyParts({ avs, lpp, ranges }: Monthly, names?: Record<'avs' | 'lpp', string>): BarPart[] {
  const ofLpp = lpp?.monthly ?? 0
  const ofAvs = ranges ? ranges.total.low - ofLpp : avs ? avs.monthly + avs.supplement : 0
  return [
    { pillar: 'avs', amount: ofAvs, name: names?.avs },
    { pillar: 'lpp', amount: ofLpp, name: names?.lpp },
    ...(ranges ? [{ pillar: 'avs' as const, amount: ranges.total.high - ranges.total.low, isOpen: true }] : []),
  ]
}

/** The length of the bar, CHF a month. */
export const mostMonthly = ({ monthlyTotal, ranges }: Pick<Column, 'monthlyTotal' | 'ranges'>): number =>
  ranges?.total.high ?? monthlyTotal ?? 0
