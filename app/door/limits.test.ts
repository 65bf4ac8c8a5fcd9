import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/listen'
import { createLimits, networkOf } from './limits'

let served: Listening
afterEach(() => served?.close())

const RATES = { signInsPerAddress: 2, changesPerAddress: 5, changesPerSession: 3 }

async function limited(on = true) {
  const app = express()
  app.set('trust proxy', 1)
  const tokenOf = ({ headers }: { headers: Headers }) => headers.get('cookie') || null
  app.use(createLimits({ on, tokenOf, rates: RATES }))
  app.use((_, res) => void res.send('passed'))
  served = await listen(app)
  return async (path: string, method: string, headers: Record<string, string> = {}) =>
    (await fetch(served.origin + path, { method, headers })).status
}

async function times(count: number, ask: () => Promise<number>) {
  const statuses: number[] = []
  for (let i = 0; i < count; i++) statuses.push(await ask())
  return statuses
}

describe('the limits', () => {
  it('let so many sign-ins of one address pass, callbacks included', async () => {
    const ask = await limited()
    expect(await ask('/signin/callback', 'GET')).toBe(200)
    expect(await times(2, () => ask('/signin', 'GET'))).toEqual([200, 429])
    expect(await ask('/signin', 'GET', { 'x-forwarded-for': '203.0.113.9' })).toBe(200)
  })

  it('let so many changes of one session pass, and the others go on', async () => {
    const ask = await limited()
    const change = () => ask('/api/open3k/info', 'POST', { cookie: 'one' })
    expect(await times(4, change)).toEqual([200, 200, 200, 429])
    expect(await ask('/api/open3k/info', 'POST', { cookie: 'other' })).toBe(200)
  })

  it('let so many changes of one address pass, whatever sessions it makes up', async () => {
    const ask = await limited()
    let session = 0
    const change = () => ask('/avs', 'POST', { cookie: `made-up-${session++}` })
    expect(await times(6, change)).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('do not count reading', async () => {
    const ask = await limited()
    expect(new Set(await times(10, () => ask('/avs', 'GET', { cookie: 'one' })))).toEqual(new Set([200]))
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
    const ask = await limited(false)
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
