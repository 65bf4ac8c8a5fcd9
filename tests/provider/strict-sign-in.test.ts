/**
 * People sign in, through the product's own routes, at a provider as strict as those of offices are; and what such a provider
 * may not tell, with the word that then stands in the log.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readClientKey } from '~/identity/client-key'
import type { SignInOptions } from '~/identity/sign-in'
import { IdentityStage, ORIGIN } from '../support/identity/identity-stage'
import { createScriptlessBrowser } from '../support/identity/scriptless-browser'
import { locationOf, type Visitor } from '../support/identity/sign-in-visitor'
import {
  BY_KEY,
  CLIENT_ID,
  CLIENT_SECRET,
  LEVELS,
  type Lies,
  newClientKey,
  PERSON,
  pemOf,
  SCOPES,
  type StrictProvider,
  startStrictProvider,
} from './strict-provider'

const NAVS = '756.0000.0000.19'
const SOMEBODY_ELSE = '7560000000026'
const HOUR = 3600

const BY_SECRET = { clientAuth: 'client_secret_post', idTokenAlg: 'ES384', userinfoAlg: 'RS512' } as const

/** What an operator sets for it. */
const settingsFor = (provider: StrictProvider, { clientAuth }: typeof BY_KEY | typeof BY_SECRET) =>
  ({
    clientId: CLIENT_ID,
    clientAuth,
    clientSecret: clientAuth === 'client_secret_post' ? CLIENT_SECRET : null,
    clientKey: clientAuth === 'private_key_jwt' ? (readClientKey(provider.clientKey) ?? undefined) : undefined,
    scopes: SCOPES,
    claimNames: { navs: 'ahvn13' },
    acrValues: [LEVELS.verified],
  }) satisfies Partial<SignInOptions>

type Started = { provider: StrictProvider; stage: IdentityStage<StrictProvider>; settings: Partial<SignInOptions> }

async function start(strictness: typeof BY_KEY | typeof BY_SECRET): Promise<Started> {
  const provider = await startStrictProvider({ ...strictness, productOrigin: ORIGIN })
  return { provider, stage: new IdentityStage(provider), settings: settingsFor(provider, strictness) }
}

/** The clock of the product is the provider's. */
async function newVisitor({ stage, settings }: Started, change: Partial<SignInOptions> = {}) {
  stage.now = Date.now()
  return stage.readyVisitor('fr', { ...settings, ...change })
}

/** To the provider, through what it does by itself, and back. @returns where the product leads then */
async function signIn({ provider }: Started, visitor: Visitor): Promise<string> {
  const begun = locationOf(await visitor.send('/signin'))
  if (!begun.startsWith(provider.issuer)) return begun
  const browser = createScriptlessBrowser()
  const { left } = await browser.follow(await browser.open(begun), provider.issuer)
  if (!left) throw new Error('the provider does not lead back')
  return locationOf(await visitor.send(`${left.pathname}${left.search}`))
}

