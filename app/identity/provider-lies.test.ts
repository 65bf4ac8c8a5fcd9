/** What no provider may say, however rightly it is signed: each is refused, with its own word in the log. */
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Misbehaviour } from '../../tests/support/identity/fake-provider'
import { setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf } from '../../tests/support/identity/sign-in-visitor'
import { NAVS, PARTNER_NAVS } from '../../tests/support/lives/dossiers'
import { readClientKey } from './client-key'
import type { SignInOptions } from './sign-in'

const stage = setTheStage()
const now = () => Math.floor(Date.now() / 1000)
const HOUR = 3600
const WITHOUT = { name: undefined, email: undefined, navs: undefined }
const TOLD = { name: 'Anna Essai', email: 'anna@exemple.ch', navs: NAVS }

type Case = [what: string, plan: () => Misbehaviour, reason: string, problem?: string, change?: Partial<SignInOptions>]

async function expectRefused(plan: Misbehaviour, reason: string, problem: string, change: Partial<SignInOptions>) {
  const visitor = await stage().readyVisitor('fr', change)
  stage().provider.misbehave(plan)
  expect(locationOf(await visitor.signIn())).toBe(`/prelogin?problem=${problem}`)
  expect(tokenOf(visitor)).toBe('')
  expect(stage().reports.map((told) => told.reason)).toEqual([reason])
}

const LEVELS = { acrValues: ['urn:level:high'] }

