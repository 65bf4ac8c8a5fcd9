/** What a visitor shares with their spouse ends with the session in which it was saved. */
import { beforeEach, expect, it } from 'vitest'
import { setTheStage, tokenOf } from '../../tests/support/identity/identity-stage'
import type { Visitor } from '../../tests/support/identity/sign-in-visitor'
import { NAVS, PARTNER_NAVS, spouseDossier } from '../../tests/support/lives/dossiers'

const stage = setTheStage()
let visitor: Visitor
let spouse: string

const foundBySpouse = () => stage().vault.households.find(spouse)

/** Signed in through the product, with the form saved and the spouse present too. */
beforeEach(async () => {
  const { vault } = stage()
  visitor = await stage().readyVisitor()
  await visitor.signIn()
  const dossier = await stage().open(visitor)
  if (!dossier) throw new Error('nobody is signed in')
  const { info } = spouseDossier(NAVS, PARTNER_NAVS).firstPillar
  await vault.save(tokenOf(visitor), { ...dossier, firstPillar: { ...dossier.firstPillar, info } }, 1)
  await vault.households.follow(tokenOf(visitor))
  spouse = (await vault.create(spouseDossier(PARTNER_NAVS, NAVS))).token
  expect(await foundBySpouse()).toMatchObject({ enteredBy: 'partner' })
})

it('with the logout', async () => {
  await visitor.send('/logout', 'POST')
  expect(await foundBySpouse()).toBeNull()
})

it('with a new sign-in in the same browser, even of the same person', async () => {
  const other = await stage().readyVisitor()
  const callback = await other.goToProvider()
  other.jar.set('__Host-session', tokenOf(visitor))
  await other.send(callback)
  expect((await stage().open(other))?.login?.navs).toBe(NAVS)
  expect(await foundBySpouse()).toBeNull()
})

it('not with a sign-in of the same person in another browser, nor with that one’s logout', async () => {
  const other = await stage().readyVisitor()
  await other.signIn()
  await other.send('/logout', 'POST')
  expect(await foundBySpouse()).toMatchObject({ enteredBy: 'partner' })
})
