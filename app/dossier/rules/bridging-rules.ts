/** What is impossible in a bridging pension, and what is probably an amount of a year. */
import type { Day } from '~/pillars/day'
import type { SavingsProblemKey, SavingsQuestionKey } from '../shape/problem-keys'
import type { Bridging, DayOrAge, PaidPer } from '../shape/savings-papers'

type Finding = [field: string, broken: boolean, key: SavingsProblemKey | SavingsQuestionKey]

/**
 * CHF a month. It stands in for an AVS pension, whose highest is 2520 a month (2025): an amount of twice as much is one of a
 * year.
 */
const HIGHEST_MONTHLY = 5040

/** The pensions for life that the paper prints; empty: none. CHF for the period in `per`. */
type PrintedPensions = { amounts: readonly number[]; per: PaidPer | undefined }

/** @param born null: not known, so that a day and an age cannot be compared */
export function checkBridging(
  bridging: Bridging | null | undefined,
  pensions: PrintedPensions,
  born: Day | null,
): Finding[] {
  if (!bridging) return []
  const { monthly, from, until, reduction } = bridging
  return [
    ['bridging.until', isOver(from, until, born), 'bridgingOrder'],
    ['bridging.reduction', isMoreThanAll(reduction, pensions), 'reductionAbovePension'],
    ['bridging.monthly', monthly > HIGHEST_MONTHLY, 'bridgingOfYear'],
  ]
}

function isOver(from: DayOrAge | null, until: DayOrAge | null, born: Day | null): boolean {
  if (from === null || until === null) return false
  if (typeof from === typeof until) return from >= until
  return born !== null && monthsAt(from, born) >= monthsAt(until, born)
}

const monthsOf = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) + Number(day.slice(8)) / 31

/** Only to be compared: months of the calendar, with parts of one for its days. */
const monthsAt = (at: DayOrAge, born: Day) => (typeof at === 'number' ? monthsOf(born) + at * 12 : monthsOf(at))

/** Nothing is left of any pension that is printed. */
function isMoreThanAll(reduction: number | null, { amounts, per }: PrintedPensions): boolean {
  if (reduction === null || amounts.length === 0) return false
  return reduction * (per === 'month' ? 1 : 12) >= Math.max(...amounts)
}
