/** The tax of a year as the answer of a call and a page tell it. */
import type { CapitalTaxSureness } from '~/law/tax/canton-tax'
import { addFrancs, type Franc } from '../money'
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
  sureness: CapitalTaxSureness
  low?: Franc
  high?: Franc
  provisional?: Franc
}

export function toldTaxYear({ year, capital, federal, cantonal }: TaxYear): ToldTaxYear {
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
