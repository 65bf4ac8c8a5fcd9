/** How large JSON from a stranger may be, in every call: 64 kB leave room for far more than any of them needs. */

/** Of the text, in UTF-8. */
export const MOST_BYTES = 64 * 1024
/** The deepest body in use, a simulation in a scenario, has 3 levels. */
const DEEPEST = 10
/** Characters of a text or of a name. Those in use have 64 at most; which texts are too long for a field, its schema says. */
const LONGEST_TEXT = 1000

/** The titles of what is refused for its size, or is no JSON. */
export const TOO_LARGE = 'more than 64 kB'
export const MALFORMED = 'malformed JSON'
type BoundsProblem = 'too many values' | 'too long a text'

/**
 * Walks level by level instead of recursing, so that deep nesting cannot exhaust the stack, and no further than the bounds.
 * @param most values, including objects and lists
 */
export function boundsProblem(body: unknown, most: number): BoundsProblem | null {
  let values = 1
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'too many values'
    if (level.some(isTooLong)) return 'too long a text'
    const next: unknown[] = []
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue
      const within = Object.values(value)
      values += within.length
      if (values > most) return 'too many values'
      next.push(...within)
    }
    level = next
  }
  return null
}

function isTooLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_TEXT
  return typeof value === 'object' && value !== null && Object.keys(value).some(isTooLong)
}
