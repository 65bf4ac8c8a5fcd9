/**
 * What a visitor tries out of pension and capital: where and as whom they pay tax on it, in which years, and for how long it
 * is to last. How much of the second pillar it is belongs to the change of situation (simulation.ts).
 */
import { z } from 'zod'

const TAX_STATUSES = ['single', 'married'] as const

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

/** What somebody does with capital, wherever they live: what is kept with a scenario. */
export const CapitalUse = z.strictObject({
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
  /** What is not among them is paid when the estimate pays it. */
  spread: z.array(SpreadPart).max(MOST_SPREAD, { error: 'tooManyRows' }).default([]),
})
export type CapitalUse = z.infer<typeof CapitalUse>

export const Decision = z.strictObject({
  /** Its two letters; which there are, the law says. */
  canton: z
    .string({ error: 'required' })
    .max(2, { error: 'cantonUnknown', abort: true })
    .regex(/^[A-Z]{2}$/, { error: 'cantonUnknown' }),
  /** A name or a number of the official register, as typed. */
  municipality: z
    .string({ error: 'required' })
    .trim()
    .min(1, { error: 'required' })
    .max(60, { error: 'municipalityUnknown' }),
  /** In the year of payment. */
  status: z.enum(TAX_STATUSES, { error: 'required' }),
  /** Whether the visitor then lives with children or dependants, and mainly pays for them. */
  children: z.boolean().default(false),
  ...CapitalUse.shape,
  spouse: z.array(SpousePayment).max(MOST_SPOUSE_PAYMENTS, { error: 'tooManyRows' }).default([]),
})
export type Decision = z.infer<typeof Decision>

export const NO_CAPITAL_USE: CapitalUse = { yield: null, until: null, spread: [] }

/** null: nothing is told of it. */
export function capitalUseOf(decision: CapitalUse | null): CapitalUse | null {
  if (!decision) return null
  const { yield: yearly, until, spread } = decision
  return yearly === null && until === null && spread.length === 0 ? null : { yield: yearly, until, spread }
}

/**
 * What was kept before the share in capital was told in one place: a decision had one of its own. It becomes that of the
 * change, unless the change has one: this is what the synthesis has shown.
 */
export function withOneShare(kept: unknown): unknown {
  if (!isFields(kept) || !isFields(kept.decision) || !('lppCapitalShare' in kept.decision)) return kept
  const { lppCapitalShare, ...decision } = kept.decision
  const simulation = isFields(kept.simulation) ? kept.simulation : {}
  const isTold = typeof simulation.lppCapitalShare === 'number' || !lppCapitalShare
  return { ...kept, decision, ...(!isTold && { simulation: { ...simulation, lppCapitalShare } }) }
}

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
