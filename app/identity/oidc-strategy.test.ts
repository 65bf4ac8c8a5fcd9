import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type FakeProvider,
  startFakeProvider,
} from '../../tests/support/identity/fake-provider'
import { createDiscovery } from './discovery'
import { OidcStrategy, type Start } from './oidc-strategy'
import { SignInError } from './sign-in-error'

const REDIRECT = 'https://example.ch/signin/callback'
const CLIENT = { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET }
const start: Start = { parameters: { prompt: 'login' }, stateFrom: (random) => `ours-${random}` }

let provider: FakeProvider
beforeAll(async () => {
  provider = await startFakeProvider()
})
afterAll(() => provider.close())

async function strategy(starting: Start | null, timeoutMs = 5_000) {
  const discover = createDiscovery({ issuer: provider.issuer, ...CLIENT, allowHttp: false, timeoutMs })
  const settings = {
    provider: await discover(),
    clientId: CLIENT_ID,
    redirectUri: REDIRECT,
    scopes: ['openid'],
    cookie: { name: 'flow' },
  }
  return new OidcStrategy(settings, starting)
}

/** What the strategy throws for an address, with a cookie. */
async function thrownFor(address: string, starting: Start | null = start, cookie = '', timeoutMs?: number) {
  const asked = await strategy(starting, timeoutMs)
  return asked.authenticate(new Request(address, { headers: { cookie } })).catch((error: unknown) => error)
}

describe('the strategy by itself', () => {
  it.each(['', '?code=x', '?code=x&state='])('refuses a callback %j, and takes it for no start', async (query) => {
    const error = await thrownFor(`${REDIRECT}${query}`)
    expect(error).toBeInstanceOf(SignInError)
    expect(error).toMatchObject({ problem: 'wrongState', reason: 'callback: no state' })
  })

  it('refuses a callback with a state that no cookie knows', async () => {
    const address = `${REDIRECT}?code=x&state=s&iss=${encodeURIComponent(provider.issuer)}`
    expect(await thrownFor(address)).toMatchObject({ problem: 'wrongState', reason: 'state' })
    expect(await thrownFor(address, start, 'flow:1=state=t&t=v')).toMatchObject({ problem: 'wrongState' })
  })

  it('begins anywhere else, with a state made from a random one', async () => {
    const redirect = (await thrownFor('https://example.ch/lpp?state=x&code=y')) as Response
    const url = new URL(redirect.headers.get('location') ?? '')
    expect(url.searchParams.get('state')).toMatch(/^ours-[\w-]{43}$/)
    expect(url.searchParams.get('client_id')).toBe(CLIENT_ID)
  })

  it('gives up waiting for the token endpoint', async () => {
    provider.misbehave({ status: { token: -1 } })
    const address = `${REDIRECT}?code=x&state=s&iss=${encodeURIComponent(provider.issuer)}`
    const error = await thrownFor(address, null, 'flow:1=state=s&s=v', 300)
    expect(error).toMatchObject({ problem: 'unavailable', reason: 'token endpoint: no answer' })
    provider.misbehave({})
  })

  it('made to finish, begins nothing', async () => {
    expect(await thrownFor('https://example.ch/signin', null)).toMatchObject({
      message: expect.stringContaining('finish'),
    })
  })
})
