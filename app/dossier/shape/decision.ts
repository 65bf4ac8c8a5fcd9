/**
 * What a visitor tries out for capital instead of a pension: where and with which status they pay tax on it, in which
 * years, and how long it should last. Its share of the second pillar belongs to the change of situation
 * (simulation.ts).
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
  /** Its two letters; the law says which there are. */
  canton: z
    .string({ error: 'required' })
    .max(2, { error: 'cantonUnknown', abort: true })
    .regex(/^[A-Z]{2}$/, { error: 'cantonUnknown' }),
  /** A name or number in the official register, as typed. */
  municipality: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'municipalityUnknown' }),
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

/**
 * Older records kept a share in capital with the decision too. It becomes the share of the change, unless the change
 * has its own, because that is the one that the synthesis has shown.
 */
export function withOneShare(kept: unknown): unknown {
  if (!isFields(kept) || !isFields(kept.decision) || !('lppCapitalShare' in kept.decision)) return kept
  const { lppCapitalShare, ...decision } = kept.decision
  const simulation = isFields(kept.simulation) ? kept.simulation : {}
  const isGiven = typeof simulation.lppCapitalShare === 'number' || !lppCapitalShare
  return { ...kept, decision, ...(!isGiven && { simulation: { ...simulation, lppCapitalShare } }) }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
