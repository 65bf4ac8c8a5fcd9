/** Limits the structure of JSON bodies, since 64 kB leave room for far more values than any call needs. */
import type { MiddlewareHandler } from 'hono'
import { Problem } from './problem'

/** The deepest body in use, a simulation in a scenario, has 3 levels. */
const DEEPEST = 10
/** Including objects and lists. The AVS form with 15 children has about 80. */
const MOST_VALUES = 1000

/** Answers 413 to a body with too many levels or values. Malformed JSON is left to the handler. */
export const smallJsonOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' && !isSmall(await parseJson(c.req.text()))) throw new Problem(413, 'too many values')
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
function isSmall(body: unknown): boolean {
  let values = 0
  let level: unknown[] = [body]
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length
    if (depth > DEEPEST || values > MOST_VALUES) return false
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  }
  return true
}
