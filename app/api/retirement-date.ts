import type { RetirementProblemKey } from '~/dossier/problem-keys'
import type { Gender, SimulationAnswer } from '~/dossier/shape'
import { lawOn } from '~/law/avs-law'
import { drawingLimits } from '~/pillars/avs'
import { type Day, firstOfMonthFrom, firstOfNextMonth } from '~/pillars/day'
import { unfit } from './problem'

type Birth = { birthDate: Day; gender: Gender }

/** Between which first days of a month a pension can start, of those still ahead: nobody draws backwards. */
export function limitsAhead(birth: Birth, today: Day): SimulationAnswer['limits'] {
  const { earliest, reference, latest } = drawingLimits(birth, lawOn(today))
  const ahead = firstOfNextMonth(today)
  const limits = { earliest: earliest > ahead ? earliest : ahead, reference, latest }
  return limits.earliest <= latest ? limits : null
}

/** Why nobody born on that day can draw a pension from a day on; null: they can. */
export function findRetirementProblem(retirementDate: Day, birth: Birth, today: Day): RetirementProblemKey | null {
  const start = firstOfMonthFrom(retirementDate)
  const { earliest, latest } = drawingLimits(birth, lawOn(today))
  if (start < firstOfNextMonth(today)) return 'retirementInPast'
  if (start < earliest) return 'retirementTooEarly'
  return start > latest ? 'retirementTooLate' : null
}

/**
 * The first day of the pension of who wants to retire on a day.
 * @throws {Problem} 422 on the field `retirementDate`
 */
export function checkedStart(retirementDate: Day, birth: Birth, today: Day): Day {
  const key = findRetirementProblem(retirementDate, birth, today)
  if (key) throw unfit([{ field: 'retirementDate', key }])
  return firstOfMonthFrom(retirementDate)
}
