/**
 * What is decided about pension and capital, as people take it home: figures only, without the place. Amounts in CHF,
 * `monthly` and `givenUp` a month, `share` in percent.
 */
import { z } from 'zod'
import type { Franc } from '~/pillars/money'
import { MOST_OF_A_LINK } from './exported-income'

const Francs = z.int() as unknown as z.ZodType<Franc, number>
/** The same amount twice if it is known. */
const Bounds = z.object({ low: Francs, high: Francs })

/**
 * `carried`: the canton's method rests on published results; `range`: the tax lies between two amounts; `couple`: the
 * federal tax of a single person with children is that of a couple.
 */
const NOTES = ['carried', 'range', 'couple'] as const

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
  /** All capital by calendar year, including a spouse's if it is given, with its tax. */
  years: z.array(Bounds.extend({ year: z.int(), capital: Francs })).max(MOST_OF_A_LINK),
  /** Only the federal tax is computed, not the canton's. */
  isFederalOnly: z.boolean(),
  /** What is special about the tax; older links have none. */
  notes: z.array(z.enum(NOTES)).max(MOST_OF_A_LINK).default([]),
  /**
   * The total claimed until a court has decided on the canton's tariff; null: no court is involved, or the amount is
   * not given.
   */
  provisional: Francs.nullable().default(null),
  /** The year of the tables. */
  tablesOf: z.int(),
})
export type ExportedDecision = z.infer<typeof ExportedDecision>

type Range = { low: Franc; high: Franc }
type TaxedYear = {
  year: number
  capital: Franc
  owed: Range
  sureness?: string
}
type TaxToExport = {
  planned: { years: readonly TaxedYear[] }
  tablesOf: number
  isFederalOnly: boolean
  isFederalOfCouple: boolean
  provisional: Franc | null
}
/** What the decision page shows. */
type DecisionToExport = {
  choice: {
    share: number
    givenUp: Franc
    monthly: Franc
    capital: Franc
    tax: Range | null
    left: Range | null
  } | null
  tax: TaxToExport | null
}

/** null: nothing is decided, or no capital is paid. */
export function exportedDecision(decision: DecisionToExport | null): ExportedDecision | null {
  if (!decision?.tax) return null
  const { planned, tablesOf, isFederalOnly, isFederalOfCouple, provisional } = decision.tax
  const applies: Record<(typeof NOTES)[number], boolean> = {
    carried: planned.years.some(({ sureness }) => sureness === 'carried'),
    range: planned.years.some(({ owed }) => owed.low < owed.high),
    couple: isFederalOfCouple,
  }
  return ExportedDecision.parse({
    choice: decision.choice,
    years: planned.years.map((year) => ({ year: year.year, capital: year.capital, ...year.owed })),
    notes: NOTES.filter((note) => applies[note]),
    ...{ isFederalOnly, provisional, tablesOf },
  })
}

/**
 * Without the total claimed until a court decides: only Schwyz has it. Valais, whose own tax is not computed, and
 * Ticino, whose tax lies between two amounts, can still be guessed: without these marks the amounts would be wrong.
 */
export const withoutCanton = (decision: ExportedDecision | null): ExportedDecision | null =>
  decision && { ...decision, provisional: null }
