/** A session that began where every party was connected goes on in a process that is connected to fewer. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PAGES } from '../../../remix.config.js'
import { KEYS, SECRETS } from '../../support/product/several-settings'
import { type StartedProduct, startProduct } from '../../support/product/start-product'
import { personNamed } from '../../support/visit/people'
import { answerAll, enter } from '../../support/visit/steps'
import { beginVisit, Visit } from '../../support/visit/visit'
import { type Language, TEXT } from '../../support/visit/words'

const RETO = personNamed('Reto')

const nothing = () => ({ SANDBOX: 'off' })
const identity = (sandbox: string) => ({
  SANDBOX: 'off',
  IDENTITY_ISSUER: `${sandbox}/identity`,
  IDENTITY_CLIENT_SECRET: SECRETS.IDENTITY_CLIENT_SECRET,
})
const register = (sandbox: string) => ({
  ...identity(sandbox),
  REGISTER_URL: `${sandbox}/register`,
  REGISTER_KEY: SECRETS.REGISTER_KEY,
})
const { PARTIES_CLIENT_SECRET } = SECRETS
const funds = (sandbox: string) => ({ PARTIES_CLIENT_SECRET, DIRECTORY_URL: `${sandbox}/directory/pension-funds` })
const entities = (sandbox: string) => ({ PARTIES_CLIENT_SECRET, ENTITIES_URL: `${sandbox}/directory/entities` })

const FEWER: [string, Language, (sandbox: string) => Record<string, string>][] = [
  ['nobody', 'de', nothing],
  ['the sign-in alone', 'fr', identity],
  ['sign-in and funds', 'de', (at) => ({ ...identity(at), ...funds(at) })],
  ['sign-in and 3a providers', 'fr', (at) => ({ ...identity(at), ...entities(at) })],
  ['sign-in and register', 'de', register],
  ['both directories alone', 'fr', (at) => ({ ...nothing(), ...funds(at), ...entities(at) })],
]

let before: StartedProduct
beforeAll(async () => {
  before = await startProduct({ settings: { ...KEYS, ...SECRETS } })
})
afterAll(() => before.close())

/** The token of a session in which everybody has answered. */
async function beginEarlier(): Promise<string> {
  const visit = await beginVisit('fr', before)
  await enter(visit, RETO)
  await answerAll(visit, RETO)
  return visit.session ?? ''
}

/** Pages that lead elsewhere, or are not there where there is no demo. */
const isNoPage = (path: string) => ['/logout', '/demo', '/*'].includes(path)

it.each(FEWER)(
  'connected: %s (%s): all can be read, and what was told be seen and removed',
  async (_, language, settings) => {
    const { vault } = before
    const after = await startProduct({
      settings: (sandbox) => ({ ...KEYS, ...settings(sandbox) }),
      openVault: () => ({ ...vault, close: async () => {} }),
    })
    const visit = new Visit(language, after)
    visit.bring(await beginEarlier())
    for (const path of Object.keys(PAGES).filter((one) => !isNoPage(one)))
      expect([path, (await visit.ask(path)).status < 400]).toEqual([path, true])

    const { lpp, pillar3a } = TEXT[language]
    const figures = async () =>
      (await (await visit.ask('/synthesis')).text()).match(/data-figure="(lpp|pillar3a)\.[a-z]+"/g)
    expect(await figures()).toEqual(
      expect.arrayContaining(['data-figure="lpp.monthly"', 'data-figure="pillar3a.current"']),
    )
    for (const [path, texts, name] of [
      ['/lpp', lpp, /Holzbau Aare|Construction bois Aar/],
      ['/3a', pillar3a, /Sparkasse Seeland/],
    ] as const) {
      await visit.open(path)
      expect([path, visit.screen.says(texts.noneChosen)]).toEqual([path, false])
      expect(await visit.press(name)).toBe(303)
      expect([visit.path, visit.screen.all.queryByRole('button', { name })]).toEqual([path, null])
    }
    expect(await figures()).toBeNull()
    await after.close()
  },
)
