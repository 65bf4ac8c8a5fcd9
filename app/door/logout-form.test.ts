import express from 'express'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Credentials } from '~/identity/session-cookie'
import { type Listening, listen } from '../../tests/support/product/listen'
import { createLogoutForm } from './logout-form'

let served: Listening
beforeAll(async () => {
  const app = express()
  const sessionCookie = { parse: async (cookie: Credentials['cookie']) => cookie || null }
  app.use(createLogoutForm({ sessionCookie, formTokenOf: (token) => `form of ${token}` }))
  app.use((_, response) => void response.send('logged out'))
  served = await listen(app)
})
afterAll(() => served.close())

describe('a logout', () => {
  it.each<[string, number, Record<string, string>, string]>([
    ['from a page that the browser names', 200, { origin: 'https://example.ch' }, ''],
    ['from the same site', 200, { 'sec-fetch-site': 'same-origin' }, ''],
    ['of an old browser, with the token of the session', 200, {}, 'form of mine'],
    ['of an old browser, without a token', 403, {}, ''],
    ['of an old browser, with the token of another session', 403, {}, 'form of somebody'],
    ['without a session, which ends nothing', 200, { cookie: '' }, ''],
  ])('%s: %i', async (_, status, headers, formToken) => {
    const body = new URLSearchParams(formToken ? { formToken } : {})
    const answer = await fetch(served.origin, { method: 'POST', headers: { cookie: 'mine', ...headers }, body })
    expect(answer.status).toBe(status)
  })
})
