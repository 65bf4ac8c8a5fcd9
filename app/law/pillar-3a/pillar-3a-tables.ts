import type { Pillar3aValues, TablesOf } from '../table-values'
import { PILLAR_3A_PAY_OUT_AGES } from './ages'
import { PILLAR_3A_CEILING_WITH_FUND, PILLAR_3A_CEILING_WITHOUT_FUND, PILLAR_3A_INCOME_SHARE } from './ceilings'
import { PILLAR_3A_LATE_PURCHASE } from './late-purchase'

/** Every table of the third pillar. */
export const PILLAR_3A_TABLES: TablesOf<Pillar3aValues> = {
  pillar3aCeilingWithFund: PILLAR_3A_CEILING_WITH_FUND,
  pillar3aCeilingWithoutFund: PILLAR_3A_CEILING_WITHOUT_FUND,
  pillar3aIncomeShare: PILLAR_3A_INCOME_SHARE,
  pillar3aPayOutAges: PILLAR_3A_PAY_OUT_AGES,
  pillar3aLatePurchase: PILLAR_3A_LATE_PURCHASE,
}
