import type { AvsLaw } from '~/law/avs/avs-law'
import { type Day, firstOfNextMonth, yearOf } from '../day'
import { type Career, careerOf, earlyCareerOf } from './contributions/career'
import type { Contributor, Union } from './contributions/contributor'
import type { Child } from './facts'
import { careerOfForecast, pensionFromForecast } from './forecast'
import { type EducationCredits, educationCredits } from './income/education-credits'
import { type AfterReferenceAge, afterReferenceAgeOf } from './income/new-computation'
import { creditsOnce, type SharedCredits } from './income/shared-credits'
import { type Split, splitOf } from './income/splitting'
import { type PaidPensionBasis, paidPensionIn } from './paid-pension'
import { type Factor, type Pension, pensionOf } from './pension'
import { AvsRefusal } from './refusal'

/**
 * A person whose pension is computed, alone or as one of two: the career until the reference age, and until the early
 * start where there is one. Each pension is computed once, when it is first needed.
 */
export type Claimant = Contributor & {
  credits: EducationCredits
  career: Career
  earlyCareer: Career | null
  /** The first day of the right to a pension, drawn or not: the reference age or the early start. null: none. */
  entitledFrom: Day | null
  afterReferenceAge: AfterReferenceAge | null
  /** How a pension that is paid already goes on; null: it is computed like any other. */
  paid: PaidPensionBasis | null
  /** Whether the steps of the pensions are recorded, or only their amounts. */
  hasSteps: boolean
  /** Results for this person that are needed again, each stored by the first call that needs it. */
  cache: { splits: [Union, Split][]; pensions: [key: number, Pension][]; factor: Factor | null }
}

/**
 * What a pension on a day is computed from: whether only the years until an early start count, the marriages whose
 * incomes are split by then, and whether work after the reference age has been added.
 */
export type PensionState = { isEarly: boolean; splitUnions: readonly Union[]; isWorkAdded: boolean }

/**
 * The life for which pensions are claimed; `credits`: those shared with the other possible lives, null: there is only
 * this one.
 */
type ClaimedIn = { children: readonly Child[]; law: AvsLaw; credits: SharedCredits | null; hasSteps: boolean }

/** @throws {AvsRefusal} for an early start before which there is no whole contribution year */
export function claimantOf(
  contributor: Contributor,
  person: Contributor,
  { children, law, credits: shared, hasSteps }: ClaimedIn,
): Claimant {
  const { who, plan, retirement, unions } = contributor
  const credits = creditsOnce(contributor, person, shared, () => educationCredits(contributor, person, children, law))
  const { forecast } = contributor.person
  const own = careerOf(contributor, credits, law)
  const career = forecast ? careerOfForecast(forecast, own, law) : own
  const earlyCareer = plan.kind !== 'early' ? null : forecast ? career : earlyCareerOf(contributor, credits, law)
  // Without one whole contribution year there is no pension (LAVS art. 29 al. 1).
  if (earlyCareer?.scale === 0) throw new AvsRefusal('noEarlyPension', who)
  // Field by field, like everything made for each calculation: an object spread costs more than all the rest.
  return {
    who,
    person: contributor.person,
    retirement,
    plan,
    account: contributor.account,
    unions,
    credits,
    career,
    earlyCareer,
    entitledFrom: career.scale > 0 || hasLetter(contributor) ? (earlyCareer ? plan.start : retirement.start) : null,
    // Additions to a forecast cannot be computed without the incomes and months behind it.
    afterReferenceAge: forecast ? null : afterReferenceAgeOf(contributor, career),
    paid: null,
    hasSteps,
    cache: { splits: [], pensions: [], factor: null },
  }
}

/** Whoever is paid a pension has a right to it, whatever we know of their account. */
const hasLetter = ({ plan, person }: Contributor) => plan.isPaid && typeof person.pensionPaid?.monthly === 'number'

/** The pension at the reference age on own incomes alone, which is the first one of a spouse who retires first. */
export const pensionOnOwnIncomes = ({ career, retirement }: Claimant, law: AvsLaw): Pension =>
  pensionOf(career, { splits: [], eventYear: yearOf(retirement.referenceDay) }, law, null)

