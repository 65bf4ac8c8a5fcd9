/** Choices that a property test draws: the smaller case is the plainer one. */
import fc from 'fast-check'

/** One time in so many; the smaller life is the one without. */
export const seldom = (times: number) => fc.integer({ min: 0, max: times - 1 }).map((n) => n === times - 1)
/** A choice one time in so many, else null. */
export const orNull = <T>(choice: fc.Arbitrary<T>, times: number) =>
  fc.tuple(seldom(times), choice).map(([isThere, value]) => (isThere ? value : null))
/** One of the values; the first is the plainest. */
export const oneOf = <const T extends readonly unknown[]>(...values: T) =>
  fc.constantFrom(...(values as readonly T[number][]))
