/**
 * Every key is replaced while people are there, as docs/operating.md says ("Replacing keys"): two processes over one vault,
 * one address, and outside parties that change our secrets at a moment of their own. Nothing of a journey is lost.
 */

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TOKEN_SECONDS } from '~/sandbox/party-sign-in/tokens'
import { readPeople } from '~/sandbox/people/read-people'
import { createScriptlessBrowser } from '../../tests/support/identity/scriptless-browser'
import { House } from '../../tests/support/product/two-processes'

const MINUTE = 60_000

const KEYS = {
  old: {
    VAULT_PEPPER: 'a1'.repeat(32),
    HOUSEHOLD_KEY: 'b1'.repeat(32),
    IDENTITY_CLIENT_SECRET: 'identity: the old secret',
    PARTIES_CLIENT_SECRET: 'parties: the old secret',
    REGISTER_KEY: 'register-the-old-key',
  },
  new: {
    VAULT_PEPPER: 'a2'.repeat(32),
    HOUSEHOLD_KEY: 'b2'.repeat(32),
    IDENTITY_CLIENT_SECRET: 'identity: the new secret',
    PARTIES_CLIENT_SECRET: 'parties: the new secret',
    REGISTER_KEY: 'register-the-new-key',
  },
}
type Which = keyof typeof KEYS

/** One set of keys, and the other as those of before. */
const besides = (present: Which, other: Which) => ({
  ...KEYS[present],
  VAULT_PREVIOUS_PEPPERS: KEYS[other].VAULT_PEPPER,
  HOUSEHOLD_PREVIOUS_KEYS: KEYS[other].HOUSEHOLD_KEY,
  IDENTITY_PREVIOUS_CLIENT_SECRET: KEYS[other].IDENTITY_CLIENT_SECRET,
  PARTIES_PREVIOUS_CLIENT_SECRET: KEYS[other].PARTIES_CLIENT_SECRET,
  REGISTER_PREVIOUS_KEY: KEYS[other].REGISTER_KEY,
})
type Settings = Record<string, string>

const people = readPeople(null)
const personNamed = (name: string) => {
  const found = people.find(({ firstName }) => firstName === name)
  if (!found) throw new Error(`nobody is called ${name}`)
  return found
}

let house: House
beforeEach(async () => {
  house = await new House(KEYS.old).open()
})
afterEach(() => house.close())

/** In a browser of their own. */
function visitorNamed(name: string) {
  const person = personNamed(name)
  const browser = createScriptlessBrowser()
  const { origin } = house
  const follow = async (answer: Promise<Response>) => (await browser.follow(await answer, origin)).page
  const account = { action: 'login', email: person.email, password: person.password }
  const headers = () => ({ cookie: `session=${browser.cookie('session')}`, origin, 'content-type': 'application/json' })
  const call = async (path: string, body?: unknown) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`${origin}/api${path}`, { headers: headers(), ...init })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? null : response.json()
  }
  const open = (path: string) => follow(browser.open(origin + path))
  const formToken = async () => /name="formToken" value="([^"]+)"/.exec(await (await open('/terms')).text())?.[1] ?? ''

  return {
    person,
    call,
    open,
    /** The form of the identity service, before it is sent. */
    beginSignIn: async () => (await follow(browser.submit(`${origin}/prelogin`, { terms: 'on' }))).url,
    async endSignIn(form: string) {
      const consent = await follow(browser.submit(form, account))
      return follow(browser.submit(consent.url, { action: 'allow' }))
    },
    async signIn() {
      return this.endSignIn(await this.beginSignIn())
    },
    /** At one of their funds, all of which are selected. */
    async signInAtFund(index: number) {
      const ids = person.policies.map(({ fundId }) => fundId)
      await call('/openpk/user/pension-funds', { ids })
      const token = { formToken: await formToken() }
      const form = await follow(browser.submit(`${origin}/lpp`, { signIn: ids[index] ?? '', ...token }))
      const consent = await follow(browser.submit(form.url, account))
      await follow(browser.submit(consent.url, { action: 'allow' }))
    },
    /** How many of their funds do not answer them, asked anew: a selection that is saved forgets what they answered. */
    async silentFunds() {
      await call('/openpk/user/pension-funds', { ids: person.policies.map(({ fundId }) => fundId) })
      return (await call('/openpk/user/pension-funds/policies')).silent.length
    },
    /** The AVS form as the register fills it. */
    async saveAvs() {
      const own = await call(`/acor/insureds/${person.navs}`)
      const partner = await call(`/acor/insureds/${own.partnerNavs}`)
      await call('/acor/pension-calculator/info', {
        person: { ...own, status: own.civilStatus },
        partner: { ...partner, deathDate: null },
        children: own.children.map((child: { deathDate: string | null }) => ({ ...child, alive: !child.deathDate })),
      })
    },
    household: () => call('/acor/household'),
    async link() {
      return /\/export\?payload=[\w-]+/.exec(await (await open('/synthesis')).text())?.[0] ?? ''
    },
  }
}

type Visitor = ReturnType<typeof visitorNamed>

/** By each of the two processes in turn. */
async function onBoth<Answer>(ask: () => Promise<Answer>): Promise<[Answer, Answer]> {
  house.at = 0
  const first = await ask()
  house.at = 1
  return [first, await ask()]
}

const statusOf = async (visitor: Visitor, path: string) => (await visitor.open(path)).status
/** Whose page it is, by the address at which a visit of it ends. */
const endsAt = async (visitor: Visitor, path: string) => new URL((await visitor.open(path)).url).pathname

