import type { AvsLaw } from '~/law/avs/avs-law'
import { yearOf } from '../day'
import { type Claimant, pensionOnOwnIncomes } from './claimant'
import { isOfTransition } from './drawing/drawing'
import { isLowIncome } from './drawing/early-reduction'
import type { Phase } from './drawing/entitlements'
import { hasAssumedCohort } from './drawing/reference-age'
import type { AssumptionKey } from './result'

/** The assumptions that affected the result, in a fixed order: first the person's, then the partner's. */
export function assumptionsOf(claimants: readonly Claimant[], phases: readonly Phase[], law: AvsLaw): AssumptionKey[] {
  const keys: AssumptionKey[] = []
  for (const { key, touches, isOfOne } of RULES) {
    const concerned = isOfOne ? 1 : claimants.length
    for (let index = 0; index < concerned; index++) {
      const claimant = claimants[index] as Claimant
      if (claimant.person.forecast && !OF_A_FORECAST.has(key)) continue
      if (!touches(claimant, law)) continue
      keys.push(key)
      break
    }
  }
  if (phases.some(({ entitlements }) => entitlements.some((one) => one?.cap && one.cap.capByScale !== null)))
    keys.push('capScaleAssumed')
  return keys
}

/** These would reveal what is in the partner's account or missing from it, which only the partner may read. */
export const OF_ONE_ACCOUNT: ReadonlySet<AssumptionKey> = new Set([
  'incomeCarriedOn',
  'noIncomeKnown',
  'noRecentEntry',
  'insuredFromFirstEntry',
  'insuredBetweenEntries',
  'minimumUnreachedNotCounted',
  'minimumContributionAssumed',
  'youthLatestFirst',
  'factorFromAge21',
  'retirementYearNotDivided',
  'retirementYearAfterEarly',
  'nonEmployedContributions',
])

/** Assumptions that a forecast needs too, although it needs no account. */
const OF_A_FORECAST: ReadonlySet<AssumptionKey> = new Set([
  'lawOfToday',
  'cohortYearsAssumed',
  'earlyRatesPlain',
  'sharesRoundedOnce',
  'supplementLostByShare',
  'deferralUnderOneYear',
  'deferralEndsAfterFiveYears',
  'workAfterReferenceAgeLeftOut',
  'forecastAsIs',
  'forecastScaleKept',
])

/** Months that count as insured, are covered by an income or filled, and are not on the account. */
function hasMonthsBeyondEntries({ account, career: { contributions, endYear } }: Claimant): boolean {
  if (contributions.filled.educationCredits > 0 || contributions.filled.spouse > 0) return true
  const { months, entryMonths, firstYear, windowFrom, toComeFrom } = account
  for (let year = windowFrom; year < toComeFrom && year <= endYear; year++)
    if ((months[year - firstYear] as number) > (entryMonths[year - firstYear] as number)) return true
  return false
}

type Touches = (claimant: Claimant, law: AvsLaw) => boolean

const hasYearsToCome = ({ career }: Claimant) => career.account.toComeFrom <= career.endYear

/** Without a recent entry or a statement about work, nothing is assumed for the years to come. */
const hasNothingToCome = (claimant: Claimant) => {
  const { hasRecentEntry, incomeToCome, stop, isInsuredStated } = claimant.account
  return hasYearsToCome(claimant) && !hasRecentEntry && !incomeToCome && !isInsuredStated && (!stop || stop.assumed)
}

const isEarly = ({ plan }: Claimant) => plan.kind === 'early'

const filled = ({ career }: Claimant) => career.contributions.filled

/** A spouse under 21 after the year of the wedding, in a year that would otherwise be divided. */
const isWedBefore21 = ({ account, unions }: Claimant) =>
  unions.some(({ startYear, endYear, spouseAccount: other }) => {
    const both = Math.max(account.windowFrom, other.windowFrom)
    return startYear + 1 < both && both < endYear
  })

/** Whether what is paid differs from what the account gives by more than a row of the table (RAVS art. 53 al. 1). */
function isUnlikeIncomes(claimant: Claimant, law: AvsLaw): boolean {
  const { paid, person } = claimant
  if (!paid || paid.uncapped === null || paid.isSplit || person.pensionPaid?.isCareerUnknown) return false
  return Math.abs(pensionOnOwnIncomes(claimant, law).monthly - paid.uncapped) > (ROW_PERCENT * law.minimumPension) / 100
}

const ROW_PERCENT = 2.6

