/**
 * Where a client known to the party exchanges a code or a refresh token for an access token, and revokes one (RFC 6749,
 * RFC 7009). In addition there is the sandbox's direct grant: a token for a person by their AVS number, without their
 * sign-in (client credentials with a `subject`).
 */
import type { RequestHandler } from 'express'
import { z } from 'zod'
import type { Party } from '../parties'
import type { Person } from '../people/people'
import { refuseGrant } from './client-authentication'
import type { Codes } from './codes'
import { BASIC, type Scope, scopesIn } from './scopes'
import { type Grant, TOKEN_SECONDS, type Tokens } from './tokens'

const GRANT_FORMS = {
  authorization_code: z.object({
    code: z.string(),
    redirect_uri: z.string(),
    // RFC 7636, section 4.1.
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  refresh_token: z.object({ refresh_token: z.string(), scope: z.string().optional() }),
  client_credentials: z.object({ scope: z.string(), subject: z.string() }),
}
type GrantType = keyof typeof GRANT_FORMS
type FormOf<Type extends GrantType> = z.infer<(typeof GRANT_FORMS)[Type]>

type Answer =
  | { error: 'invalid_request' | 'invalid_grant' | 'invalid_scope' }
  | { access_token: string; refresh_token?: string; scope: string }

type Options = { tokens: Tokens; codes: Codes; membersOf: (party: Party) => Person[] }

export function tokenEndpoint({ tokens, codes, membersOf }: Options): RequestHandler {
  /** After the person's own sign-in. */
  function exchanged({ id }: Party, { code, redirect_uri, code_verifier }: FormOf<'authorization_code'>) {
    return issued(codes.take(id, code, { redirectUri: redirect_uri, verifier: code_verifier }))
  }

  function refreshed({ id }: Party, { refresh_token, scope }: FormOf<'refresh_token'>): Answer {
    const grant = tokens.takeRefresh(id, refresh_token)
    // A smaller scope may be requested but is not granted: the answer states the granted one.
    const asked = scope === undefined ? [] : scopesIn(scope)
    if (grant && !asked?.every((one) => grant.scopes.includes(one))) return { error: 'invalid_scope' }
    return issued(grant)
  }

  function granted(party: Party, { scope, subject }: FormOf<'client_credentials'>): Answer {
    if (scope !== BASIC) return { error: 'invalid_scope' }
    const person = membersOf(party).find((member) => member.navs === subject)
    return person ? { access_token: tokens.grant(party.id, person), scope } : { error: 'invalid_grant' }
  }

  function issued(grant: Grant | null): Answer {
    if (!grant) return { error: 'invalid_grant' }
    const { accessToken, refreshToken } = tokens.issue(grant)
    return { access_token: accessToken, refresh_token: refreshToken, scope: written(grant.scopes) }
  }

  const answerFor =
    <Type extends GrantType>(type: Type, answer: (party: Party, form: FormOf<Type>) => Answer) =>
    (party: Party, body: unknown): Answer => {
      const form = GRANT_FORMS[type].safeParse(body)
      return form.success ? answer(party, form.data as FormOf<Type>) : { error: 'invalid_request' }
    }

  const answers = new Map([
    ['authorization_code', answerFor('authorization_code', exchanged)],
    ['refresh_token', answerFor('refresh_token', refreshed)],
    ['client_credentials', answerFor('client_credentials', granted)],
  ])

  return (request, response) => {
    const type: unknown = request.body?.grant_type
    if (typeof type !== 'string') return refuseGrant(response, 400, 'invalid_request')
    const answer = answers.get(type)?.(response.locals.party, request.body)
    if (!answer) return refuseGrant(response, 400, 'unsupported_grant_type')
    if ('error' in answer) return refuseGrant(response, 400, answer.error)
    response.json({ token_type: 'Bearer', expires_in: TOKEN_SECONDS, ...answer })
  }
}

const written = (scopes: Scope[]) => scopes.join(' ')

const RevocationForm = z.object({ token: z.string() })

export const revocationEndpoint =
  (tokens: Tokens): RequestHandler =>
  (request, response) => {
    const form = RevocationForm.safeParse(request.body)
    if (!form.success) return refuseGrant(response, 400, 'invalid_request')
    tokens.revoke(response.locals.party.id, form.data.token)
    response.end()
  }
