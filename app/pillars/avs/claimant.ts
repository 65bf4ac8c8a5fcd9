import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth, yearOf } from '../day'
import { type Career, careerOf, earlyCareerOf } from './contributions/career'
import type { Contributor, Union } from './contributions/contributor'
import type { Child } from './facts'
import { type EducationCredits, educationCredits } from './income/education-credits'
import { type AfterReferenceAge, workAfterReferenceAge } from './income/new-computation'
import { type Split, splitOf } from './income/splitting'
import { type Pension, pensionOf } from './pension'
import { AvsRefusal } from './refusal'

/**
 * A person whose pension is computed, alone or as one of two: the career until the reference age, and until the early
 * start where there is one. Each pension is computed once, when it is first needed.
 */
export type Claimant = Contributor & {
  credits: EducationCredits
  career: Career
  earlyCareer: Career | null
  /** From when there is a right to a pension, drawn or not: the reference age or the early start. null: none. */
  entitledFrom: Day | null
  /** The first day of the month after the death of the last spouse; null: not widowed. */
  widowedFrom: Day | null
  afterReferenceAge: AfterReferenceAge | null
  splits: Map<Union, Split>
  pensions: Map<string, Pension>
}

/** What counts for a pension on a day. */
export type PensionState = { early: boolean; widowed: boolean; splitWithPartner: boolean; afterwards: boolean }

/** @throws {AvsRefusal} for an early start before which there is no whole contribution year */
export function claimantOf(
  contributor: Contributor,
  person: Contributor,
  children: readonly Child[],
  law: AvsLaw,
): Claimant {
  const { who, plan, retirement, unions } = contributor
  const credits = educationCredits(contributor, person, children, law)
  const career = careerOf(contributor, credits, law)
  const earlyCareer = plan.kind === 'early' ? earlyCareerOf(contributor, credits, law) : null
  // Without one whole contribution year there is no pension (LAVS art. 29 al. 1).
  if (earlyCareer?.scale === 0) throw new AvsRefusal('noEarlyPension', who)
  const last = unions.at(-1)
  return {
    ...contributor,
    credits,
    career,
    earlyCareer,
    entitledFrom: career.scale > 0 ? (earlyCareer ? plan.start : retirement.start) : null,
    widowedFrom: last?.marriage.end && last.marriage.endedBy === 'death' ? firstOfNextMonth(last.marriage.end) : null,
    afterReferenceAge: workAfterReferenceAge(contributor, career),
    splits: new Map(),
    pensions: new Map(),
  }
}

/**
 * The pension by what has happened until a day: incomes are split at a divorce at once, after a death at the survivor's
 * reference age, and with the spouse of now once both have reached theirs (LAVS art. 29quinquies al. 3).
 */
export function pensionIn(claimant: Claimant, state: PensionState, law: AvsLaw): Pension {
  const key = `${state.early}${state.widowed}${state.splitWithPartner}${state.afterwards}`
  const known = claimant.pensions.get(key)
  if (known) return known
  const pension = compute(claimant, state, law)
  claimant.pensions.set(key, pension)
  return pension
}

function compute(claimant: Claimant, state: PensionState, law: AvsLaw): Pension {
  const { career, earlyCareer, plan, retirement, afterReferenceAge } = claimant
  const splits = claimant.unions.filter((union) => isSplit(union, state)).map((union) => splitIn(claimant, union))
  if (state.early && earlyCareer) return pensionOf(earlyCareer, { splits, eventYear: yearOf(plan.start) }, law)
  // Whoever had a pension before keeps its revaluation factor (LAVS art. 31).
  const factor = factorBefore(claimant)
  const afterwards = state.afterwards && afterReferenceAge ? afterReferenceAge : undefined
  return pensionOf(career, { splits, eventYear: yearOf(retirement.referenceDay), factor, afterwards }, law)
}

/** The factor of the pension that was computed first from the reference age on. */
function factorBefore({ pensions }: Claimant) {
  for (const [key, { factor }] of pensions) if (key.startsWith('false') && factor.firstEntry !== null) return factor
  return undefined
}

const isSplit = ({ marriage }: Union, { widowed, splitWithPartner, early }: PensionState): boolean => {
  if (marriage.endedBy === null) return splitWithPartner
  return marriage.endedBy === 'death' ? widowed && !early : true
}

function splitIn(claimant: Claimant, union: Union): Split {
  let split = claimant.splits.get(union)
  if (!split) {
    split = splitOf(claimant, union)
    claimant.splits.set(union, split)
  }
  return split
}
