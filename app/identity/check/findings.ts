/** What fits between the settings of the sign-in and what an OpenID provider says of itself, in words for the operator. */
import { isSafeAddress } from '~/connectors/safe-address'
import { LANGUAGES } from '~/language/language'
import type { ClientAuthMethod } from '../client-auth-methods'
import { ALGORITHMS, metadataShape } from '../discovery'
import { loggedOutIn, SIGN_IN_CALLBACK } from '../places'
import { DEFAULT_NAME_CLAIMS } from '../provider-defaults'
import { listed, type ProviderDocument, readDocument } from './provider-document'

/** The settings that matter to the provider; no secret is among them. */
export type CheckedSettings = {
  issuer: string
  publicOrigin: string
  /** Plain http from any host is allowed, for the sandbox. */
  allowHttp: boolean
  clientAuth: ClientAuthMethod
  /** The algorithms of the private key; undefined: there is none. */
  keyAlgorithms: readonly string[] | undefined
  scopes: readonly string[]
  navsClaim: string
  /** undefined: `name`, else `given_name` and `family_name`. */
  nameClaims: readonly string[] | undefined
  /** undefined: any level counts. */
  acrValues: readonly string[] | undefined
}

/**
 * `fits`; `look`: sign-ins may work, and somebody should look; `refuses`: nobody is signed in as it is; `register`: what
 * the provider must know.
 */
export type Finding = { verdict: 'fits' | 'look' | 'refuses' | 'register'; says: string }

const fits = (says: string): Finding => ({ verdict: 'fits', says })
const look = (says: string): Finding => ({ verdict: 'look', says })
const refuses = (says: string): Finding => ({ verdict: 'refuses', says })

type Check = (document: ProviderDocument, settings: CheckedSettings) => Finding | Finding[]

/** In the order in which a sign-in meets them. */
const CHECKS: Check[] = [
  checkIssuer,
  checkAddresses,
  checkRequests,
  checkPkce,
  checkScopes,
  checkLevels,
  checkCallback,
  checkClient,
  checkIdToken,
  checkUserinfo,
  checkClaims,
  checkLogout,
]

/** @param document the JSON of its `/.well-known/openid-configuration`, as somebody else sent it */
export function findingsOf(document: unknown, settings: CheckedSettings): Finding[] {
  const read = readDocument(document)
  if (!read)
    return [
      refuses('The discovery document is no JSON object: this is no OpenID provider.'),
      ...registrations(settings),
    ]
  return [
    ...CHECKS.flatMap((check) => check(read, settings)),
    ...checkShape(document, settings),
    ...registrations(settings),
  ]
}

/** The fields that the product could not read, beyond those that the checks name. */
function checkShape(document: unknown, { allowHttp }: CheckedSettings): Finding[] {
  const { error } = metadataShape(allowHttp).safeParse(document)
  const fields = error?.issues.map(({ path }) => String(path[0] ?? '')) ?? []
  const unsaid = fields.filter((name) => name !== '' && ![...NEEDED, ...USED, 'issuer'].includes(name))
  return unsaid.map((name) => refuses(`Document: ${name} is not of the kind that it must be.`))
}

function checkIssuer({ issuer }: ProviderDocument, settings: CheckedSettings): Finding[] {
  const isSame = issuer === settings.issuer
  const named = isSame
    ? fits(`Issuer: ${listed([issuer])}.`)
    : refuses(
        `Issuer: the document names ${listed([issuer ?? 'none'])}, IDENTITY_ISSUER another. Set it to that, to the letter.`,
      )
  return isSafeAddress(settings.issuer, settings.allowHttp)
    ? [named]
    : [named, refuses('Issuer: IDENTITY_ISSUER must be https, or an address of this machine.')]
}

/** The endpoints that a sign-in needs, and those that it uses if the provider has them. */
const NEEDED = ['authorization_endpoint', 'token_endpoint', 'jwks_uri'] as const
const USED = ['userinfo_endpoint', 'end_session_endpoint', 'pushed_authorization_request_endpoint'] as const

