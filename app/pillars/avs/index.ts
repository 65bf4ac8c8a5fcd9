/**
 * The entry points to the first pillar. `computeAvs` takes a person's facts; the others start in the middle of a case, as
 * published cases do, with the law of any day since 1998 (`pensionLawOn`).
 */

export { type AvsResult, computeAvs } from './compute-avs'
export { liablePay, type PayAfterReferenceAge } from './contributions/after-reference-age'
export {
  countedIncome,
  type Means,
  type NonEmployedContribution,
  nonEmployedContribution,
} from './contributions/non-employed'
export { incomesOfPaidGaps, type PaidGap, type PayableGap, payableGaps } from './contributions/paid-gaps'
export { scaleOf, weightedPercent, weightedScale } from './contributions/scale'
export { type SelfEmployedContribution, selfEmployedContribution } from './contributions/self-employed'
export { type CappedCouple, coupleCap, type ScaledPension } from './couple/couple-cap'
export { type DeferralSupplement, type DeferredPension, deferralSupplement } from './drawing/deferral-supplement'
export { type DrawingLimits, drawingLimits, isOfTransition } from './drawing/drawing'
export {
  earlyReductionPercent,
  isLowIncome,
  lowIncomeEarlyReductionPercent,
  reducedBy,
} from './drawing/early-reduction'
export { retirementOf } from './drawing/reference-age'
export { thirteenthPension } from './drawing/thirteenth'
export type {
  AvsFacts,
  Child,
  DrawingStep,
  IncomeBounds,
  IncomeEntry,
  IncomeToCome,
  InsuredPeriod,
  InsuredPerson,
  Marriage,
  PaidPension,
  PayCut,
  PensionForecast,
  Who,
  WorkAfterReferenceAge,
} from './facts'
export { type CourseOfPay, type FewFigures, incomesFromFewFigures, type PayBlock } from './few-figures'
export { pensionFromRamd } from './full-pension'
export { type AverageIncome, type AverageIncomeParts, averageIncome } from './income/average-income'
export { partnerPension, withoutPartnerAccount } from './income/partner-account'
export { boundsOfPaidPension } from './paid-pension'
export { AvsRefusal, type AvsRefusalKey } from './refusal'
export { livesToCompute } from './unknown-incomes'
