/** Why a field is refused, as keys. Each needs a sentence in both languages; a missing one does not compile. */

/**
 * Consistency of the AVS form (info-rules.ts; `pensionBefore2025` and keys about the register need facts from
 * elsewhere).
 */
export const INFO_PROBLEM_KEYS = [
  'required',
  'notOwnNumber',
  'samePersonTwice',
  'notRegisteredPartner',
  'notAsRegistered',
  'dayInFuture',
  'dayTooEarly',
  'underEighteen',
  'pensionBefore2025',
  'marriageBeforeBirth',
  'endBeforeStart',
  'endDateWithMarried',
  'deathDateWithMarried',
  'deathDateOfLiving',
  'deathBeforeBirth',
  'childBeforeParent',
  'insuredSinceRange',
  'abroadOrder',
  'abroadRange',
  'abroadBeforeInsured',
  'abroadOverlap',
  'noneBesideWork',
] as const
export type InfoProblemKey = (typeof INFO_PROBLEM_KEYS)[number]

/** Consistency of the family page (family-rules.ts). */
export const FAMILY_PROBLEM_KEYS = [
  'required',
  'dayInFuture',
  'dayTooEarly',
  'endBeforeStart',
  'marriageBeforeBirth',
  'marriagesOverlap',
  'notBeforePresent',
  'separatedOutside',
  'endNotAsStatus',
  'familyNotTold',
  'partnerNotRetired',
  'pensionSinceRange',
] as const
export type FamilyProblemKey = (typeof FAMILY_PROBLEM_KEYS)[number]

/** What is impossible in a career (careers.ts, extracts.ts), and why a text yields none. */
export const CAREER_PROBLEM_KEYS = [
  'forecastYearRange',
  'careerYearRange',
  'extractTooLong',
  'extractTooManyLines',
  'tooManyUnread',
  'nothingRead',
  'noRowTyped',
  'linesAfterExtract',
  'yearAfterExtract',
  'lettersInNumber',
  'yearBelowZero',
] as const
export type CareerProblemKey = (typeof CAREER_PROBLEM_KEYS)[number]

/** What is impossible on a second or third pillar document (savings-rules.ts). */
export const SAVINGS_PROBLEM_KEYS = [
  'required',
  'dayInFuture',
  'dayTooEarly',
  'dayBeforeBirth',
  'mandatoryAboveBalance',
  'capitalBelowBalance',
  'ageTwice',
  'certificateGivesNothing',
  'maturityBelowBalance',
  'bridgingOrder',
  'reductionAbovePension',
] as const
export type SavingsProblemKey = (typeof SAVINGS_PROBLEM_KEYS)[number]

/** Probable slips in such a document; they are saved once the visitor confirms that the document says so. */
export const SAVINGS_QUESTION_KEYS = [
  'certificateOld',
  'pensionOfMonth',
  'pensionOfYear',
  'pensionUnusual',
  'rateNotAsPrinted',
  'agesFall',
  'conversionRateUnusual',
  'contributionUnusual',
  'interestUnusual',
  'bridgingOfYear',
  'pledgedAboveBalance',
] as const
export type SavingsQuestionKey = (typeof SAVINGS_QUESTION_KEYS)[number]

/** Figures of one document that contradict each other; a program, which cannot be asked, is refused. */
export const CONTRADICTION_KEYS = ['rateNotAsPrinted', 'agesFall'] as const satisfies readonly SavingsQuestionKey[]

/**
 * What the shapes in shape.ts refuse; `invalid`, `outOfRange` and `unknownField` cover every refusal without a key of
 * its own.
 */
export const SHAPE_PROBLEM_KEYS = [
  'required',
  'invalid',
  'outOfRange',
  'unknownField',
  'dayUnknown',
  'avsNumberForm',
  'avsNumberCheckDigit',
  'civilStatusUnknown',
  'genderUnknown',
  'tooManyChildren',
  'amountForm',
  'amountNegative',
  'amountNotPositive',
  'amountTooLarge',
  'rateForm',
  'rateRange',
  'salaryTooLarge',
  'nameTooLong',
  'activityRateRange',
  'capitalShareRange',
  'drawingShareRange',
  'marginalRateRange',
  'endedByUnknown',
  'creditsUnknown',
  'survivorsPensionTooLarge',
  'partnerPensionTooLarge',
  'insuredSinceForm',
  'yearForm',
  'tooManyMarriages',
  'tooManyYearsAbroad',
  'monthsForm',
  'tooManyRows',
  'scaleRange',
  'courseUnknown',
  'tooManyBlocks',
  'paidPerUnknown',
  'ageRange',
  'certificateKindUnknown',
  'dayOrAgeForm',
  'accountKindUnknown',
  'savingsTooLarge',
  'noticeMonthsRange',
  'incomeTooLarge',
] as const
export type ShapeProblemKey = (typeof SHAPE_PROBLEM_KEYS)[number]

