import { describe, expect, it } from 'vitest'
import { localeCookie } from '~/language/locale-cookie'
import { CLIENT_ID, type Misbehaviour } from '../../tests/support/identity/fake-provider'
import { ORIGIN, setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf, type Visitor } from '../../tests/support/identity/sign-in-visitor'

const stage = setTheStage()

describe('logout', () => {
  it('deletes the dossier, clears cookie and cache, and ends the session at the provider', async () => {
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    const token = tokenOf(visitor)
    const response = await visitor.send('/logout?language=de', 'POST')
    const url = new URL(locationOf(response))
    expect(`${url.origin}${url.pathname}`).toBe(`${stage().provider.issuer}/end`)
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe(`${ORIGIN}/de?bye=1`)
    expect(url.searchParams.get('client_id')).toBe(CLIENT_ID)
    expect(url.searchParams.get('id_token_hint')).toMatch(/^eyJ/)
    expect(response.headers.get('clear-site-data')).toBe('"cache"')
    expect(visitor.jar.names()).toEqual([])
    expect(await stage().vault.open(token)).toBeNull()
  })

  it('sends no ID token that is too long for an address, and leads to the provider all the same', async () => {
    const visitor = await stage().readyVisitor()
    stage().provider.misbehave({ claims: { portrait: 'x'.repeat(2_000) } })
    await visitor.signIn()
    const response = await visitor.send('/logout', 'POST')
    expect(Object.fromEntries(new URL(locationOf(response)).searchParams)).toEqual({
      client_id: CLIENT_ID,
      post_logout_redirect_uri: `${ORIGIN}/?bye=1`,
    })
    expect(await stage().open(visitor)).toBeUndefined()
  })

  it('leaves nothing that would announce an end, since it was wanted, even once the hour is over', async () => {
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    expect(visitor.jar.get('__Host-ended')).toBe('1')
    visitor.jar.takeLine('__Host-session=; Max-Age=0')
    await visitor.send('/logout', 'POST')
    expect(visitor.jar.names()).toEqual([])
  })

  it('ends what funds and 3a providers had granted, and so does a sign-in anew', async () => {
    const grant = { accessToken: 'access', refreshToken: null, until: 0 }
    const grantIn = async (visitor: Visitor) => {
      const opened = await stage().vault.open(tokenOf(visitor))
      const parties = { fund: { a: grant }, entity: {}, visits: {} }
      if (opened) await stage().vault.save(tokenOf(visitor), { ...opened.dossier, parties }, opened.version)
    }
    const ended = { party: { kind: 'fund', id: 'a' }, grant }
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    await grantIn(visitor)
    const again = await stage().readyVisitor()
    const callback = await again.goToProvider()
    again.jar.set('__Host-session', tokenOf(visitor))
    await again.send(callback)
    expect(stage().ended).toEqual([ended])
    await grantIn(again)
    await again.send('/logout', 'POST')
    expect(stage().ended).toEqual([ended, ended])
  })

  it.each([
    ['/logout', null, '/?bye=1'],
    ['/logout?language=fr', 'de', '/?bye=1'],
    ['/logout', 'de', '/de?bye=1'],
    ['/logout?language=https://evil.example', null, '/?bye=1'],
  ] as const)('%s with %j leads home where there is no session', async (path, locale, home) => {
    const visitor = stage().newVisitor()
    if (locale) visitor.jar.takeLine(await localeCookie.serialize(locale))
    expect(locationOf(await visitor.send(path, 'POST'))).toBe(home)
  })

  it.each<[string, Misbehaviour]>([
    ['cannot be reached', { status: { discovery: 503 } }],
    ['knows no logout', { document: { end_session_endpoint: undefined } }],
  ])('works where the provider %s', async (_, plan) => {
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    const later = stage().newVisitor()
    later.jar.set('__Host-session', tokenOf(visitor))
    stage().provider.misbehave(plan)
    expect(locationOf(await later.send('/logout', 'POST'))).toBe('/?bye=1')
    expect(await stage().open(visitor)).toBeUndefined()
  })
})
