import type { Day } from './day'
import type { Chf, Franc } from './money'
import type { Cause, LawName, OutlookName } from './synthesis/change'

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
  /** Nobody has said since when: insured from the first entry, or from the marriage to somebody insured. */
  | 'insuredFromFirstEntry'
  /** Nor when in between: a year with an entry for some months, or with none, counts as insured from then on. */
  | 'insuredBetweenEntries'
  /** A year whose income does not bear the minimum contribution does not count by itself. */
  | 'minimumUnreachedNotCounted'
  | 'minimumContributionAssumed'
  /** Of the youth months those fill first that lie latest. */
  | 'youthLatestFirst'
  /** Youth months fill: the revaluation factor is that of the year of the 21st birthday. */
  | 'factorFromAge21'
  /** Months of the year of retirement fill gaps and do not divide the incomes. */
  | 'retirementYearNotDivided'
  /** After an early start they fill gaps anew at the reference age. */
  | 'retirementYearAfterEarly'
  /** Whoever draws the whole pension early is taken to stop working then. */
  | 'stopsWithDrawing'
  /** The spouse starts on a supposed day: work and average income stay as without it, since others would tell single incomes. */
  | 'partnerAverageKept'
  /** Whoever stops before the reference age pays as a non-employed person until then, or the spouse pays for both. */
  | 'nonEmployedContributions'
  /** Incomes are split from the year in which both are past the year of their 20th birthday. */
  | 'splitFromBoth21'
  /** Joint custody without regulation: each year by the law in force then. */
  | 'creditsByLawOfTheYear'
  /** Both care for the child, and the year of the divorce has one credit: the mother's. */
  | 'divorceYearByMother'
  | 'revaluationFactorAssumed'
  | 'cohortYearsAssumed'
  /** The law announces lower reductions for low incomes, for which the ordinance has no table: the plain ones are kept. */
  | 'earlyRatesPlain'
  /** Shares of a pension are rounded once, at the end. */
  | 'sharesRoundedOnce'
  /** A share drawn early loses the supplement of the transition generation. */
  | 'supplementLostByShare'
  /** The couple's cap by the law's percentages; by whole scales it would be another. */
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
  /** For an early start the law counts another scale until the reference age; the forecast's is kept. */
  | 'forecastScaleKept'
  /** The forecast tells no incomes, which a spouse's pension needs, and with it the couple's cap: the pension lies in a range. */
  | 'forecastWithoutIncomes'
  /** The person's incomes are an estimate from few figures: the pension lies in a range, wherever they matter. */
  | 'fewFigures'
  /** A spouse's incomes are. */
  | 'spouseFewFigures'
  /** What a spouse earned is not known: the pension lies in a range. */
  | 'spouseIncomesUnknown'
  /** What a spouse earned is not known, and the pension is the same with every income. */
  | 'spouseIncomesWithoutEffect'
  /** Totals of the years of marriage are not shown: they would reveal a single year's income. */
  | 'sharedTotalsHidden'

/** What the estimate of the second pillar had to assume. */
export const LPP_ASSUMPTIONS = [
  /** The fund does not say how much it pays as capital: the law's quarter of the mandatory part, and none of the rest. */
  'capitalShareAssumed',
  /** A copied certificate does not name the largest share: that of all savings is counted, and has to be checked. */
  'capitalShareToCheck',
  /** Between the parts of a drawing, savings credits follow the pay that is left. */
  'creditsFollowPay',
  /** A fund names no interest: between two of its own figures, the law's minimum counts. */
  'minimumInterestBetween',
  /** A floor: only what the law guarantees, from the salaries as if all were of one employer, and stayed with a fund. */
  'legalMinimum',
  /** The contribution that a certificate names stays the same until the retirement. */
  'contributionsStay',
  /** The salary is unknown, so that the mandatory part of a certificate grows by interest alone: it is more. */
  'mandatoryPartAtLeast',
  /** No fund has simulated a buy-in: it bears the interest that the statement names, and is converted at its rate. */
  'buyInByRate',
  /** Capital is paid in the three years after a buy-in: the tax office may refuse the deduction (LPP art. 79b al. 3). */
  'buyInDeductionAtRisk',
  /** On arrival from abroad at most a fifth of the insured salary is bought a year: not computed (OPP 2 art. 60b). */
  'buyInFifthOnArrival',
  /** After a divorce other rules hold: not computed (LPP art. 79b al. 4). */
  'buyInAfterDivorce',
  /** A certificate names a pension and no savings: none of it can be drawn as capital in the estimate. */
  'savingsUnknown',
  /** Between the end of work and the fund's first payment, savings bear the fund's interest and no contributions come. */
  'savingsWithoutCredits',
] as const
export type LppAssumptionKey = (typeof LPP_ASSUMPTIONS)[number]

