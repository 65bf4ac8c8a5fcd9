/** The tax on all capital, and what staggering it over years would change. */
import type { Decision } from '~/dossier/shape/decision'
import type { Home } from '~/dossier/shape/place'
import type { Canton } from '~/law/tax/cantons'
import { capitalTaxLawIn } from '~/law/tax/capital-tax'
import type { Day } from '~/pillars/day'
import { addFrancs, type Franc } from '~/pillars/money'
import { isFederalOnly, type Taxpayer } from '~/pillars/tax/capital-tax'
import { type Bounds, difference } from '~/pillars/tax/shown-tax-year'
import { type PayWay, waysToPay } from '~/pillars/tax/spread'
import { capitalTaxSteps, type TaxSteps } from '~/pillars/tax/tax-steps'
import { Refusal } from '../../case/refusal'
import { municipalityIn } from '../../case/rules/municipality'
import type { PlannedPayment } from './payments'
import { type TaxOfYears, taxedYears } from './taxed-years'

export type DecidedTax = {
  municipality: string
  canton: Canton
  status: Decision['status']
  /** The most that may be owed until a court has decided on the canton's tariff, CHF; null: no case is pending. */
  provisional: Franc | null
  /** Whether a tax shown or compared is a range. */
  hasRange: boolean
  /** The canton's tax is not computed. */
  isFederalOnly: boolean
  /** Single parents: the federal tax is that of a couple, the canton's that of a single person. */
  isFederalOfCouple: boolean
  /** The year of the canton's tables, and the last day on which all were checked. */
  tablesOf: number
  tablesChecked: Day
  /** Whether a planned year has no tables of its own. */
  isAssumed: boolean
  /** As in the estimate, or in the chosen years. */
  planned: TaxOfYears
  /** Whether the year of a part is chosen. */
  isSpread: boolean
  /**
   * The same capital in one year, as far as the law allows, and each part in a separate year; `saved`: how much less tax
   * than in one year that costs, and the planned years cost. null: there is only one payment.
   */
  ways: (Record<PayWay, TaxOfYears> & { saved: { apart: Bounds; planned: Bounds } }) | null
  /** How the tax of the first year comes about. */
  steps: TaxSteps
}

export function taxpayerOf(
  { status, children }: Pick<Decision, 'status' | 'children'>,
  { canton, municipality }: Home,
): Taxpayer {
  const place = municipalityIn(canton, municipality)
  if (!('found' in place)) throw new Refusal('unfit')
  return { status, hasDependants: children, municipality: place.found }
}

/** @param compared the tax on each share in capital. null: no capital is paid */
export function decidedTax(
  payments: readonly PlannedPayment[],
  taxpayer: Taxpayer,
  { spread, compared }: Pick<Decision, 'spread'> & { compared: readonly Bounds[] },
): DecidedTax | null {
  const planned = taxedYears(payments, taxpayer)
  const [first] = planned.years
  if (!first) return null
  const law = capitalTaxLawIn(planned.years.at(-1)?.year ?? first.year)
  const ways = payments.length > 1 ? waysBeside(planned, payments, taxpayer) : null
  const told = [planned, ...(ways ? [ways.together, ways.apart] : []), ...compared]
  return {
    municipality: taxpayer.municipality.name,
    canton: taxpayer.municipality.canton,
    status: taxpayer.status,
    provisional: provisionalOf(planned),
    hasRange: told.some(({ low, high }) => low < high),
    isFederalOnly: isFederalOnly(taxpayer, law),
    isFederalOfCouple: taxpayer.hasDependants && taxpayer.status === 'single',
    tablesOf: law.year,
    tablesChecked: law.checked,
    isAssumed: planned.years.some(({ year }) => capitalTaxLawIn(year).assumed.cantons),
    planned,
    isSpread: spread.some(({ what }) => payments.some((payment) => payment.what === what)),
    ways,
    steps: capitalTaxSteps(first.capital, taxpayer, capitalTaxLawIn(first.year)),
  }
}

/** The tax owed in a year with a single tariff. */
function provisionalOf({ years }: TaxOfYears): Franc | null {
  const asked = years.map((year) => ('provisional' in year ? year.provisional : undefined))
  if (asked.every((amount) => amount === undefined)) return null
  return addFrancs(...years.map(({ owed }, index) => asked[index] ?? owed.high))
}

function waysBeside(planned: TaxOfYears, payments: readonly PlannedPayment[], taxpayer: Taxpayer) {
  const ways = waysToPay(payments)
  const [together, apart] = [taxedYears(ways.together, taxpayer), taxedYears(ways.apart, taxpayer)]
  const saved = { apart: difference(together, apart), planned: difference(together, planned) }
  return { together, apart, saved }
}
