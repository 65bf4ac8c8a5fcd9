/** A program that calls a fund or a 3a provider of the sandbox as the contract says. */
import { CLIENT } from './start-sandbox'

const formEncoded = (text: string) => new URLSearchParams({ '': text }).toString().slice(1)

export const basic = ({ id, secret }: { id: string; secret: string }) =>
  `Basic ${Buffer.from(`${formEncoded(id)}:${formEncoded(secret)}`).toString('base64')}`

const FORM = { grant_type: 'client_credentials', scope: 'read:basic_pension_data' }

type Change = { authorization?: string; grant_type?: string; scope?: string }

/** Asks a party for a token; `change` alters the form, or the client that asks. */
export const askToken = (party: string, subject: string, { authorization = basic(CLIENT), ...change }: Change = {}) =>
  fetch(`${party}/token`, {
    method: 'POST',
    headers: { authorization },
    body: new URLSearchParams({ ...FORM, subject, ...change }),
  })

export async function tokenFor(party: string, subject: string): Promise<string> {
  const { access_token } = (await (await askToken(party, subject)).json()) as { access_token: string }
  return access_token
}

export const call = (address: string, token: string) =>
  fetch(address, { headers: { authorization: `Bearer ${token}` } })
