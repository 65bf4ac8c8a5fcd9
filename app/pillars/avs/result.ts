/** What the estimate of the first pillar says. */
import type { Day } from '../day'
import type { Franc } from '../money'
import type { AmountRange, Step } from '../result'

/** Everything that the estimate had to assume; each key has a sentence in both languages. */
export type AssumptionKey =
  | 'lawOfToday'
  | 'incomeCarriedOn'
  /** The account has no complete year: those to come count without income. */
  | 'noIncomeKnown'
  /** From next January on, the salary of the simulation replaces the income carried on. */
  | 'newIncomeFromJanuary'
  /** From the day of each step on, income follows the activity rate. */
  | 'incomeInSteps'
  /** No entry is recent, and nothing is said of now: no income and no contribution to come. */
  | 'noRecentEntry'
  /** The start of insurance is not given: it is taken to be the first entry, or the marriage to an insured person. */
  | 'insuredFromFirstEntry'
  /** Interruptions are not given either: from then on, years without an entry or with a few months count as insured. */
  | 'insuredBetweenEntries'
  /** A year whose income is too low for the minimum contribution does not count by itself. */
  | 'minimumUnreachedNotCounted'
  | 'minimumContributionAssumed'
  /** The latest youth months fill gaps first. */
  | 'youthLatestFirst'
  /** Where youth months fill gaps, the revaluation factor is that of the year of the 21st birthday. */
  | 'factorFromAge21'
  /** Months of the year of retirement fill gaps, but are not counted when incomes are averaged. */
  | 'retirementYearNotDivided'
  /** After an early start they fill gaps again at the reference age. */
  | 'retirementYearAfterEarly'
  /** People who draw the whole pension early are assumed to stop working then. */
  | 'stopsWithDrawing'
  /** The spouse's pension starts on an assumed day. Their average income is kept, since another would reveal single incomes. */
  | 'partnerAverageKept'
  /** People who stop before the reference age pay as non-employed until then, unless the spouse's contributions cover both. */
  | 'nonEmployedContributions'
  /** Incomes are split from the year in which both are past the year of their 20th birthday. */
  | 'splitFromBoth21'
  /** Joint custody without regulation: each year by the law in force then. */
  | 'creditsByLawOfTheYear'
  /** Both care for the child, and the year of the divorce has one credit: the mother's. */
  | 'divorceYearByMother'
  | 'revaluationFactorAssumed'
  | 'cohortYearsAssumed'
  /** The law announces lower reductions for low incomes, but the ordinance has no table of them: the ordinary ones are kept. */
  | 'earlyRatesPlain'
  /** Shares of a pension are rounded once, at the end. */
  | 'sharesRoundedOnce'
  /** A share drawn early loses the supplement of the transition generation. */
  | 'supplementLostByShare'
  /** The couple's cap follows the law's percentages; whole scales would give another. */
  | 'capScaleAssumed'
  /** A deferral of less than a year does not count: the pension starts at the reference age. */
  | 'deferralUnderOneYear'
  /** A deferral ends after five years. */
  | 'deferralEndsAfterFiveYears'
  /** Incomes after the reference age count only on request and are left out. */
  | 'workAfterReferenceAgeLeftOut'
  /** Whether a year after the reference age closes a gap is tested year by year. */
  | 'fortyPercentByYear'
  /** A compensation office's forecast stands as it is: no splitting, credit or income since its day is added. */
  | 'forecastAsIs'
  /** An early start has another scale by law until the reference age; the forecast's is kept. */
  | 'forecastScaleKept'
  /** The forecast gives no incomes, but the spouse's pension and the couple's cap need them: the pension is a range. */
  | 'forecastWithoutIncomes'
  /** The person's incomes are estimated from few figures: the pension is a range wherever they matter. */
  | 'fewFigures'
  /** A spouse's incomes are estimated from few figures. */
  | 'spouseFewFigures'
  /** A spouse's incomes are not known: the pension is a range. */
  | 'spouseIncomesUnknown'
  /** A spouse's incomes are not known, but the pension is the same with any. */
  | 'spouseIncomesWithoutEffect'
  /** Of births only the year was told: 1 July. */
  | 'bornInJuly'
  /** Nothing was told of the spouse's sex. */
  | 'spouseOtherSex'
  /** Nor of the year of birth: that of the person. */
  | 'spouseSameYear'
  /** The day of the wedding was not told. */
  | 'weddingAssumed'
  /** A marriage that ended was not told: own incomes alone, without splitting. */
  | 'marriageNotTold'
  /** A spouse's incomes are not known, but their pension is: the person's is a narrower range. */
  | 'spouseIncomesByLetter'
  /** A spouse is paid a pension already, as their letter says, and is not capped before the person has a right too. */
  | 'spousePensionPaid'
  /** A spouse has retired already, and their pension is computed, since it is not given. */
  | 'spousePensionComputed'
  /** What a spouse is paid does not follow from the incomes that are known: the letter counts. */
  | 'spousePensionUnlikeIncomes'
  /** Totals of the years of marriage are not shown: they would reveal a single year's income. */
  | 'sharedTotalsHidden'

