/**
 * Every word that a label of a measure can be, apart from the patterns of routes, which are given at the start. A
 * measure says what happens overall, never to whom: no id, no address and no value belongs here.
 */

/** One of a list. */
export type Word<List extends readonly string[]> = List[number]

/** In place of a word that is on no list. */
export const OTHER = 'other'

export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', OTHER] as const

/** `left`: the browser went away before the answer was complete. */
export const STATUSES = ['1xx', '2xx', '3xx', '4xx', '5xx', 'left', OTHER] as const

/** What the door refuses without a separate event, by the status of its answer. */
export const DOOR_REFUSALS = {
  400: 'unreadable',
  405: 'method',
  408: 'too-slow',
  411: 'no-length',
  413: 'too-large',
  414: 'address-too-long',
  415: 'no-form',
  421: 'other-host',
} as const

/** `use-case`: the reasons of `app/estimate/outcome.ts`. */
export const REFUSERS = ['door', 'sign-in', 'use-case'] as const

const DOOR_EVENTS = ['foreign-origin', 'rate-reached', 'cost-reached', 'shed', 'bodies-full'] as const
const SIGN_IN_PROBLEMS = [
  'refused',
  'expired',
  'wrongState',
  'failed',
  'unavailable',
  'notVerified',
  'cookies',
  'tooLarge',
] as const
const USE_CASE_REASONS = [
  'notLogged',
  'termsChanged',
  'notFound',
  'noInfo',
  'unfit',
  'silent',
  'changedMeanwhile',
  'conflict',
  'cancelled',
  'unavailable',
  'busy',
  'failed',
] as const

export type DoorEvent = (typeof DOOR_EVENTS)[number]
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number]
export type UseCaseReason = (typeof USE_CASE_REASONS)[number]

export const REFUSAL_REASONS = {
  door: [...Object.values(DOOR_REFUSALS), ...DOOR_EVENTS],
  'sign-in': SIGN_IN_PROBLEMS,
  'use-case': USE_CASE_REASONS,
} as const

/** Where an unexpected error occurred, as the log names it. */
export const PROBLEM_PLACES = [
  'server',
  'page',
  'estimate',
  'sign-in',
  'examples',
  'demo',
  'redis',
  'vault',
  'sweep',
] as const

export const PARTIES = ['identity', 'register', 'directory', 'fund', 'entity'] as const

/** `notAsked`: silent a moment ago, or too many are waiting. `failed`: no trustworthy answer, for another reason. */
export const PARTY_OUTCOMES = [
  'answered',
  'refused',
  'notFound',
  'badAnswer',
  'timeout',
  'notSignedIn',
  'notActive',
  'noDirectory',
  'notAsked',
  'failed',
] as const

export const BREAKER_STATES = ['closed', 'open', 'halfOpen'] as const

export const VAULT_OPERATIONS = [
  'find',
  'insert',
  'put',
  'replace',
  'exchange',
  'remove',
  'removeVersion',
  'sweep',
  'probe',
] as const

export const DONE_OR_FAILED = ['done', 'failed'] as const

export const THREAD_WORK = ['pdf', 'paper', 'estimate'] as const
export const THREAD_OUTCOMES = [
  'DONE',
  'QUEUE_FULL',
  'ASKER_LEFT',
  'DEADLINE_PASSED',
  'MEMORY_EXCEEDED',
  'THREAD_ENDED',
  'WORK_FAILED',
  'POOL_CLOSED',
] as const

export const PAPER_READINGS = [
  'text',
  'fileTooLarge',
  'fileKind',
  'fileWithoutText',
  'fileLocked',
  'fileUnreadable',
] as const

export const WAYS_IN = ['signed-in', 'own-papers'] as const
export const WAYS_OUT = ['logged-out', 'deleted'] as const
