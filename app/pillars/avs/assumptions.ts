import { type AvsLaw, areEarlyRatesAssumed } from '~/law/avs/avs-law'
import { type Day, yearOf } from '../day'
import type { AssumptionKey } from '../result'
import type { Claimant } from './claimant'
import type { EarlyStart } from './contributions/individual-account'
import { isOfTransition } from './drawing/early-reduction'
import { hasAssumedCohort } from './drawing/reference-age'

/** The assumptions that affected the result, in a fixed order. The person comes first, then the partner. */
export function assumptionsOf(claimants: readonly Claimant[], law: AvsLaw, day: Day): AssumptionKey[] {
  const keys: AssumptionKey[] = []
  for (const { key, touches, isOfOne } of RULES) {
    const concerned = isOfOne ? 1 : claimants.length
    for (let index = 0; index < concerned; index++) {
      if (!touches(claimants[index] as Claimant, law, day)) continue
      keys.push(key)
      break
    }
  }
  return keys
}

/** These would reveal what is in the partner's account or missing from it, which nobody else may read. */
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
  minimumContributionAfterEarlyStart: ({ account: { window, earlyStart } }) =>
    earlyStart !== null && window.some(({ kind, year }) => kind === 'toCome' && year >= earlyStart.year),
  deferralUnderOneYear: ({ drawing }) => drawing.unmet === 'deferralUnderOneYear',
  deferralEndsAfterFiveYears: ({ drawing }) => drawing.unmet === 'deferralEndsAfterFiveYears',
  workAfterReferenceAgeLeftOut: ({ drawing }) => drawing.kind === 'late',
} satisfies Partial<Record<AssumptionKey, Touches>>

/** Prepared, since each calculation asks all of them. */
const RULES = Object.entries<Touches>(TOUCHES).map(([name, touches]) => {
  const key = name as keyof typeof TOUCHES
  return { key, touches, isOfOne: OF_ONE_ACCOUNT.has(key) }
})
