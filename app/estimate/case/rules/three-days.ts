/** When work stops, when the funds pay, when the AVS pays: which of these days law and funds allow together. */

import type { Gender } from '~/dossier/shape/info'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { lawOn } from '~/law/avs/avs-law'
import { drawingLimits, retirementOf } from '~/pillars/avs'
import { type Day, endOfPreviousMonth, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import { earliestAgeOfAll, type FundStatement, latestRetirementAge } from '~/pillars/lpp'
import { retirementDateAt } from '~/pillars/lpp/retirement-date'

type Days = { stopsOn?: Day | null; lppFrom?: Day | null; retirementDate?: Day | null }
type Birth = { birthDate: Day; gender: Gender }

/** `statements`: of the funds; null: there is no fund; empty: none of them has answered. */
type Facts = { birth: Birth; statements: readonly FundStatement[] | null; today: Day }

/** What is wrong with the last day of work and the one from which the funds pay; null: nothing. */
export function findDayProblems({ stopsOn, lppFrom }: Omit<Days, 'retirementDate'>, facts: Facts) {
  return {
    stopsOn: stopsOn ? stopProblem(stopsOn, facts) : null,
    lppFrom: lppFrom ? lppProblem(lppFrom, stopsOn ?? null, facts) : null,
  } satisfies Record<string, ProblemKey | null>
}

function stopProblem(stopsOn: Day, { birth, today }: Facts) {
  if (stopsOn < today) return 'stopInPast'
  return stopsOn >= drawingLimits(birth, lawOn(today)).latest ? 'stopTooLate' : null
}

function lppProblem(lppFrom: Day, stopsOn: Day | null, { birth, statements, today }: Facts) {
  if (!statements) return 'noFundForDay'
  // As told: the first of the month after the last day that can be written would sort before all others.
  if (lppFrom > retirementDateAt(birth.birthDate, latestRetirementAge(today))) return 'lppTooLate'
  const start = firstOfMonthFrom(lppFrom)
  const { reference } = drawingLimits(birth, lawOn(today))
  if (start < firstOfNextMonth(today)) return 'retirementInPast'
  if (start < lppEarliest(statements, birth, today)) return 'lppTooEarly'
  const afterWork = stopsOn && firstOfNextMonth(stopsOn)
  if (afterWork && start < afterWork && start < reference) return 'lppWhileWorking'
  return afterWork && start > afterWork && start > reference ? 'lppAfterWork' : null
}

/** The first day on which every fund can pay, past or not. */
export const lppEarliest = (
  statements: readonly FundStatement[],
  { birthDate }: Pick<Birth, 'birthDate'>,
  on: Day,
): Day => retirementDateAt(birthDate, earliestAgeOfAll(statements, on))

/**
 * The last day of work: as told; else, where only the funds' day is told, the one before it: earlier, the law does not give the
 * whole to who works on, and after the reference age it is deferred only while working (LPP art. 13b). null: not told.
 */
export const lastDayOfWork = ({ stopsOn, lppFrom }: Omit<Days, 'retirementDate'>): Day | null =>
  stopsOn ?? (lppFrom ? endOfPreviousMonth(firstOfMonthFrom(lppFrom)) : null)

/** The first of the month without work: after its last day, or else when the AVS pension starts. */
export function endOfWork({ retirementDate, ...days }: Days, birth: Birth): Day {
  const lastDay = lastDayOfWork(days)
  if (lastDay) return firstOfNextMonth(lastDay)
  return retirementDate ? firstOfMonthFrom(retirementDate) : retirementOf(birth).start
}
