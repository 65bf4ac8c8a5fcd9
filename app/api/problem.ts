/** Answers every failure with an RFC 9457 problem document, without internal details. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { MALFORMED } from '~/estimate/case/json-bounds'
import { type Failure, problemDocument, Refusal, type RefusalReason, TITLES } from '~/estimate/case/refusal'
import { refusalOf, TooBusy } from '~/estimate/outcome'
import type { ApiEnv } from './api-env'

export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    title: string,
    readonly errors: readonly { field: string; key: string }[] = [],
  ) {
    super(title)
    this.name = 'Problem'
  }
}

/** The HTTP status of each refusal. */
const STATUS: Record<RefusalReason, ContentfulStatusCode> = {
  notLogged: 401,
  termsChanged: 403,
  notFound: 404,
  noInfo: 404,
  cancelled: 408,
  conflict: 409,
  changedMeanwhile: 412,
  unfit: 422,
  // Failed Dependency, which clients do not repeat. The party has used up its time and any useful retry; 502 or 504 would
  // make every client, ours first, wait for it all over again.
  silent: 424,
  failed: 500,
  unavailable: 503,
  busy: 503,
}

/** The refusal behind a status. If two share the status, the title distinguishes them. `failed` for any other status. */
export function reasonOf(status: number, title: string): RefusalReason {
  const reasons = (Object.keys(STATUS) as RefusalReason[]).filter((reason) => STATUS[reason] === status)
  return reasons.find((reason) => TITLES[reason] === title) ?? reasons[0] ?? 'failed'
}

const problemOfRefusal = ({ reason, title, problems }: Refusal) => new Problem(STATUS[reason], title, problems)

export const notFound = () => problemOfRefusal(new Refusal('notFound'))
export const unfit = (problems: readonly { field: string; key: string }[]) =>
  new Problem(STATUS.unfit, TITLES.unfit, problems)

/** When to ask again. */
const SOON_SECONDS = '10'

export function answerProblem(c: Context, { status, message: title, errors }: Problem): Response {
  return c.body(JSON.stringify(problemDocument(status, title, errors)), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...(status === STATUS.busy && { 'retry-after': SOON_SECONDS }),
  })
}

const TITLE_OF_STATUS: Partial<Record<number, string>> = {
  400: MALFORMED,
  415: 'only application/json is taken',
}

/** Turns any error thrown by a call into a problem. `failure`: the call's title for a failed load. */
export function asProblem(error: unknown, failure: Failure | undefined): Problem {
  if (error instanceof Problem) return error
  // The router's own errors carry texts of libraries, some quoting the input, so only the status is kept.
  if (error instanceof HTTPException && error.status < 500)
    return new Problem(error.status as ContentfulStatusCode, TITLE_OF_STATUS[error.status] ?? 'bad request')
  return problemOfRefusal(refusalOf(error, failure))
}

/** For the router's `onError`. Reports unexpected errors, except refusals, which the use case has already reported. */
export const problemAnswer = (report: (error: unknown) => void) => (error: Error, c: Context<ApiEnv>) => {
  const problem = asProblem(error, c.var.failure)
  if (problem.status >= 500 && !(error instanceof Refusal || error instanceof TooBusy)) report(error)
  return answerProblem(c, problem)
}
