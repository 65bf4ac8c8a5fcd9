import { percent } from '~/language/format'
import type { TableId } from '~/pillars/law-tables'
import { AGES, amount, type Formats, share } from './format'
import { AVS_FORMATS } from './values-avs'

/** The format of each table's values. A table without a format does not compile. */
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
