/** What providers do differently and may: with the right settings each of them signs people in. */
import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { CLIENT_ID, CLIENT_SECRET, type Misbehaviour } from '../../tests/support/identity/fake-provider'
import { ORIGIN, setTheStage } from '../../tests/support/identity/identity-stage'
import { locationOf } from '../../tests/support/identity/sign-in-visitor'
import { NAVS } from '../../tests/support/lives/dossiers'
import { readClientKey } from './client-key'
import type { SignInOptions } from './sign-in'

const stage = setTheStage()
const DIGITS = NAVS.replaceAll('.', '')
const WITHOUT = { name: undefined, email: undefined, navs: undefined }

/** @returns the login of a visitor who signs in there, and what the provider saw of it */
async function signIn(plan: Misbehaviour, change: Partial<SignInOptions> = {}) {
  stage().provider.misbehave(plan)
  const visitor = await stage().readyVisitor('fr', change)
  const response = await visitor.signIn()
  expect([locationOf(response), stage().reports.map(({ reason }) => reason)]).toEqual(['/router', []])
  const { seen } = stage().provider
  const login = (await stage().open(visitor))?.login
  return {
    login,
    authorization: seen.authorizations.at(-1),
    push: seen.pushes.at(-1),
    token: seen.tokenRequests.at(-1),
  }
}

describe('signatures', () => {
  it.each(['RS512', 'PS256', 'ES256', 'ES384', 'ES512', 'EdDSA', 'Ed25519'] as const)(
    'an ID token in %s',
    async (signature) => {
      expect((await signIn({ signature })).login?.navs).toBe(NAVS)
    },
  )

  it.each(['RS256', 'ES384'] as const)('userinfo signed in %s', async (userinfoSignature) => {
    const userinfo = { name: 'Anna Essai', navs: NAVS }
    expect((await signIn({ claims: WITHOUT, userinfo, userinfoSignature })).login).toMatchObject({ navs: NAVS })
  })
})

describe('claims', () => {
  it.each<[string, Misbehaviour]>([
    ['as 13 digits in the ID token', { claims: { navs: DIGITS } }],
    ['as 13 digits in userinfo', { claims: WITHOUT, userinfo: { name: 'Anna', navs: DIGITS } }],
    ['as a number of JSON', { claims: { navs: Number(DIGITS) } }],
    ['with points in the one and without in the other', { claims: { navs: DIGITS }, userinfo: { navs: NAVS } }],
  ])('the AVS number %s', async (_, plan) => {
    expect((await signIn(plan)).login?.navs).toBe(NAVS)
  })

  it('the AVS number under another name', async () => {
    const plan = { claims: { navs: undefined, 'urn:ch:avs13': DIGITS } }
    expect((await signIn(plan, { claimNames: { navs: 'urn:ch:avs13' } })).login?.navs).toBe(NAVS)
  })

  const names: [string, Record<string, unknown>, string[] | undefined, string][] = [
    [
      'no name but its two parts',
      { name: undefined, given_name: 'Anna', family_name: 'Essai' },
      undefined,
      'Anna Essai',
    ],
    ['a single part', { name: undefined, family_name: 'Essai' }, undefined, 'Essai'],
    ['a name and its parts', { given_name: 'A.', family_name: 'E.' }, undefined, 'Anna Essai'],
    ['claims that are set', { vorname: 'Anna', nachname: 'E.' }, ['vorname', 'nachname'], 'Anna E.'],
  ]
  it.each(names)('%s', async (_, claims, name, wanted) => {
    expect((await signIn({ claims }, { claimNames: { navs: 'navs', name } })).login?.name).toBe(wanted)
  })

  it('no e-mail', async () => {
    expect((await signIn({ claims: { email: undefined } })).login?.email).toBe('')
  })

  it('no userinfo endpoint', async () => {
    await signIn({ document: { userinfo_endpoint: undefined } })
  })
})

describe('what is asked for', () => {
  it('the scopes that are set', async () => {
    const { authorization } = await signIn({}, { scopes: ['openid', 'urn:ch:navs13'] })
    expect(authorization?.get('scope')).toBe('openid urn:ch:navs13')
  })

  it('a level of identity, where it is set, and one of them is enough', async () => {
    const acrValues = ['urn:level:high', 'urn:level:substantial']
    const { authorization } = await signIn({ claims: { acr: 'urn:level:substantial' } }, { acrValues })
    expect(authorization?.get('acr_values')).toBe('urn:level:high urn:level:substantial')
    expect((await signIn({ claims: { acr: 'anything' } })).authorization?.has('acr_values')).toBe(false)
  })
})

