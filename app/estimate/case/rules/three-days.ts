/** The days on which work stops, the funds pay and the AVS pays: the combinations that law and funds allow. */

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

/** The problems of the last day of work and of the day from which the funds pay; null: none. */
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
  // Compared as given: the first of the month after the last possible day would sort before all others.
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
 * The last day of work as given, or else the one before the funds pay: people who work on cannot draw everything earlier,
 * and after the reference age it is deferred only while they work (LPP art. 13b). null: neither day is given.
 */
export const lastDayOfWork = ({ stopsOn, lppFrom }: Omit<Days, 'retirementDate'>): Day | null =>
  stopsOn ?? (lppFrom ? endOfPreviousMonth(firstOfMonthFrom(lppFrom)) : null)

/** The first of the month without work: after its last day, or else when the AVS pension starts. */
export function endOfWork({ retirementDate, ...days }: Days, birth: Birth): Day {
  const lastDay = lastDayOfWork(days)
  if (lastDay) return firstOfNextMonth(lastDay)
  return retirementDate ? firstOfMonthFrom(retirementDate) : retirementOf(birth).start
}
