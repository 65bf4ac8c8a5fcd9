/** What follows when a fund or 3a provider sends a visitor back with an answer. */
import { type Connectors, type Party, PartyError, type Tokens } from '~/connectors/connectors'
import type { PartyProblem, PartyVisit } from '~/dossier/shape/party-access'
import { isYoung } from './cookies'

/** A failed sign-in at a party; `tokens`: those that must not be used, if there are any. */
export class PartyRefusal extends Error {
  constructor(
    readonly problem: PartyProblem,
    /** For the log, in our words; empty if nothing is wrong, or if it is logged already. */
    readonly detail: string,
    readonly tokens: Tokens | null = null,
  ) {
    super(problem)
    this.name = 'PartyRefusal'
  }
}

type PartyTools = { access: Connectors['access']; now: () => number }

/**
 * The tokens for this visitor, and for nobody else.
 * @param navs the visitor's AVS number
 * @throws {PartyRefusal}
 */
export async function tokensFrom(
  answer: URLSearchParams,
  { visit, party, navs }: { visit: PartyVisit; party: Party; navs: string },
  { access, now }: PartyTools,
): Promise<Tokens> {
  if (!isYoung(visit.begunAt, now())) throw new PartyRefusal('expired', '')
  const code = codeIn(answer, party)
  const tokens = await access.exchange(party, { code, verifier: visit.verifier }).catch((error: unknown) => {
    throw asRefusal(error)
  })
  const isOwn = await access.isOwn(party, tokens.accessToken, navs).catch((error: unknown) => {
    throw asRefusal(error, tokens)
  })
  if (!isOwn) throw new PartyRefusal('otherPerson', '', tokens)
  return tokens
}

/** Error codes of RFC 6749, section 4.1.2.1. */
const ERRORS: Record<string, PartyProblem> = {
  access_denied: 'refused',
  server_error: 'unavailable',
  temporarily_unavailable: 'unavailable',
  invalid_request: 'failed',
  unauthorized_client: 'failed',
  unsupported_response_type: 'failed',
  invalid_scope: 'failed',
}

/** All parties send people to one address; only the issuer in the answer (RFC 9207) tells them apart. */
function codeIn(answer: URLSearchParams, { issuer }: Party): string {
  for (const name of ['iss', 'code', 'error'])
    if (answer.getAll(name).length > 1) throw new PartyRefusal('failed', `doubled ${name}`)
  if (answer.get('iss') !== issuer) throw new PartyRefusal('failed', 'issuer of the answer')
  const error = answer.get('error')
  if (error !== null) throw saidByParty(error)
  const code = answer.get('code')
  if (!code) throw new PartyRefusal('failed', 'no code')
  return code
}

function saidByParty(error: string): PartyRefusal {
  if (!Object.hasOwn(ERRORS, error)) return new PartyRefusal('failed', 'unknown error')
  return new PartyRefusal(ERRORS[error] ?? 'failed', error === 'access_denied' ? '' : error)
}

/** @throws anything that is no PartyError: a party is not blamed for our own faults */
function asRefusal(error: unknown, tokens: Tokens | null = null): PartyRefusal {
  if (!(error instanceof PartyError)) throw error
  if (error.reason === 'timeout') return new PartyRefusal('unavailable', '', tokens)
  // If there is a token, the refusal is the visitor's: they agreed to nothing.
  return new PartyRefusal(error.reason === 'refused' && tokens ? 'refused' : 'failed', '', tokens)
}
