import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSignIn, PHILIPPE, type SignIn } from '../../../tests/support/identity/sandbox-sign-in'
import { createScriptlessBrowser, type ScriptlessBrowser } from '../../../tests/support/identity/scriptless-browser'
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

describe('sign-out', () => {
  const endSession = (parameters: Record<string, string>) => `${issuer}/session/end?${new URLSearchParams(parameters)}`
  const back = { post_logout_redirect_uri: `${PUBLIC_ORIGIN}/?bye=1`, state: 'state-2' }
  /** Whether the identity service still knows who uses this browser. */
  const isSignedIn = async (browser: ScriptlessBrowser) =>
    (await at.begin(browser, { prompt: undefined })).left !== null

  it('ends the session at once with the person’s own ID token, and goes back', async () => {
    const browser = createScriptlessBrowser()
    const idToken = await at.idTokenOf(browser)
    expect(await isSignedIn(browser)).toBe(true)
    const { left } = await browser.follow(await browser.open(endSession({ id_token_hint: idToken, ...back })), issuer)
    expect(left?.href).toBe(`${PUBLIC_ORIGIN}/?bye=1&state=state-2`)
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('goes back to the German home page', async () => {
    const browser = createScriptlessBrowser()
    const address = endSession({
      id_token_hint: await at.idTokenOf(browser),
      post_logout_redirect_uri: `${PUBLIC_ORIGIN}/de?bye=1`,
    })
    expect((await browser.follow(await browser.open(address), issuer)).left?.href).toBe(`${PUBLIC_ORIGIN}/de?bye=1`)
  })

  it('goes back without a question where nobody is signed in any more', async () => {
    const idToken = await at.idTokenOf(createScriptlessBrowser())
    const browser = createScriptlessBrowser()
    const { left } = await browser.follow(await browser.open(endSession({ id_token_hint: idToken, ...back })), issuer)
    expect(left?.href).toBe(`${PUBLIC_ORIGIN}/?bye=1&state=state-2`)
  })

  it('asks first without an ID token, and does what is answered', async () => {
    const browser = createScriptlessBrowser()
    await at.signIn(browser)
    const question = await browser.open(endSession({ ui_locales: 'de' }))
    const text = await question.text()
    expect(text).toContain('<h1>Abmelden</h1>')
    const xsrf = /name="xsrf" value="(\w+)"/.exec(text)?.[1] ?? ''
    expect(await isSignedIn(browser)).toBe(true)
    const { page } = await at.press(browser, { url: `${issuer}/session/end/confirm` }, { xsrf, logout: 'yes' })
    expect(await page.text()).toContain('<h1>Déconnexion</h1>')
    expect(await isSignedIn(browser)).toBe(false)
  })

  it('asks first where the ID token is somebody else’s', async () => {
    const browser = createScriptlessBrowser()
    await at.signIn(browser)
    const other = await at.idTokenOf(createScriptlessBrowser(), PHILIPPE)
    const question = await browser.open(endSession({ id_token_hint: other, ...back }))
    expect(question.status).toBe(200)
    expect(await question.text()).toContain('<h1>Se déconnecter</h1>')
  })

  it('goes to no address that is not registered', async () => {
    const browser = createScriptlessBrowser()
    const idToken = await at.idTokenOf(browser)
    const address = endSession({ id_token_hint: idToken, post_logout_redirect_uri: 'https://evil.example/' })
    expect((await browser.open(address)).status).toBe(400)
  })
})
