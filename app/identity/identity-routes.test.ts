import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Connectors, PartyError } from '~/connectors/connectors'
import type { Insured } from '~/dossier/shape'
import { createSqliteVault } from '~/dossier/sqlite-vault'
import type { Vault } from '~/dossier/vault'
import { day } from '~/pillars/day'
import { NAVS, PARTNER_NAVS } from '../../tests/support/dossiers'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeProvider,
  type Misbehaviour,
  startFakeProvider,
} from '../../tests/support/fake-provider'
import { locationOf, Visitor } from '../../tests/support/sign-in-visitor'
import { type Cookies, createCookies } from './cookies'
import { createIdentityRoutes, type IdentityOptions } from './identity-routes'
import type { SignInError } from './sign-in-error'
import { createVisitorSession } from './visitor-session'

const ORIGIN = 'http://localhost:3000'
const PEPPER = 'c3'.repeat(32)

const insured: Insured = {
  navs: NAVS,
  firstName: 'Anna',
  lastName: 'Essai',
  birthDate: day('1970-01-02'),
  gender: 'FEMALE',
  civilStatus: 'married',
  relationshipStartDate: day('2000-05-06'),
  relationshipEndDate: null,
  partnerNavs: PARTNER_NAVS,
  children: [],
  incomes: [],
  source: 'test',
  asOf: day('2026-01-01'),
}

let provider: FakeProvider
let dir: string
let vault: Vault
let cookies: Cookies
let now: number
let reports: SignInError[]
let register: Connectors['register']

beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())

beforeEach(() => {
  now = 1_780_000_000_000
  dir = mkdtempSync(join(tmpdir(), 'identity-'))
  const clock = { now: () => now, elapsed: () => now }
  vault = createSqliteVault({ dir, pepper: PEPPER, lifetimeSeconds: 3600, ...clock })
  cookies = createCookies({ publicOrigin: ORIGIN, pepper: PEPPER, lifetimeSeconds: 3600, now: () => now })
  register = { getInsured: async () => insured }
  reports = []
  provider.misbehave({})
})
afterEach(async () => {
  await vault.close()
  rmSync(dir, { recursive: true })
})

const session = () => createVisitorSession({ vault, cookies, now: () => now })

function newVisitor(change: Partial<IdentityOptions> = {}) {
  const routes = createIdentityRoutes({
    vault,
    cookies,
    connectors: { register: { getInsured: (navs) => register.getInsured(navs) } },
    publicOrigin: ORIGIN,
    issuer: provider.issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    allowHttp: false,
    timeoutMs: 5_000,
    pepper: PEPPER,
    now: () => now,
    report: (error) => reports.push(error),
    ...change,
  })
  return new Visitor(routes, ORIGIN)
}

async function acceptTerms(visitor: Visitor, language: 'fr' | 'de' = 'fr', termsVersion = '7') {
  const { location, setCookie } = await session().beginSignIn({ language, termsVersion })
  visitor.jar.takeLine(setCookie)
  return location
}

async function readyVisitor(language: 'fr' | 'de' = 'fr', change: Partial<IdentityOptions> = {}) {
  const visitor = newVisitor(change)
  await acceptTerms(visitor, language)
  return visitor
}

const tokenOf = (visitor: Visitor) => visitor.jar.get('__Host-session') ?? ''
const open = async (visitor: Visitor) => (await vault.open(tokenOf(visitor)))?.dossier