describe.each([
  ['a key, with an ID token in RS512', BY_KEY],
  ['a secret in the body, with an ID token in ES384', BY_SECRET],
])('a strict provider that knows the product by %s', (_, strictness) => {
  let at: Started
  beforeAll(async () => {
    at = await start(strictness)
  })
  beforeEach(() => {
    at.provider.tell({})
    at.stage.reports.length = 0
  })
  afterAll(async () => {
    await at.stage.close()
    await at.provider.close()
  })

  it('signs people in, with the number as it writes it, the two parts of a name, and no e-mail', async () => {
    const visitor = await newVisitor(at)
    expect([await signIn(at, visitor), ...at.stage.reports]).toEqual(['/router'])
    expect((await at.stage.open(visitor))?.login).toMatchObject({
      sub: PERSON.sub,
      name: `${PERSON.given_name} ${PERSON.family_name}`,
      email: '',
      navs: NAVS,
    })
  })

  it('is asked by a pushed request alone: the address in the browser names nothing', async () => {
    await signIn(at, await newVisitor(at))
    expect([...(at.provider.seen.authorizations.at(-1)?.keys() ?? [])].toSorted()).toEqual(['client_id', 'request_uri'])
    expect(Object.fromEntries(at.provider.seen.pushed.at(-1) ?? [])).toMatchObject({
      acr_values: LEVELS.verified,
      code_challenge_method: 'S256',
      prompt: 'login',
      scope: SCOPES.join(' '),
    })
  })

  it('ends its session where people log out', async () => {
    const visitor = await newVisitor(at)
    await signIn(at, visitor)
    const end = new URL(locationOf(await visitor.send('/logout', 'POST')))
    expect(`${end.origin}${end.pathname}`).toBe(`${at.provider.issuer}/session/end`)
    expect((await fetch(end)).status).toBe(200)
  })

  const now = () => Math.floor(Date.now() / 1000)
  const lying: [string, Lies, string][] = [
    [
      'another issuer',
      { idToken: { claims: (truth) => ({ ...truth, iss: 'https://else.example' }) } },
      'failed: ID token: iss',
    ],
    ['another audience', { idToken: { claims: (truth) => ({ ...truth, aud: 'else' }) } }, 'failed: ID token: aud'],
    [
      'somebody else as who asked',
      { idToken: { claims: (truth) => ({ ...truth, azp: 'else' }) } },
      'failed: ID token: azp',
    ],
    [
      'a token that has ended',
      { idToken: { claims: (truth) => ({ ...truth, iat: now() - HOUR, exp: now() - HOUR / 2 }) } },
      'failed: ID token: exp',
    ],
    [
      'a token of an hour ago whose end is ahead',
      { idToken: { claims: (truth) => ({ ...truth, iat: now() - HOUR, exp: now() + HOUR }) } },
      'failed: ID token: iat',
    ],
    ['another nonce', { idToken: { claims: (truth) => ({ ...truth, nonce: 'else' }) } }, 'failed: ID token: nonce'],
    ['an unsigned token', { idToken: { signature: 'none' } }, 'failed: ID token: algorithm'],
    ['a token signed by somebody else', { idToken: { signature: 'foreign' } }, 'failed: ID token: signature'],
    [
      'a lower level',
      { idToken: { claims: (truth) => ({ ...truth, acr: LEVELS.declared }) } },
      'notVerified: ID token: acr',
    ],
    ['no level', { idToken: { claims: ({ acr: _, ...truth }) => truth } }, 'notVerified: ID token: no acr'],
    [
      "somebody else's number in userinfo than in the ID token",
      { idToken: { claims: (truth) => ({ ...truth, ahvn13: SOMEBODY_ELSE }) } },
      'failed: claims: AVS number differs',
    ],
    [
      'somebody else in userinfo',
      { userinfo: { claims: (truth) => ({ ...truth, sub: 'else' }) } },
      'failed: userinfo: sub',
    ],
    [
      'userinfo for another client',
      { userinfo: { claims: (truth) => ({ ...truth, aud: 'else' }) } },
      'failed: userinfo: aud',
    ],
    ['userinfo that is not signed', { userinfo: { signature: 'none' } }, 'failed: userinfo: algorithm'],
    ['userinfo signed by somebody else', { userinfo: { signature: 'foreign' } }, 'failed: userinfo: signature'],
    ['no number', { userinfo: { claims: ({ ahvn13: _, ...truth }) => truth } }, 'failed: claims: no AVS number'],
    [
      'a number with a wrong check digit',
      { userinfo: { claims: (truth) => ({ ...truth, ahvn13: '7560000000018' }) } },
      'failed: claims: AVS number wrong',
    ],
    [
      'no name',
      { userinfo: { claims: ({ given_name: _, family_name: __, ...truth }) => truth } },
      'failed: claims: no name',
    ],
    ['another issuer in its document', { discovery: { issuer: 'https://else.example' } }, 'failed: discovery: issuer'],
    [
      'no endpoint for the pushed requests that it wants',
      { discovery: { pushed_authorization_request_endpoint: undefined } },
      'failed: discovery: unreadable',
    ],
  ]
  it.each(lying)('that tells %s signs nobody in, and the log says why', async (_, lies, word) => {
    at.provider.tell(lies)
    const visitor = await newVisitor(at)
    const [problem] = word.split(':')
    expect(await signIn(at, visitor)).toBe(`/prelogin?problem=${problem}`)
    expect(at.stage.reports.map(({ message }) => message)).toEqual([word])
    expect(await at.stage.open(visitor)).toBeUndefined()
  })

  const wrongly: [string, Partial<SignInOptions>, string][] = [
    ['the level that is asked for is none of its own', { acrValues: ['urn:else'] }, 'notVerified: ID token: acr'],
    [
      'the product shows itself by another key or secret',
      {
        clientSecret: 'another secret of somebody else',
        clientKey: readClientKey(pemOf(newClientKey())) ?? undefined,
      },
      'failed: pushed request: invalid_client',
    ],
    ['the number is looked for under another name', { claimNames: { navs: 'navs' } }, 'failed: claims: no AVS number'],
  ]
  it.each(wrongly)('nobody is signed in where %s', async (_, change, word) => {
    const visitor = await newVisitor(at, change)
    const [problem] = word.split(':')
    expect(await signIn(at, visitor)).toBe(`/prelogin?problem=${problem}`)
    expect(at.stage.reports.map(({ message }) => message)).toEqual([word])
  })

  it('a level that is not asked for is not given, and nobody asks for one that any would do', async () => {
    const visitor = await newVisitor(at, { acrValues: undefined })
    expect(await signIn(at, visitor)).toBe('/router')
    expect(at.provider.seen.pushed.at(-1)?.has('acr_values')).toBe(false)
  })
})