const cases = {
  'the age of an ID token': [
    [
      'issued hours ago, its end still ahead',
      () => ({ claims: { iat: now() - 3 * HOUR, exp: now() + HOUR } }),
      'ID token: iat',
    ],
    ['issued in an hour', () => ({ claims: { iat: now() + HOUR, exp: now() + 2 * HOUR } }), 'ID token: iat'],
    ['not valid before an hour', () => ({ claims: { nbf: now() + HOUR } }), 'ID token: nbf'],
    ['no time of issue', () => ({ claims: { iat: undefined } }), 'ID token: no iat'],
  ],
  'for whom it is': [
    ['the party of somebody else, one audience', () => ({ claims: { azp: 'foreign' } }), 'ID token: azp'],
    ['another issuer', () => ({ claims: { iss: 'https://evil.example' } }), 'ID token: iss'],
    ['another audience', () => ({ claims: { aud: 'foreign' } }), 'ID token: aud'],
    ['no subject', () => ({ claims: { sub: undefined } }), 'ID token: no sub'],
    ['an endless subject', () => ({ claims: { sub: 'x'.repeat(256) } }), 'claims: sub wrong'],
  ],
  'its signature': [
    ['none', () => ({ signature: 'none' }), 'ID token: algorithm'],
    ['by our secret', () => ({ signature: 'HS256' }), 'ID token: algorithm'],
    ['by the public key', () => ({ signature: 'HS256 by key' }), 'ID token: algorithm'],
    ['by somebody else', () => ({ signature: 'foreign key' }), 'ID token: signature'],
    ['by a key that nobody has', () => ({ signature: 'unknown key' }), 'ID token: key'],
    ['with an extension that must be understood', () => ({ signature: 'crit' }), 'ID token: unsupported'],
    ['for somebody else’s eyes', () => ({ signature: 'encrypted' }), 'ID token: unsupported'],
    [
      'none, though the provider offers that',
      () => ({ signature: 'none', document: { id_token_signing_alg_values_supported: ['none', 'RS256'] } }),
      'ID token: algorithm',
    ],
    [
      'by our secret, though the provider offers that',
      () => ({ signature: 'HS256', document: { id_token_signing_alg_values_supported: ['HS256'] } }),
      'ID token: algorithm',
    ],
  ],
  'the level of identity': [
    ['another one', () => ({ claims: { acr: 'urn:level:low' } }), 'ID token: acr', 'notVerified', LEVELS],
    ['none', () => ({}), 'ID token: no acr', 'notVerified', LEVELS],
    ['several at once', () => ({ claims: { acr: ['urn:level:high'] } }), 'ID token: no acr', 'notVerified', LEVELS],
    ['only in userinfo', () => ({ userinfo: { acr: 'urn:level:high' } }), 'ID token: no acr', 'notVerified', LEVELS],
    [
      'out of reach, the provider says',
      () => ({ authorizationError: 'unmet_authentication_requirements' }),
      'callback: unmet_authentication_requirements',
      'notVerified',
      LEVELS,
    ],
  ],
  'two people': [
    ['another number', () => ({ userinfo: { navs: PARTNER_NAVS } }), 'claims: AVS number differs'],
    [
      'another number, as digits',
      () => ({ userinfo: { navs: PARTNER_NAVS.replaceAll('.', '') } }),
      'claims: AVS number differs',
    ],
    ['another name', () => ({ userinfo: { name: 'Beat Probe' } }), 'claims: name differs'],
    ['another e-mail', () => ({ userinfo: { email: 'beat@exemple.ch' } }), 'claims: email differs'],
    ['another subject', () => ({ userinfo: { sub: 'person-2' } }), 'userinfo: sub'],
    ['no subject in userinfo', () => ({ userinfo: { sub: undefined } }), 'userinfo: unreadable'],
  ],
  userinfo: [
    ['signed by another key', () => ({ userinfo: TOLD, userinfoSignature: 'foreign key' }), 'userinfo: signature'],
    ['signed by nobody', () => ({ userinfo: TOLD, userinfoSignature: 'none' }), 'userinfo: algorithm'],
    ['signed by our secret', () => ({ userinfo: TOLD, userinfoSignature: 'HS256' }), 'userinfo: algorithm'],
    [
      'signed for somebody else',
      () => ({ userinfo: { ...TOLD, aud: 'foreign' }, userinfoSignature: 'RS256' }),
      'userinfo: aud',
    ],
    [
      'signed in another’s name',
      () => ({ userinfo: { ...TOLD, iss: 'https://evil.example' }, userinfoSignature: 'RS256' }),
      'userinfo: iss',
    ],
    [
      'signed about somebody else',
      () => ({ userinfo: { ...TOLD, sub: 'x' }, userinfoSignature: 'RS256' }),
      'userinfo: sub',
    ],
    [
      'signed long ago',
      () => ({ userinfo: { ...TOLD, exp: now() - HOUR }, userinfoSignature: 'RS256' }),
      'userinfo: exp',
    ],
    ['too large', () => ({ large: { endpoint: 'userinfo', bytes: 1_100_000 } }), 'userinfo: unreadable'],
    ['not for our token', () => ({ tokenAnswer: { access_token: 'other' } }), 'userinfo: status'],
    ['silent', () => ({ status: { userinfo: -1 } }), 'userinfo: no answer', 'unavailable', { timeoutMs: 300 }],
  ],
  claims: [
    ['a number of another country', () => ({ claims: { navs: '123.4567.8901.28' } }), 'claims: AVS number wrong'],
    ['digits with a wrong check digit', () => ({ claims: { navs: '7569217076984' } }), 'claims: AVS number wrong'],
    ['a list of numbers', () => ({ claims: { navs: [NAVS] } }), 'claims: AVS number wrong'],
    [
      'a number under a name that is not set',
      () => ({ claims: { navs: undefined, ahv: NAVS } }),
      'claims: no AVS number',
    ],
    ['no name', () => ({ claims: { ...WITHOUT, navs: NAVS } }), 'claims: no name'],
    ['a name that is none', () => ({ claims: { name: { first: 'Anna' } } }), 'claims: name wrong'],
    ['a name of spaces', () => ({ claims: { name: ' \u00a0 ' } }), 'claims: no name'],
    ['a name of two lines', () => ({ claims: { name: 'Anna\r\nEssai' } }), 'claims: name wrong'],
    ['a name that turns what follows', () => ({ claims: { name: 'Anna \u202eEssai' } }), 'claims: name wrong'],
    ['half a letter', () => ({ claims: { name: 'Anna \ud800' } }), 'claims: name wrong'],
    ['an endless name', () => ({ claims: { name: 'x'.repeat(201) } }), 'claims: name wrong'],
    ['an e-mail that is none', () => ({ claims: { email: true } }), 'claims: email wrong'],
  ],
  'the tokens': [
    [
      'an answer that is too large',
      () => ({ large: { endpoint: 'token', bytes: 1_100_000 } }),
      'token endpoint: unreadable',
    ],
    ['an answer that leads elsewhere', () => ({ leadsOn: 'token' }), 'token endpoint: no answer', 'unavailable'],
    ['keys that lead elsewhere', () => ({ leadsOn: 'jwks' }), 'keys: no answer', 'unavailable'],
    ['keys that are too many', () => ({ large: { endpoint: 'jwks', bytes: 1_100_000 } }), 'token endpoint: unreadable'],
    ['no access token', () => ({ tokenAnswer: { access_token: undefined } }), 'token endpoint: unreadable'],
    ['an ID token that is none', () => ({ tokenAnswer: { id_token: 'none.of.it' } }), 'token endpoint: unreadable'],
    [
      'a client that it does not know',
      () => ({ client: { by: 'client_secret_basic', secret: 'another secret' } }),
      'token endpoint: invalid_client',
    ],
    [
      'a way of showing ourselves that it does not take',
      () => ({ client: { by: 'client_secret_post' } }),
      'token endpoint: invalid_client',
    ],
  ],
} satisfies Record<string, Case[]>

