import { once } from 'node:events'
import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import type { Credentials } from '~/identity/session-cookie'
import { type Listening, listen } from '../../tests/support/product/listen'
import { createLimits, networkOf } from './limits'

let served: Listening
afterEach(() => served?.close())

const RATES = {
  signInsPerAddress: 2,
  estimatesPerAddress: 3,
  begunPerAddress: 2,
  changesPerSession: 3,
  changesPerAddress: 5,
  readsPerSession: 40,
  readsPerAddress: 4,
}

/** Sessions are those whose token begins with `real`. */
async function limited({ on = true, vault = true, rates = RATES as typeof RATES | null } = {}) {
  const app = express()
  app.set('trust proxy', 1)
  // What is given back follows the last byte.
  let over: Promise<unknown> = Promise.resolve()
  app.use((_, res, next) => {
    over = once(res, 'close')
    next()
  })
  const sessionCookie = { parse: async (cookie: Credentials['cookie']) => cookie || null }
  const isSession = async (token: string) => {
    if (!vault) throw new Error('no vault')
    return token.startsWith('real')
  }
  const isOpenForm = ({ path, method }: express.Request) => path === '/range' && method === 'POST'
  app.use(createLimits({ on, sessionCookie, isSession, apiBase: '/api', isOpenForm, ...(rates && { rates }) }))
  // As a dossier that was begun is answered.
  app.post(['/own', '/de/own', '/resume'], ({ headers }, res, next) =>
    headers.shown ? next() : res.redirect(303, '/router'),
  )
  app.use((_, res) => void res.send('passed'))
  served = await listen(app)
  return async (path: string, method: string, headers: Record<string, string> = {}) => {
    const { status } = await fetch(served.origin + path, { method, headers, redirect: 'manual' })
    await over
    return status
  }
}

async function times(count: number, ask: (time: number) => Promise<number>) {
  const statuses: number[] = []
  for (let time = 1; time <= count; time++) statuses.push(await ask(time))
  return statuses
}

/** How many requests get through before the first that does not. */
const until429 = async (most: number, ask: (time: number) => Promise<number>) => (await times(most, ask)).indexOf(429)

