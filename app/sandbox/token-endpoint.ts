/**
 * The sandbox's direct grant: a client that the party knows receives a token for a person by their AVS number
 * (OAuth 2.0 client credentials with a `subject`). It stands in for the person's own sign-in at the party.
 */
import type { RequestHandler, Response } from 'express'
import { z } from 'zod'
import type { Party } from './party-api'
import type { Person } from './people'
import { basicOf, isSameSecret } from './secrets'
import { TOKEN_SECONDS, type Tokens } from './tokens'

export type Client = { id: string; secret: string }

/** The only scope that a party grants here. */
export const SCOPE = 'read:basic_pension_data'

const GrantForm = z.object({ grant_type: z.string(), scope: z.string(), subject: z.string() })

type Options = { client: Client; tokens: Tokens; membersOf: (party: Party) => Person[] }

/** Errors by RFC 6749, section 5.2. */
export const tokenEndpoint =
  ({ client, tokens, membersOf }: Options): RequestHandler =>
  (request, response) => {
    response.set({ 'cache-control': 'no-store', pragma: 'no-cache' })
    const given = basicOf(request)
    if (!given || !isSameSecret(given.id, client.id) || !isSameSecret(given.secret, client.secret)) {
      response.set('www-authenticate', 'Basic')
      return refuse(response, 401, 'invalid_client')
    }

    const form = GrantForm.safeParse(request.body)
    if (!form.success) return refuse(response, 400, 'invalid_request')
    if (form.data.grant_type !== 'client_credentials') return refuse(response, 400, 'unsupported_grant_type')
    if (form.data.scope !== SCOPE) return refuse(response, 400, 'invalid_scope')

    const party: Party = response.locals.party
    const person = membersOf(party).find((member) => member.navs === form.data.subject)
    if (!person) return refuse(response, 400, 'invalid_grant')

    response.json({
      access_token: tokens.grant(party.id, person),
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      scope: SCOPE,
    })
  }

const refuse = (response: Response, status: number, error: string) => void response.status(status).json({ error })
