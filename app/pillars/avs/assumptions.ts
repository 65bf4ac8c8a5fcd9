import { type AvsLaw, areEarlyRatesAssumed } from '~/law/avs-law'
import { type Day, yearOf } from '../day'
import type { AssumptionKey } from '../result'
import type { Claimant } from './claimant'
import { isBetweenYears, isOfTransition } from './early-reduction'
import type { EarlyStart } from './individual-account'
import { hasAssumedCohort } from './reference-age'

/** Which assumptions touched the result, in a fixed order: of the person, who comes first, and of the partner. */
export function assumptionsOf(claimants: readonly Claimant[], law: AvsLaw, day: Day): AssumptionKey[] {
  const concerned = (key: AssumptionKey) => (OF_ONE_ACCOUNT.has(key) ? claimants.slice(0, 1) : claimants)
  return ORDER.filter((key) => concerned(key).some((claimant) => TOUCHES[key](claimant, law, day)))
}

/** What is in the partner's account, and what is missing there, is for nobody else to read. */
export const OF_ONE_ACCOUNT: ReadonlySet<AssumptionKey> = new Set([
  'incomeCarriedOn',
  'noIncomeKnown',
  'noRecentEntry',
  'youthIncomesLeftOut',
  'insuredWithoutEntry',
  'minimumContributionAssumed',
])

type Touches = (claimant: Claimant, law: AvsLaw, day: Day) => boolean

const hasYearsToCome = ({ account }: Claimant) => account.window.at(-1)?.kind === 'toCome'
const isEarly = ({ drawing }: Claimant) => drawing.kind === 'early'

const isWorked = (year: number, early: EarlyStart | null) =>
  early === null || year < early.year || (year === early.year && early.monthsBefore > 0)

const TOUCHES = {
  lawOfToday: ({ retirement, drawing }, law) =>
    yearOf(retirement.referenceDay) !== law.lawYear ||
    (drawing.kind === 'early' && yearOf(drawing.start) !== law.lawYear),
  incomeCarriedOn: (claimant) => hasYearsToCome(claimant) && claimant.account.carriedOn !== null,
  noIncomeKnown: (claimant) => hasYearsToCome(claimant) && claimant.account.carriedOn === null,
  newIncomeFromJanuary: ({ account: { window, newIncome, earlyStart } }) =>
    newIncome !== null &&
    window.some(({ kind, year }) => kind === 'toCome' && year >= newIncome.year && isWorked(year, earlyStart)),
  noRecentEntry: ({ account }, _, day) => account.carriedOn !== null && account.toComeFrom < yearOf(day) - 1,
  youthIncomesLeftOut: ({ career }) => career.contributions.filled.youth > 0,
  insuredWithoutEntry: ({ career }) => career.contributions.filledWithoutEntry,
  revaluationFactorAssumed: (_, law) => law.assumed.revaluation,
  minimumContributionAssumed: ({ career }) => career.contributions.minimumAssumed,
  creditsHalved: ({ career }) => career.creditYears > 0 && career.creditPercent === 50,
  creditsWhole: ({ career }) => career.creditYears > 0 && career.creditPercent === 100,
  cohortYearsAssumed: ({ person, retirement }) => hasAssumedCohort(person, retirement),
  reductionRatesOfToday: (claimant) =>
    isEarly(claimant) && !isOfTransition(claimant.person) && areEarlyRatesAssumed(claimant.drawing.start),
  transitionReductionInterpolated: (claimant) =>
    isEarly(claimant) && isOfTransition(claimant.person) && isBetweenYears(claimant.drawing.months),
  minimumContributionAfterEarlyStart: ({ account: { window, earlyStart } }) =>
    earlyStart !== null && window.some(({ kind, year }) => kind === 'toCome' && year >= earlyStart.year),
  deferralUnderOneYear: ({ drawing }) => drawing.unmet === 'deferralUnderOneYear',
  deferralEndsAfterFiveYears: ({ drawing }) => drawing.unmet === 'deferralEndsAfterFiveYears',
  workAfterReferenceAgeLeftOut: ({ drawing }) => drawing.kind === 'late',
} satisfies Partial<Record<AssumptionKey, Touches>>

const ORDER = Object.keys(TOUCHES) as (keyof typeof TOUCHES)[]
