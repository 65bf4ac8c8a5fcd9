/** What was read in the tax calculator of the Federal Tax Administration, a file for each year of its tables. */
import type { TaxReading } from './case'

/** By the letters of the files. */
export const READINGS = { B: 'prevoyance', C: 'mint', D: 'unknown' } as const satisfies Record<string, TaxReading>

/** CHF; `expected`: what was read, by its name. */
export type ReadTax = {
  id: string
  source: keyof typeof READINGS
  status: 'single' | 'married'
  amount: number
  /** In the register of municipalities; null: the federal tax alone. */
  municipality: number | null
  /** The same amount in each of several years. */
  payments?: number[]
  expected: Record<string, number>
}

/** `figures`: how many different ones it has, and for how many of these we have none of our own. */
export type YearOfReadings = { year: number; figures: { compared: number; refused: number }; cases: ReadTax[] }

/** The earliest first. A new year is a file beside these. */
export const TAX_READINGS: readonly YearOfReadings[] = Object.values(
  import.meta.glob<YearOfReadings>('./cases/capital-tax-*.json', { eager: true, import: 'default' }),
).toSorted((one, other) => one.year - other.year)

/** Those that the page shows. */
export function latestReadings(): YearOfReadings {
  const latest = TAX_READINGS.at(-1)
  if (!latest) throw new RangeError('no file of readings')
  return latest
}