async function expectAllThere(claire: Visitor, philippe: Visitor, links: string[]) {
  expect(await onBoth(() => endsAt(claire, '/synthesis'))).toEqual(['/synthesis', '/synthesis'])
  for (const told of await onBoth(() => philippe.household())) expect(told).toMatchObject({ both: true })
  for (const told of await onBoth(() => claire.household())) expect(told).toMatchObject({ both: true })
  for (const link of links) expect(await onBoth(() => statusOf(claire, link))).toEqual([200, 200])
}

/** The register is asked at the sign-in, and for the form. */
async function expectSignIn(visitor: Visitor) {
  await visitor.signIn()
  expect(await visitor.call(`/acor/insureds/${visitor.person.navs}`)).toMatchObject({ navs: visitor.person.navs })
}

describe('every key is replaced while two processes serve', () => {
  it('and nobody loses anything: neither dossier nor marriage, sign-in, fund or link', async () => {
    const [claire, philippe] = [visitorNamed('Claire'), visitorNamed('Philippe')]
    for (const at of [0, 1] as const) house.start(at, KEYS.old)
    await claire.signIn()
    await claire.saveAvs()
    await claire.signInAtFund(0)
    expect(await claire.silentFunds()).toBe(1)
    await philippe.signIn()
    await philippe.saveAvs()
    const links = [await claire.link()]

    // Step 1, process by process: the new keys beside the old ones. The first knows them while the second does not yet.
    house.start(0, besides('old', 'new'))
    await expectAllThere(claire, philippe, links)
    house.start(1, besides('old', 'new'))

    // Step 2: one after the other seals by the new ones. A sign-in that began at one process ends at the other.
    const nadia = visitorNamed('Nadia')
    const form = await nadia.beginSignIn()
    house.start(1, besides('new', 'old'))
    house.at = 1
    expect(new URL((await nadia.endSignIn(form)).url).pathname).toBe('/avs')
    await expectAllThere(claire, philippe, links)
    // What one of the couple saves at either process, the other is told at both.
    await philippe.saveAvs()
    links.push(await claire.link())
    await expectAllThere(claire, philippe, links)
    house.at = 0
    await claire.saveAvs()
    expect(await onBoth(() => claire.household())).toMatchObject([{ enteredBy: 'me' }, { enteredBy: 'me' }])
    expect(await onBoth(() => philippe.household())).toMatchObject([{ enteredBy: 'partner' }, { enteredBy: 'partner' }])
    // A fund that does not know the new secret yet.
    house.at = 1
    await claire.signInAtFund(1)
    expect(await onBoth(() => claire.silentFunds())).toEqual([0, 0])

    // Step 3: the parties change our secrets, each when it likes. Whose token has run out gets a new one all the same.
    house.partiesKnow(KEYS.new)
    house.start(0, besides('new', 'old'))
    house.pass(TOKEN_SECONDS * 1000 + MINUTE)
    await expectAllThere(claire, philippe, links)
    expect(await onBoth(() => claire.silentFunds())).toEqual([0, 0])
    house.at = 0
    await expectSignIn(visitorNamed('Reto'))

    // Step 4: an hour later nothing of the old keys is alive but links; one process after the other forgets them.
    house.pass(60 * MINUTE)
    const sofia = visitorNamed('Sofia')
    await expectSignIn(sofia)
    expect(await onBoth(() => endsAt(claire, '/synthesis'))).not.toContain('/synthesis')
    house.start(0, KEYS.new)
    expect(await onBoth(() => endsAt(sofia, '/avs'))).toEqual(['/avs', '/avs'])
    house.start(1, KEYS.new)
    expect(await onBoth(() => endsAt(sofia, '/avs'))).toEqual(['/avs', '/avs'])
    // What is lost, and only now: links that the old pepper sealed. That of the new one, from step 2, still opens.
    expect(await onBoth(() => statusOf(sofia, links[0] ?? ''))).toEqual([404, 404])
    expect(await onBoth(() => statusOf(sofia, links[1] ?? ''))).toEqual([200, 200])
  })

  const nadia = () => visitorNamed('Nadia')
  it.each<[string, (claire: Visitor, link: string) => Promise<unknown>]>([
    [
      'VAULT_PREVIOUS_PEPPERS',
      async (claire, link) => {
        expect(await endsAt(claire, '/synthesis')).not.toBe('/synthesis')
        expect(await statusOf(claire, link)).toBe(404)
      },
    ],
    ['HOUSEHOLD_PREVIOUS_KEYS', async (claire) => expect(await claire.household()).toBeNull()],
    [
      'IDENTITY_PREVIOUS_CLIENT_SECRET',
      async () => expect(new URL((await nadia().signIn()).url).pathname).toBe('/prelogin'),
    ],
    [
      'PARTIES_PREVIOUS_CLIENT_SECRET',
      async (claire) => {
        // As many as before the sign-in: the fund gives no token to whom it does not know.
        await claire.signInAtFund(0)
        expect(await claire.silentFunds()).toBe(claire.person.policies.length)
      },
    ],
    ['REGISTER_PREVIOUS_KEY', async () => expect(expectSignIn(nadia())).rejects.toThrow('register silent')],
  ])('without %s it would be lost', async (name, expectLost) => {
    house.start(0, KEYS.old)
    const claire = visitorNamed('Claire')
    await claire.signIn()
    await claire.saveAvs()
    expect(await claire.household()).not.toBeNull()
    const link = await claire.link()
    const { [name]: _, ...settings } = besides('new', 'old') as Settings
    house.start(0, settings)
    await expectLost(claire, link)
  })
})
