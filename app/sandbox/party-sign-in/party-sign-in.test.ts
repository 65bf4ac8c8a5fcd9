import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { InsuredPerson } from '~/standards/types'
import { createScriptlessBrowser } from '../../../tests/support/identity/scriptless-browser'
import { call } from '../../../tests/support/parties/party-client'
import {
  accountOf,
  createPartySignIn,
  PARTY_CALLBACK,
  type PartySignIn,
  type TokenAnswer,
} from '../../../tests/support/parties/party-sign-in'
import { PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'

let sandbox: StartedSandbox
let fund: string
let at: PartySignIn

beforeAll(async () => {
  sandbox = await startSandbox()
  fund = `${sandbox.base}/funds/pk-holzbau-aare`
  at = createPartySignIn(fund)
})
afterAll(() => sandbox.close())

describe('signing in at a fund or 3a provider', () => {
  it('leads from login and consent back to the product, with code, state and the party’s own name', async () => {
    const browser = createScriptlessBrowser()
    const login = await at.begin(browser)
    expect(login.page.status).toBe(200)
    expect(login.page.url).toMatch(/\/funds\/pk-holzbau-aare\/sign-in\/[\w-]{43}$/)

    const consent = await at.press(browser, login.page, accountOf('Reto'))
    const text = await consent.page.text()
    expect(text).toContain('Reto Brunner, le site «\u00a0Trois piliers\u00a0» demande à lire')
    expect(text).toContain('certificats de prévoyance')
    expect(text).not.toContain('description de votre plan')

    const { left } = await at.press(browser, consent.page, { action: 'allow' })
    expect(`${left?.origin}${left?.pathname}`).toBe(PARTY_CALLBACK)
    expect(Object.fromEntries(left?.searchParams ?? [])).toEqual({
      code: expect.stringMatching(/^[\w-]{43}$/),
      state: 'state-1',
      iss: fund,
    })
  })

  it('gives tokens for the person who signed in, and for nobody else', async () => {
    const response = await at.exchange(await at.signIn('Reto'))
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const tokens = (await response.json()) as TokenAnswer
    expect(tokens).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 600,
      scope: 'read:basic_pension_data',
    })
    const [{ personId }] = (await (await call(`${fund}/insured-persons`, tokens.access_token)).json()) as [
      InsuredPerson,
    ]
    const person = (await (
      await call(`${fund}/insured-persons/${personId}`, tokens.access_token)
    ).json()) as InsuredPerson
    expect(person).toMatchObject({ ssn: 7560000000033, firstName: 'Reto' })
  })

  it('works at each active party, for each person whom it knows', async () => {
    const held = sandbox.people.flatMap(({ firstName, policies, providents }) => [
      ...policies.map(({ fundId }) => ({ firstName, path: `funds/${fundId}` })),
      ...providents.map(({ entityId }) => ({ firstName, path: `entities/${entityId}` })),
    ])
    expect(held.length).toBeGreaterThan(8)
    for (const { firstName, path } of held) {
      const party = `${sandbox.base}/${path}`
      const { access_token } = await createPartySignIn(party).tokensFor(firstName)
      expect((await call(`${party}/insured-persons`, access_token)).status).toBe(200)
    }
  })

  it('keeps no one signed in: each visit asks anew', async () => {
    const browser = createScriptlessBrowser()
    for (const _ of [1, 2]) {
      const { page } = await at.begin(browser)
      expect(await page.clone().text()).toContain('autocomplete="current-password"')
      await at.press(browser, page, accountOf('Reto'))
    }
  })

  it('lets two tabs of one browser sign in side by side', async () => {
    const browser = createScriptlessBrowser()
    const first = await at.begin(browser, { state: 'one' })
    const second = await at.begin(browser, { state: 'two' })
    for (const [{ page }, state] of [
      [second, 'two'],
      [first, 'one'],
    ] as const) {
      const consent = await at.press(browser, page, accountOf('Reto'))
      const { left } = await at.press(browser, consent.page, { action: 'allow' })
      expect(left?.searchParams.get('state')).toBe(state)
    }
  })

  it('keeps the state as it came, and adds none', async () => {
    const odd = 'a b&c=d?é#/+%20'
    expect((await at.signIn('Reto', { state: odd })).searchParams.get('state')).toBe(odd)
    expect((await at.signIn('Reto', { state: undefined })).searchParams.has('state')).toBe(false)
  })

  it.each([
    { where: 'at the login', presses: ['cancel'] },
    { where: 'at the consent', presses: ['login', 'refuse'] },
  ])('refused $where, goes back with access_denied', async ({ presses }) => {
    const browser = createScriptlessBrowser()
    let { page, left } = await at.begin(browser)
    for (const action of presses) ({ page, left } = await at.press(browser, page, { ...accountOf('Reto'), action }))
    expect(Object.fromEntries(left?.searchParams ?? [])).toEqual({
      error: 'access_denied',
      state: 'state-1',
      iss: fund,
    })
    // And has ended.
    expect((await browser.open(page.url)).status).toBe(400)
  })

  it('says what it offers below its address', async () => {
    const metadata = (await (await fetch(`${fund}/.well-known/openid-configuration`)).json()) as Record<string, unknown>
    expect(metadata).toMatchObject({
      issuer: fund,
      authorization_endpoint: `${fund}/authorize`,
      token_endpoint: `${fund}/token`,
      revocation_endpoint: `${fund}/revoke`,
      scopes_supported: ['read:basic_pension_data', 'read:pension_plan'],
      code_challenge_methods_supported: ['S256'],
    })
  })
})

