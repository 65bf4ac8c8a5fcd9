/**
 * The first pillar's doors. `computeAvs` takes a person's facts; the others take up a case in the middle, as published
 * cases do, with the law of any day since 1998 (`pensionLawOn`).
 */
export { type AverageIncome, type AverageIncomeParts, averageIncome } from './average-income'
export { type AvsResult, computeAvs } from './compute-avs'
export { type CappedCouple, coupleCap, type ScaledPension } from './couple-cap'
export { type DeferralSupplement, type DeferredPension, deferralSupplement } from './deferral-supplement'
export { type DrawingLimits, drawingLimits } from './drawing'
export { earlyReductionPercent, reducedBy } from './early-reduction'
export { educationCreditYears } from './education-credits'
export type { AvsChild, AvsFacts, AvsPartner, AvsPerson, IncomeEntry, Marriage, Plan } from './facts'
export { pensionFromRamd } from './full-pension'
export { withoutPartnerAccount } from './partner-account'
export { retirementOf } from './reference-age'
export { AvsRefusal, type AvsRefusalKey } from './refusal'
export { scaleOf, weightedScale } from './scale'
export { thirteenthPension } from './thirteenth'
