import type { LppValues, TablesOf } from '../table-values'
import { LPP_AGES } from './ages'
import { LPP_CAPITAL_SHARE } from './capital-share'
import { LPP_BUY_IN, LPP_HOME_ADVANCE } from './changes'
import { LPP_MINIMUM_CONVERSION_RATE_MEN, LPP_MINIMUM_CONVERSION_RATE_WOMEN } from './conversion-rate'
import { LPP_FUND_EARLIEST_AGE, LPP_PARTIAL_DRAWING, LPP_SMALL_PENSION, LPP_SURVIVOR_SHARE } from './drawing'
import {
  LPP_COORDINATION_DEDUCTION,
  LPP_ENTRY_THRESHOLD,
  LPP_MAXIMUM_COORDINATED_SALARY,
  LPP_MINIMUM_COORDINATED_SALARY,
  LPP_UPPER_LIMIT,
} from './limits'
import { LPP_MINIMUM_INTEREST } from './minimum-interest'
import { LPP_SAVINGS_CREDITS_MEN, LPP_SAVINGS_CREDITS_WOMEN } from './savings-credits'
import { LPP_VESTED_AGES } from './vested-benefits'

/** Every table of the second pillar, in the order of a calculation. */
export const LPP_TABLES: TablesOf<LppValues> = {
  lppEntryThreshold: LPP_ENTRY_THRESHOLD,
  lppCoordinationDeduction: LPP_COORDINATION_DEDUCTION,
  lppMinimumCoordinatedSalary: LPP_MINIMUM_COORDINATED_SALARY,
  lppUpperLimit: LPP_UPPER_LIMIT,
  lppMaximumCoordinatedSalary: LPP_MAXIMUM_COORDINATED_SALARY,
  lppSavingsCreditsMen: LPP_SAVINGS_CREDITS_MEN,
  lppSavingsCreditsWomen: LPP_SAVINGS_CREDITS_WOMEN,
  lppMinimumInterest: LPP_MINIMUM_INTEREST,
  lppConversionRateMen: LPP_MINIMUM_CONVERSION_RATE_MEN,
  lppConversionRateWomen: LPP_MINIMUM_CONVERSION_RATE_WOMEN,
  lppAges: LPP_AGES,
  lppFundEarliestAge: LPP_FUND_EARLIEST_AGE,
  lppPartialDrawing: LPP_PARTIAL_DRAWING,
  lppCapitalShare: LPP_CAPITAL_SHARE,
  lppSmallPension: LPP_SMALL_PENSION,
  lppSurvivorShare: LPP_SURVIVOR_SHARE,
  lppBuyIn: LPP_BUY_IN,
  lppHomeAdvance: LPP_HOME_ADVANCE,
  lppVestedAges: LPP_VESTED_AGES,
}
