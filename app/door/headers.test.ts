import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../tests/support/product/listen'
import { contentPolicy, createHeaders, partyTarget } from './headers'

let served: Listening
afterEach(() => served?.close())

async function headersOf(publicOrigin: string) {
  const app = express()
  app.use(createHeaders({ publicOrigin }))
  app.get('/', (_, res) => void res.send('a page'))
  app.get('/script', (_, res) => {
    res.setHeader('Content-Security-Policy', contentPolicy({ nonce: 'abc', formAction: ['https://id.example'] }))
    res.send('a page with a script')
  })
  served = await listen(app)
  return async (path: string) => Object.fromEntries((await fetch(served.origin + path)).headers)
}

describe('the headers of an answer', () => {
  it('are these', async () => {
    const headers = await (await headersOf('https://example.ch'))('/')
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; " +
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      'referrer-policy': 'same-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-frame-options': 'DENY',
    })
  })

  it('demand no encryption where the product is reached without', async () => {
    const headers = await (await headersOf('http://192.168.1.5:3000'))('/')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })

  it('let a page have its own policy in place of ours, not beside it', async () => {
    const headers = await (await headersOf('https://example.ch'))('/script')
    const policy = headers['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';")
    expect(policy).toContain("form-action 'self' https://id.example;")
    expect(policy.match(/default-src/g)).toHaveLength(1)
  })
})

it.each(["'unsafe-inline'", 'https://id.example/path', 'https://id.example; script-src *'])(
  'the policy takes no form target %j',
  (formAction) => expect(() => contentPolicy({ nonce: null, formAction: [formAction] })).toThrow(),
)

it.each([
  ['https://fund.example', 'https:'],
  ['http://localhost:3001', 'http://localhost:3001'],
])('for a sign-in at %s a form may lead to %s', (origin, target) => {
  expect(partyTarget(origin)).toBe(target)
  const policy = contentPolicy({ nonce: null, formAction: [target] })
  expect(policy).toContain(`form-action 'self' ${target};`)
})
