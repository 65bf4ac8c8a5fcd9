import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { createGate } from './gate'

const OURS = 'https://example.ch'

let served: Listening
afterEach(() => served?.close())

async function gated(isOpen?: Parameters<typeof createGate>[0]['isOpen']) {
  const app = express()
  app.use(createGate({ publicOrigin: OURS, ...(isOpen && { isOpen }) }))
  app.use((_, res) => void res.send('changed'))
  served = await listen(app)
  return served
}

describe('the gate', () => {
  it.each([
    ['POST', {}],
    ['POST', { origin: OURS }],
    ['POST', { origin: OURS, 'sec-fetch-site': 'same-origin' }],
    ['POST', { 'sec-fetch-site': 'none' }],
    ['DELETE', { origin: OURS }],
    ['GET', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['HEAD', { origin: 'null' }],
    ['OPTIONS', { origin: 'https://evil.example' }],
  ])('lets %s with %j pass', async (method, headers) => {
    expect(await (await gated()).send('/avs', method, headers)).toBe(200)
  })

  it.each([
    ['POST', { origin: 'https://evil.example' }],
    ['POST', { origin: 'null' }],
    ['POST', { origin: '' }],
    ['POST', { origin: 'http://example.ch' }],
    ['POST', { origin: 'https://example.ch.evil.example' }],
    ['POST', { origin: 'https://evil.example', host: 'evil.example' }],
    ['POST', { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' }],
    ['POST', { origin: OURS, 'sec-fetch-site': 'cross-site' }],
    ['POST', { 'sec-fetch-site': 'cross-site' }],
    ['POST', { 'sec-fetch-site': 'same-site' }],
    ['PUT', { origin: 'https://evil.example' }],
    ['PATCH', { origin: 'https://evil.example' }],
    ['DELETE', { origin: 'https://evil.example' }],
  ])('refuses %s with %j', async (method, headers) => {
    const { send } = await gated()
    for (const path of ['/avs', '/a?_data=a', '/api/open3k/info', '/logout'])
      expect(await send(path, method, headers)).toBe(403)
  })
})

it('lets pass what is open to any site, and nothing else', async () => {
  const { send } = await gated(({ path, method }) => path === '/range' && method === 'POST')
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const asked = [
    ['/range', 'POST'],
    ['/range', 'PUT'],
    ['/range/', 'POST'],
    ['/avs', 'POST'],
  ] as const
  const statuses = await Promise.all(asked.map(([path, method]) => send(path, method, foreign)))
  expect(statuses).toEqual([200, 403, 403, 403])
})

describe('someone who is refused', () => {
  const refused = async (accept: string) =>
    fetch(`${(await gated()).origin}/avs`, { method: 'POST', headers: { origin: 'https://evil.example', accept } })

  it('reads a page', async () => {
    const response = await refused('text/html,application/xhtml+xml,*/*;q=0.8')
    expect(response.status).toBe(403)
    expect(response.headers.get('content-type')).toContain('text/html')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain('Cette demande ne vient pas de nos pages')
  })

  it.each(['application/json', '*/*'])('or, as a program (%s), a problem document', async (accept) => {
    const response = await refused(accept)
    expect(response.headers.get('content-type')).toContain('application/problem+json')
    expect(await response.json()).toEqual({ type: 'about:blank', title: 'Forbidden', status: 403 })
  })
})
