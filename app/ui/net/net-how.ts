/** How a net amount comes about, in sentences: the same on a page and in a file. */
import type { Home } from '~/dossier/shape/place'
import { articleText } from '~/language/article'
import { chf, percent } from '~/language/format'
import type { Language } from '~/language/language'
import { rangeText } from '~/language/range-text'
import type { NetAssumptionKey, ToldNet } from '~/pillars/synthesis/net'
import type { UncertainEnd } from '~/pillars/tax/income-deductions'
import type { T } from '../frame/text'

/** Whether higher premiums would lower the tax: all that the calculator assumes is deducted, so the cap of the canton is not reached. */
export const canDifferByPremiums = ({ assumptions, tax }: Pick<ToldNet, 'assumptions' | 'tax'>): boolean =>
  assumptions.includes('premiumAssumed') && tax.steps.cantonal.low.insurance === tax.steps.premiums

export function deductionSentences(
  t: T,
  { adults, tax }: ToldNet,
  { place, language }: { place: Home; language: Language },
): string[] {
  const { pensions, premiums, federal, cantonal } = tax.steps
  const between = (of: (end: UncertainEnd) => number) => rangeText(t, ...inOrder(chf, of('low'), of('high')))
  const others = (end: UncertainEnd) => cantonal[end].deductions.reduce((sum, { amount }) => sum + amount, 0)
  const { multipliers } = cantonal.low
  return [
    t(`net.steps.asLaw${adults === 2 ? 'OfTwo' : ''}`),
    t(`net.steps.federalHow${adults === 2 ? 'Couple' : ''}`, {
      pensions: chf(pensions),
      insurance: chf(federal.insurance),
      couple: chf(federal.couple),
      taxed: chf(federal.taxed),
      articles: articleText(federal.articles.deductions, language),
    }),
    t(`net.steps.${others('low') + others('high') > 0 ? 'cantonHow' : 'cantonHowAlone'}`, {
      ...place,
      pensions: chf(pensions),
      insurance: between((end) => cantonal[end].insurance),
      others: between((end) => Math.round(others(end))),
      taxed: between((end) => Math.round(cantonal[end].taxed)),
      cantonMultiplier: percent(multipliers.canton),
      municipalityMultiplier: percent(multipliers.municipality),
    }),
    t('net.steps.premium', { premium: chf(premiums) }),
  ]
}

/** CHF a year: all pensions less all taxes, by that end of the tax. */
export function leftInYear({ tax, pensions }: Pick<ToldNet, 'tax' | 'pensions'>, end: UncertainEnd): number {
  const { canton, municipality } = tax.steps.cantonal[end]
  return pensions.all.expected - tax.federal - tax.headTax - canton - municipality
}

/** What belongs to the two ends of the tax, the lower amount first. */
export const inOrder = (written: (amount: number) => string, one: number, other: number): [string, string] => [
  written(Math.min(one, other)),
  written(Math.max(one, other)),
]

/** The year of the tables, where that is not assumed, and what is assumed. */
export const basisSentences = (t: T, { tax, assumptions }: ToldNet): string[] => [
  ...(tax.assumed.cantons || tax.assumed.federal ? [] : [t('net.steps.tables', { year: tax.tablesOf })]),
  ...assumptions.map((key) => assumptionSentence(t, key)),
]

function assumptionSentence(t: T, key: NetAssumptionKey): string {
  const [, year] = /^taxTablesOf(\d+)$/.exec(key) ?? []
  return year === undefined
    ? t(`net.assumptions.${key as Exclude<NetAssumptionKey, `taxTablesOf${number}`>}`)
    : t('net.assumptions.taxTables', { year })
}
