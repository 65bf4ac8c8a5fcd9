/** One journey, served by two processes in turn; what happens when one of them goes away on the way. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Digest } from '~/pillars/synthesis/digest'
import { House } from '../../support/product/two-processes'
import { figuresOn } from '../../support/visit/figures'
import { figuresOf } from '../../support/visit/figures-of'
import { personNamed } from '../../support/visit/people'
import { answerAll, enter } from '../../support/visit/steps'
import { Visit } from '../../support/visit/visit'
import { TEXT, WORDS } from '../../support/visit/words'

const CLAIRE = personNamed('Claire')
const KEYS = {
  VAULT_PEPPER: 'a1'.repeat(32),
  HOUSEHOLD_KEY: 'b2'.repeat(32),
  IDENTITY_CLIENT_SECRET: 'secret at the identity service',
  PARTIES_CLIENT_SECRET: 'secret at funds and 3a providers',
  REGISTER_KEY: 'key-of-the-avs-register',
}

let house: House
let visit: Visit
beforeEach(async () => {
  house = await new House(KEYS).open()
  for (const at of [0, 1] as const) house.start(at, KEYS)
  house.at = 'both'
  visit = new Visit('fr', house)
})
afterEach(() => house.close())

/** What somebody hears at each of the two who brings this key. */
async function statusAtEach(token: string) {
  const stranger = new Visit('fr', house)
  stranger.bring(token)
  house.at = 0
  const { status } = await stranger.call('/me')
  house.at = 1
  return [status, (await stranger.call('/me')).status]
}

it('two processes serve one journey in turn, one of them finishes it alone, and after the logout neither knows it', async () => {
  await enter(visit, CLAIRE)
  await answerAll(visit, CLAIRE)
  const { body: digest } = await visit.call<Digest>('/synthesis/digest')
  expect(digest.silent).toEqual([])
  await visit.open('/synthesis')
  const figures = figuresOn(visit.screen)
  expect(figures).toMatchObject(figuresOf(digest.withoutChange))
  expect(Math.min(...house.served)).toBeGreaterThan(10)
  expect(Math.abs(house.served[0] - house.served[1])).toBeLessThan(2)

  house.at = 1
  await visit.reload()
  expect(figuresOn(visit.screen)).toEqual(figures)
  const token = visit.session as string
  await visit.press(WORDS.fr.logout)
  expect(visit.screen.says(TEXT.fr.home.bye.title)).toBe(true)
  expect(await statusAtEach(token)).toEqual([401, 401])
})

it('what was acknowledged is there for a process that takes the place of one that ended; who has left is not back', async () => {
  const leaver = new Visit('fr', house)
  for (const one of [visit, leaver]) await enter(one, CLAIRE)
  const saved = { solde: 1001, amount: 2001, rate: null, paydate: null }
  expect((await visit.call('/open3k/info', saved)).status).toBe(200)
  const [token, left] = [visit.session as string, leaver.session as string]
  await leaver.open('/terms')
  await leaver.press(WORDS.fr.logout)

  for (const at of [0, 1] as const) house.start(at, KEYS)
  for (const at of [0, 1] as const) {
    house.at = at
    expect((await visit.call('/open3k/info')).body).toMatchObject(saved)
  }
  expect(await statusAtEach(token)).toEqual([200, 200])
  expect(await statusAtEach(left)).toEqual([401, 401])
})