describe('the limits', () => {
  it('let so many sign-ins of one address pass, callbacks included', async () => {
    const ask = await limited()
    expect(await ask('/signin/callback', 'GET')).toBe(200)
    expect(await times(2, () => ask('/signin', 'GET'))).toEqual([200, 429])
    expect(await ask('/signin', 'GET', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  })

  it.each(['/demo', '/de/demo'])('let one address press %s as often as ten sign-ins count', async (path) => {
    const ask = await limited({ rates: { ...RATES, signInsPerAddress: 20 } })
    expect(await times(3, () => ask(path, 'POST'))).toEqual([200, 200, 429])
    expect(await ask(path, 'GET')).toBe(200)
    expect(await ask(path, 'POST', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  })

  it.each([
    ['/own', '/de/own'],
    ['/resume', '/own'],
  ])('let one address begin so many dossiers a minute, by %s as by %s', async (one, other) => {
    const ask = await limited()
    expect([await ask(one, 'POST'), await ask(other, 'POST'), await ask(one, 'POST')]).toEqual([303, 303, 429])
    expect(await ask(one, 'GET')).toBe(200)
    expect(await ask(one, 'POST', { cookie: 'real' })).toBe(303)
    expect(await ask(one, 'POST', { 'x-forwarded-for': '203.0.113.9' })).toBe(303)
  })

  it('count no dossier where none was begun: a form that comes back, a file that is shown first', async () => {
    const ask = await limited({ rates: { ...RATES, changesPerAddress: 100 } })
    expect(await times(5, () => ask('/resume', 'POST', { shown: 'yes' }))).toEqual([200, 200, 200, 200, 200])
    expect(await times(3, () => ask('/own', 'POST'))).toEqual([303, 303, 429])
  })

  it('lets 30 dossiers a minute begin where nothing else is said', async () => {
    const ask = await limited({ rates: null })
    expect(await until429(40, () => ask('/own', 'POST'))).toBe(30)
  })

  it('let so many changes of one session pass, and the others go on', async () => {
    const ask = await limited()
    const change = () => ask('/api/open3k/info', 'POST', { cookie: 'real one' })
    expect(await times(4, change)).toEqual([200, 200, 200, 429])
    expect(await ask('/api/open3k/info', 'POST', { cookie: 'real other' })).toBe(200)
  })

  it.each([
    ['without a session', () => ''],
    ['whatever sessions it makes up', (time: number) => `made up ${time}`],
  ])('let so many changes of one address pass, %s', async (_, cookieAt) => {
    const ask = await limited()
    expect(await until429(8, (time) => ask('/prelogin', 'POST', { cookie: cookieAt(time) }))).toBe(5)
  })

  it.each([
    ['/synthesis', 40],
    ['/de/v2/wizard/synthesis', 40],
    ['/api/synthesis/digest', 40],
    ['/export?payload=sealed', 40],
    ['/data/synthesis.pdf', 2],
    ['/de/data/synthesis.csv', 2],
  ])('let one session read %s so many times: %i', async (path, most) => {
    const ask = await limited()
    expect(await until429(45, () => ask(path, 'GET', { cookie: 'real' }))).toBe(most)
    expect(await ask(path, 'GET', { cookie: 'real other' })).toBe(200)
  })

  it.each([
    ['/api/law', 4],
    ['/export?payload=sealed', 4],
    ['/de/export', 4],
    ['/', -1],
    ['/law', -1],
  ])('let one address without a session read %s so many times: %i', async (path, most) => {
    const ask = await limited()
    expect(await until429(10, (time) => ask(path, 'GET', { cookie: `made up ${time}` }))).toBe(most)
  })

  it('never lock out a signed-in visitor behind an address that others use up', async () => {
    const ask = await limited()
    const flood = async (path: string, method: string) => times(8, () => ask(path, method, { cookie: 'made up' }))
    expect(await flood('/api/me', 'GET')).toContain(429)
    expect(await flood('/avs', 'POST')).toContain(429)
    expect(await times(6, () => ask('/avs', 'POST', { cookie: 'real one' }))).toContain(429)
    expect(await ask('/avs', 'POST', { cookie: 'real other' })).toBe(200)
    expect(await ask('/api/me', 'GET', { cookie: 'real other' })).toBe(200)
    expect(await ask('/synthesis', 'GET', { cookie: 'real one' })).toBe(200)
  })

  it('let one address have so many lives estimated, whoever is signed in, and its changes go on', async () => {
    const ask = await limited()
    expect(await until429(6, (time) => ask('/api/estimate', 'POST', { cookie: `real ${time}` }))).toBe(3)
    expect(await ask('/api/estimate', 'POST', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
    expect(await until429(8, () => ask('/prelogin', 'POST'))).toBe(5)
  })

  it('count a form of another site as such a life, and reading its page not at all', async () => {
    const ask = await limited()
    expect(await times(2, () => ask('/api/estimate', 'POST'))).toEqual([200, 200])
    expect(await until429(3, (time) => ask('/range', 'POST', { cookie: `real ${time}` }))).toBe(1)
    expect(await until429(8, () => ask('/range', 'GET'))).toBe(-1)
  })

  it('count by the address while the vault does not answer', async () => {
    const ask = await limited({ vault: false })
    expect(await until429(8, () => ask('/avs', 'POST', { cookie: 'real' }))).toBe(5)
  })

  it('say when to come back', async () => {
    const ask = await limited()
    await times(2, () => ask('/signin', 'GET'))
    const response = await fetch(`${served.origin}/signin`, { headers: { accept: 'text/html' } })
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(await response.text()).toContain('Trop de demandes')
  })

  it('can be switched off', async () => {
    const ask = await limited({ on: false })
    expect(new Set(await times(10, () => ask('/signin', 'GET')))).toEqual(new Set([200]))
  })
})

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['', ''],
  ])('of %j is %j', (ip, network) => expect(networkOf(ip)).toBe(network))
})
