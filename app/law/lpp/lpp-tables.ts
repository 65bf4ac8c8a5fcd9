import type { LppValues, TablesOf } from '../table-values'
import { LPP_AGES } from './ages'
import { LPP_CAPITAL_SHARE } from './capital-share'
import { LPP_MINIMUM_CONVERSION_RATE_MEN, LPP_MINIMUM_CONVERSION_RATE_WOMEN } from './conversion-rate'
import {
  LPP_COORDINATION_DEDUCTION,
  LPP_ENTRY_THRESHOLD,
  LPP_MAXIMUM_COORDINATED_SALARY,
  LPP_MINIMUM_COORDINATED_SALARY,
  LPP_UPPER_LIMIT,
} from './limits'
import { LPP_MINIMUM_INTEREST } from './minimum-interest'
import { LPP_SAVINGS_CREDITS } from './savings-credits'

/** Every table of the second pillar, in the order of a calculation. */
export const LPP_TABLES: TablesOf<LppValues> = {
  lppEntryThreshold: LPP_ENTRY_THRESHOLD,
  lppCoordinationDeduction: LPP_COORDINATION_DEDUCTION,
  lppMinimumCoordinatedSalary: LPP_MINIMUM_COORDINATED_SALARY,
  lppUpperLimit: LPP_UPPER_LIMIT,
  lppMaximumCoordinatedSalary: LPP_MAXIMUM_COORDINATED_SALARY,
  lppSavingsCredits: LPP_SAVINGS_CREDITS,
  lppMinimumInterest: LPP_MINIMUM_INTEREST,
  lppConversionRateMen: LPP_MINIMUM_CONVERSION_RATE_MEN,
  lppConversionRateWomen: LPP_MINIMUM_CONVERSION_RATE_WOMEN,
  lppAges: LPP_AGES,
  lppCapitalShare: LPP_CAPITAL_SHARE,
}
