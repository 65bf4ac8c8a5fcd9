/** Prepares the page on the tax on capital: every figure comes from the tables that the estimate uses. */
import type { TFunction } from 'i18next'
import { articleText } from '~/language/article'
import { amountText, chf, dayText, percent } from '~/language/format'
import type { Language } from '~/language/language'
import type { Canton, CantonTax, ShownTaxLaw, Tariff, TaxStatus } from '~/pillars/law-tables'
import { methodOf } from '~/ui/tax-method'
import { citationOf } from '../citation'

/** How certain a canton's tax is, and how it is shown. */
export type CantonState = 'checked' | 'carried' | 'range' | 'refused'

export type CantonView = {
  canton: Canton
  name: string
  /** A few words for each. */
  method: string[]
  article: string | null
  state: CantonState
}

export type TariffView = { status: TaxStatus; rows: { from: string; tax: string; above: string }[] }

/** The tariffs that apply from a year on. */
export type FederalView = { year: number; citation: string; address: string; share: string; tariffs: TariffView[] }

export type TaxLawView = {
  year: number
  checked: string
  calculator: string
  municipalities: string
  /** The earliest comes first. */
  federal: FederalView[]
  cantons: CantonView[]
  /** The bounds assumed for a canton's yearly annuity, as shares of the capital. */
  annuity: { low: string; high: string }
}

export function taxLawView(law: ShownTaxLaw, t: TFunction, language: Language): TaxLawView {
  return {
    year: law.year,
    checked: dayText(law.checked),
    calculator: law.calculator.address,
    municipalities: amountText(law.municipalityCount),
    federal: law.federal.map(({ year, source, share, tariffs }) => ({
      year,
      citation: citationOf(source, t, language),
      address: source.address,
      share: percent(share * 100),
      tariffs: (['single', 'married'] as const).map((status) => ({ status, rows: rowsOf(tariffs[status], t) })),
    })),
    cantons: Object.entries(law.cantons).map(([canton, rules]) => cantonView(canton as Canton, rules, { t, language })),
    annuity: annuityOf(law),
  }
}

type In = { t: TFunction; language: Language }

function rowsOf(tariff: Tariff, t: TFunction): TariffView['rows'] {
  if (!('steps' in tariff)) throw new RangeError('a federal tariff without steps')
  return tariff.steps.map(([from, tax, rate]) => ({
    from: t('law.values.fromAmount', { amount: chf(from) }),
    tax: chf(tax),
    above: percent(rate),
  }))
}

function cantonView(canton: Canton, rules: CantonTax | null, { t, language }: In): CantonView {
  return {
    canton,
    name: t(`words.cantons.${canton}`),
    method: rules ? methodOf(rules, t) : [t('law.tax.methods.unknown')],
    article: rules?.article ? articleText(rules.article, language) : null,
    state: stateOf(rules),
  }
}

function stateOf(rules: CantonTax | null): CantonState {
  if (!rules) return 'refused'
  return isRange(rules) ? 'range' : rules.confidence
}

const isRange = ({ method }: CantonTax) => method.kind === 'annuity' && method.annuities.length > 1

/** For the canton that is shown as a range. */
function annuityOf({ cantons }: ShownTaxLaw): TaxLawView['annuity'] {
  const ranged = Object.values(cantons).find((rules) => rules && isRange(rules))
  const [low = 0, high = low] = ranged?.method.kind === 'annuity' ? ranged.method.annuities : []
  return { low: percent(low * 100), high: percent(high * 100) }
}
