/** The outcome of a use case: an answer, or a refusal with a reason. */
import { PartyError } from '~/connectors/connectors'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { type Failure, Refusal, unfit } from './case/refusal'

/** No thread is free for a calculation. Nothing is wrong with the request. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy'
}

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
  // No field of this form is wrong: the problem names the part of the dossier, which may be on another page.
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
