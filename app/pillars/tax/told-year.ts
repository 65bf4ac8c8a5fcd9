/** The tax of a year as the answer of a call and a page tell it. */
import type { CapitalTaxConfidence } from '~/law/tax/canton-tax'
import { addFrancs, type Franc, franc } from '../money'
import type { TaxYear } from './spread'

/** Of one calendar year, CHF; `capital` is what is taxed, the others are taxes. */
export type ToldTaxYear = { year: number; capital: Franc; federal: Franc } & (
  | ToldAmount
  /** The canton, whose method is not established. */
  | { refused: 'cantonNotEstablished' }
)

/**
 * `total`: federal, canton and municipality. By age and sex it may lie between `low` and `high`: `canton`, `municipality`
 * and `total` are then null. `provisional`: the total as it is asked for until a court has decided on the canton's tariff.
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

export function toldTaxYear({ year, capital, federal, cantonal }: TaxYear): ToldTaxYear {
  const told = { year, capital, federal }
  if (cantonal.kind === 'refused') return { ...told, refused: 'cantonNotEstablished' }
  const { confidence: sureness } = cantonal
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

/** CHF; one amount twice where it is known. */
export type Bounds = { low: Franc; high: Franc }

/** What is owed of a year: the whole tax, or the federal one alone of a canton that is refused. */
export function boundsOf(year: ToldTaxYear): Bounds {
  if ('refused' in year) return { low: year.federal, high: year.federal }
  const [low, high] = [year.low ?? year.total, year.high ?? year.total]
  if (low === null || high === null) throw new RangeError('a tax without an amount or a range')
  return { low, high }
}

/** By how much the first is more than the second, at either end. */
export function difference(one: Bounds, other: Bounds): Bounds {
  const [low, high] = [franc(one.low - other.low), franc(one.high - other.high)]
  return low < high ? { low, high } : { low: high, high: low }
}
