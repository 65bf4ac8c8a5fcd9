/** The conversion rate at ages for which a certificate prints none. */
import type { AtAge } from './between-ages'
import type { LppAssumptionKey } from './result'

/**
 * The points (percent) by which funds lower their rate for each year earlier, and raise it for each year later: printed
 * tables of funds lie between these two. The middle is shown.
 */
export const RATE_A_YEAR = { least: 0.15, most: 0.2 } as const
const MIDDLE = (RATE_A_YEAR.least + RATE_A_YEAR.most) / 2
const HALF_WIDTH = (RATE_A_YEAR.most - RATE_A_YEAR.least) / 2

/** Between which rates most funds convert at the reference age, percent of all savings: printed regulations of 2026. */
export const USUAL_RATES = { lowest: 5, highest: 5.4 } as const

/** Percent; `halfWidth`: the points by which it may be lower or higher; `assumed`: how it was found, null: it is printed. */
export type RateAtAge = { rate: number; halfWidth: number; assumed: LppAssumptionKey[] }

/**
 * The rate at an age in months, from those printed: linear between them, and beyond them along the nearest two. From a
 * single one it falls and rises with each year. Without any, the usual one at the reference age counts.
 */
export function rateAtAge(printed: readonly AtAge[], age: number, reference: number): RateAtAge {
  const sorted = printed.toSorted((one, other) => one.age - other.age)
  const at = sorted.find((point) => point.age === age)
  if (at) return { rate: at.value, halfWidth: 0, assumed: [] }
  if (sorted.length > 1)
    return { rate: Math.max(0, alongPoints(sorted, age)), halfWidth: 0, assumed: ['rateBetweenPrinted'] }
  const [only] = sorted
  if (only) return movedRate(only, age)
  const usual = { age: reference, value: (USUAL_RATES.lowest + USUAL_RATES.highest) / 2 }
  const { rate, halfWidth, assumed } = movedRate(usual, age)
  return {
    rate,
    halfWidth: halfWidth + (USUAL_RATES.highest - USUAL_RATES.lowest) / 2,
    assumed: ['rateAssumed', ...assumed],
  }
}

/** The rate some years away from the one at another age. */
export function movedRate({ age: from, value }: AtAge, age: number): RateAtAge {
  const years = (age - from) / 12
  const rate = Math.max(0, value + MIDDLE * years)
  return { rate, halfWidth: HALF_WIDTH * Math.abs(years), assumed: years === 0 ? [] : ['rateByAge'] }
}

/** Linear through the two points around an age, or the nearest two. */
export function alongPoints(sorted: readonly AtAge[], age: number): number {
  const above = sorted.findIndex((point) => point.age >= age)
  const end = Math.max(1, above === -1 ? sorted.length - 1 : above)
  const [one, other] = [sorted[end - 1] as AtAge, sorted[end] as AtAge]
  return one.value + ((other.value - one.value) * (age - one.age)) / (other.age - one.age)
}
