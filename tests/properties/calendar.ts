/** Days from plain integers, which are quick to draw and to make smaller. */
import fc from 'fast-check'
import { type Day, day } from '~/pillars/day'

const MILLISECONDS = 86_400_000

const numberOf = (d: Day) => Date.parse(d) / MILLISECONDS
const dayNumbered = (n: number) => new Date(n * MILLISECONDS).toISOString().slice(0, 10) as Day

const PLACES = 100_000

/** The position in a span of days, in hundred-thousandths: no span here has as many days. */
export const place = fc.integer({ min: 0, max: PLACES - 1 })

/** The day at a place of a span, both ends included; the first day where the span is empty. */
export function dayAt(at: number, first: Day, last: Day): Day {
  const start = numberOf(first)
  const length = Math.max(1, numberOf(last) - start + 1)
  return dayNumbered(start + Math.floor((at * length) / PLACES))
}

/** Today, as in the other tests. */
export const TODAY = day('2026-11-21')

/** The day of a computation: in years with a known law, and some after them, which use the last one. */
export const computationDay = fc.oneof(
  fc.constant(TODAY),
  place.map((at) => dayAt(at, day('2025-01-01'), day('2029-12-31'))),
)
