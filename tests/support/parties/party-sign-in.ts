/** The product's side of a sign-in at a fund or 3a provider of the sandbox, step by step. */
import { createHash } from 'node:crypto'
import { PARTY_CALLBACK_PATH } from '~/sandbox/sandbox'
import { createScriptlessBrowser, type ScriptlessBrowser } from '../identity/scriptless-browser'
import { basic } from './party-client'
import { CLIENT, PUBLIC_ORIGIN } from './start-sandbox'

export const PARTY_CALLBACK = PUBLIC_ORIGIN + PARTY_CALLBACK_PATH
const VERIFIER = 'a-verifier-that-only-tests-know-0123456789abcdef'

const REQUEST = {
  response_type: 'code',
  client_id: CLIENT.id,
  redirect_uri: PARTY_CALLBACK,
  scope: 'read:basic_pension_data',
  state: 'state-1',
  code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
  code_challenge_method: 'S256',
  ui_locales: 'fr',
}

/** `undefined` leaves a parameter out. */
export type Change = Record<string, string | undefined>

export type TokenAnswer = { access_token: string; refresh_token: string; expires_in: number; scope: string }

/** What the sign-in form of a person sends. */
export const accountOf = (firstName: string) => ({
  action: 'login',
  email: `${firstName.toLowerCase()}@exemple.ch`,
  password: 'demo',
})

export type PartySignIn = ReturnType<typeof createPartySignIn>

/** `party`: the address of a fund or 3a provider. */
export function createPartySignIn(party: string) {
  function authorizeAddress(change: Change = {}): string {
    const given = Object.entries({ ...REQUEST, ...change }).filter((entry): entry is [string, string] => !!entry[1])
    return `${party}/authorize?${new URLSearchParams(given)}`
  }

  /** Goes to sign in. @returns the page that shows, or where the browser was sent */
  const begin = async (browser: ScriptlessBrowser, change: Change = {}) =>
    browser.follow(await browser.open(authorizeAddress(change)), party)

  /** Presses a button of the page that is open. */
  const press = async (browser: ScriptlessBrowser, page: { url: string }, fields: Record<string, string>) =>
    browser.follow(await browser.submit(page.url, fields), party)

  /** Signs in and agrees. @returns the product's address with the code in it */
  async function signIn(firstName: string, change: Change = {}): Promise<URL> {
    const browser = createScriptlessBrowser()
    const login = await begin(browser, change)
    const consent = await press(browser, login.page, accountOf(firstName))
    const { left } = await press(browser, consent.page, { action: 'allow' })
    if (!left) throw new Error('the sign-in did not lead back to the product')
    return left
  }

  const postForm = (path: string, fields: Record<string, string>, authorization = basic(CLIENT)) =>
    fetch(`${party}/${path}`, { method: 'POST', headers: { authorization }, body: new URLSearchParams(fields) })

  const exchange = (left: URL, change: Record<string, string> = {}, authorization?: string) =>
    postForm(
      'token',
      {
        grant_type: 'authorization_code',
        code: left.searchParams.get('code') ?? '',
        redirect_uri: PARTY_CALLBACK,
        code_verifier: VERIFIER,
        ...change,
      },
      authorization,
    )

  const refresh = (token: string, change: Record<string, string> = {}) =>
    postForm('token', { grant_type: 'refresh_token', refresh_token: token, ...change })

  const revoke = (token: string, authorization?: string) => postForm('revoke', { token }, authorization)

  const tokensFor = async (firstName: string, change: Change = {}) =>
    (await (await exchange(await signIn(firstName, change))).json()) as TokenAnswer

  return { authorizeAddress, begin, press, signIn, exchange, refresh, revoke, tokensFor }
}
