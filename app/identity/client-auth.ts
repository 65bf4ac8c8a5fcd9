/** How the product authenticates at the provider (OpenID Connect Core 1.0, section 9). */
import { type ClientAuth, ClientSecretPost, modifyAssertion, None, PrivateKeyJwt } from 'openid-client'
import type { ClientAuthMethod } from './client-auth-methods'
import { algorithmFor, type ClientKey } from './client-key'

/** The credentials by which the provider knows the product. */
export type Client = {
  clientId: string
  /** null: it has none. */
  clientSecret: string | null
  /** The former secret, for a provider that does not know the present one yet. */
  previousClientSecret?: string | undefined
  /** By default the secret in a header; without a secret nothing. */
  clientAuth?: ClientAuthMethod | undefined
  /** For `private_key_jwt`. */
  clientKey?: ClientKey | undefined
}

/** @returns null: the provider takes none of the algorithms of the key; `previous` null: there is no former secret. */
export function clientAuthOf(client: Client, offered: readonly string[] | undefined) {
  const { clientSecret, clientKey, previousClientSecret: former } = client
  const method = client.clientAuth ?? (clientSecret === null ? 'none' : 'client_secret_basic')
  if (method === 'none') return { present: None(), previous: null }
  if (method === 'private_key_jwt') {
    const present = clientKey ? keyAuth(clientKey, offered) : null
    return present && { present, previous: null }
  }
  const bySecret = method === 'client_secret_post' ? ClientSecretPost : basicAuth
  return { present: bySecret(clientSecret ?? ''), previous: former === undefined ? null : bySecret(former) }
}

/**
 * RFC 6749, 2.3.1. The library's own escapes `-`, `.`, `_` and `*` too; providers that take the header as it is would
 * then not know a client such as `trois-piliers`.
 */
const basicAuth =
  (secret: string): ClientAuth =>
  (_, client, __, headers) =>
    headers.set('authorization', `Basic ${btoa(`${formEncoded(client.client_id)}:${formEncoded(secret)}`)}`)

const formEncoded = (text: string) => new URLSearchParams([['', text]]).toString().slice(1)

function keyAuth(key: ClientKey, offered: readonly string[] | undefined): ClientAuth | null {
  const algorithm = algorithmFor(key, offered)
  if (!algorithm) return null
  // The library writes `Ed25519` (RFC 9864), where most providers still know `EdDSA` alone.
  const rename = (header: { alg?: unknown }) => {
    header.alg = algorithm.name
  }
  const cryptoKey = algorithm.cryptoKey()
  return PrivateKeyJwt(key.id ? { key: cryptoKey, kid: key.id } : cryptoKey, { [modifyAssertion]: rename })
}
