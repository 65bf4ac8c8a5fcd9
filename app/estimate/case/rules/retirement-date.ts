import type { Gender } from '~/dossier/shape/info'
import type { RetirementProblemKey } from '~/dossier/shape/problem-keys'
import type { SimulationAnswer } from '~/dossier/shape/simulation-answers'
import { lawOn } from '~/law/avs/avs-law'
import { drawingLimits, retirementOf } from '~/pillars/avs'
import { addMonths, type Day, endOfPreviousMonth, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import type { Situation } from '~/pillars/synthesis/change'
import { Refusal, unfit } from '../refusal'

type Birth = { birthDate: Day; gender: Gender }

/** The earliest and latest first day of a month, from next month on, at which a pension can start; null: none is left. */
export function limitsAhead(birth: Birth, today: Day): SimulationAnswer['limits'] {
  const { earliest, reference, latest } = drawingLimits(birth, lawOn(today))
  const ahead = firstOfNextMonth(today)
  // Past the reference age a pension can only be deferred, and by at least a year.
  const first = reference < ahead ? firstDeferredStart(reference, today) : earliest
  const limits = { earliest: first > ahead ? first : ahead, reference, latest }
  return limits.earliest <= latest ? limits : null
}

/** Why a person with this birth date cannot draw a pension from this day on; null: they can. */
export function findRetirementProblem(retirementDate: Day, birth: Birth, today: Day): RetirementProblemKey | null {
  const { earliest, reference, latest } = drawingLimits(birth, lawOn(today))
  const ahead = firstOfNextMonth(today)
  if (retirementDate > latest) return 'retirementTooLate'
  const start = firstOfMonthFrom(retirementDate)
  if (retirementDate < today || start < ahead) return 'retirementInPast'
  if (start < earliest) return 'retirementTooEarly'
  return reference < ahead && start < firstDeferredStart(reference, today) ? 'retirementUnderOneYear' : null
}

const firstDeferredStart = (reference: Day, today: Day): Day =>
  addMonths(reference, lawOn(today).drawingLimits.shortestDeferralMonths)

/**
 * The day on which the pension of someone who retires on this day starts.
 * @throws {Refusal} `unfit` on the field `retirementDate`
 */
export function requireStart(retirementDate: Day, birth: Birth, today: Day): Day {
  const key = findRetirementProblem(retirementDate, birth, today)
  if (key) throw unfit([{ field: 'retirementDate', key }])
  return firstOfMonthFrom(retirementDate)
}

/**
 * The given last day of work. If the AVS pension is drawn in shares, which do not imply one, it is the last day before
 * retirement, and at the latest before the reference age. null: it follows from the start of the pension.
 */
export function endOfWork({ stopsOn, drawing, retirementDate }: Situation, birth: Birth): Day | null {
  if (stopsOn || !drawing) return stopsOn
  const { start: reference } = retirementOf(birth)
  const retirement = retirementDate && retirementDate < reference ? retirementDate : reference
  return retirement < reference || drawing[0]?.share === 100 ? endOfPreviousMonth(retirement) : null
}

/** Whether an error says that no pension can be drawn from a chosen day. */
export const isAboutRetirementDate = (error: unknown): boolean =>
  error instanceof Refusal && error.problems.some(({ field }) => DAYS_OF_DRAWING.includes(field))

const DAYS_OF_DRAWING = ['retirementDate', 'drawing[0].from', 'partner.retirementDate']
