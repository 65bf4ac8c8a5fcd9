import type { AvsLaw } from '~/law/avs/avs-law'
import type { Day } from '../day'
import { type Career, type Contributor, careerOf, earlyCareerOf, type Union, type Who } from './contributions/career'
import type { AvsChild } from './facts'
import { type Pension, pensionOf } from './pension'
import { AvsRefusal } from './refusal'

/**
 * A person whose pension is computed, alone or as one of two: the career until the reference age, and until the early
 * start where there is one. Each pension is computed once, when it is first needed.
 */
export type Claimant = Contributor & {
  career: Career
  earlyCareer: Career | null
  /** From when there is a right to a pension, drawn or not: the reference age or the early start. null: none. */
  entitledFrom: Day | null
  /** From the years until the early start; from those until the reference age; the latter after splitting. */
  pensions: { early: Pension | null; alone: Pension | null; split: Pension | null }
}

const NONE_YET: Claimant['pensions'] = { early: null, alone: null, split: null }

/** @throws {AvsRefusal} for an early start before which there is no whole contribution year */
export function claimantOf(
  who: Who,
  insured: Contributor,
  children: readonly AvsChild[],
  union: Union | null,
  law: AvsLaw,
): Claimant {
  const { person, retirement, account, drawing } = insured
  const career = careerOf(insured, children, union, law)
  const earlyCareer = drawing.kind === 'early' ? earlyCareerOf(insured, children, union, law) : null
  // Without one whole contribution year there is no pension (LAVS art. 29 al. 1).
  if (earlyCareer?.scale === 0) throw new AvsRefusal('noEarlyPension', who)
  const rightFrom = earlyCareer ? drawing.start : retirement.start
  const entitledFrom = career.scale > 0 ? rightFrom : null
  return { person, retirement, account, drawing, career, earlyCareer, entitledFrom, pensions: { ...NONE_YET } }
}

/** The pension on own incomes as of a day: from the years until the early start, or until the reference age. */
export function ownPension(claimant: Claimant, day: Day, law: AvsLaw): Pension {
  const { pensions, earlyCareer, career, retirement } = claimant
  if (earlyCareer && day < retirement.start) {
    pensions.early ??= pensionOf(earlyCareer, null, law)
    return pensions.early
  }
  pensions.alone ??= pensionOf(career, null, law)
  return pensions.alone
}

/** The pension when the reference age is reached: on own incomes, unless the spouse has reached theirs before. */
export const pensionAtReferenceAge = (claimant: Claimant, law: AvsLaw): Pension =>
  claimant.pensions.alone ?? claimant.pensions.split ?? ownPension(claimant, claimant.retirement.start, law)