/** What the estimate of the third pillar had to assume. */
export const PILLAR_3A_ASSUMPTIONS = [
  /** A pay-out after the reference age, and payments until then, need work. */
  'worksUntilPayOut',
] as const
export type Pillar3aAssumptionKey = (typeof PILLAR_3A_ASSUMPTIONS)[number]

/** What the tax on capital had to assume. */
export const TAX_ASSUMPTIONS = [
  /** Canton and municipality alone. */
  'churchTaxLeftOut',
  /** Nobody has said who is taxed in the year of payment: as married or not as on the day of the estimate. */
  'taxStatusOfToday',
  /** Of spouses what both are paid in one year is taxed together: only the person's own capital is known. */
  'spouseCapitalLeftOut',
  /** Who lives alone with children is taxed federally like spouses; in some cantons too, which is not known here. */
  'cantonTaxedAsSingle',
] as const
/** `taxTablesOf2026`: the tables of a payment's year are not known, and it is taxed by those of 2026. */
export type TaxAssumptionKey = `taxTablesOf${number}` | (typeof TAX_ASSUMPTIONS)[number]

/**
 * One step of a calculation, from which the explanation is written: its inputs, its output and the article of the law.
 * Days are texts, money is CHF, rates are percent; `years` and `months` are counts.
 */
export type Step = {
  key: StepKey
  inputs: Record<string, number | string>
  output: number | string
  article: string
}

/** Steps of the first pillar. */
export type AvsStepKey =
  | 'referenceAge'
  | 'contributionYears'
  | 'gapsFilled'
  /** {contributionYears, cohortYears, monthsAfterReferenceAge?} -> scale. */
  | 'scale'
  /** {firstYear, lastYear, years, yearsOnAccount, given, received} -> change of the income sum. */
  | 'splitting'
  /**
   * {recorded, yearsToCome, yearlyIncomeToCome, yearsAtNewIncome, newIncome, partYearIncome, yearsNonEmployed,
   * yearsCovered, nonEmployedIncome, yearsReduced?, reducedIncome?, youthMonths, youthIncome, retirementYearIncome, splitting, estimated?,
   * retirementYearOwed?} -> sum. `estimated`: 1
   * where the incomes are an estimate from few figures. `yearsAtNewIncome`: years to come with
   * another income than the one carried on; `partYearIncome`: of years to come that are not whole; `nonEmployedIncome`: of
   * years in which the person owes contributions without work, `yearsCovered` of them without income, as the spouse pays
   * for both; `youthIncome`: of the youth months that fill gaps; `retirementYearIncome`: under one year alone.
   */
  | 'incomeSum'
  | 'revaluation'
  /** {incomeSum, months, incomesAfterReferenceAge?} -> CHF a year; the last is in the sum, not revalued. */
  | 'averageIncome'
  | 'educationCredits'
  | 'ramd'
  /**
   * {ramd, scale, year, minimumThen, minimum} -> CHF a year: the figures of a compensation office's forecast, with the
   * minimum pension of its year and that of today, and the average income as a row of today's table.
   */
  | 'forecast'
  | 'fullPension'
  | 'partialPension'
  /**
   * {from, reason}: everything is computed anew from that day; reason: `partner` (after splitting), `widowed`, `cap`,
   * `referenceAge`, `share`, `afterReferenceAge` (work after the reference age).
   */
  | 'recalculation'
  /** {pension, percent, supplement} -> CHF a month. */
  | 'widowedSupplement'
  /** {own, other, cap, percent, capByScale?, share?, capShare?} -> CHF a month; capShare: the higher share drawn early. */
  | 'coupleCap'
  /**
   * {from, months, referenceFrom, forecastScale?} -> from: how many months before the reference age the pension starts; the
   * last where the scale of a forecast is kept.
   */
  | 'earlyStart'
  /** {pension, share} -> CHF a month: the part that is drawn. */
  | 'shareDrawn'
  /**
   * {pension, share, months, percent, ramd?, otherPercent?, otherPaid?, total?} -> CHF a month: paid until the reference
   * age; ramd if it decides the percent; otherPercent as the law announces it for low incomes, with what it would leave;
   * total of several shares, in the step of the last one.
   */
  | 'earlyReduction'
  /**
   * {pension, average, percent, reduction, share} -> CHF a month: the same reduction, now a fixed amount, for life.
   * `pension`: as the steps before left it, which holds for the supplement of a deferral too.
   */
  | 'earlyReductionForLife'
  /** {from, months, referenceFrom} -> from: how many months after the reference age the pension starts. */
  | 'lateStart'
  /** {pension, average, months, percent, supplement, share} -> CHF a month: the pension with the supplement of the deferral. */
  | 'deferralSupplement'
  /** {survivorsPension, pension, supplement, survivorsAYear, oldAgeAYear} -> CHF a month: the higher one of a year. */
  | 'survivorsPension'
  | 'supplement'
  | 'thirteenth'

