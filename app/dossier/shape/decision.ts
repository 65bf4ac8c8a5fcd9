/**
 * What a visitor tries out of pension and capital: how much of it, where and as whom they pay tax on it, in which years, and
 * for how long it is to last.
 */
import { z } from 'zod'
import { CapitalShare } from './simulation'

export const TAX_STATUSES = ['single', 'married'] as const

const PayYear = z.int({ error: 'yearForm' }).min(2000, { error: 'yearForm' }).max(2100, { error: 'yearForm' })

/** CHF, as of other savings (savings-papers.ts). */
const Capital = z
  .number({ error: 'amountForm' })
  .min(0, { error: 'amountNegative' })
  .max(20_000_000, { error: 'savingsTooLarge' })

export const MOST_SPOUSE_PAYMENTS = 3
/** Capital that the spouse is paid in a calendar year, CHF. */
export const SpousePayment = z.strictObject({ year: PayYear, amount: Capital })

export const MOST_SPREAD = 20
/** In which year a part is paid; `what`: which one, as the estimate names it. */
const SpreadPart = z.strictObject({ what: z.string().max(20, { error: 'invalid' }), year: PayYear })

export const Decision = z.strictObject({
  /** Percent of the second pillar's savings; null: none. */
  lppCapitalShare: CapitalShare.nullable().default(null),
  /** Its two letters; which there are, the law says. */
  canton: z.string({ error: 'required' }).regex(/^[A-Z]{2}$/, { error: 'cantonUnknown' }),
  /** A name or a number of the official register, as typed. */
  municipality: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'municipalityUnknown' }),
  /** In the year of payment. */
  status: z.enum(TAX_STATUSES, { error: 'required' }),
  /** What capital earns, percent a year; null: not told. */
  yield: z
    .number({ error: 'rateForm' })
    .min(0, { error: 'rateRange' })
    .max(10, { error: 'rateRange' })
    .nullable()
    .default(null),
  /** Until which age it is to last, years; null: not told. */
  until: z
    .int({ error: 'untilRange' })
    .min(70, { error: 'untilRange' })
    .max(110, { error: 'untilRange' })
    .nullable()
    .default(null),
  spouse: z.array(SpousePayment).max(MOST_SPOUSE_PAYMENTS, { error: 'tooManyRows' }).default([]),
  /** What is not among them is paid when the estimate pays it. */
  spread: z.array(SpreadPart).max(MOST_SPREAD, { error: 'tooManyRows' }).default([]),
})
export type Decision = z.infer<typeof Decision>
