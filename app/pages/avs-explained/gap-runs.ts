/** Groups the missing years for reading: consecutive years that have everything in common share one line. */
import type { MissingYear } from '~/pillars/avs/result'
import type { Day } from '~/pillars/day'

/**
 * Why a year is missing. `notInsured`: nothing was due (LAVS art. 1a, 2); `partlyInsured`: contributions were due in only some
 * of its missing months; `underMinimum`: its income is too low for the minimum contribution; `toCome`: it has not begun.
 */
export type GapReason = 'notInsured' | 'partlyInsured' | 'underMinimum' | 'notPaid' | 'toCome'

/**
 * Consecutive years missing for the same reason. `months`: all missing months; `insuredMonths`: those of them that were
 * insured.
 */
export type GapRun = {
  from: number
  to: number
  months: number
  insuredMonths: number
  reason: GapReason
  /** The years of the run that can still be paid, and the last day for the first of them (LAVS art. 16 al. 1). */
  payable: { from: number; to: number; until: Day } | null
}

/** @param years in chronological order; `today`: the day of the estimate */
export function gapRuns(years: readonly MissingYear[], today: Day): GapRun[] {
  const runs: GapRun[] = []
  for (const missing of years) {
    const reason = reasonOf(missing, today)
    const last = runs.at(-1)
    if (last && last.reason === reason && last.to + 1 === missing.year) extend(last, missing)
    else runs.push(begin(missing, reason))
  }
  return runs
}

function reasonOf({ year, months, insuredMonths, isUnderMinimum }: MissingYear, today: Day): GapReason {
  if (insuredMonths === 0) return 'notInsured'
  if (year > Number(today.slice(0, 4))) return 'toCome'
  if (insuredMonths < months) return 'partlyInsured'
  return isUnderMinimum ? 'underMinimum' : 'notPaid'
}

const begin = ({ year, months, insuredMonths, payableUntil }: MissingYear, reason: GapReason): GapRun => ({
  from: year,
  to: year,
  months,
  insuredMonths,
  reason,
  payable: payableUntil && { from: year, to: year, until: payableUntil },
})

/** Deadlines follow the years, so the first year that can still be paid has the first deadline. */
function extend(run: GapRun, { year, months, insuredMonths, payableUntil }: MissingYear) {
  run.to = year
  run.months += months
  run.insuredMonths += insuredMonths
  if (payableUntil)
    run.payable = run.payable ? { ...run.payable, to: year } : { from: year, to: year, until: payableUntil }
}
