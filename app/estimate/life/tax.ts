/** The tax on the capital of a life, by calendar year. */
import type { CapitalTaxSureness, TaxStatus } from '~/law/tax/canton-tax'
import { CAPITAL_TAX_2026 } from '~/law/tax/capital-tax'
import { yearOf } from '~/pillars/day'
import type { LppResult, VestedResult } from '~/pillars/lpp'
import { addFrancs, type Franc } from '~/pillars/money'
import { pillar3aPayOuts } from '~/pillars/pillar-3a'
import type { TaxAssumptionKey } from '~/pillars/result'
import type { Taxpayer } from '~/pillars/tax/capital-tax'
import { type CapitalPayment, type TaxYear, taxByYear } from '~/pillars/tax/spread'
import { type LifeMoment, pillar3aQuestionOf } from './savings'
import type { Life } from './shape'

/** Of one calendar year, CHF; `capital` is what is taxed, the others are taxes. */
export type LifeTaxYear = { year: number; capital: Franc; federal: Franc } & (
  | LifeTaxAmount
  /** The canton, whose method is not established. */
  | { refused: 'cantonNotEstablished' }
)

/**
 * `total`: federal, canton and municipality. By age and sex it may lie between `low` and `high`: `canton`, `municipality`
 * and `total` are then null. `provisional`: the total as it is asked for until a court has decided on the canton's tariff.
 */
type LifeTaxAmount = {
  canton: Franc | null
  municipality: Franc | null
  total: Franc | null
  sureness: CapitalTaxSureness
  low?: Franc
  high?: Franc
  provisional?: Franc
}

/** Of the first year of payment; `years`: of each, where there are several. */
export type LifeTax = LifeTaxYear & { years?: LifeTaxYear[] }

/** A life in one situation, with the capital that its second pillar pays. */
export type TaxedLife = { moment: LifeMoment; lpp: LppResult | null; vested: VestedResult | null }

/** null: nobody asks for it, or no capital is paid. */
export function taxOf(taxed: TaxedLife): { tax: LifeTax; assumptions: TaxAssumptionKey[] } | null {
  const { life } = taxed.moment
  if (!life.tax) return null
  const taxpayer = taxpayerOf(life, life.tax)
  const years = taxByYear(paymentsOf(taxed), taxpayer, CAPITAL_TAX_2026)
  const told = years.map(toldYear)
  const [first] = told
  if (!first) return null
  return {
    tax: { ...first, ...(told.length > 1 && { years: told }) },
    assumptions: assumptionsOf(years, taxpayer, life.tax),
  }
}

type Asked = NonNullable<Life['tax']>

function taxpayerOf(life: Life, { municipality, status, children }: Asked): Taxpayer {
  const found = CAPITAL_TAX_2026.municipalities.get(municipality)
  if (!found) throw new RangeError('a municipality that the rules let pass')
  return { status: status ?? statusOf(life), hasDependants: children, municipality: found }
}

/** Spouses who do not live together are taxed alone. */
const statusOf = ({ marriages }: Life): TaxStatus =>
  marriages.some(({ end, separatedSince }) => end === null && separatedSince === null) ? 'married' : 'single'

function paymentsOf({ moment, lpp, vested }: TaxedLife): CapitalPayment[] {
  const payments = [
    ...(lpp ? [{ what: 'lpp', on: lpp.from, amount: lpp.capital }] : []),
    ...(vested?.accounts ?? []).map(({ paydate, projected }) => ({ what: 'vested', on: paydate, amount: projected })),
    ...pillar3aPayOuts(pillar3aQuestionOf(moment)).map((payOut) => ({ what: 'pillar3a', ...payOut })),
  ]
  return payments.filter(({ amount }) => amount > 0).map(({ what, on, amount }) => ({ what, year: yearOf(on), amount }))
}

function toldYear({ year, capital, federal, cantonal }: TaxYear): LifeTaxYear {
  const told = { year, capital, federal }
  if (cantonal.kind === 'refused') return { ...told, refused: 'cantonNotEstablished' }
  const { sureness } = cantonal
  const withFederal = (amount: Franc) => addFrancs(federal, amount)
  if (cantonal.kind === 'range') {
    const bounds = { low: withFederal(cantonal.low), high: withFederal(cantonal.high) }
    return { ...told, canton: null, municipality: null, total: null, sureness, ...bounds }
  }
  const { canton, municipality, provisional } = cantonal
  return {
    ...told,
    canton,
    municipality,
    total: addFrancs(federal, canton, municipality),
    sureness,
    ...(provisional !== null && { provisional: withFederal(provisional) }),
  }
}

function assumptionsOf(
  years: readonly TaxYear[],
  { status, hasDependants }: Taxpayer,
  asked: Asked,
): TaxAssumptionKey[] {
  const isCantonTold = years.some(({ cantonal }) => cantonal.kind !== 'refused')
  const made: [TaxAssumptionKey, boolean][] = [
    ['taxTablesOf2026', years.some(({ isLawKnown }) => !isLawKnown)],
    ['churchTaxLeftOut', isCantonTold],
    ['taxStatusOfToday', asked.status === null],
    ['spouseCapitalLeftOut', status === 'married'],
    ['cantonTaxedAsSingle', isCantonTold && status === 'single' && hasDependants],
  ]
  return made.flatMap(([key, isMade]) => (isMade ? [key] : []))
}
