/** How a canton taxes pensions, in a few words for each rule. Pairs are of somebody alone and of a couple. */
import type { TFunction } from 'i18next'
import { amountText, chf, percent } from '~/language/format'
import type { CantonIncomeTax, IncomeDeduction, IncomeTariff, PerStatus } from '~/pillars/law-tables'

/** One amount where both are the same. */
const pair = ([single, married]: PerStatus) =>
  single === married ? chf(single) : `${chf(single)} / ${amountText(married)}`
const rates = ([single, married]: PerStatus) => `${percent(single * 100)} / ${percent(married * 100)}`
const share = (rate: number) => percent(rate * 100)

export function tariffWords(rules: CantonIncomeTax, t: TFunction): string[] {
  const { splitting, married, index, coupleReduction, factor, maxShare, headTax } = rules
  const reduction = coupleReduction && { rate: share(coupleReduction.rate), max: chf(coupleReduction.max) }
  return [
    ratesOf(rules.single, t),
    ...(married ? [t('law.tax.income.tariff.couple')] : []),
    ...(splitting ? [t('law.tax.income.tariff.splitting', { divisor: Number(splitting.divisor.toFixed(3)) })] : []),
    ...(index ? [t('law.tax.income.tariff.index')] : []),
    ...(reduction ? [t('law.tax.income.tariff.reduction', reduction)] : []),
    ...(factor ? [t('law.tax.income.tariff.factor', { share: share(factor) })] : []),
    ...(maxShare ? [t('law.tax.income.tariff.most', { share: share(maxShare) })] : []),
    ...(headTax ? [t('law.tax.income.tariff.head', { amount: pair(headTax) })] : []),
  ]
}

function ratesOf(tariff: IncomeTariff, t: TFunction): string {
  if ('rate' in tariff) return t('law.tax.income.tariff.rate', { rate: percent(tariff.rate) })
  if ('logs' in tariff) return t('law.tax.income.tariff.formula')
  const all =
    'averages' in tariff
      ? tariff.averages.map(([, rate]) => rate)
      : 'steps' in tariff
        ? tariff.steps.map(([, , rate]) => rate)
        : tariff.slices.map(([, rate]) => rate)
  const taxed = all.filter((rate) => rate > 0)
  const [low, high] = [Math.min(...taxed), Math.max(...taxed)].map(percent)
  return t(`law.tax.income.tariff.${'averages' in tariff ? 'averages' : 'rates'}`, { low, high })
}

export const deductionsWords = ({ insurance, deductions }: CantonIncomeTax, t: TFunction): string[] => [
  insurance ? t('law.tax.income.deduction.premiums', { amount: pair(insurance) }) : t('law.tax.income.deduction.all'),
  ...deductions.map((rule) => {
    const words = wordsOf(rule, t)
    return rule.isUncertain ? t('law.tax.income.deduction.retired', { words }) : words
  }),
]

function wordsOf(rule: IncomeDeduction, t: TFunction): string {
  switch (rule.kind) {
    case 'fixed':
      return t('law.tax.income.deduction.fixed', { amount: pair(rule.amounts) })
    case 'gap':
      return t('law.tax.income.deduction.gap', { share: share(rule.rate), to: pair(rule.to) })
    case 'gapEach':
      return t('law.tax.income.deduction.gapEach', { share: share(rule.rate), to: chf(rule.to), most: chf(rule.max) })
    case 'coupleShare':
      return t('law.tax.income.deduction.coupleShare', {
        ...{ share: share(rule.rate), least: chf(rule.min), most: chf(rule.max) },
      })
    case 'scale':
      return t('law.tax.income.deduction.scale', { amount: pair(mostOf(rule)) })
    case 'stairs':
      return t('law.tax.income.deduction.stairs', { amount: pair(rule.amounts), from: pair(rule.from) })
    case 'fade':
      return t('law.tax.income.deduction.fade', { amount: pair(rule.amounts), from: pair(rule.from) })
    case 'modest':
      return t('law.tax.income.deduction.modest', { amount: pair(rule.amounts), share: share(rule.rate) })
    case 'upTo':
      return upToWords(rule, t)
    case 'shareThenFall':
      return t('law.tax.income.deduction.shareThenFall', { share: rates(rule.rates), to: pair(rule.to) })
  }
}

const mostOf = ({ single, married }: Extract<IncomeDeduction, { kind: 'scale' }>): PerStatus => [
  single[0]?.[1] ?? 0,
  (married ?? single)[0]?.[1] ?? 0,
]

function upToWords({ amounts, to }: Extract<IncomeDeduction, { kind: 'upTo' }>, t: TFunction): string {
  const amount = pair(amounts)
  const [single, married] = to
  return single === null || married === null
    ? t('law.tax.income.deduction.fixed', { amount })
    : t('law.tax.income.deduction.upTo', { amount, to: pair([single, married]) })
}
