/** What is added to a pension or paid in its place: the transition generation, widows and widowers. */
import { type AvsLaw, transitionShareOf } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth } from '~/pillars/day'
import type { Calculation } from './calculation'
import { isTransition } from './drawing'
import { exact, times, upToFranc, wholeFrancs } from './exact'
import { highestOf } from './pension-table'
import type { Human } from './people'

/**
 * CHF a month for a woman of the transition generation (LAVS art. 34bis; RAVS art. 53quater): by the average at the
 * reference age, times her years over those of her cohort, up to the franc.
 */
export function transitionSupplement(human: Human, atReferenceAge: Calculation, law: AvsLaw): number {
  if (!isTransition(human)) return 0
  const { ramd, contributionYears, cohortYears } = atReferenceAge
  const yearly = 12 * law.minimumPension
  const found = law.supplementClasses.find(
    ({ upToYearlyMinimums }) => upToYearlyMinimums === null || ramd <= upToYearlyMinimums * yearly,
  )
  const byBirth = exact((found?.base ?? 0) * transitionShareOf(human.facts.birthDate), 100)
  return upToFranc(times(byBirth, exact(contributionYears, cohortYears)))
}

/** Widowed, and not married again. The person alone can be: only their spouses have died. */
export function isWidowed(human: Human, on: Day): boolean {
  const last = human.unions.findLast(({ start }) => on > start)
  return last?.endedBy === 'death' && last.one === human && last.end !== null && on >= firstOfNextMonth(last.end)
}

/** 20 percent more, at most the highest pension of the scale (LAVS art. 35bis). CHF a month. */
export const withWidowsSupplement = ({ pension, scale }: Calculation, law: AvsLaw): number =>
  Math.min(wholeFrancs(times(exact(pension), exact(12, 10))), highestOf(scale, law.minimumPension))

/**
 * What is paid to somebody who has a survivor's pension too: the higher by year, with the transition supplement and the
 * 13th old-age pension, where the law of the day has one (LAVS art. 24b, 34ter). CHF a month.
 */
export function higherOf(human: Human, oldAge: number, supplement: number, on: Day, law: AvsLaw): number {
  const survivors = human.facts.survivorsPension
  // Without a right to an old-age pension there is nothing to compare.
  if (survivors === null || oldAge === 0 || isMarried(human, on)) return oldAge
  const yearly = (law.thirteenthDivisor === null ? 12 : 13) * oldAge + 12 * supplement
  return 12 * survivors > yearly ? Math.round(survivors) : oldAge
}

const isMarried = ({ unions }: Human, on: Day): boolean =>
  unions.some(({ start, end }) => on > start && (end === null || on < firstOfNextMonth(end)))
