import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Dossier } from '~/dossier/shape'
import { createSqliteVault } from '~/dossier/sqlite-vault'
import type { Vault } from '~/dossier/vault'
import { CookieJar } from '../../tests/support/cookie-jar'
import { filledDossier, NAVS, PARTNER_NAVS, spouseDossier } from '../../tests/support/dossiers'
import { createCookies } from './cookies'
import { createVisitorSession, type VisitorSession } from './visitor-session'

const PEPPER = 'd4'.repeat(32)
let now: number
let vault: Vault
let session: VisitorSession
let ended: Dossier[]

beforeEach(() => {
  now = 1_780_000_000_000
  ended = []
  const clock = { now: () => now, elapsed: () => now }
  const settings = { pepper: PEPPER, householdKey: 'd5'.repeat(32), lifetimeSeconds: 3600 }
  vault = createSqliteVault({ dir: mkdtempSync(join(tmpdir(), 'session-')), ...settings, ...clock })
  const cookies = createCookies({ publicOrigin: 'https://example.ch', ...settings, now: () => now })
  session = createVisitorSession({ vault, cookies, now: () => now, endGrants: (dossier) => ended.push(dossier) })
})

describe('deleting the data', () => {
  it('keeps sign-in and terms under a new token, and nothing else, and no longer than before', async () => {
    const { token, expiresAt } = await vault.create(filledDossier())
    now += 20 * 60_000
    const jar = new CookieJar()
    jar.takeLine((await session.deleteData(token))?.setCookie ?? '')
    const next = jar.get('__Host-session') ?? ''
    expect(next).not.toBe(token)
    expect(await vault.open(token)).toBeNull()
    const opened = await vault.open(next)
    const { login, terms, issuer, idToken } = filledDossier()
    expect(opened?.dossier).toMatchObject({ login, terms, issuer, idToken, firstPillar: { info: null, insureds: {} } })
    expect(opened?.expiresAt).toBe(expiresAt)
    expect(ended).toEqual([filledDossier()])
    expect(jar.lines[0]).toContain('Max-Age=2400;')
  })

  it('takes away what the visitor shared with their spouse', async () => {
    const [one, other] = [spouseDossier(NAVS, PARTNER_NAVS), spouseDossier(PARTNER_NAVS, NAVS)]
    const [{ token }, { token: spouse }] = [await vault.create(one), await vault.create(other)]
    await vault.households.follow(token)
    expect(await vault.households.find(spouse)).toMatchObject({ enteredBy: 'partner' })
    await session.deleteData(token)
    expect(await vault.households.find(spouse)).toBeNull()
  })

  it('says so where there is no session any more', async () => {
    expect(await session.deleteData('A'.repeat(43))).toBeNull()
  })
})

describe('the token of a request', () => {
  const request = (headers: Record<string, string>) => new Request('https://example.ch/', { headers })

  it.each([
    ['none', {}, null],
    ['the cookie', { cookie: 'a=1; __Host-session=abc; b=2' }, 'abc'],
    ['an empty cookie', { cookie: '__Host-session=' }, null],
    ['a cookie of another name', { cookie: 'session=abc' }, null],
    ['the header of a program', { authorization: 'Bearer abc-_1' }, 'abc-_1'],
    ['another kind of authorization', { authorization: 'Basic abc' }, null],
  ])('is taken from %s', (_, headers, token) => {
    expect(session.tokenOf(request(headers as Record<string, string>))).toBe(token)
  })
})

it('the sign-in begins at a fixed address, without anything of the visitor in it', async () => {
  const { location, setCookie } = await session.beginSignIn({ language: 'de', termsVersion: '1', way: 'plain' })
  expect(location).toBe('/signin')
  expect(setCookie).toMatch(/^__Host-signin=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})
