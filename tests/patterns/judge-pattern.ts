/**
 * Whether a text can make a pattern slow, by recheck: its automata where they suffice, otherwise attacks that it
 * generates.
 */
import { createHash } from 'node:crypto'
import { checkSync } from 'recheck'

/** Its work grows no faster than the text, or not at all. Nothing else is kept. */
export const GOOD_VERDICTS = ['safe', 'constant', 'linear'] as const
export type GoodVerdict = (typeof GOOD_VERDICTS)[number]
export type Verdict = { verdict: GoodVerdict } | { problem: string }

/** Only its step counts decide, not how busy the machine is: the same pattern has the same verdict everywhere. */
const BY_STEPS = {
  randomSeed: 0,
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
} as const

/** Its own JavaScript, in this thread: neither Java nor a binary of some platform. */
const BACKEND = { RECHECK_BACKEND: 'pure', RECHECK_SYNC_BACKEND: 'pure' }

/** @param pattern `/source/flags` */
export function judgePattern(pattern: string): Verdict {
  Object.assign(process.env, BACKEND)
  const end = pattern.lastIndexOf('/')
  const found = checkSync(pattern.slice(1, end), pattern.slice(end + 1), BY_STEPS)
  if (found.status === 'unknown') return { problem: `not decided: ${found.error.kind}` }
  if (found.status === 'vulnerable') return { problem: `${found.complexity.summary}, by ${found.attack.pattern}` }
  return { verdict: found.complexity.type }
}

/** The key under which a pattern's verdict is kept. */
export const keyOf = (pattern: string) => createHash('sha256').update(pattern).digest('hex').slice(0, 16)
