/**
 * Possible interest, wages and prices: the rate that an account or fund announces, and the one that the estimate uses.
 */
import { EXPECTED_RISE, type OutlookName } from '~/law/outlook'

/** The difference in interest that is tried: percentage points a year. */
const POINT = 1

type RatesOf = (own: number) => Record<OutlookName, number>

/** A fund, or vested benefits: a point less but never below 0, its own rate, and a point more; percent a year. */
export const fundRates: RatesOf = (own) => ({
  low: Math.min(own, Math.max(0, own - POINT)),
  expected: own,
  high: own + POINT,
})

/** 3a: no interest at all, the rate that was entered, and a point more; percent a year. */
export const accountRates: RatesOf = (own) => ({ low: 0, expected: own, high: own + POINT })

/**
 * Percent a year: the announced rate, the interest in the outlook, and the rise of wages and prices that is deducted
 * from it.
 */
export type OutlookRate = { own: number; interest: number; rise: number }

/** null: as announced. */
export const outlookRate = (own: number, outlook: OutlookName, ratesOf: RatesOf): OutlookRate | null =>
  outlook === 'expected' ? null : { own, interest: ratesOf(own)[outlook], rise: EXPECTED_RISE[outlook] }

/** In today's francs, percent a year; below 0 where wages and prices rise faster than savings. */
export const realRate = ({ interest, rise }: Pick<OutlookRate, 'interest' | 'rise'>): number => interest - rise

/** The part shown in a step: nothing if the rate is the announced one. */
export const outlookInputs = (rate: OutlookRate | null | undefined): Record<string, number> =>
  rate ? { ownRate: rate.own, interest: rate.interest, rise: rate.rise } : {}
