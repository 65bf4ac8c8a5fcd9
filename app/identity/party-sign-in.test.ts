/** The visitor's sign-in at a fund or 3a provider: over a vault, a clock that tests move, and parties from a table. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Party, PartyError, Silence } from '~/connectors/connectors'
import { findGrant, findProblem, type PartyProblem } from '~/dossier/shape/party-access'
import { type Dossier, emptyDossier } from '~/dossier/shape/shape'
import type { Language } from '~/language/language'
import { filledUp } from '../../tests/support/lives/large-dossiers'
import { FUND, OWN, type StubConnectors, stubConnectors, TOKENS } from '../../tests/support/parties/stub-connectors'
import { LOGIN } from '../../tests/support/product/start-api'
import { MemoryVault } from '../../tests/support/vault/memory-vault'
import { createCookies } from './cookies'
import { createPartySignIn } from './party-sign-in'

const ORIGIN = 'https://product.example'
const MINUTE = 60_000

let now: number
let vault: MemoryVault
let stub: StubConnectors
let faults: unknown[]
let logged: Silence[]
let token: string

beforeEach(async () => {
  now = 1_780_000_000_000
  vault = new MemoryVault(() => now)
  stub = stubConnectors()
  faults = []
  logged = []
  const dossier = emptyDossier(LOGIN, 'issuer', 'id token', { version: '1' })
  dossier.secondPillar.selection = ['a', 'b']
  dossier.thirdPillar.selection = ['x']
  token = (await vault.create(dossier)).token
})

const signIn = () =>
  createPartySignIn({
    vault,
    connectors: stub.connectors,
    cookies: createCookies({ publicOrigin: ORIGIN, pepper: 'c3'.repeat(32), lifetimeSeconds: 3600, now: () => now }),
    now: () => now,
    reportParty: (silence) => logged.push(silence),
    reportFault: (error) => faults.push(error),
  })

const dossier = async () => {
  const opened = await vault.open(token)
  if (!opened) throw new Error('the dossier is gone')
  return opened.dossier
}

/** The `state` with which the visitor was sent away. */
async function begun(
  party: { kind: 'fund' | 'entity'; id: string } = FUND,
  language: Language = 'fr',
  way?: 'guided' | 'change',
) {
  const address = await signIn().begin(token, party, language, way)
  return new URL(address).searchParams.get('state') ?? ''
}

async function fillUp() {
  const opened = await vault.open(token)
  if (opened) await vault.save(token, filledUp(opened.dossier), opened.version)
}

type Answer = Record<string, string | string[]>

/** Where a visitor who comes back like this is sent. */
async function back(answer: Answer, cookie = `__Host-session=${token}`): Promise<string> {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(answer)) for (const one of [value].flat()) query.append(name, one)
  const address = `${ORIGIN}/signin/party/callback?${query}`
  const response = await signIn().finish(new Request(address, { headers: { cookie } }))
  expect(response.status).toBe(303)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.headers.get('location') ?? ''
}

const GOOD = { code: 'c', iss: 'https://a.example/' }

const withSecondPillar = (dossier: Dossier, chosen: Partial<Dossier['secondPillar']>): Dossier => ({
  ...dossier,
  secondPillar: { ...dossier.secondPillar, ...chosen },
})

