/** The outcome of a use case: an answer, or a refusal with a reason. The API and the pages decide how to present it. */
import { PartyError } from '~/connectors/connectors'
import type { ProblemKey } from '~/dossier/shape/problem-keys'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'

/** A field, by its name in forms, and what is wrong with it; `names`: what may be meant instead, for the visitor to choose. */
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

/** There is no thread for a calculation at the moment. Nothing is wrong with what was asked. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

export const notLogged = () => new Refusal('notLogged')
export const termsChanged = () => new Refusal('termsChanged', undefined, [{ field: 'terms', key: 'termsChanged' }])
export const notFound = () => new Refusal('notFound')
export const unfit = (problems: readonly FieldProblem[]) => new Refusal('unfit', undefined, problems)
export const registerSilent = () => new Refusal('silent', 'register silent')

export type Outcome<Answer> =
  | { ok: true; answer: Answer; refusal: null }
  | { ok: false; answer: null; refusal: Refusal }

/** One of several loads of a page: the answer, or the catalogue's title of why it failed. Both null: not loaded. */
export type Attempt<Answer> = { answer: Answer; problem: null } | { answer: null; problem: string | null }

export const NOT_ASKED = { answer: null, problem: null } as const

/** Turns an error thrown by a use case into a refusal. `failure`: the title that this use case gives to a failed load. */
export function refusalOf(error: unknown, failure: Failure | undefined): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof PartyError) return new Refusal('silent', failure)
  if (error instanceof VaultUnavailable) return new Refusal('unavailable', failure)
  // No field of the form in hand is wrong: the problem names the part of the dossier, which may stand on another page.
  if (error instanceof DossierTooLarge) return unfit([{ field: '', key: `${error.part}TooLarge` }])
  if (error instanceof TooBusy) return new Refusal('busy')
  return new Refusal('failed', failure)
}

/**
 * Awaits an answer without which the page stays usable.
 * @throws {Refusal} `notLogged`, since without a session the whole page must not be shown, and `busy`, since all of it can be
 * asked for again
 */
export async function attempt<Answer>(answer: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await answer, problem: null }
  } catch (error) {
    if (!(error instanceof Refusal) || error.reason === 'notLogged' || error.reason === 'busy') throw error
    return { answer: null, problem: error.title }
  }
}
