import { describe, expect, it } from 'vitest'
import { localeCookie } from '~/language/locale-cookie'
import { setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf } from '../../tests/support/identity/sign-in-visitor'

const stage = setTheStage()

describe('a session', () => {
  it('[150] is there or not: with one /signin leads to the pages, without one to the provider', async () => {
    const visitor = await stage().readyVisitor()
    expect(locationOf(await visitor.send('/signin'))).toContain(`${stage().provider.issuer}/authorize?`)
    await visitor.signIn()
    expect(locationOf(await visitor.send('/signin'))).toBe('/router')
    stage().now += 3600_000
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=cookies')
  })

  it('begins under a new token, whatever came along: nothing of the old one is left', async () => {
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    const former = tokenOf(visitor)
    const other = await stage().readyVisitor()
    const callback = await other.goToProvider()
    other.jar.set('__Host-session', former)
    await other.send(callback)
    expect(tokenOf(other)).not.toBe(former)
    expect(await stage().vault.open(former)).toBeNull()
  })

  it('does not take a token that somebody else chose', async () => {
    const visitor = await stage().readyVisitor()
    const callback = await visitor.goToProvider()
    visitor.jar.set('__Host-session', 'A'.repeat(43))
    await visitor.send(callback)
    expect(tokenOf(visitor)).not.toBe('A'.repeat(43))
    expect(await stage().vault.open('A'.repeat(43))).toBeNull()
  })

  it('needs the accepted terms: without their cookie /signin leads back, in the language of the switch', async () => {
    const visitor = stage().newVisitor()
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=cookies')
    visitor.jar.takeLine(await localeCookie.serialize('de'))
    expect(locationOf(await visitor.send('/signin'))).toBe('/de/prelogin?problem=cookies')
    expect(visitor.jar.names()).toEqual(['locale'])
  })

  it.each([
    ['/signin?language=de', '/de/prelogin?problem=cookies'],
    ['/signin?language=fr&way=guided', '/v2/wizard/login?problem=cookies'],
    ['/signin?language=//evil.example&way=x', '/prelogin?problem=cookies'],
  ])('answers who takes no cookies in the language of the address: %s', async (address, page) =>
    expect(locationOf(await stage().newVisitor().send(address))).toBe(page),
  )

  it('does not take a cookie of accepted terms that is forged or old', async () => {
    const visitor = await stage().readyVisitor()
    const cookie = visitor.jar.get('__Host-signin') ?? ''
    visitor.jar.set('__Host-signin', `${cookie.slice(0, -3)}abc`)
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=cookies')
    visitor.jar.set('__Host-signin', cookie)
    stage().now += 600_000
    expect(locationOf(await visitor.send('/signin'))).toBe('/prelogin?problem=cookies')
  })
})

describe('cookies', () => {
  it('are HttpOnly, Lax, Secure and of this host; the session lives an hour, what tells of it a day', async () => {
    const visitor = await stage().readyVisitor()
    const callback = await visitor.goToProvider()
    expect(visitor.jar.names().map((name) => name.replace(/:.*/, ''))).toEqual(['__Host-signin', '__Host-flow'])
    await visitor.send(callback)
    expect(visitor.jar.names()).toEqual(['__Host-session', '__Host-ended'])
    for (const line of visitor.jar.lines) {
      const attributes = line.split('; ').slice(1)
      expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Secure']))
      expect(line).not.toContain('Domain')
    }
    const lives = visitor.jar.lines.map((line) => /Max-Age=(\d+)/.exec(line)?.[1])
    expect(lives).toEqual(['600', '600', '0', '0', '3600', '86400'])
  })

  it('are plain where a browser would refuse them otherwise', async () => {
    const plain = { publicOrigin: 'http://192.168.1.5:3000' }
    const visitor = await stage().readyVisitor('fr', plain)
    await visitor.signIn()
    expect(visitor.jar.names()).toEqual(['session', 'ended'])
    expect(visitor.jar.lines.join()).not.toContain('Secure')
  })

  it('carry no personal value', async () => {
    const visitor = await stage().readyVisitor()
    await visitor.signIn()
    expect(visitor.jar.lines.join()).not.toMatch(/Anna|exemple|756\.?\d{4}|person-1/)
  })

  it('of the sign-in do not pile up: with the sixth tab the earlier ones end', async () => {
    const visitor = await stage().readyVisitor()
    const flows = () => visitor.jar.names().filter((name) => name.includes('flow')).length
    for (let tab = 1; tab <= 5; tab++) await visitor.send('/signin')
    expect(flows()).toBe(5)
    const last = await visitor.goToProvider()
    expect(flows()).toBe(1)
    expect(locationOf(await visitor.send(last))).toBe('/router')
  })
})

describe('what is not ours', () => {
  it.each([
    ['GET', '/'],
    ['GET', '/logout'],
    ['POST', '/signin'],
    ['GET', '/signin/'],
    ['GET', '/de/signin'],
  ])('%s %s is left to others', async (method, path) => {
    await expect(stage().newVisitor().send(path, method)).rejects.toThrow("is nobody's")
  })
})