function checkAddresses(document: ProviderDocument, { allowHttp }: CheckedSettings): Finding[] {
  const missing = NEEDED.filter((name) => document[name] === undefined)
  const unsafe = [...NEEDED, ...USED].filter((name) => {
    const address = document[name]
    return address !== undefined && !isSafeAddress(address, allowHttp)
  })
  return [
    ...missing.map((name) => refuses(`Addresses: the document has no ${name}.`)),
    ...unsafe.map((name) => refuses(`Addresses: ${name} is not https.`)),
    ...(missing.length + unsafe.length === 0 ? [fits('Addresses: all that a sign-in needs are there, and safe.')] : []),
  ]
}

function checkRequests(document: ProviderDocument): Finding[] {
  const { response_types_supported: types } = document
  const code =
    types && !types.includes('code')
      ? [refuses('Requests: the provider does not offer the code flow, the only one used.')]
      : []
  if (document.require_signed_request_object)
    return [
      ...code,
      refuses('Requests: the provider takes signed request objects alone, which are not written. Ask for PAR.'),
    ]
  if (document.pushed_authorization_request_endpoint)
    return [...code, fits('Requests: pushed to the provider (PAR); the address in the browser names nothing.')]
  return document.require_pushed_authorization_requests
    ? [...code, refuses('Requests: the provider takes pushed requests alone (PAR), and names no endpoint for them.')]
    : [...code, fits('Requests: by the address in the browser; the provider offers no PAR.')]
}

function checkPkce({ code_challenge_methods_supported: methods }: ProviderDocument): Finding {
  if (!methods)
    return look('PKCE: the provider does not say whether it knows S256. It is always sent; ask that it is required.')
  return methods.includes('S256')
    ? fits('PKCE: S256. It is always sent; ask that it is required.')
    : look('PKCE: the provider does not name S256, the only method that is sent. It may refuse.')
}

function checkScopes({ scopes_supported: offered }: ProviderDocument, { scopes }: CheckedSettings): Finding {
  if (!offered) return look(`Scopes: the provider does not say which it knows; ${listed(scopes)} are asked for.`)
  const unknown = scopes.filter((scope) => !offered.includes(scope))
  return unknown.length === 0
    ? fits(`Scopes: ${listed(scopes)}.`)
    : look(
        `Scopes: ${listed(unknown)} in IDENTITY_SCOPES is not among ${listed(offered)}. The provider may refuse it, or pass it over.`,
      )
}

function checkLevels({ acr_values_supported: offered }: ProviderDocument, { acrValues }: CheckedSettings): Finding {
  if (!acrValues)
    return look(
      offered
        ? `Level: IDENTITY_ACR_VALUES is not set, so any sign-in counts. The provider has ${listed(offered)}: set those that stand for a verified identity.`
        : 'Level: IDENTITY_ACR_VALUES is not set, so any sign-in counts. Ask the provider which levels stand for a verified identity.',
    )
  if (!offered) return look(`Level: ${listed(acrValues)} asked for; the provider does not say which it has.`)
  const common = acrValues.filter((level) => offered.includes(level))
  if (common.length === 0)
    return refuses(`Level: none of IDENTITY_ACR_VALUES is among ${listed(offered)}, so nobody would be signed in.`)
  return common.length === acrValues.length
    ? fits(`Level: ${listed(common)} asked for, and no other taken.`)
    : look(`Level: of IDENTITY_ACR_VALUES the provider has ${listed(common)} alone.`)
}

function checkCallback({ authorization_response_iss_parameter_supported: named }: ProviderDocument): Finding {
  return named
    ? fits('Callback: the provider names itself in it (RFC 9207), and that is checked.')
    : fits('Callback: the provider does not name itself in it (RFC 9207); state, nonce and PKCE bind it.')
}

/** The default of Discovery 1.0 for a document that names none. */
const METHOD_BY_DEFAULT = ['client_secret_basic']

