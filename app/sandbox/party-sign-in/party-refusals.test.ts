import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createScriptlessBrowser } from '../../../tests/support/identity/scriptless-browser'
import { basic, call } from '../../../tests/support/parties/party-client'
import {
  accountOf,
  createPartySignIn,
  PARTY_CALLBACK,
  type PartySignIn,
  type TokenAnswer,
} from '../../../tests/support/parties/party-sign-in'
import { faultsOfAnswer } from '../../../tests/support/parties/standard-documents'
import { CLIENT, PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../../tests/support/parties/start-sandbox'

let sandbox: StartedSandbox
let fund: string
let at: PartySignIn
/** Another party that knows Claire, so that a mix-up could go unnoticed. */
let elsewhere: PartySignIn

beforeAll(async () => {
  sandbox = await startSandbox()
  fund = `${sandbox.base}/funds/caisse-arc-lemanique`
  at = createPartySignIn(fund)
  elsewhere = createPartySignIn(`${sandbox.base}/funds/prevoyance-rhone-sante`)
})
afterAll(() => sandbox.close())

describe('a request to sign in', () => {
  it.each([
    { what: 'an unregistered return address', change: { redirect_uri: `${PUBLIC_ORIGIN}/elsewhere` } },
    { what: 'a return address that only begins like ours', change: { redirect_uri: `${PARTY_CALLBACK}/more` } },
    { what: 'a return address with a query', change: { redirect_uri: `${PARTY_CALLBACK}?a=b` } },
    { what: 'a return address in other letters', change: { redirect_uri: PARTY_CALLBACK.toUpperCase() } },
    {
      what: 'a return address on another host',
      change: { redirect_uri: 'https://evil.example/signin/party/callback' },
    },
    { what: 'no return address', change: { redirect_uri: undefined } },
    { what: 'a foreign client', change: { client_id: 'nobody' } },
    { what: 'no client', change: { client_id: undefined } },
  ])('with $what shows a page and leads nowhere', async ({ change }) => {
    const { left, page } = await at.begin(createScriptlessBrowser(), change)
    expect(left).toBeNull()
    expect(page.status).toBe(400)
    const text = await page.text()
    expect(text).toContain('La connexion n’a pas abouti')
    expect(text).not.toContain('evil')
    expect(text).not.toContain('elsewhere')
  })

  it('with two return addresses leads nowhere', async () => {
    const twice = `${at.authorizeAddress()}&redirect_uri=${encodeURIComponent('https://evil.example')}`
    expect((await fetch(twice, { redirect: 'manual' })).status).toBe(400)
  })

  it.each([
    { what: 'without PKCE', change: { code_challenge: undefined }, error: 'invalid_request' },
    { what: 'with a challenge that is none', change: { code_challenge: 'short' }, error: 'invalid_request' },
    { what: 'with plain PKCE', change: { code_challenge_method: 'plain' }, error: 'invalid_request' },
    { what: 'without a PKCE method', change: { code_challenge_method: undefined }, error: 'invalid_request' },
    { what: 'for the implicit flow', change: { response_type: 'token' }, error: 'unsupported_response_type' },
    { what: 'for an answer in the fragment', change: { response_mode: 'fragment' }, error: 'invalid_request' },
    { what: 'with a scope that does not exist', change: { scope: 'read:everything' }, error: 'invalid_scope' },
    {
      what: 'with one scope too many',
      change: { scope: 'read:basic_pension_data write:policy' },
      error: 'invalid_scope',
    },
    { what: 'without a scope', change: { scope: undefined }, error: 'invalid_scope' },
  ])('$what goes back with $error', async ({ change, error }) => {
    const { left } = await at.begin(createScriptlessBrowser(), change)
    expect(left?.href.startsWith(`${PARTY_CALLBACK}?`)).toBe(true)
    expect(Object.fromEntries(left?.searchParams ?? [])).toEqual({ error, state: 'state-1', iss: fund })
  })
})

describe('a sign-in', () => {
  it.each([
    { what: 'a wrong password', account: { ...accountOf('Claire'), password: 'wrong' }, why: 'incorrect' },
    { what: 'nobody’s address', account: { ...accountOf('Claire'), email: 'x@exemple.ch' }, why: 'incorrect' },
    { what: 'no fields at all', account: { action: 'login' }, why: 'incorrect' },
    { what: 'a person whom the fund does not know', account: accountOf('Sofia'), why: 'n’assure personne à ce nom' },
  ])('with $what stays on the page and says why', async ({ account, why }) => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser)
    const again = await at.press(browser, page, account)
    expect([again.left, again.page.status]).toEqual([null, 422])
    const text = await again.page.text()
    expect(text).toContain(why)
    expect(text).toContain('<title>Erreur\u00a0: ')
    expect(text).not.toContain('value="wrong"')
    // Nobody can agree without having signed in.
    const jump = await at.press(browser, page, { action: 'allow' })
    expect([jump.left, jump.page.status]).toEqual([null, 422])
  })

  it('of another browser, after a quarter of an hour, at another party, or already done is none', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser)
    expect((await createScriptlessBrowser().open(page.url)).status).toBe(400)
    expect((await createScriptlessBrowser().submit(page.url, accountOf('Claire'))).status).toBe(400)
    expect((await browser.open(page.url.replace('caisse-arc-lemanique', 'prevoyance-rhone-sante'))).status).toBe(400)

    const consent = await at.press(browser, page, accountOf('Claire'))
    await at.press(browser, consent.page, { action: 'allow' })
    const again = await browser.submit(page.url, { action: 'allow' })
    expect([again.status, again.headers.get('location')]).toEqual([400, null])

    const late = await at.begin(browser)
    sandbox.clock.now += 900_000
    const response = await browser.submit(late.page.url, accountOf('Claire'))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('expired')
  })

  it('with a form that is too large stays on the page and says why', async () => {
    const browser = createScriptlessBrowser()
    const { page } = await at.begin(browser)
    const response = await browser.submit(page.url, { ...accountOf('Claire'), email: 'a'.repeat(5000) })
    expect(response.status).toBe(413)
    const html = await response.text()
    expect(html).toContain('<title>Erreur\u00a0: ')
    expect(html).toContain('trop long')
    expect((await at.press(browser, page, accountOf('Claire'))).page.status).toBe(200)
  })
})

