/** How much structure a JSON body may have: 64 kB are room for far more than any call of ours takes. */
import type { MiddlewareHandler } from 'hono'
import { Problem } from './problem'

/** A simulation in a scenario is the deepest: 3. */
const DEEPEST = 10
/** In all, objects and lists included; the AVS form with 15 children has about 80. */
const MOST_VALUES = 1000

/** 413 for a body that is nested too deep or has too many values. What is no JSON is told by whoever reads it. */
export const smallJsonOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'POST' && !isSmall(await parsed(c.req.text()))) throw new Problem(413, 'too many values')
  return next()
}

async function parsed(text: Promise<string>): Promise<unknown> {
  try {
    return JSON.parse(await text)
  } catch {
    return null
  }
}

/** Level by level, so that the depth costs no stack. */
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
