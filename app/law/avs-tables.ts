import { CONTRIBUTION_PERIOD } from './avs-contribution-period'
import { COUPLE_CAP, COUPLE_SCALE_WEIGHTS } from './avs-couple-cap'
import { DEFERRAL_RATES } from './avs-deferral'
import { DRAWING_LIMITS, EARLY_REDUCTION } from './avs-early-drawing'
import { EDUCATION_CREDIT } from './avs-education-credit'
import { MINIMUM_CONTRIBUTION } from './avs-minimum-contribution'
import { MINIMUM_PENSION } from './avs-minimum-pension'
import { PAYMENT_DEADLINE } from './avs-payment-deadline'
import { PENSION_FORMULA, PENSION_SCALES, PENSION_TABLE_ROWS } from './avs-pension-formula'
import { REFERENCE_AGE_MEN, REFERENCE_AGE_WOMEN } from './avs-reference-age'
import { REVALUATION_FACTORS } from './avs-revaluation'
import { THIRTEENTH_PENSION } from './avs-thirteenth'
import { TRANSITION_REDUCTION } from './avs-transition-reduction'
import { TRANSITION_SHARE, TRANSITION_SUPPLEMENT } from './avs-transition-supplement'
import type { AvsValues, TablesOf } from './table-values'

/** Every table of the first pillar, in the order of a calculation. */
export const AVS_TABLES: TablesOf<AvsValues> = {
  referenceAgeWomen: REFERENCE_AGE_WOMEN,
  referenceAgeMen: REFERENCE_AGE_MEN,
  contributionPeriod: CONTRIBUTION_PERIOD,
  minimumContribution: MINIMUM_CONTRIBUTION,
  paymentDeadline: PAYMENT_DEADLINE,
  pensionScales: PENSION_SCALES,
  revaluationFactors: REVALUATION_FACTORS,
  educationCredit: EDUCATION_CREDIT,
  minimumPension: MINIMUM_PENSION,
  pensionFormula: PENSION_FORMULA,
  pensionTableRows: PENSION_TABLE_ROWS,
  coupleCap: COUPLE_CAP,
  coupleScaleWeights: COUPLE_SCALE_WEIGHTS,
  drawingLimits: DRAWING_LIMITS,
  earlyReduction: EARLY_REDUCTION,
  transitionReduction: TRANSITION_REDUCTION,
  deferralRates: DEFERRAL_RATES,
  transitionSupplement: TRANSITION_SUPPLEMENT,
  transitionShare: TRANSITION_SHARE,
  thirteenthPension: THIRTEENTH_PENSION,
}
