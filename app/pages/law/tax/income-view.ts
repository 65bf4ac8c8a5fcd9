/** Prepares the part on the tax on pensions: every figure comes from the tables that the estimate uses. */
import type { TFunction } from 'i18next'
import { chf, dayText, percent } from '~/language/format'
import type { Language } from '~/language/language'
import type { Canton, CantonIncomeTax, DeductionScale, IncomeTariff, ShownIncomeTaxLaw } from '~/pillars/law-tables'
import { citationOf } from '../citation'
import { deductionsWords, tariffWords } from './income-words'

export type IncomeCantonView = { canton: Canton; name: string; tariff: string[]; deductions: string[]; told: string[] }

/** A tariff or a scale of deductions, line by line. */
export type IncomeTableView = { key: string; caption: string; heads: string[]; rows: string[][] }

export type IncomeTaxView = {
  year: number
  checked: string
  calculator: string
  citation: string
  address: string
  amounts: { premium: string; single: string; married: string; couple: string; nothing: string }
  cantons: IncomeCantonView[]
  /** Every line of the selected canton. */
  shown: { name: string; tables: IncomeTableView[] } | null
}

export function incomeTaxView(law: ShownIncomeTaxLaw, asked: string, t: TFunction, language: Language): IncomeTaxView {
  const { federal, cantons } = law
  const names = Object.keys(cantons) as Canton[]
  const shown = names.find((canton) => canton === asked)
  const [single, married] = federal.insurance.map(chf)
  return {
    year: law.year,
    checked: dayText(law.checked),
    calculator: law.calculator.address,
    citation: citationOf(federal.source, t, language),
    address: federal.source.address,
    amounts: {
      premium: chf(law.premiumPerAdult),
      ...{ single: single ?? '', married: married ?? '' },
      couple: chf(federal.couple),
      nothing: chf(federal.nothingBelow),
    },
    cantons: names.map((canton) => ({
      canton,
      name: t(`words.cantons.${canton}`),
      tariff: tariffWords(cantons[canton], t),
      deductions: deductionsWords(cantons[canton], t),
      told: toldOf(cantons[canton], t),
    })),
    shown: shown ? { name: t(`words.cantons.${shown}`), tables: tablesOf(cantons[shown], t) } : null,
  }
}

/** An amount, or up to which income a range and why. */
function toldOf({ zone, checkedIn }: CantonIncomeTax, t: TFunction): string[] {
  if (!zone) return [t(`law.tax.income.told.${checkedIn ? 'carriedElsewhere' : 'amount'}`)]
  const [single, married] = zone.upTo.map((to) => {
    if (to === 0) return t('law.tax.income.told.never')
    return to === null ? t('law.tax.income.told.always') : t('law.tax.income.told.upTo', { amount: chf(to) })
  })
  return [
    t('law.tax.income.told.range', { single, married }),
    t(`law.tax.income.reasons.${zone.reason}`),
    ...(zone.likely ? [t('law.tax.income.told.likely')] : []),
  ]
}

function tablesOf(rules: CantonIncomeTax, t: TFunction): IncomeTableView[] {
  const tariffs = (['single', 'married', 'municipal'] as const).flatMap((name) => {
    const tariff = rules[name]
    return tariff ? [{ key: name, caption: t(`law.tax.income.table.${name}`), ...linesOf(tariff, t) }] : []
  })
  const scales = rules.deductions.flatMap((rule) => {
    if (rule.kind !== 'scale') return []
    const { single, married, otherwise } = rule
    const all = { single, married, otherSingle: otherwise?.single, otherMarried: otherwise?.married }
    return Object.entries(all).flatMap(([name, scale]) =>
      scale && scale.length > 1 ? [scaleTable(name as keyof typeof all, scale, t)] : [],
    )
  })
  return [...tariffs, ...scales]
}

type ScaleName = 'single' | 'married' | 'otherSingle' | 'otherMarried'

const scaleTable = (name: ScaleName, scale: DeductionScale, t: TFunction): IncomeTableView => ({
  key: `scale-${name}`,
  caption: t(`law.tax.income.table.scale.${name}`),
  heads: [t('law.tax.income.table.income'), t('law.tax.income.table.deduction')],
  rows: scale.map(([from, amount]) => [fromText(from, t), chf(amount)]),
})

const fromText = (amount: number, t: TFunction) => t('law.values.fromAmount', { amount: chf(amount) })

function linesOf(tariff: IncomeTariff, t: TFunction): Pick<IncomeTableView, 'heads' | 'rows'> {
  const heads = (...names: ('income' | 'tax' | 'above' | 'rate' | 'average' | 'formula')[]) =>
    names.map((name) => t(`law.tax.income.table.${name}`))
  if ('rate' in tariff) return { heads: heads('income', 'rate'), rows: [[fromText(0, t), percent(tariff.rate)]] }
  if ('steps' in tariff)
    return {
      heads: heads('income', 'tax', 'above'),
      rows: tariff.steps.map(([from, tax, rate]) => [fromText(from, t), chf(tax), fine(rate)]),
    }
  if ('averages' in tariff)
    return {
      heads: heads('income', 'average'),
      rows: tariff.averages.map(([from, rate]) => [fromText(from, t), fine(rate)]),
    }
  if ('logs' in tariff)
    return {
      heads: heads('income', 'formula'),
      rows: tariff.logs.map(([from, a, b, c]) => [fromText(from, t), `${a} + ${b} · x + ${c} · x · (ln x − 1)`]),
    }
  let from = 0
  const rows = tariff.slices.map(([width, rate]) => {
    const row = [fromText(from, t), fine(rate)]
    from += width ?? 0
    return row
  })
  return { heads: heads('income', 'above'), rows }
}

/** Some tariffs have more than two decimals. */
const fine = (rate: number) => `${Number(rate.toFixed(5))}\u00a0%`
