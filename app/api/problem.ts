/** Everything that goes wrong is answered as an RFC 9457 problem document, never with a detail of ours. */
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { PartyError } from '~/connectors/connectors'
import type { ProblemKey } from '~/dossier/problem-keys'
import { VaultUnavailable } from '~/dossier/vault-unavailable'
import type { ApiEnv } from './api-env'

/** Which field, as it is called in forms, and why. */
export type FieldProblem = { field: string; key: ProblemKey }

/** Of several reasons for a field, the first is the one to be told. */
export const firstOfEachField = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index)

export class Problem extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    title: string,
    readonly errors: FieldProblem[] = [],
  ) {
    super(title)
    this.name = 'Problem'
  }
}

/**
 * An outside party was silent: 424 Failed Dependency, which nobody repeats. It has been asked twice where that made
 * sense, and had its time: 502 or 504 would have every client, ours first, wait for it all over again.
 */
const SILENT = 424

/** Unknown, and somebody else's: one and the same answer. */
export const notFound = () => new Problem(404, 'not found')
export const notLogged = () => new Problem(401, 'not logged')
export const unfit = (errors: FieldProblem[], title = 'body does not fit') => new Problem(422, title, errors)
/** Another tab has saved since, and says something else. */
export const changedMeanwhile = () => new Problem(412, 'changed meanwhile')
export const registerSilent = () => new Problem(SILENT, 'register silent')

export function answerProblem(c: Context, { status, message: title, errors }: Problem): Response {
  const document = { type: 'about:blank', title, status, ...(errors.length > 0 ? { errors } : {}) }
  return c.body(JSON.stringify(document), status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
  })
}

const TITLE_OF_STATUS: Partial<Record<number, string>> = {
  400: 'malformed JSON',
  415: 'only application/json is taken',
}

/** What an error that a call threw is answered as; `failure` is the call's own title for 'it failed'. */
export function asProblem(error: unknown, failure: string | undefined): Problem {
  if (error instanceof Problem) return error
  if (error instanceof PartyError) return new Problem(SILENT, failure ?? 'outside party silent')
  if (error instanceof VaultUnavailable) return new Problem(503, failure ?? 'service unavailable')
  // The router's own errors carry texts of libraries, some with a part of what was sent: only the status is kept.
  if (error instanceof HTTPException && error.status < 500)
    return new Problem(error.status as ContentfulStatusCode, TITLE_OF_STATUS[error.status] ?? 'bad request')
  return new Problem(500, failure ?? 'internal server error')
}

/** For the router's `onError`. What nobody expected is told to `report`, by its name and place only. */
export const problemAnswer = (report: (error: unknown) => void) => (error: Error, c: Context<ApiEnv>) => {
  const problem = asProblem(error, c.var.failure)
  if (problem.status >= 500) report(error)
  return answerProblem(c, problem)
}
