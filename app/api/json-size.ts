/** Limits the structure and the texts of JSON bodies, since 64 kB leave room for far more than any call needs. */
import type { MiddlewareHandler } from 'hono'
import { Problem } from './problem'

/** The deepest body in use, a simulation in a scenario, has 3 levels. */
const DEEPEST = 10
/** Including objects and lists. The AVS form with 15 children has about 80. */
const MOST_VALUES = 1000
/** Characters of a text or of a name. Those in use have 64 at most; which texts are too long for a field, its schema says. */
const LONGEST_TEXT = 1000

/**
 * Answers 413 to a body with too many levels or values, or too long a text. Malformed JSON is left to the handler.
 * @param larger how many values the bodies of some paths may have instead: a whole life has four for each year of income
 */
export const smallJsonOnly =
  (larger: Readonly<Record<string, number>> = {}): MiddlewareHandler =>
  async (c, next) => {
    const most = Object.hasOwn(larger, c.req.path) ? (larger[c.req.path] as number) : MOST_VALUES
    if (c.req.method === 'POST') {
      const problem = problemOf(await parseJson(c.req.text()), most)
      if (problem) throw new Problem(413, problem)
    }
    return next()
  }

async function parseJson(text: Promise<string>): Promise<unknown> {
  try {
    return JSON.parse(await text)
  } catch {
    return null
  }
}

/** Walks level by level instead of recursing, so that deep nesting cannot exhaust the stack. */
function problemOf(body: unknown, most: number): string | null {
  let values = 0
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > DEEPEST || values > most) return 'too many values'
    if (level.some(isTooLong)) return 'too long a text'
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return null
}

function isTooLong(value: unknown): boolean {
  if (typeof value === 'string') return value.length > LONGEST_TEXT
  return typeof value === 'object' && value !== null && Object.keys(value).some(isTooLong)
}
