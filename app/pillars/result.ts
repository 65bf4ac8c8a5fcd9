import type { Day } from './day'
import type { Chf, Franc } from './money'

/** Everything that the estimate had to assume; each key has a sentence in both languages. */
export type AssumptionKey =
  | 'lawOfToday'
  | 'incomeCarriedOn'
  | 'revaluationFactorAssumed'
  | 'creditsHalved'
  | 'transitionReductionInterpolated'
  | 'cohortYearsAssumed'
  | 'noIncomeKnown'
  | 'minimumContributionOfToday'

/** One step of a calculation, from which the explanation is written: what went in, what came out, by which article. */
export type Step = {
  key: StepKey
  inputs: Record<string, number | string>
  output: number | string
  article: string
}

export type StepKey =
  | 'referenceAge'
  | 'contributionYears'
  | 'gapsFilled'
  | 'scale'
  | 'splitting'
  | 'incomeSum'
  | 'revaluation'
  | 'averageIncome'
  | 'educationCredits'
  | 'ramd'
  | 'fullPension'
  | 'partialPension'
  | 'recalculation'
  | 'coupleCap'
  | 'supplement'
  | 'thirteenth'
  | 'fundCapital'
  | 'fundLumpSum'
  | 'fundPension'
  | 'fundsTotal'
  | 'accountPayments'
  | 'accountInterest'
  | 'accountCapital'

/** What one person is paid by the first pillar. Amounts in CHF a month, ramd in CHF a year. */
export type PersonPension = {
  navs: string
  referenceDate: Day
  from: Day
  /** The day of the next change (the partner's pension starts, say); null: for life. */
  to: Day | null
  monthly: Franc
  ramd: Franc
  scale: number
  contributionYears: number
  cohortYears: number
  /** Supplement of the transition generation, CHF a month; 12.50 is possible, so not whole francs. */
  supplement: number
  /** The 13th pension of a full year, CHF, paid in December. */
  thirteenth: Franc
  /** The pension after the next change, where there is one. */
  later: { from: Day; monthly: Franc; ramd: Franc; scale: number } | null
  steps: Step[]
}

/**
 * Who is paid how much in a period, CHF a month; null where that person has no pension yet. `total` holds the
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

export type PensionResult = {
  computedOn: Day
  lawYear: number
  assumptions: AssumptionKey[]
  person: PersonPension
  partner: PersonPension | null
  periods: Period[]
}

/** Why an outside party gave no figure; `noProjection`: a fund answered, but projects nothing for the age. */
export type SilentReason = 'notSignedIn' | 'refused' | 'timeout' | 'badAnswer' | 'notActive' | 'noProjection'

/** Why a party gave no answer at all. */
export type NoAnswerReason = Exclude<SilentReason, 'noProjection'>

export type Silent = {
  party: 'register' | 'pensionFund' | 'entity'
  id: string
  name: string
  reason: SilentReason
}

/** The digest of the three pillars. Money in CHF; `monthly` a month. A part that does not apply is null. */
export type Column = {
  retirementDate: Day
  totalFrom: Day | null
  monthlyTotal: Franc | null
  capitalTotal: Franc | null
  avs: {
    monthly: Franc
    supplement: number
    from: Day
    to: Day | null
    partnerStart: Day | null
    thirteenth: Franc
  } | null
  lpp: {
    monthly: Franc
    capital: Franc
    capitalAtRetirement: Franc
    from: Day
    funds: { name: string; webUrl: string | null; asOf: Day }[]
  } | null
  pillar3a: {
    /** The balance as it stands, to the Rappen. */
    current: Chf
    monthlyPayment: Franc
    paymentsUntil: Day
    projected: Franc
    projectedFrom: Day
    /** `entityName` is null where the visitor gave the figures without naming a provider. */
    accounts: { entityName: string | null; current: Chf; projected: Franc }[]
  } | null
}

export type Digest = {
  computedOn: Day
  lawYear: number
  withoutChange: Column
  withChange: Column | null
  silent: Silent[]
}