describe('a sign-in', () => {
  it('leads to the provider and back into a session of its own', async () => {
    const visitor = await readyVisitor()
    const response = await visitor.signIn()
    expect([response.status, locationOf(response)]).toEqual([303, '/router'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await open(visitor)).toMatchObject({
      login: { sub: 'person-1', name: 'Anna Essai', email: 'anna@exemple.ch', navs: NAVS, partnerNavs: PARTNER_NAVS },
      issuer: provider.issuer,
      terms: { version: '7' },
      firstPillar: { info: null, pension: null, insureds: { [NAVS]: insured } },
    })
    expect(reports).toEqual([])
  })

  it('asks for code, PKCE with S256, state, nonce, a fresh login, and our language', async () => {
    const visitor = await readyVisitor('de')
    await visitor.goToProvider()
    const query = Object.fromEntries(provider.seen.authorizations.at(-1) ?? [])
    expect(query).toMatchObject({
      response_type: 'code',
      client_id: CLIENT_ID,
      redirect_uri: `${ORIGIN}/signin/callback`,
      scope: 'openid profile email navs',
      code_challenge_method: 'S256',
      prompt: 'login',
      ui_locales: 'de',
    })
    expect(query.nonce).toMatch(/^[\w-]{43}$/)
    expect(query.state?.length).toBeGreaterThan(43)
  })

  it.each([
    ['names none', undefined],
    ['names plain only', ['plain']],
  ])('sends S256 also where the provider %s', async (_, methods) => {
    provider.misbehave({ document: { code_challenge_methods_supported: methods } })
    const response = await (await readyVisitor()).signIn()
    expect(locationOf(response)).toBe('/router')
    expect(provider.seen.authorizations.at(-1)?.get('code_challenge_method')).toBe('S256')
  })

  it('uses another state, nonce and challenge each time', async () => {
    for (const visitor of [await readyVisitor(), await readyVisitor()]) await visitor.goToProvider()
    const [one, other] = provider.seen.authorizations.slice(-2)
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(other?.get(name))
  })

  it('ends in the language in which it began', async () => {
    expect(locationOf(await (await readyVisitor('de')).signIn())).toBe('/de/router')
  })

  it('works in two tabs at once, each in its language, and ends the first session with the second', async () => {
    const visitor = await readyVisitor('fr')
    const first = await visitor.goToProvider()
    await acceptTerms(visitor, 'de')
    const second = await visitor.goToProvider()
    expect(locationOf(await visitor.send(first))).toBe('/router')
    const token = tokenOf(visitor)
    expect(locationOf(await visitor.send(second))).toBe('/de/router')
    expect(await vault.open(token)).toBeNull()
    expect(await open(visitor)).toBeDefined()
  })

  it('works without the AVS register, and then without the spouse', async () => {
    register.getInsured = async () => {
      throw new PartyError('timeout')
    }
    const visitor = await readyVisitor()
    expect(locationOf(await visitor.signIn())).toBe('/router')
    const dossier = await open(visitor)
    expect(dossier?.login.partnerNavs).toBeUndefined()
    expect(dossier?.firstPillar.insureds).toEqual({})
  })

  it('asks the userinfo endpoint for what the ID token leaves out', async () => {
    const asked = { name: 'Anna Essai', email: 'anna@exemple.ch', navs: NAVS }
    provider.misbehave({ claims: { name: undefined, email: undefined, navs: undefined }, userinfo: asked })
    const visitor = await readyVisitor()
    expect(locationOf(await visitor.signIn())).toBe('/router')
    expect((await open(visitor))?.login.navs).toBe(NAVS)
  })

  it('takes nothing of a role over that a provider may claim', async () => {
    provider.misbehave({ claims: { role: 'admin', roles: ['admin'], groups: ['advisers'] } })
    const visitor = await readyVisitor()
    await visitor.signIn()
    expect(Object.keys((await open(visitor))?.login ?? {}).toSorted()).toEqual([
      'email',
      'name',
      'navs',
      'partnerNavs',
      'sub',
    ])
  })

  it('works for a public client', async () => {
    const visitor = await readyVisitor('fr', { clientSecret: null })
    await visitor.signIn()
    expect(provider.seen.tokenRequests.at(-1)?.get('client_id')).toBe(CLIENT_ID)
  })
})

describe('a session', () => {
  it('[150] is there or not: with one /signin leads to the pages, without one to the provider', async () => {
    const visitor = await readyVisitor()
    expect(locationOf(await visitor.send('/signin'))).toContain(`${provider.issuer}/authorize?`)
    await visitor.signIn()
    expect(locationOf(await visitor.send('/signin'))).toBe('/router')
    now += 3600_000
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin')
  })

  it('begins under a new token, whatever came along: nothing of the old one is left', async () => {
    const visitor = await readyVisitor()
    await visitor.signIn()
    const former = tokenOf(visitor)
    const other = await readyVisitor()
    const callback = await other.goToProvider()
    other.jar.set('__Host-session', former)
    await other.send(callback)
    expect(tokenOf(other)).not.toBe(former)
    expect(await vault.open(former)).toBeNull()
  })

  it('does not take a token that somebody else chose', async () => {
    const visitor = await readyVisitor()
    const callback = await visitor.goToProvider()
    visitor.jar.set('__Host-session', 'A'.repeat(43))
    await visitor.send(callback)
    expect(tokenOf(visitor)).not.toBe('A'.repeat(43))
    expect(await vault.open('A'.repeat(43))).toBeNull()
  })

  it('needs the accepted terms: without their cookie /signin leads back, in the language of the switch', async () => {
    const visitor = newVisitor()
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin')
    visitor.jar.set('locale', 'de')
    expect(locationOf(await visitor.send('/signin'))).toBe('/de/prelogin')
    expect(visitor.jar.names()).toEqual(['locale'])
  })

  it('does not take a cookie of accepted terms that is forged or old', async () => {
    const visitor = await readyVisitor()
    const cookie = visitor.jar.get('__Host-signin') ?? ''
    visitor.jar.set('__Host-signin', `${cookie.slice(0, -3)}abc`)
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin')
    visitor.jar.set('__Host-signin', cookie)
    now += 600_000
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin')
  })
})

describe('cookies', () => {
  it('are HttpOnly, Lax, Secure and of this host; those of the sign-in live ten minutes and are removed', async () => {
    const visitor = await readyVisitor()
    const callback = await visitor.goToProvider()
    expect(visitor.jar.names().map((name) => name.replace(/:.*/, ''))).toEqual(['__Host-signin', '__Host-flow'])
    await visitor.send(callback)
    expect(visitor.jar.names()).toEqual(['__Host-session'])
    for (const line of visitor.jar.lines) {
      const attributes = line.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']))
      expect(line).not.toContain('Domain')
    }
    const lives = visitor.jar.lines.map((line) => /Max-Age=(\d+)/.exec(line)?.[1])
    expect(lives).toEqual(['600', '600', '0', '0', '3600'])
  })

  it('are plain where a browser would refuse them otherwise', async () => {
    const plain = { publicOrigin: 'http://192.168.1.5:3000' }
    cookies = createCookies({ ...plain, pepper: PEPPER, lifetimeSeconds: 3600, now: () => now })
    const visitor = await readyVisitor('fr', plain)
    await visitor.signIn()
    expect(visitor.jar.names()).toEqual(['session'])
    expect(visitor.jar.lines.join()).not.toContain('Secure')
  })

  it('carry no personal value', async () => {
    const visitor = await readyVisitor()
    await visitor.signIn()
    expect(visitor.jar.lines.join()).not.toMatch(/Anna|exemple|756|person-1/)
  })

  it('of the sign-in do not pile up: with the sixth tab the earlier ones end', async () => {
    const visitor = await readyVisitor()
    const flows = () => visitor.jar.names().filter((name) => name.includes('flow')).length
    for (let tab = 1; tab <= 5; tab++) await visitor.send('/signin')
    expect(flows()).toBe(5)
    const last = await visitor.goToProvider()
    expect(flows()).toBe(1)
    expect(locationOf(await visitor.send(last))).toBe('/router')
  })
})

describe('a sign-in that does not work', () => {
  const cases: [string, Misbehaviour, string, string][] = [
    ['the visitor says no', { authorizationError: 'access_denied' }, 'refused', 'said by provider'],
    [
      'the provider cannot just now',
      { authorizationError: 'temporarily_unavailable' },
      'unavailable',
      'said by provider',
    ],
    ['the provider says something else', { authorizationError: 'invalid_scope' }, 'failed', 'said by provider'],
    ['the state is another one', { callback: { state: 'foreign' } }, 'wrongState', 'state not ours'],
    ['the state is missing', { callback: { state: undefined } }, 'wrongState', 'state not ours'],
    [
      'the callback names another issuer',
      { callback: { iss: 'https://evil.example' } },
      'failed',
      'issuer of the callback',
    ],
    ['the callback names no issuer', { callback: { iss: undefined } }, 'failed', 'issuer of the callback'],
    ['the code is missing', { callback: { code: undefined } }, 'failed', 'no code'],
    ['the code is another one', { callback: { code: 'foreign' } }, 'expired', 'said by provider'],
    ['the code is too old', { codesAreExpired: true }, 'expired', 'said by provider'],
    ['the nonce is another one', { claims: { nonce: 'foreign' } }, 'failed', 'nonce'],
    ['the nonce is missing', { claims: { nonce: undefined } }, 'failed', 'ID token: nonce'],
    ['the issuer is another one', { claims: { iss: 'https://evil.example' } }, 'failed', 'ID token: iss'],
    ['the audience is another one', { claims: { aud: 'foreign' } }, 'failed', 'ID token: aud'],
    ['there are more audiences', { claims: { aud: [CLIENT_ID, 'foreign'] } }, 'failed', 'authorized party'],
    ['the authorized party is another one', { claims: { azp: 'foreign' } }, 'failed', 'authorized party'],
    ['the ID token has expired', { claims: { exp: 1_700_000_000 } }, 'failed', 'ID token: exp'],
    ['the ID token is old', { claims: { iat: 1_700_000_000 } }, 'failed', 'ID token: iat'],
    ['the ID token has no end', { claims: { exp: undefined } }, 'failed', 'ID token: exp'],
    ['the ID token has no signature', { signature: 'none' }, 'failed', 'ID token: ERR_JOSE_ALG_NOT_ALLOWED'],
    [
      'the ID token is signed by a shared secret',
      { signature: 'HS256' },
      'failed',
      'ID token: ERR_JOSE_ALG_NOT_ALLOWED',
    ],
    [
      'the ID token is signed by somebody else',
      { signature: 'foreign key' },
      'failed',
      'ID token: ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
    ],
    ['there is no ID token', { tokenAnswer: { id_token: undefined } }, 'failed', 'token answer'],
    ['the AVS number is missing', { claims: { navs: undefined } }, 'failed', 'claims'],
    ['the AVS number is wrong', { claims: { navs: '756.9217.0769.84' } }, 'failed', 'claims'],
    [
      'the userinfo is of somebody else',
      { claims: { navs: undefined }, userinfo: { sub: 'x', name: 'A', email: 'a@b.ch', navs: NAVS } },
      'failed',
      'claims',
    ],
    [
      'the userinfo does not answer',
      { claims: { navs: undefined }, status: { userinfo: 503 } },
      'unavailable',
      'userinfo',
    ],
    ['the token endpoint is broken', { status: { token: 503 } }, 'unavailable', 'token endpoint: 503'],
    ['the token endpoint refuses', { status: { token: 403 } }, 'failed', 'token endpoint: 403'],
    ['the token endpoint hangs up', { status: { token: 0 } }, 'unavailable', 'token endpoint'],
    ['the keys do not come', { status: { jwks: 500 } }, 'unavailable', 'keys'],
    ['the keys hang up', { status: { jwks: 0 } }, 'unavailable', 'keys'],
  ]

  it.each(cases)('because %s says so, and opens no session', async (_, plan, problem, reason) => {
    const visitor = await readyVisitor()
    provider.misbehave(plan)
    const response = await visitor.signIn()
    expect([response.status, locationOf(response)]).toEqual([303, `/prelogin?problem=${problem}`])
    expect(tokenOf(visitor)).toBe('')
    expect(reports.map((error) => [error.problem, error.reason])).toEqual([[problem, reason]])
  })

  const documents: [string, Misbehaviour, string][] = [
    ['does not answer', { status: { discovery: 503 } }, 'unavailable'],
    ['hangs up', { status: { discovery: 0 } }, 'unavailable'],
    ['is another issuer', { document: { issuer: 'https://evil.example' } }, 'failed'],
    ['names itself differently', { document: { issuer: 'http://127.0.0.1/identity/' } }, 'failed'],
    ['has no token endpoint', { document: { token_endpoint: undefined } }, 'failed'],
    ['has no keys', { document: { jwks_uri: undefined } }, 'failed'],
    ['has an endpoint without encryption', { document: { token_endpoint: 'http://idp.example/token' } }, 'failed'],
    ['has an endpoint that is no address', { document: { authorization_endpoint: 'javascript:alert(1)' } }, 'failed'],
  ]

  it.each(documents)('because the provider %s says so, and asks again the next time', async (_, plan, problem) => {
    const visitor = await readyVisitor('de')
    provider.misbehave(plan)
    expect(locationOf(await visitor.send('/signin'))).toBe(`/de/prelogin?problem=${problem}`)
    provider.misbehave({})
    expect(locationOf(await visitor.signIn())).toBe('/de/router')
  })

  it('because nobody listens at the address of the provider says so', async () => {
    const gone = await startFakeProvider()
    await gone.close()
    const visitor = await readyVisitor('fr', { issuer: gone.issuer })
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=unavailable')
  })

  it('asks the provider about itself once in ten minutes', async () => {
    const before = provider.seen.discoveries
    const visitor = await readyVisitor()
    await visitor.signIn()
    await acceptTerms(visitor)
    await visitor.send('/logout', 'POST')
    await acceptTerms(visitor)
    await visitor.signIn()
    expect(provider.seen.discoveries - before).toBe(1)
  })
})

describe('a callback', () => {
  it('that is replayed is refused, and changes nothing', async () => {
    const visitor = await readyVisitor()
    const callback = await visitor.goToProvider()
    await visitor.send(callback)
    const token = tokenOf(visitor)
    expect(locationOf(await visitor.send(callback))).toBe('/prelogin?problem=wrongState')
    expect(tokenOf(visitor)).toBe(token)
    expect(await open(visitor)).toBeDefined()
  })

  it('of somebody else is refused: nobody is signed in as another person', async () => {
    const attacker = await readyVisitor()
    const callback = await attacker.goToProvider()
    const victim = await readyVisitor()
    await victim.goToProvider()
    expect(locationOf(await victim.send(callback))).toBe('/prelogin?problem=wrongState')
    expect(tokenOf(victim)).toBe('')
  })

  it.each(['/signin/callback', '/signin/callback?code=x', '/signin/callback?state=&code=x'])(
    'without a state is refused and begins nothing: %s',
    async (path) => {
      const visitor = await readyVisitor()
      const response = await visitor.send(path)
      expect(locationOf(response)).toBe('/prelogin?problem=wrongState')
      expect(response.headers.getSetCookie()).toEqual([])
    },
  )

  it('after more than ten minutes is told to be late, in its language', async () => {
    const visitor = await readyVisitor('de')
    const callback = await visitor.goToProvider()
    now += 600_000
    expect(locationOf(await visitor.send(callback))).toBe('/de/prelogin?problem=expired')
  })

  it.each(['state', 'code', 'iss'])('with two values of %s is refused', async (name) => {
    const visitor = await readyVisitor()
    const callback = await visitor.goToProvider()
    expect(locationOf(await visitor.send(`${callback}&${name}=other`))).toBe('/prelogin?problem=failed')
    expect(tokenOf(visitor)).toBe('')
  })

  it('cannot be begun under /signin: a state there is no callback', async () => {
    const visitor = await readyVisitor()
    const callback = await visitor.goToProvider()
    const response = await visitor.send(callback.replace('/signin/callback', '/signin'))
    expect(locationOf(response)).toContain(`${provider.issuer}/authorize?`)
  })
})

describe('logout', () => {
  it('deletes the dossier, clears cookie and cache, and ends the session at the provider', async () => {
    const visitor = await readyVisitor()
    await visitor.signIn()
    const token = tokenOf(visitor)
    const response = await visitor.send('/logout?language=de', 'POST')
    const url = new URL(locationOf(response))
    expect(`${url.origin}${url.pathname}`).toBe(`${provider.issuer}/end`)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/de`)
    expect(url.searchParams.get('client_id')).toBe(CLIENT_ID)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(visitor.jar.names()).toEqual([])
    expect(await vault.open(token)).toBeNull()
  })

  it.each([
    ['/logout', {}, '/'],
    ['/logout?language=fr', { locale: 'de' }, '/'],
    ['/logout', { locale: 'de' }, '/de'],
    ['/logout?language=https://evil.example', {}, '/'],
  ])('%s with %j leads home where there is no session', async (path, given, home) => {
    const visitor = newVisitor()
    for (const [name, value] of Object.entries(given)) visitor.jar.set(name, value)
    expect(locationOf(await visitor.send(path, 'POST'))).toBe(home)
  })

  it.each<[string, Misbehaviour]>([
    ['cannot be reached', { status: { discovery: 503 } }],
    ['knows no logout', { document: { end_session_endpoint: undefined } }],
  ])('works where the provider %s', async (_, plan) => {
    const visitor = await readyVisitor()
    await visitor.signIn()
    const later = newVisitor()
    later.jar.set('__Host-session', tokenOf(visitor))
    provider.misbehave(plan)
    expect(locationOf(await later.send('/logout', 'POST'))).toBe('/')
    expect(await open(visitor)).toBeUndefined()
  })
})

describe('what is not ours', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/logout'],
    ['POST', '/signin'],
    ['GET', '/signin/'],
    ['GET', '/de/signin'],
  ])('%s %s is left to others', async (method, path) => {
    await expect(newVisitor().send(path, method)).rejects.toThrow("is nobody's")
  })
})
