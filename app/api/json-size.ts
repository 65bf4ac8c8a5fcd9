/** Limits the structure and the texts of JSON bodies. */
import type { MiddlewareHandler } from 'hono'
import { boundsProblem } from '~/estimate/case/json-bounds'
import { Problem } from './problem'

/** Including objects and lists. The AVS form with 15 children has about 80. */
const MOST_VALUES = 1000

/**
 * Answers 413 to a body with too many levels or values, or too long a text. Malformed JSON is left to the handler.
 * @param larger how many values the bodies of some paths may have instead: a whole life has four for each year of income
 */
export const smallJsonOnly =
  (larger: Readonly<Record<string, number>> = {}): MiddlewareHandler =>
  async (c, next) => {
    const most = Object.hasOwn(larger, c.req.path) ? (larger[c.req.path] as number) : MOST_VALUES
    if (c.req.method === 'POST') {
      const problem = boundsProblem(await parseJson(c.req.text()), most)
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
