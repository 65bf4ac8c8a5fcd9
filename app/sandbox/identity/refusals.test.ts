import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLAIRE, createSignIn, type SignIn } from '../../../tests/support/identity/sandbox-sign-in'
import { createScriptlessBrowser } from '../../../tests/support/identity/scriptless-browser'
import { PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'

let sandbox: StartedSandbox
let issuer: string
let at: SignIn

beforeAll(async () => {
  sandbox = await startSandbox()
  issuer = `${sandbox.base}/identity`
  at = createSignIn(issuer)
})
afterAll(() => sandbox.close())

describe('what is refused', () => {
  it.each([
    { what: 'a request without PKCE', change: { code_challenge: undefined, code_challenge_method: undefined } },
    { what: 'plain PKCE', change: { code_challenge_method: 'plain' } },
    { what: 'the implicit flow', change: { response_type: 'id_token' } },
  ])('$what goes back with an error', async ({ change }) => {
    const { left } = await at.begin(createScriptlessBrowser(), change)
    expect(left?.origin).toBe(PUBLIC_ORIGIN)
    expect(`${left?.search}${left?.hash}`).toMatch(
      /error=(invalid_request|unsupported_response_type|unauthorized_client)/,
    )
  })

  it.each([
    { what: 'another return address', change: { redirect_uri: `${PUBLIC_ORIGIN}/elsewhere` } },
    { what: 'an unknown client', change: { client_id: 'nobody' } },
  ])('$what shows a page and leads nowhere', async ({ change }) => {
    const { left, page } = await at.begin(createScriptlessBrowser(), change)
    expect(left).toBeNull()
    expect(page.status).toBe(400)
    const text = await page.text()
    expect(text).toContain('La connexion n’a pas abouti')
    expect(text).not.toContain('elsewhere')
  })

  it.each([
    { what: 'a wrong verifier', change: { code_verifier: 'another-verifier-of-the-right-length-0123456789' } },
    { what: 'another return address', change: { redirect_uri: `${PUBLIC_ORIGIN}/elsewhere` } },
  ])('a code with $what', async ({ change }) => {
    const left = await at.signIn(createScriptlessBrowser())
    const response = await at.exchange(left, change)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('a code used twice', async () => {
    const left = await at.signIn(createScriptlessBrowser())
    expect((await at.exchange(left)).status).toBe(200)
    const second = await at.exchange(left)
    expect(second.status).toBe(400)
    expect(await second.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('a code after a minute', async () => {
    const left = await at.signIn(createScriptlessBrowser())
    sandbox.clock.now += 61_000
    const response = await at.exchange(left)
    expect(await response.json()).toMatchObject({ error: 'invalid_grant' })
  })

  it('a form that is too large', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser)
    const response = await browser.submit(page.url, { ...CLAIRE, email: 'a'.repeat(5000) })
    expect(response.status).toBe(413)
    const html = await response.text()
    expect(html).toContain('<title>Erreur\u00a0: Se connecter')
    expect(html).toContain('trop long')
    expect((await at.press(browser, page, CLAIRE)).page.status).toBe(200)
  })
})
