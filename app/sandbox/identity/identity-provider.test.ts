import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLBACK, CLAIRE, createSignIn, PHILIPPE, type SignIn } from '../../../tests/support/identity/sandbox-sign-in'
import { createScriptlessBrowser } from '../../../tests/support/identity/scriptless-browser'
import { CLIENT, PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'

let sandbox: StartedSandbox
let issuer: string
let at: SignIn

beforeAll(async () => {
  sandbox = await startSandbox()
  issuer = `${sandbox.base}/identity`
  at = createSignIn(issuer)
})
afterAll(() => sandbox.close())

describe('discovery', () => {
  it('makes every address from the issuer, whatever a request says of host and scheme', async () => {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    })
    const discovered = (await response.json()) as Record<string, unknown>
    expect(discovered.issuer).toBe(issuer)
    for (const name of ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'end_session_endpoint'])
      expect(String(discovered[name])).toMatch(new RegExp(`^${issuer}/`))
    expect(discovered).toMatchObject({
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
    })
    expect(discovered.scopes_supported).toEqual(expect.arrayContaining(['openid', 'profile', 'email', 'navs']))
  })
})

describe('behind TLS', () => {
  it('sets Secure cookies and stays at the address of the issuer', async () => {
    const behindProxy = await startSandbox({ origin: 'https://identity.example' })
    const response = await fetch(at.authorizeAddress().replace(sandbox.origin, behindProxy.origin), {
      redirect: 'manual',
    })
    const cookies = response.headers.getSetCookie()
    await behindProxy.close()
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies) expect(cookie).toMatch(/; secure; httponly/i)
    expect(response.headers.get('location')).toMatch(/^\/sandbox\/identity\/interaction\//)
    expect(response.headers.get('strict-transport-security')).toContain('max-age=63072000')
  })
})

