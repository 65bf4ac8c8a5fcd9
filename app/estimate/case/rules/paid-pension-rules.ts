import type { Gender } from '~/dossier/shape/info'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { lawOn } from '~/law/avs/avs-law'
import { boundsOfPaidPension, retirementOf } from '~/pillars/avs'
import type { Day } from '~/pillars/day'

type Birth = { birthDate: Day; gender: Gender }

/** Whether somebody can be paid a whole pension by a day, without an early start. */
export const hasRetired = (birth: Birth, today: Day): boolean => retirementOf(birth).start <= today

/** What is said of the pension of a spouse; null or left out: not known. */
type PaidPension = { from?: Day | null | undefined; monthly?: number | null | undefined }

type Finding = { part: 'whole' | 'from' | 'monthly'; key: ProblemKey }

/**
 * Why a spouse cannot be paid this pension, CHF a month: they have not reached the reference age, no law has ever allowed such a
 * start, or it is more than the highest pension with the longest deferral (LAVS art. 34 al. 3, 39, 40, 40c).
 */
export function findPaidPensionProblems({ from, monthly }: PaidPension, spouse: Birth, today: Day): Finding[] {
  if (!from && (monthly ?? null) === null) return []
  if (!hasRetired(spouse, today)) return [{ part: 'whole', key: 'partnerNotRetired' }]
  const { earliest, latest, most } = boundsOfPaidPension(spouse, lawOn(today))
  const findings: Finding[] = []
  if (from && from > today) findings.push({ part: 'from', key: 'dayInFuture' })
  else if (from && (from < earliest || from > latest)) findings.push({ part: 'from', key: 'pensionSinceRange' })
  if (monthly && monthly > most) findings.push({ part: 'monthly', key: 'partnerPensionTooLarge' })
  return findings
}
