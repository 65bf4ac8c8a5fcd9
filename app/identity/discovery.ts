/** The metadata of an OpenID provider (OpenID Connect Discovery 1.0), read at the first sign-in. */
import { allowInsecureRequests, Configuration, customFetch, discovery, enableNonRepudiationChecks } from 'openid-client'
import { z } from 'zod'
import { PartyError } from '~/connectors/connectors'
import { keptFor } from '~/connectors/kept-for'
import { isSafeAddress } from '~/connectors/safe-address'
import { createWaiting, type Waiting } from '~/connectors/waiting'
import { type Client, clientAuthOf } from './client-auth'
import { asSignInError } from './provider-answer'
import { createProviderFetch } from './provider-fetch'
import { type Place, SignInError } from './sign-in-error'

export type Provider = {
  issuer: string
  metadata: Metadata
  /** The provider as openid-client knows it, with our present credentials. */
  config: Configuration
  /** The same with the former secret; null: there is none. */
  previous: Configuration | null
}

/** Whether the parameters of a sign-in go to the provider itself (RFC 9126): wherever it takes them. */
export const isPushed = ({ metadata }: Provider) => metadata.pushed_authorization_request_endpoint !== undefined

type DiscoveryOptions = Client & {
  /** null: none is set up. */
  issuer: string | null
  /** Accepts plain http from any host, for the sandbox; otherwise only from this machine. */
  allowHttp: boolean
  timeoutMs: number
  fetch?: typeof globalThis.fetch
  /** Monotonic milliseconds. */
  elapsed?: () => number
  /** Counts requests that wait for outside parties; by default only those of this module. */
  waiting?: Waiting
}

const KEPT_MS = 10 * 60_000

/** Asymmetric algorithms only: anybody who knows a shared secret could write tokens, and `none` is no signature. */
export const ALGORITHMS = [
  ...['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'Ed25519', 'EdDSA'],
  ...['ML-DSA-44', 'ML-DSA-65', 'ML-DSA-87'],
]

/**
 * The provider, kept for ten minutes; a failure is not kept. Callers that need it in the meantime wait for the same
 * answer.
 * @throws {SignInError} `unavailable` if it does not answer, `failed` if the answer cannot be trusted.
 */
export function createDiscovery(options: DiscoveryOptions): () => Promise<Provider> {
  const { issuer, elapsed = () => performance.now(), waiting = createWaiting() } = options
  if (issuer === null) return () => Promise.reject(new SignInError('unavailable', 'no identity service is set up'))
  const kept = keptFor({ milliseconds: KEPT_MS, now: elapsed, load: () => discover({ ...options, issuer }) })
  return async () => kept.fresh() ?? waitInTurn(waiting, issuer, kept.renew)
}

/**
 * Waits for the provider if there is a place for one more.
 * @throws {SignInError} `unavailable` at once if there is none
 */
export const waitInTurn = <Answer>(waiting: Waiting, issuer: string, answer: () => Promise<Answer>): Promise<Answer> =>
  waiting.wait({ kind: 'identity', api: issuer }, answer).catch((error: unknown) => {
    throw error instanceof PartyError ? new SignInError('unavailable', 'too many wait') : error
  })

/** Options with a configured identity service. */
type WithIssuer = DiscoveryOptions & { issuer: string }

async function discover(options: WithIssuer): Promise<Provider> {
  const { issuer, clientId } = options
  const metadata = await readMetadata(options)
  const auth = clientAuthOf(options, metadata.token_endpoint_auth_signing_alg_values_supported)
  if (!auth) throw new SignInError('failed', 'discovery: key algorithm')
  const fetch = createProviderFetch(fetchOptionsOf(options), placesOf(metadata))
  const server = {
    ...metadata,
    id_token_signing_alg_values_supported: ALGORITHMS,
    userinfo_signing_alg_values_supported: ALGORITHMS,
  }
  const configOf = (by: (typeof auth)['present']) => {
    const config = new Configuration(server, clientId, undefined, by)
    config[customFetch] = fetch
    // Our fetch has a limit of its own; the library would check no signature of what comes over TLS.
    config.timeout = 0
    enableNonRepudiationChecks(config)
    // `metadataShape` has checked the addresses.
    allowInsecureRequests(config)
    return config
  }
  return { issuer, metadata, config: configOf(auth.present), previous: auth.previous && configOf(auth.previous) }
}

const fetchOptionsOf = ({ fetch = globalThis.fetch, timeoutMs }: WithIssuer) => ({ fetch, timeoutMs })

async function readMetadata(options: WithIssuer): Promise<Metadata> {
  const { issuer, clientId, allowHttp } = options
  if (!isSafeAddress(issuer, allowHttp)) throw new SignInError('failed', 'discovery: issuer')
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    [customFetch]: createProviderFetch(fetchOptionsOf(options), () => 'discovery'),
    execute: [allowInsecureRequests],
  }).catch((error: unknown) => {
    throw asSignInError(error, 'discovery')
  })
  const document = found.serverMetadata()
  // To the letter: the library takes `https://a.example` and `https://a.example/` for one.
  if (document.issuer !== issuer) throw new SignInError('failed', 'discovery: issuer')
  const parsed = metadataShape(allowHttp).safeParse(document)
  if (!parsed.success) throw new SignInError('failed', 'discovery: unreadable')
  return parsed.data
}

export type Metadata = z.infer<ReturnType<typeof metadataShape>>

/** Characters. Browsers are sent to some of these with our parameters behind, and a proxy in front reads but 4 kB of headers. */
const MOST_OF_ADDRESS = 500

/** The fields that the product reads, and what they must be. */
export function metadataShape(allowHttp: boolean) {
  const address = z
    .url()
    .max(MOST_OF_ADDRESS)
    .refine((text) => isSafeAddress(text, allowHttp))
  return z
    .object({
      issuer: z.string(),
      authorization_endpoint: address,
      token_endpoint: address,
      jwks_uri: address,
      userinfo_endpoint: address.optional(),
      end_session_endpoint: address.optional(),
      pushed_authorization_request_endpoint: address.optional(),
      require_pushed_authorization_requests: z.boolean().default(false),
      /** RFC 9207: whether it names itself in each callback. */
      authorization_response_iss_parameter_supported: z.boolean().default(false),
      token_endpoint_auth_signing_alg_values_supported: z.array(z.string()).optional(),
    })
    .refine((found) => !found.require_pushed_authorization_requests || found.pushed_authorization_request_endpoint)
}

/** What stands at which address, for the words of the log. */
function placesOf(metadata: Metadata): (url: string) => Place {
  const places = new Map<string | undefined, Place>([
    [metadata.jwks_uri, 'keys'],
    [metadata.pushed_authorization_request_endpoint, 'pushed request'],
    [metadata.token_endpoint, 'token endpoint'],
    [metadata.userinfo_endpoint, 'userinfo'],
  ])
  const byAddress = new Map([...places].map(([address, place]) => [address && new URL(address).href, place]))
  return (url) => byAddress.get(url) ?? 'discovery'
}
