/** The product's side of a sign-in at the sandbox's identity service, step by step. */
import { createHash } from 'node:crypto'
import { basic } from '../parties/party-client'
import { CLIENT, PUBLIC_ORIGIN } from '../parties/start-sandbox'
import type { ScriptlessBrowser } from './scriptless-browser'

export const CALLBACK = `${PUBLIC_ORIGIN}/signin/callback`
/** What the sign-in form of a person sends. */
export const CLAIRE = { action: 'login', email: 'claire@exemple.ch', password: 'demo' }
export const PHILIPPE = { ...CLAIRE, email: 'philippe@exemple.ch' }

const VERIFIER = 'a-verifier-that-only-tests-know-0123456789abcdef'

const REQUEST = {
  response_type: 'code',
  client_id: CLIENT.id,
  redirect_uri: CALLBACK,
  scope: 'openid profile email navs',
  state: 'state-1',
  nonce: 'nonce-1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  prompt: 'login',
  ui_locales: 'fr',
}

/** `undefined` leaves a parameter out. */
export type Change = Record<string, string | undefined>

export type SignIn = ReturnType<typeof createSignIn>

export function createSignIn(issuer: string) {
  /** The address with which the product sends people to sign in. */
  function authorizeAddress(change: Change = {}): string {
    const given = Object.entries({ ...REQUEST, ...change }).filter((entry): entry is [string, string] => !!entry[1])
    return `${issuer}/auth?${new URLSearchParams(given)}`
  }

  /** Goes to sign in. @returns the page that shows, or where the browser was sent */
  const begin = async (browser: ScriptlessBrowser, change: Change = {}) =>
    browser.follow(await browser.open(authorizeAddress(change)), issuer)

  /** Presses a button of the page that is open. */
  const press = async (browser: ScriptlessBrowser, page: { url: string }, fields: Record<string, string>) =>
    browser.follow(await browser.submit(page.url, fields), issuer)

  /** Signs in and agrees. @returns the product's address with the code in it */
  async function signIn(browser: ScriptlessBrowser, account = CLAIRE): Promise<URL> {
    const login = await begin(browser)
    const consent = await press(browser, login.page, account)
    const { left } = await press(browser, consent.page, { action: 'allow' })
    if (!left) throw new Error('the sign-in did not lead back to the product')
    return left
  }

  const exchange = (left: URL, change: { code_verifier?: string; redirect_uri?: string } = {}) =>
    fetch(`${issuer}/token`, {
      method: 'POST',
      headers: { authorization: basic(CLIENT) },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: left.searchParams.get('code') ?? '',
        redirect_uri: CALLBACK,
        code_verifier: VERIFIER,
        ...change,
      }),
    })

  async function idTokenOf(browser: ScriptlessBrowser, account = CLAIRE): Promise<string> {
    const response = await exchange(await signIn(browser, account))
    return ((await response.json()) as { id_token: string }).id_token
  }

  return { authorizeAddress, begin, press, signIn, exchange, idTokenOf }
}