describe('a visitor who wants to sign in', () => {
  it.each([
    [FUND, 'fr', 'https://a.example/authorize'],
    [{ kind: 'entity', id: 'x' }, 'de', 'https://x.example/authorize'],
  ] as const)('at %j is sent there in their language (%s)', async (party, language, address) => {
    const url = new URL(await signIn().begin(token, party, language))
    expect(url.origin + url.pathname).toBe(address)
    expect(url.searchParams.get('ui_locales')).toBe(language)
    const state = url.searchParams.get('state') ?? ''
    expect(state).toMatch(new RegExp(`^${language}\\.plain\\.${party.kind}\\.[\\w-]{43}$`))
    const visit = (await dossier()).parties.visits[state]
    expect(visit).toMatchObject({ ...party, begunAt: now })
    expect(visit?.verifier).toMatch(/^[\w-]{43}$/)
    expect(url.href).not.toContain(visit?.verifier)
    expect(url.href).not.toMatch(/756\.?\d{4}/)
  })

  it('at a party that is not chosen stays on the page', async () => {
    expect(await signIn().begin(token, { kind: 'fund', id: 'z' }, 'de')).toBe('/de/lpp')
    expect(await signIn().begin(token, { kind: 'fund', id: 'z' }, 'de', 'guided')).toBe('/de/v2/wizard/2p')
    expect((await dossier()).parties.visits).toEqual({})
  })

  it.each([
    ['a party that is not active', { kind: 'fund', id: 'sleepy' }, null],
    ['a silent directory', FUND, 'funds'],
  ] as const)('is told that nothing can be done: %s', async (_name, party, silent) => {
    const opened = await vault.open(token)
    const chosen = { selection: ['a', 'sleepy'], policies: null }
    if (opened) await vault.save(token, withSecondPillar(opened.dossier, chosen), opened.version)
    if (silent) stub.silent.set(silent, 'timeout')
    expect(await signIn().begin(token, party, 'fr')).toBe('/lpp')
    expect(findProblem(await dossier(), party)).toBe('unavailable')
  })

  it('stays on the page, which says so, where the dossier has no room for it', async () => {
    await fillUp()
    const before = await dossier()
    expect(await signIn().begin(token, FUND, 'de')).toBe('/de/lpp?signIn=full')
    expect(await dossier()).toEqual(before)
  })

  it('goes home where the session is over', async () => {
    await vault.delete(token)
    expect(await signIn().begin(token, FUND, 'de')).toBe('/de?session=over')
  })

  it('has at most five visits open, the newest ones, and none that is too old', async () => {
    const first = await begun()
    now += 10 * MINUTE
    const states = []
    for (let i = 0; i < 6; i++) states.push(await begun())
    expect(Object.keys((await dossier()).parties.visits)).toEqual(states.slice(1))
    expect(states).not.toContain(first)
  })
})

