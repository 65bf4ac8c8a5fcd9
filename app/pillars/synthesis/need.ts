/** What somebody needs to live on, compared with what is paid for life; and how near the law of complementary benefits is. */
import { COMPLEMENTARY_LIVING, COMPLEMENTARY_RENT, COMPLEMENTARY_WEALTH } from '~/law/avs/complementary-benefits'
import { rowOn } from '~/law/table'
import type { Day } from '../day'
import type { AmountRange, Step } from '../result'
import type { Column } from './result'

/**
 * CHF a month. `paid`: for life, without the 13th pension and without capital; `gap`: what is missing, below 0 what is paid
 * beyond the need; `range`: of the gap, where only a range of what is paid is known; `complete`: as of what is paid, else the gap
 * is one at most.
 */
export type NeedGap = { paid: number; gap: number; range: AmountRange | null; complete: boolean; steps: Step[] }

/** `amount`: what is needed, CHF a month. null: nothing is paid, or not known. */
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
    // What is paid at most leaves the smallest gap.
    range: ranges && { low: gapOf(need, ranges.total.high), high: gapOf(need, ranges.total.low) },
    complete,
    steps: [{ key: 'needGap', inputs, output: gap, article: 'LPP art. 1 al. 1' }],
  }
}

/** In whole centimes. */
export const gapOf = (need: number, paid: number): number => Math.round((need - paid) * 100) / 100

/**
 * What the law counts of who lives at home, CHF a year: to live, and of a rent at least and at most, by the place; `wealth`:
 * CHF, from which there is no right. `paid`: what counts of the pensions, CHF a year.
 */
export type ComplementaryHint = {
  who: 'single' | 'couple'
  /** Of a couple nothing is known of the other's pensions. */
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
  /** CHF a month; of a couple of both, as far as they are known. The 13th pension and the supplement do not count (LPC art. 11 al. 3). */
  monthly: number
  /** Nothing is known of the other's: what one has is compared with a half. */
  isHalf?: boolean
}

/**
 * Whether pensions are below what the law counts as needed, with the highest rent and without the health premium: then a
 * right to complementary benefits is possible. It is no right, and no amount follows from it. null: they are above.
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
    // Of the rents, which are known for a shorter time than what is needed to live.
    enactedUntil: COMPLEMENTARY_RENT.enactedUntil as Day,
  }
}
