import { describe, expect, it } from 'vitest'
import { type Credentials, createSessionCookie } from './session-cookie'

const TOKEN = 'abcdefghijklmnopqrstuvwxyz-ABCDEFGHIJKL_012'
const OTHER = 'A'.repeat(43)
const NONE = { token: null, isUnclear: false }
const FOUND = { token: TOKEN, isUnclear: false }
const UNCLEAR = { token: null, isUnclear: true }

const cookie = createSessionCookie({ name: '__Host-session', lifetimeSeconds: 3600, secure: true })

describe('the session token of a request', () => {
  it.each<[string, Credentials, object]>([
    ['nothing', {}, NONE],
    ['null for both', { cookie: null, authorization: null }, NONE],
    ['the cookie', { cookie: `a=1; __Host-session=${TOKEN}; b=2` }, FOUND],
    ['an empty cookie', { cookie: '__Host-session=' }, NONE],
    ['a cookie of another name', { cookie: `session=${TOKEN}; x__Host-session=${TOKEN}` }, NONE],
    ['a cookie in other letters', { cookie: `__host-session=${TOKEN}` }, NONE],
    ['quotes', { cookie: `__Host-session="${TOKEN}"` }, NONE],
    ['an escaped sign', { cookie: `__Host-session=%61${TOKEN.slice(1)}` }, NONE],
    ['one sign more', { cookie: `__Host-session=${TOKEN}A` }, NONE],
    ['one sign less', { cookie: `__Host-session=${TOKEN.slice(1)}` }, NONE],
    ['plain base64', { cookie: `__Host-session=+${TOKEN.slice(1)}` }, NONE],
    ['two cookies of the name: the first', { cookie: `__Host-session=${TOKEN}; __Host-session=${OTHER}` }, FOUND],
    ['two cookies, the first of them no token', { cookie: `__Host-session=; __Host-session=${TOKEN}` }, NONE],
    ['the token of a program', { authorization: `Bearer ${TOKEN}` }, FOUND],
    ['the same in small letters', { authorization: `bearer ${TOKEN}`, cookie: 'a=1' }, FOUND],
    ['both kinds', { cookie: `__Host-session=${TOKEN}`, authorization: `Bearer ${TOKEN}` }, UNCLEAR],
    ['both kinds, the cookie no token', { cookie: '__Host-session=a', authorization: `Bearer ${TOKEN}` }, UNCLEAR],
    ['two spaces', { authorization: `Bearer  ${TOKEN}` }, UNCLEAR],
    ['padding', { authorization: `Bearer ${TOKEN}=` }, UNCLEAR],
    ['two tokens', { authorization: `Bearer ${TOKEN}, Bearer ${TOKEN}` }, UNCLEAR],
    ['another kind of authorization', { authorization: 'Basic YTpi' }, UNCLEAR],
    ['an empty authorization beside the cookie', { cookie: `__Host-session=${TOKEN}`, authorization: '' }, UNCLEAR],
  ])('read from %s', async (_, credentials, read) => {
    const token = await cookie.parse(credentials.cookie, credentials)
    expect({ token, isUnclear: cookie.isUnclear(credentials) }).toEqual(read)
  })
})
