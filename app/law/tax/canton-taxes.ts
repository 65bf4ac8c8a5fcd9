/** How the cantons tax capital, one row for each year with known tables. */
import type { CantonTax } from './canton-tax'
import { CANTONS, type Canton } from './cantons'
import taxes2026 from './cantons-2026.json'
import { tableOfYears, type YearFile } from './yearly-table'

export type Municipality = {
  canton: Canton
  /** Its number in the official register of municipalities. */
  number: number
  name: string
  /** Its tax, percent of the simple tax. */
  multiplier: number
}

export type CantonTaxes = {
  year: number
  /** In the order of the Federal Constitution. null: refused, since its method is not established. */
  cantons: Record<Canton, CantonTax | null>
  /** Keyed by their number. */
  municipalities: ReadonlyMap<number, Municipality>
}

/** A file of a year; canton-taxes.test.ts holds each of them to this shape, and to bounds. */
type YearOfTaxes = YearFile & {
  cantons: Record<
    Canton,
    { tax: CantonTax | null; municipalities: [number: number, multiplier: number, name: string][] }
  >
}

/** Oldest first. A new year is a file like these, and its name here. */
const YEARS = [taxes2026] as unknown as readonly [YearOfTaxes, ...YearOfTaxes[]]

function lawOfYear({ year, cantons }: YearOfTaxes): CantonTaxes {
  const municipalities = CANTONS.flatMap((canton) =>
    cantons[canton].municipalities.map(([number, multiplier, name]) => ({ canton, number, multiplier, name })),
  )
  return {
    year,
    cantons: Object.fromEntries(CANTONS.map((canton) => [canton, cantons[canton].tax])) as CantonTaxes['cantons'],
    municipalities: new Map(municipalities.map((municipality) => [municipality.number, municipality])),
  }
}

export const CANTON_TAXES = tableOfYears(
  { id: 'capitalTax', title: 'Cantonal tax on capital', unit: 'CHF, % of the capital' },
  YEARS,
  lawOfYear,
)
