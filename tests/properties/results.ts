/** Computing a case and reading the result: its steps payment by payment, and whether all its numbers are ones. */
import fc from 'fast-check'
import { expect } from 'vitest'
import { lawOn } from '~/law/avs/avs-law'
import { AvsRefusal, type AvsResult, computeAvs } from '~/pillars/avs'
import type { PersonPension } from '~/pillars/avs/result'
import type { Step } from '~/pillars/result'
import type { Life } from './lives'

/**
 * The result of a case; the rare one without a contribution year before an early start is skipped: it is refused, and
 * only the calculation itself can find that out.
 */
export function resultOf({ facts, day }: Life): AvsResult {
  try {
    return computeAvs(facts, lawOn(day), day)
  } catch (error) {
    fc.pre(!(error instanceof AvsRefusal && error.key === 'noEarlyPension'))
    throw error
  }
}

/** The same result, compared as text: quicker than part by part. */
export const expectSame = (a: unknown, b: unknown) => expect(JSON.stringify(a)).toBe(JSON.stringify(b))

export const personPensionOf = (life: Life): PersonPension => resultOf(life).person

/** The steps of one payment: `from` is null for the first. */
export type PaymentSteps = { from: string | null; steps: Step[] }

/** The steps of each payment; those of one after the first begin with a recalculation. */
export function stepsByPayment(steps: readonly Step[]): PaymentSteps[] {
  const parts: PaymentSteps[] = [{ from: null, steps: [] }]
  for (const step of steps) {
    if (step.key === 'recalculation') parts.push({ from: String(step.output), steps: [] })
    parts.at(-1)?.steps.push(step)
  }
  return parts
}

/** Steps whose output is a pension, in CHF a month; each takes up the one before. */
const AMOUNT_STEPS: readonly Step['key'][] = [
  'fullPension',
  'partialPension',
  'coupleCap',
  'earlyReduction',
  'earlyReductionForLife',
  'deferralSupplement',
]

/** The last figure in the explanation of a payment, CHF a month. */
export const explainedAmount = ({ steps }: PaymentSteps) =>
  steps.findLast(({ key }) => AMOUNT_STEPS.includes(key))?.output

export const lastStep = (steps: readonly Step[], key: Step['key']) => steps.findLast((step) => step.key === key)

/** A number that went into the last step of a kind; NaN: there is none. */
export const inputOf = ({ steps }: PersonPension, key: Step['key'], input: string) =>
  Number(lastStep(steps, key)?.inputs[input])

/** Splitting may subtract, as a negative amount. */
const MAY_BE_NEGATIVE = ['splitting']

/** The place in a result where a number is not finite, or below 0; null: nowhere. */
export function wrongNumber(value: unknown, path = 'result'): string | null {
  if (typeof value === 'number') return Number.isFinite(value) && value >= 0 ? null : `${path}: ${value}`
  if (typeof value !== 'object' || value === null) return value === undefined ? `${path}: undefined` : null
  for (const [key, part] of Object.entries(value)) {
    const change = MAY_BE_NEGATIVE.includes(key) || (key === 'output' && (value as Step).key === 'splitting')
    const wrong = wrongNumber(change ? Math.abs(part) : part, `${path}.${key}`)
    if (wrong) return wrong
  }
  return null
}