/** The pension for each circumstance, computed once. */
export function pensionIn(claimant: Claimant, state: PensionState, law: AvsLaw): Pension {
  const { cache, unions } = claimant
  // The forecast already contains the splitting due by its day; only the reference age changes it.
  const key = claimant.person.forecast ? Number(state.isEarly) : keyOf(state, unions)
  for (const [other, pension] of cache.pensions) if (other === key) return pension
  const pension = computePension(claimant, state, law)
  cache.pensions.push([key, pension])
  // A recomputed pension keeps the factor of the first computation (LAVS art. 31).
  if (!state.isEarly && pension.factor.firstEntry !== null) cache.factor ??= pension.factor
  return pension
}

/** One bit for each circumstance: compared much faster than lists of marriages. */
function keyOf({ isEarly, splitUnions, isWorkAdded }: PensionState, unions: readonly Union[]): number {
  let key = (isEarly ? 1 : 0) + (isWorkAdded ? 2 : 0)
  for (const union of splitUnions) key += 4 << unions.indexOf(union)
  return key
}

function computePension(claimant: Claimant, { isEarly, splitUnions, isWorkAdded }: PensionState, law: AvsLaw): Pension {
  const { career, earlyCareer, plan, retirement, afterReferenceAge, cache, paid } = claimant
  const { forecast } = claimant.person
  if (forecast) {
    const event = isEarly ? plan.start : retirement.referenceDay
    return pensionFromForecast(forecast, career, yearOf(event), law)
  }
  const splits = splitUnions.map((union) => splitIn(claimant, union))
  const steps = claimant.hasSteps ? [] : null
  if (isEarly && earlyCareer) {
    const counted = claimant.person.isDrawingSupposed ? withAverageOf(career, earlyCareer) : earlyCareer
    return pensionOf(counted, { splits, eventYear: yearOf(plan.start) }, law, steps)
  }
  const eventYear = yearOf(retirement.referenceDay)
  const added = isWorkAdded && afterReferenceAge ? afterReferenceAge : undefined
  const basis = { splits, eventYear, factor: cache.factor ?? undefined, afterReferenceAge: added }
  const pension = pensionOf(career, basis, law, steps)
  if (!paid) return pension
  const own = pensionOnOwnIncomes(claimant, law)
  const change = splits.reduce((sum, { given, received }) => sum + received - given, 0)
  return paidPensionIn({ ...claimant, paid }, { own, split: splits.length > 0 ? { pension, change } : null }, law)
}

/** The years of contribution until an early start, with the average income until the reference age. */
const withAverageOf = (career: Career, early: Career): Career => ({
  ...career,
  scale: early.scale,
  contributions: { ...career.contributions, years: early.contributions.years },
})

/**
 * The marriages whose incomes are split by a day: after a divorce at once, after a death at the survivor's reference
 * age, with the current spouse once both have reached theirs (LAVS art. 29quinquies al. 3).
 */
export const unionsSplitBy = (day: Day, { unions, retirement }: Claimant, areBothAtReferenceAge: boolean): Union[] =>
  unions.filter(({ marriage: { end, endedBy } }) => {
    if (end === null) return areBothAtReferenceAge
    if (firstOfNextMonth(end) > day) return false
    return endedBy !== 'death' || retirement.start <= day
  })

/** From the month after the last spouse's death until the month of another wedding. */
export function isWidowed({ unions }: Claimant, day: Day): boolean {
  if (!unions.some(({ marriage }) => marriage.endedBy === 'death')) return false
  const last = unions.findLast(({ marriage: { start } }) => firstOfNextMonth(start) <= day)?.marriage
  return last?.endedBy === 'death' && last.end !== null && firstOfNextMonth(last.end) <= day
}

function splitIn(claimant: Claimant, union: Union): Split {
  const { splits } = claimant.cache
  for (const [other, split] of splits) if (other === union) return split
  const split = splitOf(claimant, union)
  splits.push([union, split])
  return split
}