describe('its pages', () => {
  const loginPage = async (change = {}, headers = {}) => {
    const response = await fetch(at.authorizeAddress(change), { redirect: 'manual' })
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return fetch(response.headers.get('location') ?? '', { headers: { cookie, ...headers } })
  }

  it('have a button for each fictional account, those known here first', async () => {
    const text = await (await loginPage()).text()
    for (const { email } of sandbox.people)
      expect(text).toContain(`<input type="hidden" name="email" value="${email}">`)
    const [known = '', others = ''] = text.split('Autres personnes fictives')
    expect(known).toContain('Se connecter comme Reto Brunner')
    expect(known).not.toContain('Se connecter comme Nadia Favre')
    expect(others).toContain('Se connecter comme Nadia Favre')
  })

  it.each([
    { what: 'ui_locales', change: { ui_locales: 'de-CH fr' }, headers: { 'accept-language': 'fr' }, language: 'de' },
    { what: 'the browser', change: { ui_locales: undefined }, headers: { 'accept-language': 'de-CH' }, language: 'de' },
    { what: 'neither', change: { ui_locales: undefined }, headers: { 'accept-language': 'en' }, language: 'fr' },
  ])('speak the language of $what', async ({ change, headers, language }) => {
    const text = await (await loginPage(change, headers)).text()
    expect(text).toContain(`<html lang="${language}-CH">`)
    expect(text).toContain(
      language === 'de' ? 'Anmelden bei «Pensionskasse Holzbau Aare»' : 'Caisse de pension Construction bois Aar',
    )
  })

  it('run no script, allow none, are framed by nobody and kept by no cache', async () => {
    const response = await loginPage()
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain(`form-action 'self' ${PUBLIC_ORIGIN}`)
    expect(policy).not.toContain('script-src')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const text = await response.text()
    expect(text).not.toContain('<script')
    expect(text).toContain('autocomplete="username"')
    expect(text).toContain('autocomplete="current-password"')
  })

  it('name the plan’s description where it is asked for', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser, { scope: 'read:basic_pension_data read:pension_plan', ui_locales: 'de' })
    const consent = await at.press(browser, page, accountOf('Reto'))
    const text = await consent.page.text()
    expect(text).toContain('die Beschreibung Ihres Vorsorgeplans')
    expect(text).toContain('Der Zugriff endet spätestens nach einer Stunde')
  })

  it('set a cookie of their own, for this one sign-in, and do not look at the product’s', async () => {
    const response = await fetch(at.authorizeAddress(), {
      redirect: 'manual',
      headers: { cookie: '__Host-session=abc; session=abc' },
    })
    const { pathname } = new URL(response.headers.get('location') ?? '')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(new RegExp(`^party_sign_in=[\\w-]{43}; Path=${pathname}; HttpOnly; SameSite=Lax$`)),
    ])
    const tls = await startSandbox({ origin: 'https://sandbox.example' })
    const behindTls = await fetch(createPartySignIn(`${tls.base}/funds/pk-holzbau-aare`).authorizeAddress(), {
      redirect: 'manual',
    })
    await tls.close()
    expect(behindTls.headers.get('set-cookie')).toContain('; Secure')
  })
})

describe('an access', () => {
  it('is renewed by a refresh token, for the same person', async () => {
    const first = await at.tokensFor('Reto')
    sandbox.clock.now += 600_000
    expect((await call(`${fund}/insured-persons`, first.access_token)).status).toBe(401)
    const second = (await (await at.refresh(first.refresh_token)).json()) as TokenAnswer
    expect((await call(`${fund}/insured-persons`, second.access_token)).status).toBe(200)
    expect(second.refresh_token).not.toBe(first.refresh_token)
  })

  it('ends where the product gives it back', async () => {
    const tokens = await at.tokensFor('Reto')
    const response = await at.revoke(tokens.refresh_token)
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await call(`${fund}/insured-persons`, tokens.access_token)).status).toBe(401)
    expect((await at.refresh(tokens.refresh_token)).status).toBe(400)
    expect((await at.revoke('unknown')).status).toBe(200)
  })

  it('ends an hour after the consent', async () => {
    const tokens = await at.tokensFor('Reto')
    sandbox.clock.now += 3_600_000
    expect(await (await at.refresh(tokens.refresh_token)).json()).toEqual({ error: 'invalid_grant' })
  })
})
