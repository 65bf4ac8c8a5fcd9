import { describe, expect, it } from 'vitest'
import { type CheckedSettings, findingsOf } from './findings'

const VERIFIED = 'urn:qa.agov.ch:names:tc:ac:classes:400'

/** A provider at which everything fits. */
const DOCUMENT = {
  issuer: 'https://id.example',
  authorization_endpoint: 'https://id.example/auth',
  token_endpoint: 'https://id.example/token',
  jwks_uri: 'https://id.example/jwks',
  userinfo_endpoint: 'https://id.example/me',
  end_session_endpoint: 'https://id.example/end',
  pushed_authorization_request_endpoint: 'https://id.example/request',
  require_pushed_authorization_requests: true,
  authorization_response_iss_parameter_supported: true,
  response_types_supported: ['code'],
  code_challenge_methods_supported: ['S256'],
  scopes_supported: ['openid', 'profile', 'ahv'],
  acr_values_supported: ['urn:qa.agov.ch:names:tc:ac:classes:100', VERIFIED],
  claims_supported: ['sub', 'given_name', 'family_name', 'ahvn13'],
  token_endpoint_auth_methods_supported: ['client_secret_basic', 'private_key_jwt'],
  token_endpoint_auth_signing_alg_values_supported: ['ES256'],
  id_token_signing_alg_values_supported: ['RS512'],
  userinfo_signing_alg_values_supported: ['RS512'],
}

const SETTINGS: CheckedSettings = {
  issuer: 'https://id.example',
  publicOrigin: 'https://pensions.example',
  allowHttp: false,
  clientAuth: 'client_secret_basic',
  keyAlgorithms: undefined,
  scopes: ['openid', 'profile', 'ahv'],
  navsClaim: 'ahvn13',
  nameClaims: undefined,
  acrValues: [VERIFIED],
}

type Change = { document?: Record<string, unknown>; settings?: Partial<CheckedSettings> }

/** As the document arrives. */
const findings = ({ document, settings }: Change = {}) =>
  findingsOf(JSON.parse(JSON.stringify({ ...DOCUMENT, ...document })), { ...SETTINGS, ...settings })

/** Those that do not simply fit. */
const noted = (change: Change) =>
  findings(change).flatMap(({ verdict, says }) => (['look', 'refuses'].includes(verdict) ? [`${verdict} ${says}`] : []))

it('says of a provider at which everything fits what fits, and what it must know', () =>
  expect(findings().map(({ verdict, says }) => `${verdict} ${says}`)).toEqual([
    'fits Issuer: https://id.example.',
    'fits Addresses: all that a sign-in needs are there, and safe.',
    'fits Requests: pushed to the provider (PAR); the address in the browser names nothing.',
    'fits PKCE: S256. It is always sent; ask that it is required.',
    'fits Scopes: openid, profile, ahv.',
    `fits Level: ${VERIFIED} asked for, and no other taken.`,
    'fits Callback: the provider names itself in it (RFC 9207), and that is checked.',
    'fits Client: client_secret_basic.',
    'fits ID token: signed by RS512.',
    'fits Userinfo: plain, or signed by RS512. Encrypted it cannot be read.',
    'fits Claims: the AVS number in ahvn13.',
    'fits Claims: the name in given_name, family_name.',
    'fits Logout: ends the session at the provider too.',
    'register Redirect address: https://pensions.example/signin/callback',
    'register After logout: https://pensions.example/?bye=1 and https://pensions.example/de?bye=1',
  ]))

const KEY: Partial<CheckedSettings> = { clientAuth: 'private_key_jwt', keyAlgorithms: ['ES256'] }

describe('nobody is signed in', () => {
  const cases: [string, Change, RegExp][] = [
    [
      'another issuer',
      { document: { issuer: 'https://id.example/' } },
      /^refuses Issuer: the document names https:\/\/id\.example\/,/,
    ],
    [
      'a field of another kind that the product reads',
      { document: { token_endpoint_auth_signing_alg_values_supported: 'ES256' } },
      /^refuses Document: token_endpoint_auth_signing_alg_values_supported is not of the kind/,
    ],
    ['no issuer', { document: { issuer: undefined } }, /^refuses Issuer: the document names none,/],
    [
      'an issuer by http',
      { document: { issuer: 'http://id.example' }, settings: { issuer: 'http://id.example' } },
      /^refuses Issuer: IDENTITY_ISSUER must be https/,
    ],
    [
      'no token endpoint',
      { document: { token_endpoint: undefined } },
      /^refuses Addresses: the document has no token_endpoint/,
    ],
    [
      'an endpoint by http',
      { document: { userinfo_endpoint: 'http://id.example/me' } },
      /^refuses Addresses: userinfo_endpoint is not https/,
    ],
    ['no code flow', { document: { response_types_supported: ['id_token'] } }, /^refuses Requests: .*code flow/],
    [
      'signed request objects',
      { document: { require_signed_request_object: true } },
      /^refuses Requests: .*signed request objects/,
    ],
    [
      'pushed requests wanted, and nowhere taken',
      { document: { pushed_authorization_request_endpoint: undefined } },
      /^refuses Requests: .*names no endpoint/,
    ],
    [
      'no level of ours',
      { document: { acr_values_supported: ['loa-1'] } },
      /^refuses Level: none of IDENTITY_ACR_VALUES is among loa-1,/,
    ],
    [
      'no way of ours to know us',
      { settings: { clientAuth: 'client_secret_post' } },
      /^refuses Client: IDENTITY_CLIENT_AUTH is client_secret_post; the provider takes client_secret_basic, private_key_jwt\./,
    ],
    [
      'a way that no document names',
      { document: { token_endpoint_auth_methods_supported: undefined }, settings: KEY },
      /^refuses Client: IDENTITY_CLIENT_AUTH is private_key_jwt; the provider takes client_secret_basic\./,
    ],
    [
      'a key of another kind',
      { settings: { ...KEY, keyAlgorithms: ['RS256', 'PS256'] } },
      /^refuses Client: the key .* signs by RS256, PS256; the provider takes ES256\./,
    ],
    ['no key', { settings: { ...KEY, keyAlgorithms: undefined } }, /^refuses Client: the key/],
    [
      'shared secrets alone as signatures',
      { document: { id_token_signing_alg_values_supported: ['HS256', 'none'] } },
      /^refuses ID token: the provider signs by HS256, none;/,
    ],
  ]
  it.each(cases)('with %s', (_, change, words) => {
    const said = noted(change)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(words)
  })
})