const TOUCHES = {
  lawOfToday: ({ retirement, plan }, law) =>
    yearOf(retirement.referenceDay) !== law.lawYear || (plan.kind === 'early' && yearOf(plan.start) !== law.lawYear),
  incomeCarriedOn: (claimant) => {
    const { carriedOnIncome, incomeToCome, toComeFrom, stop, isEstimated } = claimant.account
    // An estimate from a few figures continues today's salary, which the person has given.
    if (isEstimated) return false
    const isReplaced = incomeToCome !== null && (incomeToCome.from ?? toComeFrom) <= toComeFrom
    return hasYearsToCome(claimant) && carriedOnIncome !== null && !isReplaced && (!stop || stop.year >= toComeFrom)
  },
  noIncomeKnown: (claimant) => {
    const { hasRecentEntry, carriedOnIncome, incomeToCome } = claimant.account
    return hasYearsToCome(claimant) && hasRecentEntry && carriedOnIncome === null && incomeToCome === null
  },
  newIncomeFromJanuary: (claimant) => {
    const { incomeToCome, stop, isEstimated } = claimant.account
    if (!incomeToCome || incomeToCome.from === null) return false
    // An estimate from a few figures takes today's salary, from the first year of work on.
    if (isEstimated && incomeToCome.before === undefined) return false
    return incomeToCome.from <= claimant.career.endYear && (!stop || stop.year >= incomeToCome.from)
  },
  incomeInSteps: ({ account: { payCuts } }) => payCuts.length > 0,
  noRecentEntry: hasNothingToCome,
  insuredFromFirstEntry: ({ account: { isInsuredStated, insuredMonths, windowFrom, firstYear } }) =>
    !isInsuredStated && (insuredMonths[windowFrom - firstYear] as number) < 12,
  insuredBetweenEntries: (claimant) => !claimant.account.isInsuredStated && hasMonthsBeyondEntries(claimant),
  minimumUnreachedNotCounted: ({ account }) => account.hasYearUnderMinimum,
  minimumContributionAssumed: ({ account }) => account.isMinimumDoubtful,
  youthLatestFirst: (claimant) => {
    const { months, windowFrom, firstYear } = claimant.account
    let known = 0
    for (let index = 0; index < windowFrom - firstYear; index++) known += months[index] as number
    return filled(claimant).youth > 0 && filled(claimant).youth < known
  },
  factorFromAge21: ({ career }) => career.contributions.youthIncome > 0,
  retirementYearNotDivided: (claimant) => filled(claimant).retirementYear > 0,
  retirementYearAfterEarly: (claimant) => isEarly(claimant) && filled(claimant).retirementYear > 0,
  stopsWithDrawing: ({ account: { stop } }) => stop?.assumed === true,
  partnerAverageKept: ({ person, plan }) => plan.kind === 'early' && person.isDrawingSupposed === true,
  nonEmployedContributions: ({ account: { nonEmployedYears } }) => nonEmployedYears.length > 0,
  splitFromBoth21: isWedBefore21,
  creditsByLawOfTheYear: ({ credits }) => credits.byLawOfTheYear,
  divorceYearByMother: ({ credits }) => credits.divorceYearByMother,
  revaluationFactorAssumed: ({ cache, career }) =>
    career.scale > 0 && cache.pensions.some(([, { factor }]) => factor.assumed),
  cohortYearsAssumed: ({ person, retirement }) => hasAssumedCohort(person, retirement),
  earlyRatesPlain: (claimant, law) =>
    isEarly(claimant) && !isOfTransition(claimant.person) && isLowIncome(earlyRamd(claimant), law),
  sharesRoundedOnce: ({ plan }) => plan.portions.length > 1,
  supplementLostByShare: ({ person, plan }) =>
    plan.kind === 'early' && plan.portions.length > 1 && isOfTransition(person),
  deferralUnderOneYear: ({ plan }) => plan.unmet === 'deferralUnderOneYear',
  deferralEndsAfterFiveYears: ({ plan }) => plan.unmet === 'deferralEndsAfterFiveYears',
  workAfterReferenceAgeLeftOut: ({ person, plan, afterReferenceAge }) =>
    !afterReferenceAge && (plan.kind === 'late' || (person.forecast !== null && person.workAfterReferenceAge !== null)),
  forecastAsIs: ({ person }) => person.forecast !== null,
  forecastScaleKept: ({ person, plan }) => person.forecast !== null && plan.kind === 'early',
  fortyPercentByYear: ({ afterReferenceAge }) => (afterReferenceAge?.missingMonths ?? 0) > 0,
  spousePensionPaid: ({ paid }) => paid !== null && paid.uncapped !== null,
  spousePensionComputed: ({ paid }) => paid !== null && paid.uncapped === null,
  spousePensionUnlikeIncomes: isUnlikeIncomes,
} satisfies Partial<Record<AssumptionKey, Touches>>

/** The average income at the start of an early pension, CHF a year. */
function earlyRamd({ cache, plan }: Claimant): number {
  for (const [, { ramd, factor }] of cache.pensions) if (factor.eventYear === yearOf(plan.start)) return ramd
  return Number.POSITIVE_INFINITY
}

/** Prepared once, since each calculation looks at all of them. */
const RULES = Object.entries<Touches>(TOUCHES).map(([name, touches]) => {
  const key = name as keyof typeof TOUCHES
  return { key, touches, isOfOne: OF_ONE_ACCOUNT.has(key) }
})