/** Steps of the second and third pillar. */
export type OtherPillarStepKey =
  /** {fund, ageMonths, asOf, waitsFrom?} -> CHF. `waitsFrom`: the day from which no contributions come. */
  | 'fundCapital'
  | 'fundLumpSum'
  | 'fundPension'
  | 'fundsTotal'
  /** {fund, on, share, savings, capital, conversionRate, mandatoryCapital?, minimumRate?} -> CHF a month, of one part of a drawing. */
  | 'partDrawn'
  /** {fund, steps, firstOn} -> CHF: savings at retirement, where credits follow the pay that is left. */
  | 'creditsReduced'
  /** {fund, parts} -> CHF a month: all parts of a fund together. */
  | 'partsTotal'
  /** {years, firstYear, lastYear, credits, interest} -> CHF: savings that the law guarantees from the salaries. */
  | 'legalSavings'
  /** {capital, rate} -> CHF a month. */
  | 'legalPension'
  /** {amount, on} -> CHF missing at retirement; {savings} -> CHF a month less. */
  | 'advanceSavings'
  | 'advancePension'
  /** {label, rate, months} -> CHF; {label, balance, paydate} -> CHF. */
  | 'vestedInterest'
  | 'vestedCapital'
  /** {who, atWedding, compounded, atProceedings} -> CHF gained; {own, other} -> CHF that goes to the other spouse. */
  | 'divorceGain'
  | 'divorceShare'
  | 'accountPayments'
  /** {} -> CHF paid once this year for earlier years. */
  | 'accountPurchase'
  | 'accountInterest'
  | 'accountCapital'

/** {need, avs, lpp} -> CHF a month that are missing; below 0 what is paid beyond it. */
export type NeedStepKey = 'needGap'

export type StepKey = AvsStepKey | OtherPillarStepKey | NeedStepKey

/** When a pension starts, and by how many whole months before or after the reference age. */
export type Drawing = { kind: 'early' | 'onTime' | 'late'; months: number }

/**
 * A year with missing contributions: how many months, in how many of them the person was insured (only those could have
 * been paid), whether its income does not bear the minimum contribution, and until when they can still be paid, or null.
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
  /** In order of time; without years that an education credit or the spouse's contributions fill. */
  years: MissingYear[]
  /** Years that an education credit, the spouse's contributions or the old law for wives fill, as far as the person was insured. */
  coveredYears: number[]
  /** Months that youth years and the year of retirement fill. */
  filledMonths: number
  /** By how much the pension would be higher without these gaps at the same average income, before any cap: CHF a month. */
  monthlyCost: Franc
}

