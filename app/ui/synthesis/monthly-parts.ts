/**
 * How a monthly total is drawn where only a range of it is known, on every page: a bar is full up to the low end, and from
 * there to the high end lighter. In words both ends stand; a single amount ("environ") counts unknown incomes as 0
 * (`Column.ranges`), which `synthesis.rangeReasons` says.
 */
import type { Column } from '~/pillars/result'
import type { BarPart } from '../chart/pillar-bar'

type Monthly = Pick<Column, 'ranges'> & {
  avs: Pick<NonNullable<Column['avs']>, 'monthly' | 'supplement'> | null
  lpp: Pick<NonNullable<Column['lpp']>, 'monthly'> | null
}

/** @param names of the pillars, written in the bar where there is room */
export function monthlyParts({ avs, lpp, ranges }: Monthly, names?: Record<'avs' | 'lpp', string>): BarPart[] {
  const ofLpp = lpp?.monthly ?? 0
  const ofAvs = ranges ? ranges.total.low - ofLpp : avs ? avs.monthly + avs.supplement : 0
  return [
    { pillar: 'avs', amount: ofAvs, name: names?.avs },
    { pillar: 'lpp', amount: ofLpp, name: names?.lpp },
    ...(ranges ? [{ pillar: 'avs' as const, amount: ranges.total.high - ranges.total.low, isOpen: true }] : []),
  ]
}

/** How far the bar reaches, CHF a month. */
export const mostMonthly = ({ monthlyTotal, ranges }: Pick<Column, 'monthlyTotal' | 'ranges'>): number =>
  ranges?.total.high ?? monthlyTotal ?? 0