describe('a code', () => {
  it.each<{ what: string; change: Record<string, string> }>([
    { what: 'a wrong verifier', change: { code_verifier: 'another-verifier-of-the-right-length-0123456789' } },
    { what: 'another return address', change: { redirect_uri: `${PUBLIC_ORIGIN}/elsewhere` } },
    { what: 'a return address with a slash more', change: { redirect_uri: `${PARTY_CALLBACK}/` } },
  ])('with $what is refused, and used up', async ({ change }) => {
    const left = await at.signIn('Claire')
    const response = await at.exchange(left, change)
    expect([response.status, await response.json()]).toEqual([400, { error: 'invalid_grant' }])
    expect((await at.exchange(left)).status).toBe(400)
  })

  it('used twice ends what came of it', async () => {
    const left = await at.signIn('Claire')
    const tokens = (await (await at.exchange(left)).json()) as TokenAnswer
    expect((await call(`${fund}/insured-persons`, tokens.access_token)).status).toBe(200)
    expect(await (await at.exchange(left)).json()).toEqual({ error: 'invalid_grant' })
    expect((await call(`${fund}/insured-persons`, tokens.access_token)).status).toBe(401)
    expect(await (await at.refresh(tokens.refresh_token)).json()).toEqual({ error: 'invalid_grant' })
  })

  it('after a minute is refused', async () => {
    const left = await at.signIn('Claire')
    sandbox.clock.now += 60_000
    expect(await (await at.exchange(left)).json()).toEqual({ error: 'invalid_grant' })
  })

  it('of another party is refused, and still good at its own', async () => {
    const left = await at.signIn('Claire')
    expect(await (await elsewhere.exchange(left)).json()).toEqual({ error: 'invalid_grant' })
    expect((await at.exchange(left)).status).toBe(200)
  })

  it.each([
    { what: 'a foreign client', authorization: basic({ ...CLIENT, id: 'nobody' }) },
    { what: 'a wrong secret', authorization: basic({ ...CLIENT, secret: 'wrong' }) },
    { what: 'nobody', authorization: '' },
  ])('from $what is refused', async ({ authorization }) => {
    const response = await at.exchange(await at.signIn('Claire'), {}, authorization)
    expect([response.status, await response.json()]).toEqual([401, { error: 'invalid_client' }])
  })

  it('without its verifier, or with one that is too short, is no request', async () => {
    const left = await at.signIn('Claire')
    for (const code_verifier of ['', 'short'])
      expect(await (await at.exchange(left, { code_verifier })).json()).toEqual({ error: 'invalid_request' })
  })
})

describe('a token', () => {
  it('of another party is refused, for reading and for renewing', async () => {
    const tokens = await elsewhere.tokensFor('Claire')
    const response = await call(`${fund}/insured-persons`, tokens.access_token)
    expect(response.status).toBe(401)
    expect(await faultsOfAnswer('pension', 'retrieveInsuredPersons', response)).toEqual([])
    expect(await (await at.refresh(tokens.refresh_token)).json()).toEqual({ error: 'invalid_grant' })
    await at.revoke(tokens.access_token)
    expect((await elsewhere.refresh(tokens.refresh_token)).status).toBe(200)
  })

  it('that has expired is refused', async () => {
    const { access_token } = await at.tokensFor('Claire')
    sandbox.clock.now += 600_000
    const response = await call(`${fund}/insured-persons`, access_token)
    expect(response.status).toBe(401)
    expect(await faultsOfAnswer('pension', 'retrieveInsuredPersons', response)).toEqual([])
  })

  it('for renewing that comes twice ends all', async () => {
    const first = await at.tokensFor('Claire')
    const second = (await (await at.refresh(first.refresh_token)).json()) as TokenAnswer
    expect((await at.refresh(first.refresh_token)).status).toBe(400)
    expect((await call(`${fund}/insured-persons`, second.access_token)).status).toBe(401)
  })

  it('is not renewed for more than was agreed to', async () => {
    const { refresh_token } = await at.tokensFor('Claire')
    const response = await at.refresh(refresh_token, { scope: 'read:basic_pension_data read:pension_plan' })
    expect(await response.json()).toEqual({ error: 'invalid_scope' })
  })

  it('for the plan alone lists the person, and reads nothing of them', async () => {
    const { access_token, scope } = await at.tokensFor('Claire', { scope: 'read:pension_plan' })
    expect(scope).toBe('read:pension_plan')
    const list = await call(`${fund}/insured-persons`, access_token)
    const [{ personId }] = (await list.json()) as [{ personId: string }]
    const person = await call(`${fund}/insured-persons/${personId}`, access_token)
    expect(person.status).toBe(404)
    expect(await faultsOfAnswer('pension', 'getInsuredPerson', person.clone())).toEqual([])
    expect(await person.json()).toMatchObject({ type: '/problems/INSUFFICIENT_PRIVILEGES' })
  })

  it('is given back by the product only', async () => {
    const { access_token } = await at.tokensFor('Claire')
    expect((await at.revoke(access_token, basic({ ...CLIENT, secret: 'wrong' }))).status).toBe(401)
    expect((await call(`${fund}/insured-persons`, access_token)).status).toBe(200)
  })
})
