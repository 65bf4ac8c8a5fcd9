import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Dossier } from '~/dossier/shape/shape'
import { createSqliteVault } from '~/dossier/vault/stores/sqlite-vault'
import type { Vault } from '~/dossier/vault/vault'
import { CookieJar } from '../../tests/support/identity/cookie-jar'
import { filledDossier, NAVS, PARTNER_NAVS, spouseDossier } from '../../tests/support/lives/dossiers'
import { createCookies } from './cookies'
import { createVisitorSession, type VisitorSession } from './visitor-session'

const PEPPER = 'd4'.repeat(32)
const MINUTE = 60_000
const ENDED = '__Host-ended=1; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure'
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
  session = createVisitorSession({
    ...settings,
    vault,
    cookies,
    now: () => now,
    endGrants: (dossier) => ended.push(dossier),
  })
})

describe('deleting the data', () => {
  it('keeps sign-in and terms under a new token, and nothing else, and no longer than before', async () => {
    const { token, expiresAt } = await vault.create(filledDossier())
    now += 20 * 60_000
    const jar = new CookieJar()
    for (const line of (await session.deleteData(token))?.setCookies ?? []) jar.takeLine(line)
    const next = jar.get('__Host-session') ?? ''
    expect(next).not.toBe(token)
    expect(await vault.open(token)).toBeNull()
    const opened = await vault.open(next)
    const { login, terms, issuer, idToken } = filledDossier()
    expect(opened?.dossier).toMatchObject({ login, terms, issuer, idToken, firstPillar: { info: null, insureds: {} } })
    expect(opened?.expiresAt).toBe(expiresAt)
    expect(ended).toEqual([filledDossier()])
    expect(jar.lines).toEqual([expect.stringContaining(`=${next}; Max-Age=${40 * 60};`), ENDED])
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

describe('keeping the data longer', () => {
  it('lets session and cookie live another hour from now, under the same token', async () => {
    const { token } = await vault.create(filledDossier())
    const formToken = session.formTokenOf(token)
    now += 59 * MINUTE
    const jar = new CookieJar()
    for (const line of ((await session.keepLonger(token)) as { setCookies: string[] }).setCookies) jar.takeLine(line)
    expect(jar.get('__Host-session')).toBe(token)
    expect(jar.lines).toEqual([expect.stringContaining(`=${token}; Max-Age=3600;`), ENDED])
    expect((await vault.open(token))?.expiresAt).toBe(now + 60 * MINUTE)
    expect(session.formTokenOf(token)).toBe(formToken)
    expect(ended).toEqual([])
  })

  it('can be done eleven times, then it says so; deleting the data does not begin anew', async () => {
    let { token } = await vault.create(filledDossier())
    for (let time = 0; time < 11; time++) {
      expect(await session.keepingOf(token)).toMatchObject({ possible: true })
      now += MINUTE
      expect(await session.keepLonger(token)).toHaveProperty('setCookies')
    }
    now += MINUTE
    expect(await session.keepingOf(token)).toEqual({ possible: false, justNow: false })
    const jar = new CookieJar()
    for (const line of (await session.deleteData(token))?.setCookies ?? []) jar.takeLine(line)
    token = jar.get('__Host-session') ?? ''
    expect(await session.keepingOf(token)).toMatchObject({ possible: false })
    expect(await session.keepLonger(token)).toBe('noMore')
  })

  it('is told of for a minute', async () => {
    const { token } = await vault.create(filledDossier())
    now += 5 * MINUTE
    expect(await session.keepingOf(token)).toEqual({ possible: true, justNow: false })
    await session.keepLonger(token)
    now += MINUTE - 1000
    expect(await session.keepingOf(token)).toEqual({ possible: true, justNow: true })
    now += 1000
    expect(await session.keepingOf(token)).toEqual({ possible: true, justNow: false })
  })

  it('says so where there is no session any more', async () => {
    expect(await session.keepLonger('A'.repeat(43))).toBe('gone')
    expect(await session.keepingOf('A'.repeat(43))).toBeNull()
  })
})

it('the sign-in begins at an address with nothing of the visitor in it but language and way', async () => {
  const { location, setCookie } = await session.beginSignIn({
    language: 'de',
    termsVersion: '1',
    way: 'plain',
    keep: false,
  })
  expect(location).toBe('/signin?language=de')
  const guided = await session.beginSignIn({ language: 'fr', termsVersion: '1', way: 'guided', keep: true })
  expect(guided.location).toBe('/signin?language=fr&way=guided')
  expect(setCookie).toMatch(/^__Host-signin=[^;]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
})