/** What one person is paid by the first pillar. Amounts in CHF a month, ramd in CHF a year. */
export type PersonPension = {
  /** null: the calculation asks nobody for a number; whoever knows it adds it. */
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
  /** Where it is drawn in parts: percent in all from each day on; else empty. */
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

/** What may be said of the partner's pension: no average income and no steps, since incomes would follow from them. */
export type PartnerPension = Pick<
  PersonPension,
  'referenceDate' | 'from' | 'to' | 'monthly' | 'scale' | 'supplement' | 'thirteenth'
> & { later: Pick<NonNullable<PersonPension['later']>, 'from' | 'monthly' | 'scale'> | null }

/** Between which amounts a figure lies, both included. */
export type AmountRange = { low: number; high: number }

/** Why only a range is known: incomes are estimated from few figures, or unknown. */
export const RANGE_CAUSES = [
  'fewFigures',
  'spouseFewFigures',
  'forecastWithoutIncomes',
  'spouseIncomesUnknown',
] as const satisfies readonly AssumptionKey[]
export type RangeCause = (typeof RANGE_CAUSES)[number]

/**
 * What a spouse of unknown incomes makes of an amount, CHF a month for life: the two ends, if they earned nothing, and if they
 * earned more than any pension reads. `whose`: of the spouse of now, or of another.
 */
export type EndsBySpouse = { whose: 'partner' | 'former'; nothing: number; most: number }

/**
 * Between which amounts what a person is paid for life lies, CHF a month: the pension, the supplement of the transition
 * generation beside it, and both together, whose bounds are not the sums of the others. null: that one is known.
 */
export type PensionRange = {
  pension: AmountRange | null
  supplement: AmountRange | null
  withSupplement: AmountRange
  causes: RangeCause[]
  /** Of pension and supplement together; left out where no incomes of a spouse are unknown. */
  spouse?: EndsBySpouse
}

export type PensionResult = {
  computedOn: Day
  lawYear: number
  assumptions: AssumptionKey[]
  person: PersonPension
  partner: PartnerPension | null
  periods: Period[]
  /** Where incomes are unknown or estimated and change what the person is paid for life; else null. */
  range: PensionRange | null
}

/**
 * Why an outside party gave no figure. `noDirectory`: it could not be asked, since the directory with its address was
 * silent; `noProjection`: a fund answered, but projects nothing for the age; `mandatoryPartUnknown`, `stepsUnknown`: it does not
 * say which part of the savings is mandatory, or from which savings work in steps would start; `otherWorkUnknown`: a certificate
 * does not say what another salary would change.
 */
export type SilentReason =
  | 'notSignedIn'
  | 'refused'
  | 'timeout'
  | 'badAnswer'
  | 'notActive'
  | 'noDirectory'
  | NoFigureToldReason

/** Of a fund that answered. */
export type NoFigureToldReason = 'noProjection' | 'mandatoryPartUnknown' | 'stepsUnknown' | 'otherWorkUnknown'

/** Why a party gave no answer at all. */
export type NoAnswerReason = Exclude<SilentReason, NoFigureToldReason>

export type Silent = {
  party: 'register' | 'pensionFund' | 'entity'
  id: string
  name: string
  reason: SilentReason
  /** If it is missing in one column only, which one. */
  column?: ColumnName
}

export type ColumnName = 'withoutChange' | 'withChange'

/** CHF a month, and the days between which it is paid. */
export type FirstPayment = { monthly: Franc; from: Day; to: Day }

/** An AVS pension that another one follows, and why: the partner's pension starts, the reference age is reached, or else. */
export type EarlierPension = FirstPayment & { endedBy: 'partner' | 'referenceAge' | 'other' }

/** The three pillars, as they are named to programs. */
export const PILLARS = ['avs', 'lpp', 'pillar3a'] as const
export type Pillar = (typeof PILLARS)[number]

/** One column of the digest. Money in CHF; `monthly` a month. A part that does not apply is null. */
export type Column = {
  /** The start of the AVS pension. */
  retirementDate: Day
  /** The first of the month without work, where that is told apart from it. */
  worksUntil?: Day
  /** A law that is only tried out; left out: the law of today. */
  law?: Exclude<LawName, 'today'>
  /** Other interest, wages and prices than expected; left out: as expected. */
  outlook?: Exclude<OutlookName, 'expected'>
  /** From when `monthlyTotal` is paid for life. */
  totalFrom: Day | null
  monthlyTotal: Franc | null
  /** Whether `monthlyTotal` has every pillar that pays each month: else it is a total at least. */
  complete: boolean
  /** The pillars that the totals lack, in part or whole, of those that the person has not said to be without. */
  missing: Pillar[]
  /** What is paid at first in place of `monthlyTotal`; null: nothing else. */
  first: FirstPayment | null
  /**
   * Where incomes are unknown or estimated and change what the AVS pays: between which amounts the pension, its
   * supplement and the monthly total lie for life, CHF a month, and why; else null. `avs` and `supplement` are null where
   * that one is the same with every income. The other figures then count unknown incomes as 0, and estimated ones as
   * expected.
   */
  ranges: {
    avs: AmountRange | null
    supplement: AmountRange | null
    total: AmountRange
    causes: RangeCause[]
    /** Of the monthly total; left out where no incomes of a spouse are unknown. */
    spouse?: EndsBySpouse
  } | null
  capitalTotal: Franc | null
  avs: {
    monthly: Franc
    supplement: number
    /** From when `monthly` is paid for life; `to` is null. */
    from: Day
    to: null
    /** What is paid at first in its place; null: nothing else. */
    first: FirstPayment | null
    /** All that is paid before, in order of time; the first of it is `first`. */
    earlier: EarlierPension[]
    partnerStart: Day | null
    /** Of a full year, to the pension for life. */
    thirteenth: Franc
  } | null
  lpp: {
    monthly: Franc
    capital: Franc
    capitalAtRetirement: Franc
    from: Day
    /** Where it is drawn in parts: what each pays from its day on, `share` percent of the whole; the last one on `from`. */
    parts?: { from: Day; share: number; monthly: Franc; capital: Franc }[]
    /**
     * `isTyped`: copied from a certificate by the person, and not sent by the fund. `buyIn`: a buy-in there, which the fund
     * has simulated, or which is counted by the interest and rate of its statement. `isShareToCheck`: capital is drawn of which
     * no paper says that the fund pays it.
     */
    funds: {
      name: string
      webUrl: string | null
      asOf: Day
      isTyped?: true
      buyIn?: 'simulated' | 'byRate'
      isShareToCheck?: true
    }[]
  } | null
  /** Vested benefits, paid out as capital; `needsConsent`: the spouse agrees in writing (OLP art. 16 al. 3). */
  vested: {
    current: Chf
    projected: Franc
    needsConsent: boolean
    accounts: { label: string; current: Chf; projected: Franc; paydate: Day }[]
  } | null
  pillar3a: {
    /** The current balance, to the Rappen. */
    current: Chf
    monthlyPayment: Franc
    paymentsUntil: Day
    projected: Franc
    projectedFrom: Day
    /** `entityName` is null where the visitor gave the figures without naming a provider. */
    /** `isTyped`: copied from a statement by the person, and not sent by the provider; `isNew`: a change opens it. */
    accounts: { entityName: string | null; current: Chf; projected: Franc; isTyped?: true; isNew?: true }[]
  } | null
}

/** A figure that a change of situation affects, CHF: the causes add up to `difference`. */
export type Difference = {
  figure:
    | 'total.monthly'
    | 'total.capital'
    | 'avs.monthly'
    | 'avs.supplement'
    | 'avs.thirteenth'
    | 'lpp.monthly'
    | 'lpp.capital'
    | 'vested.projected'
    | 'pillar3a.projected'
  before: number
  after: number
  difference: number
  causes: { cause: Cause; amount: number }[]
}
