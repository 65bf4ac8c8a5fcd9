/** How a canton taxes capital, in a few words per canton. */
import type { TFunction } from 'i18next'
import { chf, percent } from '~/language/format'
import type { CantonTax, Tariff } from '~/pillars/law-tables'

export function methodOf(rules: CantonTax, t: TFunction): string[] {
  const { min, max, splitting, marriedDeduction } = rules
  return [
    ...wayOf(rules, t),
    ...(min ? [t('law.tax.methods.min', { rate: percent(min) })] : []),
    ...(max ? [t('law.tax.methods.max', { rate: percent(max) })] : []),
    ...(splitting ? [t('law.tax.methods.splitting', { divisor: Number(splitting.divisor.toFixed(2)) })] : []),
    ...(marriedDeduction ? [t('law.tax.methods.deduction', { amount: chf(marriedDeduction) })] : []),
  ]
}

function wayOf({ method, single, married }: CantonTax, t: TFunction): string[] {
  if (method.kind === 'share') {
    const { share, above } = method
    return [
      t('law.tax.methods.share', { share: percent(share * 100) }),
      ...(above
        ? [t('law.tax.methods.shareAbove', { share: percent(above.share * 100), amount: chf(above.from) })]
        : []),
    ]
  }
  if (method.kind === 'annuity') {
    const [low, high = low] = method.annuities.map((share) => percent(share * 100))
    return [low === high ? t('law.tax.methods.annuity', { share: low }) : t('law.tax.methods.annuities', { low, high })]
  }
  const [own, ofMarried] = [tariffWords(single, t), married && tariffWords(married, t)]
  return ofMarried && ofMarried !== own ? [own, t('law.tax.methods.ofMarried', { method: ofMarried })] : [own]
}

function tariffWords(tariff: Tariff, t: TFunction): string {
  if ('rate' in tariff) return t('law.tax.methods.rate', { rate: percent(tariff.rate) })
  const rates = 'steps' in tariff ? tariff.steps.map(([, , rate]) => rate) : tariff.slices.map(([, rate]) => rate)
  const taxed = rates.filter((rate) => rate > 0)
  return t('law.tax.methods.rates', { low: percent(Math.min(...taxed)), high: percent(Math.max(...taxed)) })
}