/** Why no pension can start on a day. */
export const RETIREMENT_PROBLEM_KEYS = [
  'retirementTooEarly',
  'retirementTooLate',
  'retirementInPast',
  'retirementUnderOneYear',
  'noEarlyPension',
  'sharesNotAllowed',
] as const
export type RetirementProblemKey = (typeof RETIREMENT_PROBLEM_KEYS)[number]

/** Why shares of the AVS pension, work in steps, or a start of the partner's pension are impossible. */
export const SHARES_AND_STEPS_PROBLEM_KEYS = [
  'drawingNotInOrder',
  'drawingRaisedTwice',
  'drawingLoweredTwice',
  'drawingLoweredAfterRaise',
  'stepsNotInOrder',
  'stepRateNotLower',
  'stepInPast',
  'stepAfterRetirement',
  'fundPartTooEarly',
  'fundPartTooSmall',
  'tooManyFundParts',
  'noFundForParts',
  'noPartner',
  'partnerPensionUnknown',
  'partnerPaidAlready',
] as const
/** Why something cannot be paid in: a buy-in, into pillar 3a, a missing AVS year. */
export const CONTRIBUTION_PROBLEM_KEYS = [
  'buyInUnknown',
  'buyInTooLarge',
  'buyInDayRange',
  'buyInInterestUnknown',
  'advanceToRepay',
  'capitalBlockedByBuyIn',
  'noAccountFor3a',
  'amount3aTooLarge',
  'purchase3aTooLarge',
  'noGapToPay',
] as const
export type ContributionProblemKey = (typeof CONTRIBUTION_PROBLEM_KEYS)[number]

/** Why work cannot end on a day, or the funds cannot pay from it. */
export const THREE_DAYS_PROBLEM_KEYS = [
  'stopInPast',
  'stopTooLate',
  'lppTooEarly',
  'lppTooLate',
  /** Before the reference age all of it is paid only to people who no longer work (LPP art. 13b al. 1). */
  'lppWhileWorking',
  /** It is deferred beyond the reference age only while working (LPP art. 13b al. 2). */
  'lppAfterWork',
  'noFundForDay',
] as const

/** Why a simulation cannot be computed. */
export const SIMULATION_PROBLEM_KEYS = [
  ...RETIREMENT_PROBLEM_KEYS,
  ...SHARES_AND_STEPS_PROBLEM_KEYS,
  ...THREE_DAYS_PROBLEM_KEYS,
  'capitalShareTooLarge',
  'noFundForCapital',
  'salaryUnknown',
  ...CONTRIBUTION_PROBLEM_KEYS,
] as const
export type SimulationProblemKey = (typeof SIMULATION_PROBLEM_KEYS)[number]

/** Further refusals of individual calls. */
export const CALL_PROBLEM_KEYS = [
  ...SIMULATION_PROBLEM_KEYS,
  'unsupportedCivilStatus',
  'tooManyScenarios',
  'nothingToKeep',
  'unknownFund',
  'unknownEntity',
  'notActive',
  'paydateRange',
  'paydatePast',
  'birthDateUnknown',
  'careerNotTold',
  'tooManyPapers',
  'cantonUnknown',
  /** Neither a number nor a name in the official register. */
  'municipalityUnknown',
  'municipalityOfOtherCanton',
  /** A name that fits several municipalities in the canton. */
  'municipalityAmbiguous',
  'healthPremiumTooLarge',
  'spousePensionTooLarge',
  /** A year in which nothing can be paid any more. */
  'payYearPast',
  /** A year in which the law does not let a part be paid. */
  'payYearNotAllowed',
  /** A spouse's capital, for somebody who pays tax alone. */
  'spouseTaxedAlone',
  'untilRange',
] as const
export type CallProblemKey = (typeof CALL_PROBLEM_KEYS)[number]

/** The part for which a dossier has no more room (vault/dossier-size.ts). */
export const SIZE_PROBLEM_KEYS = [
  'familyTooLarge',
  'careersTooLarge',
  'papersTooLarge',
  'scenariosTooLarge',
  'answersTooLarge',
] as const
export type SizeProblemKey = (typeof SIZE_PROBLEM_KEYS)[number]

/** Why a call is refused whatever it asks for. */
export const ACCESS_PROBLEM_KEYS = ['termsChanged'] as const
export type AccessProblemKey = (typeof ACCESS_PROBLEM_KEYS)[number]

export type ProblemKey =
  | InfoProblemKey
  | FamilyProblemKey
  | CareerProblemKey
  | SavingsProblemKey
  | SavingsQuestionKey
  | ShapeProblemKey
  | CallProblemKey
  | SizeProblemKey
  | AccessProblemKey
export const PROBLEM_KEYS: readonly ProblemKey[] = [
  ...new Set([
    ...INFO_PROBLEM_KEYS,
    ...FAMILY_PROBLEM_KEYS,
    ...CAREER_PROBLEM_KEYS,
    ...SAVINGS_PROBLEM_KEYS,
    ...SAVINGS_QUESTION_KEYS,
    ...SHAPE_PROBLEM_KEYS,
    ...CALL_PROBLEM_KEYS,
    ...SIZE_PROBLEM_KEYS,
    ...ACCESS_PROBLEM_KEYS,
  ]),
]
