import { type AvsLaw, areEarlyRatesAssumed } from '~/law/avs-law'
import { type Day, yearOf } from '../day'
import type { AssumptionKey } from '../result'
import type { Claimant } from './claimant'
import { earlyRateOf } from './early-reduction'
import { hasAssumedCohort } from './reference-age'

/** Which assumptions touched the result of these persons, in a fixed order. */
export function assumptionsOf(claimants: readonly Claimant[], law: AvsLaw, day: Day): AssumptionKey[] {
  return ORDER.filter((key) => claimants.some((claimant) => TOUCHES[key](claimant, law, day)))
}

type Touches = (claimant: Claimant, law: AvsLaw, day: Day) => boolean

const hasYearsToCome = ({ account }: Claimant) => account.window.at(-1)?.kind === 'toCome'
const isEarly = ({ drawing }: Claimant) => drawing.kind === 'early'

const TOUCHES = {
  lawOfToday: ({ retirement }, law) => yearOf(retirement.referenceDay) !== law.lawYear,
  incomeCarriedOn: (claimant) => hasYearsToCome(claimant) && claimant.account.carriedOn !== null,
  noIncomeKnown: (claimant) => hasYearsToCome(claimant) && claimant.account.carriedOn === null,
  noRecentEntry: ({ account }, _, day) => account.carriedOn !== null && account.toComeFrom < yearOf(day) - 1,
  revaluationFactorAssumed: (_, law) => law.assumed.revaluation,
  minimumContributionAssumed: ({ career }) => career.contributions.minimumAssumed,
  creditsHalved: ({ career }) => career.creditYears > 0 && career.creditPercent === 50,
  cohortYearsAssumed: ({ person, retirement }) => hasAssumedCohort(person, retirement),
  noEarlyPension: ({ drawing }) => drawing.unmet === 'noEarlyPension',
  reductionRatesOfToday: (claimant) => isEarly(claimant) && areEarlyRatesAssumed(claimant.drawing.start),
  transitionReductionInterpolated: (claimant, law) =>
    isEarly(claimant) && earlyRateOf(claimant.person, claimant.drawing.months, 0, law).interpolated,
  minimumContributionAfterEarlyStart: (claimant) => isEarly(claimant) && hasYearsToCome(claimant),
  deferralUnderOneYear: ({ drawing }) => drawing.unmet === 'deferralUnderOneYear',
  deferralEndsAfterFiveYears: ({ drawing }) => drawing.unmet === 'deferralEndsAfterFiveYears',
  workAfterReferenceAgeLeftOut: ({ drawing }) => drawing.kind === 'late',
} satisfies Partial<Record<AssumptionKey, Touches>>

const ORDER = Object.keys(TOUCHES) as (keyof typeof TOUCHES)[]
