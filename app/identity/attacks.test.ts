/** Attacks on a sign-in, tried against the sandbox's identity service: none of them opens a session. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AttackedSignIn, setAttackedSignIn } from '../../tests/support/identity/attacked-sign-in'
import { ORIGIN, tokenOf } from '../../tests/support/identity/identity-stage'
import { PHILIPPE } from '../../tests/support/identity/sandbox-sign-in'
import { locationOf, type Visitor } from '../../tests/support/identity/sign-in-visitor'

let at: AttackedSignIn
beforeAll(async () => {
  at = await setAttackedSignIn()
})
afterEach(() => at.clean())
afterAll(() => at.close())

const FLOW = /^__Host-flow:/
const flowOf = ({ jar }: Visitor) => jar.names().find((name) => FLOW.test(name)) ?? ''

/** The visitor comes back with this and is sent to the sign-in with a reason; no session begins. */
async function expectRefused(visitor: Visitor, callback: string, problem: string) {
  const response = await visitor.send(callback)
  expect([response.status, locationOf(response)]).toEqual([303, `/prelogin?problem=${problem}`])
  expect(tokenOf(visitor)).toBe('')
}

const withParameter = (callback: string, name: string, value: string | null) => {
  const url = new URL(callback, ORIGIN)
  if (value === null) url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  return `${url.pathname}${url.search}`
}

it('without an attack the sign-in leads into a session', async () => {
  const visitor = await at.newVisitor()
  expect(locationOf(await visitor.send(await at.callbackOf(visitor)))).toBe('/router')
  expect(await at.stage().open(visitor)).toMatchObject({ login: { email: 'claire@exemple.ch' } })
})

describe('what comes back is not what was begun', () => {
  const altered: [string, string, string | null, string][] = [
    ['another state', 'state', 'foreign', 'wrongState'],
    ['no state', 'state', null, 'wrongState'],
    ['another issuer (mix-up)', 'iss', 'https://evil.example', 'failed'],
    ['no issuer (mix-up)', 'iss', null, 'failed'],
    ['no code', 'code', null, 'failed'],
    ['a code that was never given', 'code', 'guessed', 'expired'],
    ['an error beside the code', 'error', 'access_denied', 'refused'],
  ]
  it.each(altered)('opens no session: %s', async (_, name, value, problem) => {
    const visitor = await at.newVisitor()
    await expectRefused(visitor, withParameter(await at.callbackOf(visitor), name, value), problem)
  })

  it('two codes', async () => {
    const visitor = await at.newVisitor()
    await expectRefused(visitor, `${await at.callbackOf(visitor)}&code=other`, 'failed')
  })

  it('a state that another server has signed', async () => {
    const visitor = await at.newVisitor()
    const other = await at.newVisitor({ pepper: 'd4'.repeat(32) })
    const foreign = new URL(await at.callbackOf(other), ORIGIN).searchParams.get('state')
    await expectRefused(visitor, withParameter(await at.callbackOf(visitor), 'state', foreign), 'wrongState')
  })

  it('a replay: the same again, by the same browser and by another', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    await visitor.send(callback)
    const token = tokenOf(visitor)
    expect(locationOf(await visitor.send(callback))).toBe('/prelogin?problem=wrongState')
    expect(tokenOf(visitor)).toBe(token)
    await expectRefused(await at.newVisitor(), callback, 'wrongState')
  })

  it('the attacker’s own sign-in, in the victim’s browser', async () => {
    const [attacker, victim] = [await at.newVisitor(), await at.newVisitor()]
    await at.begin(victim)
    await expectRefused(victim, await at.callbackOf(attacker, PHILIPPE), 'wrongState')
  })

  it('the victim’s code under the attacker’s state: its verifier is another', async () => {
    const [attacker, victim] = [await at.newVisitor(), await at.newVisitor()]
    const stolen = new URL(await at.callbackOf(victim), ORIGIN).searchParams.get('code')
    const own = await at.callbackOf(attacker, PHILIPPE)
    await expectRefused(attacker, withParameter(own, 'code', stolen), 'expired')
  })

  it('a missing verifier', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    visitor.jar.takeLine(`${flowOf(visitor)}=; Max-Age=0`)
    await expectRefused(visitor, callback, 'wrongState')
  })

  it('the verifier of another sign-in', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    const other = await at.newVisitor()
    await at.begin(other)
    const [own, foreign] = [visitor, other].map((one) => new URLSearchParams(one.jar.get(flowOf(one))))
    const verifier = foreign?.get(foreign.get('state') ?? '')
    own?.set(own.get('state') ?? '', verifier ?? '')
    expect(verifier).toMatch(/^[\w-]{43,}$/)
    visitor.jar.set(flowOf(visitor), String(own))
    await expectRefused(visitor, callback, 'expired')
  })

  it('a late code: one minute is its life', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    at.clock.now += 61_000
    await expectRefused(visitor, callback, 'expired')
  })

  it('a late visitor: ten minutes are the life of a sign-in', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    at.stage().now += 600_000
    await expectRefused(visitor, callback, 'expired')
  })
})

