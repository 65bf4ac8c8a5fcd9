/**
 * The income that somebody needs, compared with their income for life; and how close they are to complementary
 * benefits.
 */
import { COMPLEMENTARY_LIVING, COMPLEMENTARY_RENT, COMPLEMENTARY_WEALTH } from '~/law/avs/complementary-benefits'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import type { AmountRange, Step } from '../result'
import type { Column } from './result'

/**
 * CHF a month. `paid`: for life, without the 13th pension and capital; `gap`: the missing amount, below 0 the surplus;
 * `range`: of the gap, if only a range of the payments is known; `complete`: whether the payments are complete,
 * otherwise the gap is the largest possible.
 */
export type NeedGap = { paid: number; gap: number; range: AmountRange | null; complete: boolean; steps: Step[] }

/** `amount`: the need, CHF a month. null: nothing is paid, or it is not known. */
export type NeedAnswer = { amount: number; withoutChange: NeedGap | null; withChange: NeedGap | null }

type PaidColumn = Pick<Column, 'monthlyTotal' | 'avs' | 'lpp' | 'ranges' | 'complete'>

export const needAnswer = (
  amount: number,
  { withoutChange, withChange }: { withoutChange: PaidColumn; withChange: PaidColumn | null },
): NeedAnswer => ({
  amount,
  withoutChange: gapIn(amount, withoutChange),
  withChange: withChange && gapIn(amount, withChange),
})

function gapIn(need: number, { monthlyTotal, avs, lpp, ranges, complete }: PaidColumn): NeedGap | null {
  if (monthlyTotal === null) return null
  const gap = gapOf(need, monthlyTotal)
  const inputs = { need, avs: (avs?.monthly ?? 0) + (avs?.supplement ?? 0), lpp: lpp?.monthly ?? 0 }
  return {
    paid: monthlyTotal,
    gap,
    // The highest payment leaves the smallest gap.
    range: ranges && { low: gapOf(need, ranges.total.high), high: gapOf(need, ranges.total.low) },
    complete,
    steps: [{ key: 'needGap', inputs, output: gap, article: 'LPP art. 1 al. 1' }],
  }
}

/** In whole centimes. */
export const gapOf = (need: number, paid: number): number => Math.round((need - paid) * 100) / 100

/**
 * The needs that the law recognises at home, CHF a year: living costs, and the lowest and highest rent by place;
 * `wealth`: CHF from which on there is no right. `paid`: the part of the pensions that counts, CHF a year.
 */
export type ComplementaryHint = {
  who: 'single' | 'couple'
  /** Only one spouse's pensions are known. */
  isHalf: boolean
  paid: number
  living: number
  rent: AmountRange
  wealth: number
  /** The last day for which these amounts are enacted. */
  enactedUntil: Day
}

type Pensions = {
  who: ComplementaryHint['who']
  /**
   * CHF a month; for a couple those of both, as far as they are known. The 13th pension and the supplement do not count
   * (LPC art. 11 al. 3).
   */
  monthly: number
  /** The other spouse's pensions are not known: the person's own are compared with half. */
  isHalf?: boolean
}

/**
 * Whether pensions are below the needs that the law recognises, with the highest rent and without the health premium. A
 * right to complementary benefits is then possible, but not certain, and no amount follows. null: they are above.
 */
export function complementaryHint({ who, monthly, isHalf = false }: Pensions, on: Day): ComplementaryHint | null {
  const living = rowOn(COMPLEMENTARY_LIVING, on)
  const rents = rowOn(COMPLEMENTARY_RENT, on).value.map((limits) => limits[who])
  const rent = { low: Math.min(...rents), high: Math.max(...rents) }
  const paid = 12 * monthly
  const threshold = living.value[who] + rent.high
  if (paid >= (isHalf ? threshold / 2 : threshold)) return null
  return {
    who,
    isHalf,
    paid,
    living: living.value[who],
    rent,
    wealth: rowOn(COMPLEMENTARY_WEALTH, on).value[who],
    // The last day of the rents, which are enacted for a shorter time than the living costs.
    enactedUntil: COMPLEMENTARY_RENT.enactedUntil as Day,
  }
}
