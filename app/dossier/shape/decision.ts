/**
 * What a visitor tries out for capital instead of a pension: with which status they pay tax on it, in which years, and how
 * long it should last. Its share of the second pillar belongs to the change of situation (simulation.ts), and where the tax
 * is paid to the place (place.ts).
 */
import { z } from 'zod'

const TAX_STATUSES = ['single', 'married'] as const

const PayYear = z.int({ error: 'yearForm' }).min(2000, { error: 'yearForm' }).max(2100, { error: 'yearForm' })

/** CHF, with the same limit as other savings (savings-papers.ts). */
const Capital = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(20_000_000, { error: 'savingsTooLarge' })

export const MOST_SPOUSE_PAYMENTS = 3
/** Capital that the spouse is paid in a calendar year, CHF. */
export const SpousePayment = z.strictObject({ year: PayYear, amount: Capital })

export const MOST_SPREAD = 20
/** The year in which a part is paid; `what`: the part, as the estimate names it. */
const SpreadPart = z.strictObject({ what: z.string().max(20, { error: 'invalid' }), year: PayYear })

/** What somebody does with capital, wherever they live. This part is kept with a scenario. */
export const CapitalUse = z.strictObject({
  /** The return on capital, percent a year; null: not given. */
  yield: z
    .number({ error: 'rateForm' })
    .min(0, { error: 'rateRange' })
    .max(10, { error: 'rateRange' })
    .nullable()
    .default(null),
  /** The age until which it should last, years; null: not given. */
  until: z
    .int({ error: 'untilRange' })
    .min(70, { error: 'untilRange' })
    .max(110, { error: 'untilRange' })
    .nullable()
    .default(null),
  /** Parts that are not listed are paid when the estimate pays them. */
  spread: z.array(SpreadPart).max(MOST_SPREAD, { error: 'tooManyRows' }).default([]),
})
export type CapitalUse = z.infer<typeof CapitalUse>

export const Decision = z.strictObject({
  /** The status in the year of payment. */
  status: z.enum(TAX_STATUSES, { error: 'required' }),
  /** Whether the visitor then lives with children or dependants, and mainly pays for them. */
  children: z.boolean().default(false),
  ...CapitalUse.shape,
  spouse: z.array(SpousePayment).max(MOST_SPOUSE_PAYMENTS, { error: 'tooManyRows' }).default([]),
})
export type Decision = z.infer<typeof Decision>

export const NO_CAPITAL_USE: CapitalUse = { yield: null, until: null, spread: [] }

/** null: nothing is given. */
export function capitalUseOf(decision: CapitalUse | null): CapitalUse | null {
  if (!decision) return null
  const { yield: yearly, until, spread } = decision
  return yearly === null && until === null && spread.length === 0 ? null : { yield: yearly, until, spread }
}