describe('pushed requests', () => {
  it('nothing but a name goes through the browser', async () => {
    const { authorization, push } = await signIn({ pushed: {} }, { acrValues: undefined })
    expect(Object.fromEntries(authorization ?? [])).toEqual({
      client_id: CLIENT_ID,
      request_uri: expect.stringMatching(/^urn:pushed:/),
    })
    expect(Object.fromEntries(push ?? [])).toMatchObject({
      response_type: 'code',
      redirect_uri: `${ORIGIN}/signin/callback`,
      code_challenge_method: 'S256',
      prompt: 'login',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('what the address of the endpoint says itself is said once', async () => {
    const authorization_endpoint = `${stage().provider.issuer}/authorize?policy=a`
    const { authorization, push } = await signIn({ pushed: {}, document: { authorization_endpoint } })
    expect([authorization, push].map((sent) => sent?.getAll('policy'))).toEqual([['a'], ['a']])
  })
})

const PEM = {
  privateKeyEncoding: { format: 'pem', type: 'pkcs8' },
  publicKeyEncoding: { format: 'pem', type: 'spki' },
} as const

/** A key as operators have it, and its public half as the provider has it. */
async function clientKey(kind: 'RSA' | 'P-384' | 'Ed25519', asJwk = false) {
  const pair =
    kind === 'RSA'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : kind === 'P-384'
        ? generateKeyPairSync('ec', { namedCurve: kind })
        : generateKeyPairSync('ed25519')
  const text = asJwk
    ? JSON.stringify({ ...pair.privateKey.export({ format: 'jwk' }), kid: 'ours' })
    : pair.privateKey.export(PEM.privateKeyEncoding).toString()
  const read = readClientKey(text)
  if (!read) throw new Error('the key is not read')
  return { read, publicKey: pair.publicKey }
}

describe('how the product is known', () => {
  it.each(['client_secret_basic', 'client_secret_post', 'none'] as const)('%s', async (by) => {
    const { token } = await signIn({ client: { by }, pushed: {} }, { clientAuth: by })
    expect([token?.has('client_secret'), token?.has('client_id')]).toEqual([
      by === 'client_secret_post',
      by !== 'client_secret_basic',
    ])
  })

  it.each(['client_secret_basic', 'client_secret_post'] as const)(
    '%s, where the provider does not know the new secret yet',
    async (by) => {
      const secrets = { clientSecret: 'a newer secret', previousClientSecret: CLIENT_SECRET }
      await signIn({ client: { by }, pushed: {} }, { clientAuth: by, ...secrets })
    },
  )

  const keys: ['RSA' | 'P-384' | 'Ed25519', boolean, string, string[] | undefined][] = [
    ['RSA', false, 'RS256', undefined],
    ['RSA', true, 'PS256', ['ES256', 'PS256', 'EdDSA']],
    ['RSA', false, 'RS256', ['PS256', 'RS256']],
    ['P-384', true, 'ES384', undefined],
    ['P-384', false, 'ES384', ['ES256', 'ES384']],
    ['Ed25519', false, 'EdDSA', ['EdDSA']],
    ['Ed25519', true, 'Ed25519', ['Ed25519']],
  ]
  it.each(keys)(
    'private_key_jwt: %s, as JWK: %s, signs in %s where %j are taken',
    async (kind, asJwk, alg, offered) => {
      const { read, publicKey } = await clientKey(kind, asJwk)
      const { token } = await signIn(
        {
          client: { by: 'private_key_jwt', key: publicKey, algorithms: [alg] },
          document: { token_endpoint_auth_signing_alg_values_supported: offered },
          pushed: {},
        },
        { clientAuth: 'private_key_jwt', clientKey: read, clientSecret: null },
      )
      const [header = ''] = token?.get('client_assertion')?.split('.') ?? []
      const kid = asJwk ? { kid: 'ours' } : {}
      expect(JSON.parse(Buffer.from(header, 'base64url').toString())).toEqual({ alg, ...kid })
    },
  )
})
