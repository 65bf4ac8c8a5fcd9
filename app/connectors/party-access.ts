/**
 * The product as an OAuth 2.0 client of a fund or 3a provider: where a visitor signs in, and how the code they bring
 * back becomes tokens (authorization code with PKCE, RFC 6749 and 7636).
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { type BindBy, type Connectors, type Party, PartyError, type Tokens } from './connectors'
import { type Secrets, withEitherSecret } from './either-secret'
import { NO_ANSWER, type PartyCall } from './party-call'
import { withoutEndSlash } from './safe-address'
import { InsuredPersons, PersonNumber } from './standard-answers'

/** Our name and secret at pension funds and 3a providers. */
export type Client = { id: string } & Secrets

/** Only what the estimate reads: persons, policies and statements (SFTI Pension API 4.1.0). */
const SCOPE = 'read:basic_pension_data'

const ONE_DAY = 86_400

const TokenAnswer = z
  .object({
    access_token: z.string().min(1).max(8000),
    token_type: z.string().regex(/^bearer$/i),
    expires_in: z.number().positive().nullish(),
    refresh_token: z.string().min(1).max(8000).nullish(),
  })
  .transform(
    (answer): Tokens => ({
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      // No token is needed for longer than a day, and an unbounded lifetime could not be stored.
      seconds: answer.expires_in ? Math.min(answer.expires_in, ONE_DAY) : null,
    }),
  )

const Metadata = z.object({ issuer: z.string(), revocation_endpoint: z.url({ protocol: /^https?$/ }).optional() })

/** `redirectUri`: the one address to which all parties send people back. */
type AccessOptions = { client: Client; redirectUri: string; bindBy: BindBy }

export function createPartyAccess(
  call: PartyCall,
  { client, redirectUri, bindBy }: AccessOptions,
): Connectors['access'] {
  const post = <Schema extends z.ZodType>(schema: Schema, address: string, form: Record<string, string>) =>
    withEitherSecret(client, (secret) => {
      const authorization = basic(client.id, secret)
      return call(schema, address, { method: 'POST', authorization, body: new URLSearchParams(form) })
    })

  return {
    signInAddress({ authorizeEndpoint }, { state, verifier, language }) {
      const address = new URL(authorizeEndpoint)
      const parameters = {
        response_type: 'code',
        client_id: client.id,
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
        ui_locales: language,
      }
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
      return address.href
    },

    exchange: ({ tokenEndpoint }, { code, verifier }) =>
      post(TokenAnswer, tokenEndpoint, {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      }),

    renew: ({ tokenEndpoint }, refreshToken) =>
      post(TokenAnswer, tokenEndpoint, { grant_type: 'refresh_token', refresh_token: refreshToken }),

    async revoke({ issuer }, { accessToken, refreshToken }) {
      const metadata = await call(Metadata, `${withoutEndSlash(issuer)}/.well-known/openid-configuration`)
      if (metadata.issuer !== issuer) throw new PartyError('badAnswer', 'metadata of another issuer')
      const { revocation_endpoint: address } = metadata
      if (!address) return
      // A party may revoke only one of them (RFC 7009, section 2.1), so the longer-lived one goes first.
      if (refreshToken) await post(NO_ANSWER, address, { token: refreshToken, token_type_hint: 'refresh_token' })
      await post(NO_ANSWER, address, { token: accessToken, token_type_hint: 'access_token' })
    },

    async isOwn(party, token, navs) {
      const numbers = await numbersBehind(call, party, token)
      // By the standard, an empty list means that consent has ended.
      if (numbers.length === 0) throw new PartyError('refused', 'nobody behind the token')
      // Two persons without a number could be two people.
      if (numbers.includes(null) && (bindBy === 'number' || numbers.length > 1))
        throw new PartyError('badAnswer', 'no number')
      return numbers.every((number) => number === null || number === navs)
    },
  }
}

/** The AVS numbers of all persons to whom a token gives access; null: the party does not give it. */
async function numbersBehind(call: PartyCall, { api }: Party, token: string): Promise<(string | null)[]> {
  const authorization = `Bearer ${token}`
  const listed = await call(InsuredPersons, `${api}/insured-persons`, { authorization })
  const persons = await Promise.all(
    listed.map(({ personId }) =>
      call(PersonNumber, `${api}/insured-persons/${encodeURIComponent(personId)}`, { authorization }),
    ),
  )
  return persons.map(({ ssn }) => ssn)
}

/** Client authentication of RFC 6749, section 2.3.1: both parts are form-urlencoded before they are joined. */
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`

const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