function checkClient(document: ProviderDocument, { clientAuth, keyAlgorithms }: CheckedSettings): Finding {
  const offered = document.token_endpoint_auth_methods_supported ?? METHOD_BY_DEFAULT
  if (!offered.includes(clientAuth)) {
    if (clientAuth === 'none')
      return look(
        `Client: none, PKCE alone. The provider names ${listed(offered)}: it must know the product as a public client.`,
      )
    return refuses(
      `Client: IDENTITY_CLIENT_AUTH is ${clientAuth}; the provider takes ${listed(offered)}. Set one of these.`,
    )
  }
  if (clientAuth !== 'private_key_jwt') return fits(`Client: ${clientAuth}.`)
  const taken = document.token_endpoint_auth_signing_alg_values_supported
  const common = keyAlgorithms?.filter((name) => !taken || taken.includes(name)) ?? []
  return common.length > 0
    ? fits(`Client: private_key_jwt, signed by ${listed(common.slice(0, 1))}.`)
    : refuses(
        `Client: the key in IDENTITY_PRIVATE_KEY_FILE signs by ${listed(keyAlgorithms ?? ['nothing'])}; the provider takes ${listed(taken ?? [])}.`,
      )
}

function checkIdToken({ id_token_signing_alg_values_supported: offered }: ProviderDocument): Finding {
  if (!offered) return look(`ID token: the provider does not say by what it signs; ${listed(ALGORITHMS)} are taken.`)
  const common = offered.filter((name) => ALGORITHMS.includes(name))
  if (common.length === 0)
    return refuses(
      `ID token: the provider signs by ${listed(offered)}; none of these is taken, but ${listed(ALGORITHMS)}.`,
    )
  return common.length === offered.length
    ? fits(`ID token: signed by ${listed(common)}.`)
    : fits(`ID token: signed by ${listed(common)}. The provider must not be told to sign the product's by another one.`)
}

function checkUserinfo(document: ProviderDocument): Finding {
  if (!document.userinfo_endpoint) return look('Userinfo: there is none, so the ID token must have all claims.')
  const signed = document.userinfo_signing_alg_values_supported?.filter((name) => ALGORITHMS.includes(name)) ?? []
  return fits(
    signed.length > 0
      ? `Userinfo: plain, or signed by ${listed(signed)}. Encrypted it cannot be read.`
      : 'Userinfo: plain. Signed or encrypted is not offered, or not by what is taken.',
  )
}

function checkClaims({ claims_supported: offered }: ProviderDocument, settings: CheckedSettings): Finding[] {
  const { navsClaim, nameClaims = DEFAULT_NAME_CLAIMS.flat() } = settings
  if (!offered)
    return [
      look(`Claims: the provider does not say which it has; the AVS number is looked for in ${listed([navsClaim])}.`),
    ]
  const names = nameClaims.filter((name) => offered.includes(name))
  const isNamed = settings.nameClaims ? names.length === nameClaims.length : names.length > 0
  return [
    offered.includes(navsClaim)
      ? fits(`Claims: the AVS number in ${listed([navsClaim])}.`)
      : look(
          `Claims: ${listed([navsClaim])}, where the AVS number is looked for (IDENTITY_CLAIM_NAVS), is not among ${listed(offered)}. Without it nobody is signed in; many providers give claims that they do not name.`,
        ),
    isNamed
      ? fits(`Claims: the name in ${listed(names)}.`)
      : look(
          `Claims: ${listed(nameClaims)}, where the name is looked for (IDENTITY_CLAIM_NAME), is not among those that the provider names.`,
        ),
  ]
}

function checkLogout({ end_session_endpoint: end }: ProviderDocument): Finding {
  return end
    ? fits('Logout: ends the session at the provider too.')
    : look(
        'Logout: the provider has no end_session_endpoint, so its own session goes on. On a shared computer people must be told.',
      )
}

/** What the provider must be told. */
const registrations = ({ publicOrigin }: CheckedSettings): Finding[] => [
  { verdict: 'register', says: `Redirect address: ${publicOrigin}${SIGN_IN_CALLBACK}` },
  {
    verdict: 'register',
    says: `After logout: ${LANGUAGES.map((language) => publicOrigin + loggedOutIn(language)).join(' and ')}`,
  },
]
