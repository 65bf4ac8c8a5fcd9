import { CONTRIBUTION_PERIOD, MINIMUM_CONTRIBUTION } from './avs-contribution-period'
import { COUPLE_CAP, COUPLE_SCALE_WEIGHTS } from './avs-couple-cap'
import { EDUCATION_CREDIT } from './avs-education-credit'
import { MINIMUM_PENSION } from './avs-minimum-pension'
import { PENSION_FORMULA, PENSION_SCALES, PENSION_TABLE_ROWS } from './avs-pension-formula'
import { REFERENCE_AGE_MEN, REFERENCE_AGE_WOMEN } from './avs-reference-age'
import { REVALUATION_FACTORS } from './avs-revaluation'
import { THIRTEENTH_PENSION } from './avs-thirteenth'
import { TRANSITION_SHARE, TRANSITION_SUPPLEMENT } from './avs-transition-supplement'

/** Every table of the first pillar, in the order of a calculation. */
export const AVS_TABLES = [
  REFERENCE_AGE_WOMEN,
  REFERENCE_AGE_MEN,
  CONTRIBUTION_PERIOD,
  MINIMUM_CONTRIBUTION,
  PENSION_SCALES,
  REVALUATION_FACTORS,
  EDUCATION_CREDIT,
  MINIMUM_PENSION,
  PENSION_FORMULA,
  PENSION_TABLE_ROWS,
  COUPLE_CAP,
  COUPLE_SCALE_WEIGHTS,
  TRANSITION_SUPPLEMENT,
  TRANSITION_SHARE,
  THIRTEENTH_PENSION,
] as const
