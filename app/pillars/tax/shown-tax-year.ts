/** The tax of a year as an API answer and a page show it. */
import type { CapitalTaxConfidence } from '~/law/tax/canton-tax'
import { addFrancs, type Franc, franc } from '../money'
import type { TaxYear } from './spread'

/** One calendar year, CHF; `capital` is the taxed amount, the others are taxes. */
export type ShownTaxYear = { year: number; capital: Franc; federal: Franc } & (
  | ToldAmount
  /** The canton, whose method is not established. */
  | { refused: 'cantonNotEstablished' }
)

/**
 * `total`: federal, canton and municipality. Depending on age and sex it may lie between `low` and `high`: `canton`,
 * `municipality` and `total` are then null. `provisional`: the total that is demanded until a court has decided on the
 * canton's tariff.
 */
type ToldAmount = {
  canton: Franc | null
  municipality: Franc | null
  total: Franc | null
  sureness: CapitalTaxConfidence
  low?: Franc
  high?: Franc
  provisional?: Franc
}

export function shownTaxYear({ year, capital, federal, cantonal }: TaxYear): ShownTaxYear {
  const shown = { year, capital, federal }
  if (cantonal.kind === 'refused') return { ...shown, refused: 'cantonNotEstablished' }
  const { confidence: sureness } = cantonal
  const withFederal = (amount: Franc) => addFrancs(federal, amount)
  if (cantonal.kind === 'range') {
    const bounds = { low: withFederal(cantonal.low), high: withFederal(cantonal.high) }
    return { ...shown, canton: null, municipality: null, total: null, sureness, ...bounds }
  }
  const { canton, municipality, provisional } = cantonal
  return {
    ...shown,
    canton,
    municipality,
    total: addFrancs(federal, canton, municipality),
    sureness,
    ...(provisional !== null && { provisional: withFederal(provisional) }),
  }
}

/** CHF; one amount twice where it is known. */
export type Bounds = { low: Franc; high: Franc }

/** The tax owed for a year: the whole tax, or the federal one only if the canton is refused. */
export function boundsOf(year: ShownTaxYear): Bounds {
  if ('refused' in year) return { low: year.federal, high: year.federal }
  const [low, high] = [year.low ?? year.total, year.high ?? year.total]
  if (low === null || high === null) throw new RangeError('a tax without an amount or a range')
  return { low, high }
}

/** The amount by which the first exceeds the second, at either end. */
export function difference(one: Bounds, other: Bounds): Bounds {
  const [low, high] = [franc(one.low - other.low), franc(one.high - other.high)]
  return low < high ? { low, high } : { low: high, high: low }
}