describe('somebody should look', () => {
  const cases: [string, Change, RegExp][] = [
    [
      'nothing of PKCE',
      { document: { code_challenge_methods_supported: undefined } },
      /^look PKCE: the provider does not say/,
    ],
    [
      'plain PKCE alone',
      { document: { code_challenge_methods_supported: ['plain'] } },
      /^look PKCE: the provider does not name S256/,
    ],
    ['nothing of scopes', { document: { scopes_supported: undefined } }, /^look Scopes: the provider does not say/],
    [
      'a scope that it does not name',
      { settings: { scopes: ['openid', 'navs'] } },
      /^look Scopes: navs in IDENTITY_SCOPES is not among openid, profile, ahv\./,
    ],
    [
      'no level asked for',
      { settings: { acrValues: undefined } },
      /^look Level: .* The provider has urn:.*:100, urn:.*:400: set those/,
    ],
    [
      'no level asked for, and none named',
      { settings: { acrValues: undefined }, document: { acr_values_supported: undefined } },
      /^look Level: .* Ask the provider/,
    ],
    [
      'levels that it does not name',
      { document: { acr_values_supported: undefined } },
      /^look Level: .*does not say which it has/,
    ],
    [
      'a level of two',
      { settings: { acrValues: [VERIFIED, 'loa-9'] } },
      /^look Level: .* the provider has urn:.*:400 alone/,
    ],
    ['a public client', { settings: { clientAuth: 'none' } }, /^look Client: none, PKCE alone/],
    [
      'nothing of signatures',
      { document: { id_token_signing_alg_values_supported: undefined } },
      /^look ID token: the provider does not say/,
    ],
    ['no userinfo', { document: { userinfo_endpoint: undefined } }, /^look Userinfo: there is none/],
    ['another claim', { settings: { navsClaim: 'navs' } }, /^look Claims: navs, .*IDENTITY_CLAIM_NAVS/],
    [
      'another name',
      { settings: { nameClaims: ['given_name', 'surname'] } },
      /^look Claims: given_name, surname, .*IDENTITY_CLAIM_NAME/,
    ],
    ['nothing of claims', { document: { claims_supported: undefined } }, /^look Claims: the provider does not say/],
    ['no logout', { document: { end_session_endpoint: undefined } }, /^look Logout: /],
  ]
  it.each(cases)('with %s', (_, change, words) => {
    const said = noted(change)
    expect(said).toHaveLength(1)
    expect(said[0]).toMatch(words)
  })
})

it.each<[string, Change]>([
  ['a key of the right kind', { settings: KEY }],
  [
    'a key, and no word of kinds',
    { settings: KEY, document: { token_endpoint_auth_signing_alg_values_supported: undefined } },
  ],
  [
    'requests in the address',
    { document: { pushed_authorization_request_endpoint: undefined, require_pushed_authorization_requests: false } },
  ],
  ['plain userinfo', { document: { userinfo_signing_alg_values_supported: ['none'] } }],
  [
    'shared secrets among other signatures',
    { document: { id_token_signing_alg_values_supported: ['none', 'HS256', 'RS256'] } },
  ],
  ['a callback without the issuer', { document: { authorization_response_iss_parameter_supported: undefined } }],
  ['endpoints on this machine', { document: { token_endpoint: 'http://127.0.0.1:9000/token' } }],
])('%s is well', (_, change) => expect(noted(change)).toEqual([]))

describe('a document of somebody who means ill', () => {
  it.each([[null], [[]], ['text'], [7]])('that is no object is refused: %j', (document) =>
    expect(findingsOf(document, SETTINGS)[0]).toMatchObject({ verdict: 'refuses' }),
  )

  it('writes nothing that a terminal would obey, and not much', () => {
    const scopes = [
      '\u001b[2J',
      'two\nlines',
      'x'.repeat(5000),
      ...Array.from({ length: 900 }, (_, at) => `scope-${at}`),
    ]
    const said = noted({ document: { scopes_supported: scopes } }).join('')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
    expect(said).not.toMatch(/[\u0000-\u001f\u007f]/)
    expect(said).toContain('(unprintable), (unprintable), xxx')
    expect(said).toContain('891 more')
    expect(said.length).toBeLessThan(1000)
  })

  it('counts a field of another kind as left out', () =>
    expect(noted({ document: { scopes_supported: 'openid' } })).toEqual(
      noted({ document: { scopes_supported: undefined } }),
    ))
})
