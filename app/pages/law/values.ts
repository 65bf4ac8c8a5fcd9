import { percent } from '~/language/format'
import type { TableId, TableValues } from '~/pillars/law-tables'
import { span } from '~/ui/explained/step-words'
import { AGES, amount, type Format, type Formats, figure, limits, share } from './format'
import { AVS_FORMATS } from './values-avs'

const CREDITS: Format<TableValues['lppSavingsCreditsMen']> = {
  heads: ['rates'],
  grid: (brackets, t) => ({
    heads: [t('law.heads.lppAge'), t('law.heads.rate')],
    rows: brackets.map(({ fromAge, rate }) => [t('law.values.sinceAge', { age: fromAge }), percent(rate)]),
  }),
}

/** The format of each table's values. A table without a format does not compile. */
export const FORMATS: Formats<TableId> = {
  ...AVS_FORMATS,
  lppEntryThreshold: amount('perYear'),
  lppCoordinationDeduction: amount('perYear'),
  lppMinimumCoordinatedSalary: amount('perYear'),
  lppUpperLimit: amount('perYear'),
  lppMaximumCoordinatedSalary: amount('perYear'),
  lppSavingsCreditsMen: CREDITS,
  lppSavingsCreditsWomen: CREDITS,
  lppMinimumInterest: share('perYear'),
  lppConversionRateMen: share('perYear'),
  lppConversionRateWomen: share('perYear'),
  lppAges: AGES,
  lppFundEarliestAge: figure('earliest', (count, t) => t('words.age', { count })),
  lppPartialDrawing: limits(({ steps, firstShare }, t) => [
    [t('law.values.mostParts'), String(steps)],
    [t('law.values.firstPart'), percent(firstShare)],
  ]),
  lppCapitalShare: share('share'),
  lppSmallPension: share('shareOfMinimum'),
  lppSurvivorShare: share('shareOfOldAge'),
  lppBuyIn: limits(({ blockYears, arrivalYears, arrivalShare, ceilingsFromAge }, t) => [
    [t('law.values.noCapitalFor'), span(t, blockYears * 12)],
    [t('law.values.arrivalYears'), span(t, arrivalYears * 12)],
    [t('law.values.arrivalShare'), percent(arrivalShare)],
    [t('law.values.ceilingsFrom'), t('words.age', { count: ceilingsFromAge })],
  ]),
  lppHomeAdvance: limits(({ wholeUntilAge, shareLater, yearsBefore }, t) => [
    [t('law.values.wholeUntil'), t('words.age', { count: wholeUntilAge })],
    [t('law.values.shareLater'), percent(shareLater)],
    [t('law.values.notInLast'), span(t, yearsBefore * 12)],
  ]),
  lppVestedAges: AGES,
  pillar3aCeilingWithFund: amount('perYear'),
  pillar3aCeilingWithoutFund: amount('perYear'),
  pillar3aIncomeShare: share('share'),
  pillar3aPayOutAges: AGES,
  pillar3aLatePurchase: limits(({ firstYear, yearsBack }, t) => [
    [t('law.values.firstGap'), String(firstYear)],
    [t('law.values.gapsBack'), span(t, yearsBack * 12)],
  ]),
}
