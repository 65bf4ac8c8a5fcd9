import type { RetirementProblemKey } from '~/dossier/problem-keys'
import type { Gender } from '~/dossier/shape'
import type { SimulationAnswer } from '~/dossier/simulation'
import { lawOn } from '~/law/avs-law'
import { drawingLimits } from '~/pillars/avs'
import { addMonths, type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import { Problem, unfit } from './problem'

type Birth = { birthDate: Day; gender: Gender }

/** Between which first days of a month a pension can start, of those still ahead: nobody draws backwards. */
export function limitsAhead(birth: Birth, today: Day): SimulationAnswer['limits'] {
  const { earliest, reference, latest } = drawingLimits(birth, lawOn(today))
  const ahead = firstOfNextMonth(today)
  // Who is past the reference age can only defer, and a year at least.
  const first = reference < ahead ? firstDeferred(reference, today) : earliest
  const limits = { earliest: first > ahead ? first : ahead, reference, latest }
  return limits.earliest <= latest ? limits : null
}

/** Why nobody born on that day can draw a pension from a day on; null: they can. */
export function findRetirementProblem(retirementDate: Day, birth: Birth, today: Day): RetirementProblemKey | null {
  const { earliest, reference, latest } = drawingLimits(birth, lawOn(today))
  const ahead = firstOfNextMonth(today)
  if (retirementDate > latest) return 'retirementTooLate'
  const start = firstOfMonthFrom(retirementDate)
  if (retirementDate < today || start < ahead) return 'retirementInPast'
  if (start < earliest) return 'retirementTooEarly'
  return reference < ahead && start < firstDeferred(reference, today) ? 'retirementUnderOneYear' : null
}

const firstDeferred = (reference: Day, today: Day): Day =>
  addMonths(reference, lawOn(today).drawingLimits.shortestDeferralMonths)

/**
 * The first day of the pension of who wants to retire on a day.
 * @throws {Problem} 422 on the field `retirementDate`
 */
export function checkedStart(retirementDate: Day, birth: Birth, today: Day): Day {
  const key = findRetirementProblem(retirementDate, birth, today)
  if (key) throw unfit([{ field: 'retirementDate', key }])
  return firstOfMonthFrom(retirementDate)
}

/** Whether it is the day of retirement for which there is no pension. */
export const isAboutRetirementDate = (error: unknown): boolean =>
  error instanceof Problem && error.errors.some(({ field }) => field === 'retirementDate')
