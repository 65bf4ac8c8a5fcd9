/** What happens to figures typed without a sign-in when their visitor signs in after all. */
import { describe, expect, it } from 'vitest'
import { setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import { locationOf, type Visitor } from '../../tests/support/identity/sign-in-visitor'
import { filledDossier, NAVS } from '../../tests/support/lives/dossiers'
import { filledUp } from '../../tests/support/lives/large-dossiers'
import { typedDossier } from '../../tests/support/lives/typed-dossier'

const stage = setTheStage()

/** A visitor whose browser has a dossier, and who has accepted the terms of the sign-in. */
async function visitorWith(dossier: ReturnType<typeof typedDossier>, keep: boolean) {
  const { token } = await stage().vault.create(dossier)
  const visitor = stage().newVisitor()
  visitor.jar.set('__Host-session', token)
  await stage().acceptTerms(visitor, 'fr', 'plain', keep)
  return { visitor, token }
}

const openedBy = (visitor: Visitor) => stage().open(visitor)
const isThere = async (token: string) => (await stage().vault.open(token)) !== null

describe('whoever has typed their figures', () => {
  it('is led to the identity service, and not back to their pages', async () => {
    const { visitor } = await visitorWith(typedDossier(), true)
    expect(locationOf(await visitor.send('/signin'))).toContain(`${stage().provider.issuer}/authorize?`)
  })

  it('finds them again under the sign-in, where they want that; the dossier without one ends', async () => {
    const { visitor, token } = await visitorWith(typedDossier(), true)
    expect(locationOf(await visitor.signIn())).toBe('/router')
    const { firstPillar, secondPillar, thirdPillar, papers } = typedDossier()
    expect(tokenOf(visitor)).not.toBe(token)
    expect(await openedBy(visitor)).toMatchObject({
      login: { navs: NAVS },
      firstPillar: { family: firstPillar.family, careers: firstPillar.careers, insureds: { [NAVS]: {} } },
      secondPillar: { certificates: secondPillar.certificates },
      thirdPillar: { statements: thirdPillar.statements },
      papers,
    })
    expect((await openedBy(visitor))?.firstPillar.info?.person).toEqual({ ...firstPillar.info?.person, navs: NAVS })
    expect(await isThere(token)).toBe(false)
  })

  it('loses them with the sign-in, where they do not', async () => {
    const { visitor, token } = await visitorWith(typedDossier(), false)
    await visitor.signIn()
    expect(await openedBy(visitor)).toMatchObject({
      login: { navs: NAVS },
      firstPillar: { info: null, family: null, careers: { person: null } },
      secondPillar: { certificates: [] },
      papers: null,
    })
    expect(await isThere(token)).toBe(false)
  })

  it.each([
    ['is cancelled', '/signin/callback?error=access_denied', 'refused'],
    ['comes back with a code of nobody', '/signin/callback?code=invented', 'expired'],
  ])('keeps all of it as it was where the sign-in %s', async (_, callback, problem) => {
    for (const keep of [true, false]) {
      const { visitor, token } = await visitorWith(typedDossier(), keep)
      const state = new URL(await visitor.goToProvider(), visitor.origin).searchParams.get('state') ?? ''
      const iss = encodeURIComponent(stage().provider.issuer)
      const back = `${callback}&state=${encodeURIComponent(state)}&iss=${iss}`
      expect(locationOf(await visitor.send(back))).toBe(`/prelogin?problem=${problem}`)
      expect(tokenOf(visitor)).toBe(token)
      expect(await openedBy(visitor)).toEqual(typedDossier())
    }
  })

  it('keeps all of it where the identity service is silent, before and after', async () => {
    const { visitor, token } = await visitorWith(typedDossier(), false)
    const silent = stage().newVisitor({ issuer: 'http://127.0.0.1:9' })
    for (const name of visitor.jar.names()) silent.jar.set(name, visitor.jar.get(name) ?? '')
    expect(locationOf(await silent.send('/signin'))).toBe('/prelogin?problem=unavailable')
    expect(tokenOf(silent)).toBe(token)
    expect(await isThere(token)).toBe(true)
  })

  it('keeps all of it, and says why, where it leaves no room for the sign-in; without it there is room', async () => {
    const full = filledUp(typedDossier())
    const { visitor, token } = await visitorWith(full, true)
    expect(locationOf(await visitor.signIn())).toBe('/prelogin?problem=tooLarge')
    expect(tokenOf(visitor)).toBe(token)
    expect(await openedBy(visitor)).toEqual(full)
    await stage().acceptTerms(visitor, 'fr', 'plain', false)
    expect(locationOf(await visitor.signIn())).toBe('/router')
    expect(await openedBy(visitor)).toMatchObject({ login: { navs: NAVS }, firstPillar: { info: null } })
  })

  it('takes nothing over from a session in which somebody else had signed in', async () => {
    const { visitor, token } = await visitorWith({ ...filledDossier(), papers: ['extract'] }, true)
    stage().now += 1
    const callback = await stage().readyVisitor()
    await stage().acceptTerms(callback, 'fr', 'plain', true)
    const back = await callback.goToProvider()
    callback.jar.set('__Host-session', token)
    await callback.send(back)
    expect((await openedBy(callback))?.papers).toBeNull()
    expect(await isThere(token)).toBe(false)
    expect(visitor.jar.get('__Host-session')).toBe(token)
  })

  it('is told of it nowhere but in the signed state', async () => {
    const { visitor } = await visitorWith(typedDossier(), true)
    await visitor.signIn()
    // Long enough that no random part of a cookie contains them by chance.
    expect(visitor.jar.lines.join()).not.toMatch(/1971-03-14|Atelier|412638/)
  })
})
