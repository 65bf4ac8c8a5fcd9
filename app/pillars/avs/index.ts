/** The first pillar's doors. */
export { computeAvs } from './compute-avs'
export { type CappedCouple, coupleCap, type ScaledPension } from './couple-cap'
export type { AvsChild, AvsFacts, AvsPartner, AvsPerson, IncomeEntry, Marriage } from './facts'
export { pensionFromRamd } from './full-pension'
export { retirementOf } from './reference-age'
export { AvsRefusal, type AvsRefusalKey } from './refusal'
export { scaleOf, weightedScale } from './scale'
export { thirteenthPension } from './thirteenth'