/** When a pension starts, and by how many whole months before or after the reference age. */
export type Drawing = { kind: 'early' | 'onTime' | 'late'; months: number }

/**
 * A year with missing contributions. `months`: how many are missing; `insuredMonths`: those of them in which the person was
 * insured, as only these could have been paid; `isUnderMinimum`: the year's income is too low for the minimum contribution;
 * `payableUntil`: the last day on which they can be paid, null if that is over.
 */
export type MissingYear = {
  year: number
  months: number
  insuredMonths: number
  isUnderMinimum: boolean
  payableUntil: Day | null
}

/** Missing contributions of a person, and what they cost. */
export type ContributionGaps = {
  /** In order of time, without `coveredYears`. */
  years: MissingYear[]
  /** Years of insurance that an education credit, the spouse's contributions or the old law for wives fill. */
  coveredYears: number[]
  /** Months that youth years and the year of retirement fill. */
  filledMonths: number
  /** How much higher the pension would be without these gaps, at the same average income and before any cap: CHF a month. */
  monthlyCost: Franc
}

/** What one person is paid by the first pillar. Amounts in CHF a month, ramd in CHF a year. */
export type PersonPension = {
  /** null: the calculation does not need the AVS number; callers that know it add it. */
  navs: string | null
  referenceDate: Day
  from: Day
  /** The last day before the next change (such as the start of the partner's pension); null: for life. */
  to: Day | null
  monthly: Franc
  ramd: Franc
  scale: number
  contributionYears: number
  cohortYears: number
  /** Supplement of the transition generation, whole CHF a month. */
  supplement: number
  /** The 13th pension of a full year, CHF, paid in December. */
  thirteenth: Franc
  /** The pension after the next change, where there is one. */
  later: { from: Day; monthly: Franc; ramd: Franc; scale: number } | null
  drawing: Drawing
  /** Where it is drawn in parts: the percentage drawn in total from each day on; else empty. */
  shares: { from: Day; share: number }[]
  gaps: ContributionGaps
  steps: Step[]
}

/**
 * Who is paid how much in a period, CHF a month; null if that person has no pension yet. `total` includes the
 * supplements of the transition generation too, so it can have centimes.
 */
export type Period = {
  from: Day
  to: Day | null
  person: Franc | null
  partner: Franc | null
  total: number
  capped: boolean
}

/** What may be shown of the partner's pension: no average income and no steps, since they would reveal incomes. */
export type PartnerPension = Pick<
  PersonPension,
  'referenceDate' | 'from' | 'to' | 'monthly' | 'scale' | 'supplement' | 'thirteenth'
> & { later: Pick<NonNullable<PersonPension['later']>, 'from' | 'monthly' | 'scale'> | null }

/** Why only a range is known: incomes are estimated from few figures, or unknown. */
export const RANGE_CAUSES = [
  'fewFigures',
  'spouseFewFigures',
  'forecastWithoutIncomes',
  'spouseIncomesUnknown',
  'spouseIncomesByLetter',
] as const satisfies readonly AssumptionKey[]
export type RangeCause = (typeof RANGE_CAUSES)[number]

/**
 * The two ends of an amount that depends on a spouse's unknown incomes, CHF a month for life: if they earned `nothing`, and if
 * they earned the `most` that counts for a pension. `whose`: the present spouse or a former one.
 */
export type EndsBySpouse = { whose: 'partner' | 'former'; nothing: number; most: number }

/**
 * The range of what a person is paid for life, CHF a month: the pension, the supplement of the transition generation, and both
 * together, whose bounds are not the sums of the other two. null: that amount is known.
 */
export type PensionRange = {
  pension: AmountRange | null
  supplement: AmountRange | null
  withSupplement: AmountRange
  causes: RangeCause[]
  /** Of pension and supplement together; left out unless a spouse's incomes are unknown. */
  spouse?: EndsBySpouse
}

export type PensionResult = {
  computedOn: Day
  lawYear: number
  assumptions: AssumptionKey[]
  person: PersonPension
  partner: PartnerPension | null
  periods: Period[]
  /** null unless incomes are unknown or estimated and change what the person is paid for life. */
  range: PensionRange | null
}
