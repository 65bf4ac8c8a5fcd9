/**
 * What is decided of pension and capital, as it is taken home: figures alone, without the place. Amounts in CHF, `monthly`
 * and `givenUp` a month, `share` in percent.
 */
import { z } from 'zod'
import type { Franc } from '~/pillars/money'

const Francs = z.int() as unknown as z.ZodType<Franc, number>
/** One amount twice where it is known. */
const Bounds = z.object({ low: Francs, high: Francs })

export const ExportedDecision = z.object({
  /** The share in capital, what it gives up and brings, and what its tax leaves; null: no share is chosen. */
  choice: z
    .object({
      share: z.number(),
      givenUp: Francs,
      monthly: Francs,
      capital: Francs,
      tax: Bounds.nullable(),
      left: Bounds.nullable(),
    })
    .nullable(),
  /** All capital by calendar year, that of a spouse too where it is told, with its tax. */
  years: z.array(Bounds.extend({ year: z.int(), capital: Francs })),
  /** Of a canton whose tax is not computed. */
  isFederalOnly: z.boolean(),
  /** The year of the tables. */
  tablesOf: z.int(),
})
export type ExportedDecision = z.infer<typeof ExportedDecision>

type Range = { low: Franc; high: Franc }
type TaxedYear = { year: number; capital: Franc; federal: Franc } & (
  | { refused: string }
  | { total: Franc | null; low?: Franc; high?: Franc }
)
/** What the page of the decision shows. */
type DecisionToExport = {
  choice: {
    share: number
    givenUp: Franc
    monthly: Franc
    capital: Franc
    tax: Range | null
    left: Range | null
  } | null
  tax: { planned: { years: readonly TaxedYear[] }; tablesOf: number } | null
}

/** null: nothing is decided, or no capital is paid. */
export function exportedDecision(decision: DecisionToExport | null): ExportedDecision | null {
  if (!decision?.tax) return null
  const { planned, tablesOf } = decision.tax
  return ExportedDecision.parse({
    choice: decision.choice,
    years: planned.years.map((year) => ({ year: year.year, capital: year.capital, ...boundsOf(year) })),
    isFederalOnly: planned.years.some((year) => 'refused' in year),
    tablesOf,
  })
}

function boundsOf(year: TaxedYear): Range {
  if ('refused' in year) return { low: year.federal, high: year.federal }
  const [low, high] = [year.low ?? year.total, year.high ?? year.total]
  if (low === null || high === null) throw new RangeError('a tax without an amount or a range')
  return { low, high }
}
