/** A value at an age in months. */
export type AtAge = { age: number; value: number }

const YEAR = 12

/**
 * The value at an age: as listed, or linear between the two whole ages around it.
 * `null` if one of the two is missing: nothing is interpolated over a gap or beyond the list.
 */
export function valueAtAge(points: readonly AtAge[], age: number): number | null {
  const sorted = points.toSorted((a, b) => a.age - b.age)
  const below = sorted.findLast((point) => point.age <= age)
  const above = sorted.find((point) => point.age >= age)
  if (!below || !above || above.age - below.age > YEAR) return null
  if (above.age === below.age) return below.value
  return below.value + ((above.value - below.value) * (age - below.age)) / (above.age - below.age)
}
