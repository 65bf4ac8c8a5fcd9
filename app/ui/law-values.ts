import type { TableId } from '~/pillars/law-tables'
import { percent } from '~/text/format'
import { AGES, amount, type Formats, share } from './law-format'
import { AVS_FORMATS } from './law-values-avs'

/** How each table's values are told; a table without its format does not compile. */
export const FORMATS: Formats<TableId> = {
  ...AVS_FORMATS,
  lppEntryThreshold: amount('perYear'),
  lppCoordinationDeduction: amount('perYear'),
  lppMinimumCoordinatedSalary: amount('perYear'),
  lppUpperLimit: amount('perYear'),
  lppMaximumCoordinatedSalary: amount('perYear'),
  lppSavingsCredits: {
    heads: ['rates'],
    grid: (brackets, t) => ({
      heads: [t('law.heads.lppAge'), t('law.heads.rate')],
      rows: brackets.map(({ fromAge, rate }) => [t('law.values.sinceAge', { age: fromAge }), percent(rate)]),
    }),
  },
  lppMinimumInterest: share('perYear'),
  lppConversionRateMen: share('perYear'),
  lppConversionRateWomen: share('perYear'),
  lppAges: AGES,
  lppCapitalShare: share('share'),
  pillar3aCeilingWithFund: amount('perYear'),
  pillar3aCeilingWithoutFund: amount('perYear'),
  pillar3aIncomeShare: share('share'),
  pillar3aPayOutAges: AGES,
}