describe('sign-in', () => {
  it('gives a signed ID token after password and consent, and says who it is at userinfo only', async () => {
    const left = await at.signIn(createScriptlessBrowser())
    expect(left.href.startsWith(`${CALLBACK}?`)).toBe(true)
    expect(left.searchParams.get('state')).toBe('state-1')
    expect(left.searchParams.get('iss')).toBe(issuer)

    const response = await at.exchange(left)
    expect(response.status).toBe(200)
    const { id_token, access_token } = (await response.json()) as { id_token: string; access_token: string }
    const keys = createLocalJWKSet(await (await fetch(`${issuer}/jwks`)).json())
    const { payload, protectedHeader } = await jwtVerify(id_token, keys, { issuer, audience: CLIENT.id })
    expect(protectedHeader.alg).toBe('RS256')
    expect(payload.nonce).toBe('nonce-1')
    expect(payload.sub).toMatch(/^[\w-]{22}$/)
    for (const claim of ['name', 'email', 'navs']) expect(payload).not.toHaveProperty(claim)
    const userinfo = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(await userinfo.json()).toEqual({
      sub: payload.sub,
      name: 'Claire Dubois',
      email: 'claire@exemple.ch',
      navs: '756.0000.0000.19',
    })
  })

  it('takes a code once: the second time there is no token, and the first is good no more', async () => {
    const left = await at.signIn(createScriptlessBrowser())
    const { access_token } = (await (await at.exchange(left)).json()) as { access_token: string }
    const again = await at.exchange(left)
    expect([again.status, await again.json()]).toMatchObject([400, { error: 'invalid_grant' }])
    const userinfo = await fetch(`${issuer}/me`, { headers: { authorization: `Bearer ${access_token}` } })
    expect(userinfo.status).toBe(401)
  })

  it('shows a page that works without script, in the language that was asked for', async () => {
    const { page } = await at.begin(createScriptlessBrowser(), { ui_locales: 'de-CH fr' })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(text).toContain('<html lang="de-CH">')
    expect(text.match(/<h1>/g)).toHaveLength(1)
    expect(text).not.toMatch(/<script|<style|style=|onclick/)
    expect(text).toContain('autocomplete="username"')
    expect(text).toContain('autocomplete="current-password"')
    const placeOf = (part: string) => text.indexOf(part)
    const [fold, form] = [placeOf('<details>'), placeOf('id="email"')]
    for (const [index, { firstName, lastName }] of sandbox.people.entries()) {
      const place = placeOf(`Als ${firstName} ${lastName} anmelden`)
      expect([place > 0, place < fold], firstName).toEqual([true, index < 5])
    }
    expect(fold).toBeLessThan(form)
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${PUBLIC_ORIGIN}`)
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  it('keeps the typed address after a wrong password, escaped, and says what is wrong', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser)
    for (const email of ['claire@exemple.ch', '"><b>nobody@exemple.ch']) {
      const again = await browser.submit(page.url, { action: 'login', email, password: 'not-the-one' })
      const text = await again.text()
      expect(again.status).toBe(422)
      expect(text).toContain('<title>Erreur')
      expect(text).toContain('role="alert"')
      expect(text).toContain(`value="${email.replace('"', '&quot;').replaceAll('>', '&gt;').replace('<', '&lt;')}"`)
      expect(text).not.toContain('not-the-one')
    }
    expect((await at.press(browser, page, CLAIRE)).page.status).toBe(200)
  })

  it('names on the consent page what is passed on', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.press(browser, (await at.begin(browser)).page, CLAIRE)
    const text = await page.text()
    for (const value of ['Claire Dubois', 'claire@exemple.ch', '756.0000.0000.19']) expect(text).toContain(value)
  })

  it.each([
    { step: 'login', action: 'cancel' },
    { step: 'consent', action: 'refuse' },
  ])('goes back with access_denied after $action on the $step page', async ({ step, action }) => {
    const browser = createScriptlessBrowser()
    const login = await at.begin(browser)
    const { page } = step === 'login' ? login : await at.press(browser, login.page, CLAIRE)
    const { left } = await at.press(browser, page, { action })
    expect(left?.origin).toBe(PUBLIC_ORIGIN)
    expect(left?.searchParams.get('error')).toBe('access_denied')
    expect(left?.searchParams.get('state')).toBe('state-1')
    expect(left?.searchParams.has('code')).toBe(false)
  })

  it('asks for the password again with prompt=login, and not without it', async () => {
    const browser = createScriptlessBrowser()
    await at.signIn(browser)
    expect((await at.begin(browser)).page.url).toContain('/interaction/')
    expect((await at.begin(browser, { prompt: undefined })).left?.searchParams.has('code')).toBe(true)
  })

  it('lets somebody else sign in where a person still is signed in', async () => {
    const browser = createScriptlessBrowser()
    await at.signIn(browser)
    const idToken = await at.idTokenOf(browser, PHILIPPE)
    const ofPhilippe = await at.idTokenOf(createScriptlessBrowser(), PHILIPPE)
    expect(decodeJwt(idToken).sub).toBe(decodeJwt(ofPhilippe).sub)
  })

  it('keeps two tabs apart', async () => {
    const browser = createScriptlessBrowser()
    const [first, second] = [await at.begin(browser), await at.begin(browser)]
    for (const tab of [second, first]) {
      const { page, left } = await at.press(browser, tab.page, CLAIRE)
      expect((left ?? (await at.press(browser, page, { action: 'allow' })).left)?.searchParams.has('code')).toBe(true)
    }
  })

  it('shows a page, not a stack, where a sign-in is unknown or belongs to another browser', async () => {
    const { page } = await at.begin(createScriptlessBrowser())
    for (const response of [
      await createScriptlessBrowser().open(page.url),
      await createScriptlessBrowser().submit(page.url, CLAIRE),
      await createScriptlessBrowser().open(`${issuer}/interaction/unknown`),
    ]) {
      const text = await response.text()
      expect(response.status).toBe(400)
      expect(text).toContain('<h1>')
      expect(text).not.toMatch(/ at |node_modules/)
    }
  })
})
