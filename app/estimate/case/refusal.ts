/** A refusal with its reason; the API and the pages decide how to present it. */
import type { ProblemKey } from '~/dossier/shape/problem-keys'

/** A field, by its name in forms, and what is wrong with it. `names`: possible values for the visitor to choose from. */
export type FieldProblem = { field: string; key: ProblemKey; names?: readonly string[] }

/** Keeps one problem per field, the first found. */
export const firstOfEachField = (problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.filter(({ field }, index) => problems.findIndex((one) => one.field === field) === index)

/** The reasons for a refusal, with the title used where the catalogue (specification, section 8) gives no specific one. */
export const TITLES = {
  notLogged: 'not logged',
  /** The terms have changed since this visitor accepted them. */
  termsChanged: 'terms not accepted',
  /** Unknown, or somebody else's: the same answer for both, so that it reveals nothing. */
  notFound: 'not found',
  /** The AVS form was never saved. */
  noInfo: 'no info',
  /** The input is invalid; `problems` say which fields and why. */
  unfit: 'body does not fit',
  /** An outside party did not answer within its time limit; the request is not repeated at once. */
  silent: 'outside party silent',
  /** Another tab has saved something different since. */
  changedMeanwhile: 'changed meanwhile',
  /** Concurrent changes kept winning. */
  conflict: 'changed elsewhere at the same time',
  /** The caller no longer waits for the answer. */
  cancelled: 'cancelled',
  /** The vault cannot be reached. */
  unavailable: 'service unavailable',
  /** Too many calculations wait for a thread; the same request may be sent again. */
  busy: 'too busy, try again',
  /** A fault of this service, already reported. */
  failed: 'internal server error',
} as const

export type RefusalReason = keyof typeof TITLES

/** The catalogue's titles for a failed load. */
export type Failure = 'no registry' | 'no selection' | 'no policy' | 'no info' | 'no provident'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  constructor(
    readonly reason: RefusalReason,
    /** From the catalogue of the specification. */
    readonly title: string = TITLES[reason],
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(title)
  }
}

/** What a refusal tells a program: the problem document of RFC 9457, without anything that was sent. */
export const problemDocument = <Status extends number, Problem extends { field: string; key: string }>(
  status: Status,
  title: string,
  errors: readonly Problem[] = [],
) => ({ type: 'about:blank' as const, title, status, ...(errors.length > 0 ? { errors } : {}) })

export const notLogged = () => new Refusal('notLogged')
export const termsChanged = () => new Refusal('termsChanged', undefined, [{ field: 'terms', key: 'termsChanged' }])
export const notFound = () => new Refusal('notFound')
export const unfit = (problems: readonly FieldProblem[]) => new Refusal('unfit', undefined, problems)
export const registerSilent = () => new Refusal('silent', 'register silent')