describe('a visitor who comes back', () => {
  it('with a grant for which there is no room is told so; it is given back, and the dossier stays', async () => {
    const state = await begun()
    // What the visit took is free again, but too little for two long tokens.
    stub.granted.accessToken = 'a'.repeat(900)
    await fillUp()
    const before = await dossier()
    expect(await back({ ...GOOD, state })).toBe('/lpp?signIn=full')
    expect(await dossier()).toEqual({ ...before, parties: { ...before.parties, visits: {} } })
    expect(stub.asked.filter((one) => one.startsWith('revoke'))).not.toEqual([])
  })

  it.each([
    [FUND, 'fr', '/lpp'],
    [{ kind: 'entity', id: 'x' }, 'de', '/de/3a'],
  ] as const)('from %j has the grant in the dossier, and nowhere else (%s)', async (party, language, page) => {
    const state = await begun(party, language)
    const location = await back({ code: 'c', iss: `https://${party.id}.example/`, state })
    expect(location).toBe(page)
    expect(findGrant(await dossier(), party)).toEqual({
      accessToken: TOKENS.accessToken,
      refreshToken: TOKENS.refreshToken,
      until: now + 600_000,
    })
    expect((await dossier()).parties.visits).toEqual({})
    expect(stub.asked).toContain(`owner ${party.id} ${TOKENS.accessToken}`)
  })

  it.each([
    [FUND, 'fr', 'guided', '/v2/wizard/2p', '?'],
    [{ kind: 'entity', id: 'x' }, 'de', 'guided', '/de/v2/wizard/3p', '?'],
    [FUND, 'de', 'change', '/de/v2/wizard/2p?then=check', '&'],
    [{ kind: 'entity', id: 'x' }, 'fr', 'change', '/v2/wizard/3p?then=check', '&'],
  ] as const)(
    'from %j comes back to the guided path where the sign-in began there (%s, %s)',
    async (party, language, way, page, joint) => {
      const answer = { code: 'c', iss: `https://${party.id}.example/`, state: await begun(party, language, way) }
      expect(await back(answer)).toBe(page)
      expect(findGrant(await dossier(), party)).not.toBeNull()
      expect(await back(answer)).toBe(`${page}${joint}signIn=lost`)
    },
  )

  it.each<[string, Answer, PartyProblem, string]>([
    ['refused there', { ...GOOD, code: [], error: 'access_denied' }, 'refused', ''],
    ['while the party is down', { ...GOOD, code: [], error: 'server_error' }, 'unavailable', 'server_error'],
    ['after a mistake of ours', { ...GOOD, code: [], error: 'invalid_scope' }, 'failed', 'invalid_scope'],
    ['with an error of its own', { ...GOOD, code: [], error: 'Geheim' }, 'failed', 'unknown error'],
    ['with an error that all objects have', { ...GOOD, code: [], error: 'constructor' }, 'failed', 'unknown error'],
    ['without a code', { iss: GOOD.iss }, 'failed', 'no code'],
    ['in the name of another party', { code: 'c', iss: 'https://b.example/' }, 'failed', 'issuer of the answer'],
    ['in nobody’s name', { code: 'c' }, 'failed', 'issuer of the answer'],
    ['with two codes', { ...GOOD, code: ['c', 'd'] }, 'failed', 'doubled code'],
    ['with two names', { ...GOOD, iss: [GOOD.iss, 'https://b.example/'] }, 'failed', 'doubled iss'],
  ])('%s is told so, and no code is exchanged', async (_name, answer, problem, detail) => {
    expect(await back({ ...answer, state: await begun() })).toBe('/lpp')
    expect(findProblem(await dossier(), FUND)).toBe(problem)
    expect(stub.asked.join()).not.toContain('exchange')
    const line = { party: 'a', reason: 'badAnswer', detail: `sign-in: ${detail}` }
    expect(logged).toEqual(detail === '' ? [] : [line])
  })

  it('late is told so', async () => {
    const state = await begun()
    now += 10 * MINUTE
    expect(await back({ ...GOOD, state })).toBe('/lpp')
    expect(findProblem(await dossier(), FUND)).toBe('expired')
    expect(stub.asked.join()).not.toContain('exchange')
  })

  it.each<[string, PartyError['reason'], PartyProblem]>([
    ['refuses the code', 'refused', 'failed'],
    ['answers badly', 'badAnswer', 'failed'],
    ['does not answer', 'timeout', 'unavailable'],
  ])('to find that the party %s is told so', async (_name, reason, problem) => {
    const state = await begun()
    stub.silent.set('a', reason)
    expect(await back({ ...GOOD, state })).toBe('/lpp')
    expect(findProblem(await dossier(), FUND)).toBe(problem)
  })

  it.each<[string, PartyError['reason'], PartyProblem]>([
    ['agreed to nothing', 'refused', 'refused'],
    ['is shown by a bad answer', 'badAnswer', 'failed'],
    ['is shown by no answer', 'timeout', 'unavailable'],
  ])('and %s gives the token back', async (_name, reason, problem) => {
    const state = await begun()
    stub.silent.set('owner a', reason)
    await back({ ...GOOD, state })
    expect(findProblem(await dossier(), FUND)).toBe(problem)
    expect(stub.asked).toContain(`revoke a ${TOKENS.accessToken}`)
  })

  it('as somebody else is told so; the token is given back, and the number asked for is the own one', async () => {
    const asked: string[] = []
    stub.connectors.access.isOwn = async (_party: Party, _token: string, navs: string) => {
      asked.push(navs)
      return false
    }
    stub.silent.set('revoke a', 'timeout')
    await back({ ...GOOD, state: await begun() })
    expect(asked).toEqual([OWN])
    expect(findProblem(await dossier(), FUND)).toBe('otherPerson')
    expect(stub.asked).toContain(`revoke a ${TOKENS.accessToken}`)
    expect(faults).toEqual([])
  })

  it('twice with one answer is told that it is used up; the grant stays', async () => {
    const state = await begun()
    await back({ ...GOOD, state })
    expect(await back({ ...GOOD, state })).toBe('/lpp?signIn=lost')
    expect(findGrant(await dossier(), FUND)).not.toBeNull()
  })

  it('in two tabs at once has one grant: the code is exchanged once', async () => {
    const state = await begun()
    await Promise.all([back({ ...GOOD, state }), back({ ...GOOD, state })])
    expect(stub.asked.filter((what) => what === 'exchange a c')).toHaveLength(1)
  })

  it.each([
    [`fr.plain.entity.${'a'.repeat(43)}`, '/3a?signIn=lost'],
    [`de.plain.fund.${'a'.repeat(43)}`, '/de/lpp?signIn=lost'],
    [`de.guided.fund.${'a'.repeat(43)}`, '/de/v2/wizard/2p?signIn=lost'],
    [`fr.change.fund.${'a'.repeat(43)}`, '/v2/wizard/2p?then=check&signIn=lost'],
    [`fr.elsewhere.fund.${'a'.repeat(43)}`, '/lpp?signIn=lost'],
    ['made up', '/lpp?signIn=lost'],
    ['constructor', '/lpp?signIn=lost'],
    ['__proto__', '/lpp?signIn=lost'],
    ['', '/lpp?signIn=lost'],
  ])('with the state ‘%s’, which nobody gave, is told so', async (state, location) => {
    expect(await back({ ...GOOD, state })).toBe(location)
  })

  it('a second time ends what the first was granted; one that fails leaves it', async () => {
    await back({ ...GOOD, state: await begun() })
    stub.connectors.access.exchange = async () => ({ ...TOKENS, accessToken: 'second' })
    await back({ ...GOOD, state: await begun() })
    expect(stub.asked).toContain(`revoke a ${TOKENS.accessToken}`)
    await back({ iss: GOOD.iss, error: 'access_denied', state: await begun() })
    expect(findGrant(await dossier(), FUND)?.accessToken).toBe('second')
    expect(stub.asked).not.toContain('revoke a second')
  })

  it('to another browser finds nothing there', async () => {
    const state = await begun()
    const other = await vault.create(emptyDossier(LOGIN, 'issuer', 'id token', null))
    expect(await back({ ...GOOD, state }, `__Host-session=${other.token}`)).toBe('/lpp?signIn=lost')
    expect(stub.asked.join()).not.toContain('exchange')
  })

  it.each([
    ['a session that is over', '__Host-session=gone', '/de?session=over'],
    ['no session', '', '/de?session=over'],
  ])('to %s is led home, in the language in which they left', async (_name, cookie, home) => {
    expect(await back({ ...GOOD, state: await begun(FUND, 'de') }, cookie)).toBe(home)
  })

  it('to a party that was taken away meanwhile leaves no grant, there or here', async () => {
    const state = await begun()
    const opened = await vault.open(token)
    const without = { selection: ['b'], policies: null }
    if (opened) await vault.save(token, withSecondPillar(opened.dossier, without), opened.version)
    expect(await back({ ...GOOD, state })).toBe('/lpp')
    expect((await dossier()).parties.fund).toEqual({})
    expect(stub.asked).toContain(`revoke a ${TOKENS.accessToken}`)
  })

  it('while the session ends leaves no grant either', async () => {
    const state = await begun()
    stub.connectors.access.isOwn = async () => {
      await vault.delete(token)
      return true
    }
    expect(await back({ ...GOOD, state })).toBe('/?session=over')
    expect(stub.asked).toContain(`revoke a ${TOKENS.accessToken}`)
  })

  it('does not hide a fault of ours', async () => {
    const state = await begun()
    stub.connectors.access.exchange = () => Promise.reject(new TypeError('ours'))
    await expect(back({ ...GOOD, state })).rejects.toThrow(TypeError)
  })
})

it('a party that says nothing of a time is asked as long as the dossier lives', async () => {
  stub.connectors.access.exchange = async () => ({ ...TOKENS, seconds: null })
  await back({ ...GOOD, state: await begun() })
  expect(findGrant(await dossier(), FUND)?.until).toBeNull()
})
