/** How asking ends: in an answer, or in a refusal with a reason. */
import { PartyError } from '~/connectors/connectors'
import { DossierTooLarge } from '~/dossier/vault/dossier-size'
import { VaultUnavailable } from '~/dossier/vault/vault-unavailable'
import { type Failure, Refusal, unfit } from './case/refusal'
import type { Tools } from './gather/tools'

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

/** The refusal that says of an error what may be said. `failure`: the title of the catalogue for what failed. */
export function refusalOf(error: unknown, failure: Failure | undefined): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof PartyError) return new Refusal('silent', failure)
  if (error instanceof VaultUnavailable) return new Refusal('unavailable', failure)
  // No field of this form is wrong: the problem names the part of the dossier, which may be on another page.
  if (error instanceof DossierTooLarge) return unfit([{ field: '', key: `${error.part}TooLarge` }])
  if (error instanceof TooBusy) return new Refusal('busy')
  return new Refusal('failed', failure)
}

/** Each is reported and counted once, however many hands it passes through. */
const counted = new WeakSet<Refusal>()

/** The refusal that an error becomes; an unexpected one is reported first. `failure`: as for `refusalOf`. */
export function refusedBy({ report, refused }: ReportTools, error: unknown, failure?: Failure): Refusal {
  if (error instanceof Refusal && counted.has(error)) return error
  const isAnswer = [Refusal, PartyError, DossierTooLarge, TooBusy].some((kind) => error instanceof kind)
  if (!isAnswer) report(error)
  const refusal = refusalOf(error, failure)
  refused?.(refusal.reason)
  counted.add(refusal)
  return refusal
}

/** The other process has counted and reported what it refuses. */
export function asCounted(refusal: Refusal): Refusal {
  counted.add(refusal)
  return refusal
}

type ReportTools = Pick<Tools, 'report' | 'refused'>

/**
 * Awaits an answer without which the page stays usable.
 * @param failure as for `refusalOf`
 * @throws {Refusal} `notLogged`, since without a session the whole page must not be shown, and `busy`, since all of it can be
 * asked for again
 */
export async function attempt<Answer>(
  { tools }: { tools: ReportTools },
  answer: Promise<Answer>,
  failure?: Failure,
): Promise<Attempt<Answer>> {
  try {
    return held(await answer)
  } catch (error) {
    const refusal = refusedBy(tools, error, failure)
    if (refusal.reason === 'notLogged' || refusal.reason === 'busy') throw refusal
    return { answer: null, problem: refusal.title }
  }
}

/** What the dossier itself holds is there without asking anybody. */
export const held = <Answer>(answer: Answer): Attempt<Answer> & { problem: null } => ({ answer, problem: null })
