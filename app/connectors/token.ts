import { z } from 'zod'
import type { Connectors } from './connectors'
import type { PartyCall } from './party-call'

/** Our name and secret at pension funds and 3a providers. */
export type Client = { id: string; secret: string }

const Grant = z.object({ access_token: z.string().min(1), token_type: z.string().regex(/^bearer$/i) })

/**
 * The direct grant: the party hands us a token for the visitor's own number (OAuth 2.0 client credentials with
 * a `subject`). It stands in until the visitor signs in at the party.
 */
export const createTokenFor =
  (call: PartyCall, client: Client): Connectors['tokenFor'] =>
  async (dossier, party) => {
    const grant = await call(Grant, party.tokenEndpoint, {
      method: 'POST',
      authorization: basic(client),
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        scope: 'read:basic_pension_data',
        subject: dossier.login.navs,
      }),
    })
    return grant.access_token
  }

/** Client authentication of RFC 6749, section 2.3.1: both parts are form-urlencoded before they are joined. */
const basic = ({ id, secret }: Client) =>
  `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`

const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)