describe.each(Object.entries(cases) as [string, Case[]][])('%s', (_, list) => {
  it.each(list)('%s', (_, plan, reason, problem = 'failed', change = {}) =>
    expectRefused(plan(), reason, problem, change),
  )
})

describe('where a sign-in does not even begin', () => {
  const key = readClientKey(
    generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
  )
  const begun: Case[] = [
    [
      'the pushed request is refused',
      () => ({ pushed: { error: 'invalid_request' } }),
      'pushed request: invalid_request',
    ],
    [
      'its error is one of the provider’s own',
      () => ({ pushed: { error: 'x-canary' } }),
      'pushed request: other error',
    ],
    [
      'the pushed request finds nobody',
      () => ({ pushed: {}, status: { par: 503 } }),
      'pushed request: status',
      'unavailable',
    ],
    ['it does not know us', () => ({ pushed: {}, client: { by: 'none' } }), 'pushed request: invalid_client'],
    [
      'the name of the pushed request is endless',
      () => ({ pushed: { name: `urn:${'x'.repeat(2_000)}` } }),
      'pushed request: unreadable',
    ],
    [
      'the address that people are sent to is endless',
      () => ({ document: { authorization_endpoint: `${stage().provider.issuer}/${'x'.repeat(500)}` } }),
      'discovery: unreadable',
    ],
    [
      'requests must be pushed, and nobody says where to',
      () => ({ document: { require_pushed_authorization_requests: true } }),
      'discovery: unreadable',
    ],
    [
      'requests are pushed without encryption',
      () => ({ document: { pushed_authorization_request_endpoint: 'http://idp.example/par' } }),
      'discovery: unreadable',
    ],
    [
      'the issuer is another one to the letter',
      () => ({ document: { issuer: stage().provider.issuer.replace('http:', 'HTTP:') } }),
      'discovery: issuer',
    ],
    [
      'the metadata are too large',
      () => ({ large: { endpoint: 'discovery', bytes: 1_100_000 } }),
      'discovery: unreadable',
    ],
    [
      'none of the algorithms of our key is taken',
      () => ({ document: { token_endpoint_auth_signing_alg_values_supported: ['RS256'] } }),
      'discovery: key algorithm',
      'failed',
      { clientAuth: 'private_key_jwt', clientKey: key ?? undefined },
    ],
  ]
  it.each(begun)('%s', async (_, plan, reason, problem = 'failed', change = {}) => {
    const visitor = await stage().readyVisitor('fr', change)
    stage().provider.misbehave(plan())
    expect(locationOf(await visitor.send('/signin'))).toBe(`/prelogin?problem=${problem}`)
    expect(stage().reports.map((told) => told.reason)).toEqual([reason])
  })
})