describe('the way out is changed', () => {
  const downgrades: [string, Record<string, string | null>][] = [
    ['downgrade to plain', { code_challenge_method: 'plain' }],
    ['no method, which means plain', { code_challenge_method: null }],
    ['no challenge at all', { code_challenge: null, code_challenge_method: null }],
    ['implicit flow: an ID token in the address', { response_type: 'id_token' }],
    ['implicit flow: an access token in the address', { response_type: 'token' }],
    ['hybrid flow', { response_type: 'code id_token' }],
  ]
  it.each(downgrades)('gets neither a code nor a session: %s', async (_, changes) => {
    const visitor = await at.newVisitor()
    const address = await at.begin(visitor)
    for (const [name, value] of Object.entries(changes))
      if (value === null) address.searchParams.delete(name)
      else address.searchParams.set(name, value)
    const callback = await at.signInAt(address.href)
    expect(callback).not.toMatch(/[?&#](code|id_token|access_token)=/)
    const response = await visitor.send(callback ?? '/signin/callback')
    expect(locationOf(response)).toMatch(/^\/prelogin\?problem=(failed|wrongState)$/)
    expect(tokenOf(visitor)).toBe('')
  })

  it.each([
    ['https://evil.example/signin/callback'],
    [`${ORIGIN}/signin/callback/`],
    [`${ORIGIN}/signin/callback?next=https://evil.example`],
    [`${ORIGIN}.evil.example/signin/callback`],
  ])('another return address leads nowhere: %s', async (redirectUri) => {
    const address = await at.begin(await at.newVisitor())
    address.searchParams.set('redirect_uri', redirectUri)
    expect(await at.signInAt(address.href)).toBeNull()
  })

  it('the attacker’s challenge: the code is worth nothing to us, and we never send it elsewhere', async () => {
    const visitor = await at.newVisitor()
    const address = await at.begin(visitor)
    const other = await at.begin(await at.newVisitor())
    address.searchParams.set('code_challenge', other.searchParams.get('code_challenge') ?? '')
    await expectRefused(visitor, (await at.signInAt(address.href)) ?? '', 'expired')
  })
})

describe('the tokens are changed', () => {
  const signatures: ['none' | 'HS256' | 'attacker', string][] = [
    ['none', 'an ID token without a signature (alg: none)'],
    ['HS256', 'an ID token signed with our own secret'],
    ['attacker', 'an ID token signed by somebody else'],
  ]
  it.each(signatures)('%s: %s', async (signature) => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    at.between('/token', async (real) => ({ ...real, id_token: await at.forged(real.id_token, {}, signature) }))
    await expectRefused(visitor, callback, 'failed')
  })

  const past = Math.floor(Date.now() / 1000) - 3600
  const claims: [string, Record<string, unknown>, string][] = [
    ['a foreign issuer', { iss: 'https://evil.example' }, 'ID token: iss'],
    ['a wrong audience', { aud: 'another-client' }, 'ID token: aud'],
    ['a further audience', { aud: ['trois-piliers', 'another-client'] }, 'ID token: aud'],
    ['another authorized party', { azp: 'another-client' }, 'ID token: azp'],
    ['a wrong nonce', { nonce: 'foreign' }, 'ID token: nonce'],
    ['no nonce', { nonce: undefined }, 'ID token: no nonce'],
    ['an end in the past', { exp: past }, 'ID token: exp'],
    ['another subject than userinfo names', { sub: 'somebody-else' }, 'userinfo: sub'],
  ]
  it.each(claims)('%s, rightly signed', async (_, changed, reason) => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    at.plantKey()
    at.between('/token', async (real) => ({ ...real, id_token: await at.forged(real.id_token, changed) }))
    await expectRefused(visitor, callback, 'failed')
    expect(at.stage().reports.map((told) => told.reason)).toEqual([reason])
  })

  it('rightly signed and unchanged they are taken: the refusals above are those of the claims', async () => {
    const visitor = await at.newVisitor()
    const callback = await at.callbackOf(visitor)
    at.plantKey()
    at.between('/token', async (real) => ({ ...real, id_token: await at.forged(real.id_token, {}) }))
    expect(locationOf(await visitor.send(callback))).toBe('/router')
  })

  it('the real ID token of another sign-in', async () => {
    const other = await at.newVisitor()
    const othersCallback = await at.callbackOf(other, PHILIPPE)
    let stolen: unknown
    at.between('/token', (real) => {
      stolen ??= real.id_token
      return { ...real, id_token: stolen }
    })
    await other.send(othersCallback)
    const visitor = await at.newVisitor()
    await expectRefused(visitor, await at.callbackOf(visitor), 'failed')
  })
})

describe('the session and where it leads', () => {
  it('a session token that was planted before is not the one after', async () => {
    const visitor = await at.newVisitor()
    visitor.jar.set('__Host-session', 'A'.repeat(43))
    await visitor.send(await at.callbackOf(visitor))
    expect(tokenOf(visitor)).not.toBe('A'.repeat(43))
    expect(await at.stage().vault.open('A'.repeat(43))).toBeNull()
    expect(await at.stage().open(visitor)).toBeDefined()
  })

  it('the token of another session, planted, is no door into what is entered afterwards', async () => {
    const attacker = await at.newVisitor()
    await attacker.send(await at.callbackOf(attacker, PHILIPPE))
    const victim = await at.newVisitor()
    const callback = await at.callbackOf(victim)
    victim.jar.set('__Host-session', tokenOf(attacker))
    await victim.send(callback)
    expect(tokenOf(victim)).not.toBe(tokenOf(attacker))
    expect(await at.stage().open(attacker)).toBeUndefined()
  })

  it.each(['redirect', 'return', 'returnTo', 'next', 'from', 'redirect_uri', 'way'])(
    'a return address in the callback is not followed: %s',
    async (name) => {
      const visitor = await at.newVisitor()
      const callback = withParameter(await at.callbackOf(visitor), name, '//evil.example/')
      expect(locationOf(await visitor.send(callback))).toBe('/router')
    },
  )
})
