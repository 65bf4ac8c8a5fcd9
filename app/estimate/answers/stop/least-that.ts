/** The least of a list of whole numbers that is enough, where more of it never brings less. */

type LeastQuestion = {
  /** The largest number that is possible. */
  most: number
  wanted: number
  /** What 0 brings. */
  without?: number
}

/**
 * The least number from 1 to `most` that brings as much as `wanted`; null: not even `most` does. What it brings is nearly a
 * straight line, so the first guess is a line, and then the rest is halved: about as many values as `most` has binary digits
 * at the worst.
 */
export function leastThat(
  brings: (count: number) => number,
  { most, wanted, without = 0 }: LeastQuestion,
): number | null {
  const atMost = brings(most)
  if (atMost < wanted) return null
  let [fails, enough] = [0, most]
  let next = Math.round((most * (wanted - without)) / (atMost - without))
  while (enough - fails > 1) {
    const count = Math.min(Math.max(next, fails + 1), enough - 1)
    const isEnough = brings(count) >= wanted
    if (isEnough) enough = count
    else fails = count
    // Beside the line, then the middle.
    next =
      isEnough && count === next
        ? count - 1
        : !isEnough && count === next
          ? count + 1
          : Math.floor((fails + enough) / 2)
  }
  return enough
}
