/**
 * What is decided of pension and capital, as it is taken home: figures alone, without the place. Amounts in CHF, `monthly`
 * and `givenUp` a month, `share` in percent.
 */
import { z } from 'zod'
import type { Franc } from '~/pillars/money'
import { MOST_OF_A_LINK } from './exported-income'

const Francs = z.int() as unknown as z.ZodType<Franc, number>
/** One amount twice where it is known. */
const Bounds = z.object({ low: Francs, high: Francs })

/**
 * `carried`: published results stand for the canton's method; `range`: the tax lies between two amounts; `couple`: the federal
 * tax of one alone with children is that of a couple.
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
  /** All capital by calendar year, that of a spouse too where it is told, with its tax. */
  years: z.array(Bounds.extend({ year: z.int(), capital: Francs })).max(MOST_OF_A_LINK),
  /** Of a canton whose tax is not computed. */
  isFederalOnly: z.boolean(),
  /** What is special about the tax; links made before it was told have none. */
  notes: z.array(z.enum(NOTES)).max(MOST_OF_A_LINK).default([]),
  /** All that is asked for until a court has decided on the canton's tariff; null: no court is asked, or it is not told. */
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
 * Without what is asked for until a court has decided: only Schwyz has it. Valais, whose own tax is not computed, and Ticino,
 * whose tax lies between two amounts, can still be guessed: without these marks the amounts would be wrong.
 */
export const withoutCanton = (decision: ExportedDecision | null): ExportedDecision | null =>
  decision && { ...decision, provisional: null }
