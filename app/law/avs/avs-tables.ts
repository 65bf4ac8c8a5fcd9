import type { AvsValues, TablesOf } from '../table-values'
import {
  COMPLEMENTARY_LIVING,
  COMPLEMENTARY_RENT,
  COMPLEMENTARY_WEALTH,
  COMPLEMENTARY_WEALTH_SPENT,
} from './complementary-benefits'
import { CONTRIBUTION_PERIOD } from './contribution-period'
import {
  ALLOWANCE_AFTER_REFERENCE_AGE,
  NON_EMPLOYED_STEPS,
  SELF_EMPLOYED_RATES,
  WAGE_CONTRIBUTION,
} from './contribution-rates'
import { COUPLE_CAP, COUPLE_SCALE_WEIGHTS } from './couple-cap'
import { DEFERRAL_RATES } from './deferral'
import { DRAWING_SHARES } from './drawing-shares'
import { EARLY_DEDUCTION } from './early-deduction'
import { DRAWING_LIMITS, EARLY_REDUCTION, LOW_INCOME_EARLY_REDUCTION } from './early-drawing'
import { EDUCATION_CREDIT } from './education-credit'
import { MINIMUM_CONTRIBUTION } from './minimum-contribution'
import { MINIMUM_PENSION } from './minimum-pension'
import { PAYMENT_DEADLINE } from './payment-deadline'
import { PENSION_FORMULA, PENSION_SCALES, PENSION_TABLE_ROWS } from './pension-formula'
import { REFERENCE_AGE_MEN, REFERENCE_AGE_WOMEN } from './reference-age'
import { REVALUATION_FACTORS } from './revaluation'
import { SCALE_SHARES } from './scale-shares'
import { THIRTEENTH_PENSION } from './thirteenth'
import { TRANSITION_REDUCTION } from './transition-reduction'
import { TRANSITION_SHARE, TRANSITION_SUPPLEMENT } from './transition-supplement'
import { WIDOWED_SUPPLEMENT } from './widowed-supplement'
import { WORK_AFTER_REFERENCE_AGE_TABLE } from './work-after-reference-age'

/** Every table of the first pillar, in the order of a calculation. */
export const AVS_TABLES: TablesOf<AvsValues> = {
  referenceAgeWomen: REFERENCE_AGE_WOMEN,
  referenceAgeMen: REFERENCE_AGE_MEN,
  contributionPeriod: CONTRIBUTION_PERIOD,
  minimumContribution: MINIMUM_CONTRIBUTION,
  wageContribution: WAGE_CONTRIBUTION,
  selfEmployedRates: SELF_EMPLOYED_RATES,
  nonEmployedSteps: NON_EMPLOYED_STEPS,
  allowanceAfterReferenceAge: ALLOWANCE_AFTER_REFERENCE_AGE,
  paymentDeadline: PAYMENT_DEADLINE,
  pensionScales: PENSION_SCALES,
  scaleShares: SCALE_SHARES,
  revaluationFactors: REVALUATION_FACTORS,
  educationCredit: EDUCATION_CREDIT,
  minimumPension: MINIMUM_PENSION,
  pensionFormula: PENSION_FORMULA,
  pensionTableRows: PENSION_TABLE_ROWS,
  coupleCap: COUPLE_CAP,
  coupleScaleWeights: COUPLE_SCALE_WEIGHTS,
  widowedSupplement: WIDOWED_SUPPLEMENT,
  drawingLimits: DRAWING_LIMITS,
  drawingShares: DRAWING_SHARES,
  earlyReduction: EARLY_REDUCTION,
  lowIncomeEarlyReduction: LOW_INCOME_EARLY_REDUCTION,
  transitionReduction: TRANSITION_REDUCTION,
  earlyDeduction: EARLY_DEDUCTION,
  deferralRates: DEFERRAL_RATES,
  transitionSupplement: TRANSITION_SUPPLEMENT,
  transitionShare: TRANSITION_SHARE,
  workAfterReferenceAge: WORK_AFTER_REFERENCE_AGE_TABLE,
  thirteenthPension: THIRTEENTH_PENSION,
  complementaryWealth: COMPLEMENTARY_WEALTH,
  complementaryLiving: COMPLEMENTARY_LIVING,
  complementaryRent: COMPLEMENTARY_RENT,
  complementaryWealthSpent: COMPLEMENTARY_WEALTH_SPENT,
}
