/** Each outside party fails in each way: the page is there, says who is missing, and keeps the rest. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DEEP } from '../support/deep'
import {
  json,
  raw,
  SECRET,
  type Spoilt,
  type SpoiltParties,
  startSpoiltParties,
  text,
} from '../support/parties/spoilt-parties'
import { captureLog } from '../support/product/captured-log'
import { createFigures } from '../support/product/fault-figures'
import {
  answeredDossier,
  LANGUAGES,
  type Language,
  pathIn,
  savedIn,
  TEXT,
  visitorWith,
} from '../support/product/fault-visit'
import { type StartedProduct, startProduct } from '../support/product/start-product'

/** The time of a party that answers, well or badly: longer than any slow machine needs. */
const ANSWERED_WITHIN_MS = 60_000
/** The time of a party that never does: waited for to the end, with time left for the others. */
const SILENT_AFTER_MS = 1_500

const CUT = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n[{"personId":"'
const failing = (status: number): Fault => [
  `status ${status}`,
  json({ detail: SECRET }, status),
  [401, 403].includes(status) ? 'refused' : 'badAnswer',
]

type Reason = 'timeout' | 'refused' | 'badAnswer'
type Fault = [string, Spoilt, Reason]
const FAULTS: Fault[] = [
  ['no connection', (response) => void response.socket?.destroy(), 'timeout'],
  ['an answer that breaks off', raw(CUT), 'timeout'],
  ...[401, 403, 404, 429, 500, 503].map(failing),
  ['another content type', text('text/html', `<h1>${SECRET}</h1>`), 'badAnswer'],
  ['no JSON', text('application/json', `{${SECRET}`), 'badAnswer'],
  ['another shape', json({ error: SECRET }), 'badAnswer'],
  ['too much', text('application/json', `["${'x'.repeat(1_100_000)}"]`), 'badAnswer'],
]

/** `says`: in the language of the page, by the reason the fault is taken for. */
type Party = { path: string; page: string; says: (language: Language, reason: Reason) => string; stays: string[] }

const named = (name: string) => (language: Language, reason: Reason) =>
  TEXT[language].words.silent[reason].replace('{{name}}', name)

const PARTIES: [string, Party][] = [
  [
    'the directory of funds',
    { path: '/funds', page: '/lpp', says: (language) => TEXT[language].lpp.registrySilent, stays: ['formToken'] },
  ],
  [
    'the directory of banks and insurers',
    { path: '/entities', page: '/3a', says: (language) => TEXT[language].pillar3a.registrySilent, stays: ['solde'] },
  ],
  [
    'the AVS register',
    {
      path: '/insureds',
      page: '/synthesis',
      says: (language, reason) => named(TEXT[language].words.register)(language, reason),
      stays: ['4&#x27;534'],
    },
  ],
  [
    'a fund',
    { path: '/bad/insured-persons', page: '/lpp', says: named('Fund bad'), stays: ['Fund good', '200&#x27;000'] },
  ],
  [
    'a 3a provider',
    {
      path: '/bad-bank/insured-persons',
      page: '/3a',
      says: named('Bank bad-bank'),
      stays: ['Bank good-bank', '44&#x27;000'],
    },
  ],
]

let parties: SpoiltParties
let product: StartedProduct
const log = captureLog()
const figures = createFigures('Outside parties')

/** With lists that nobody has requested before: these are kept for a while. */
async function start(limit: number) {
  const { origin } = parties
  product = await startProduct({
    settings: {
      DIRECTORY_URL: `${origin}/funds`,
      ENTITIES_URL: `${origin}/entities`,
      REGISTER_URL: origin,
      CONNECTOR_TIMEOUT: String(limit),
    },
  })
}
beforeAll(async () => {
  parties = await startSpoiltParties()
})
beforeEach(() => {
  parties.spoilt.clear()
  log.lines.length = 0
})
afterAll(async () => {
  await parties.close()
  log.release()
  figures.print()
})

const TABLE = PARTIES.map(([party, told], place) => [party, told, place] as const)
/** In `npm test` the parties take turns: each has some faults, and each fault a party. */
const isTried = (place: number, at: number) => DEEP || at % PARTIES.length === place

describe.each(TABLE)('%s', (party, { path, page, says, stays }, place) => {
  async function expectTheRest([fault, spoil, reason]: Fault, at: number) {
    parties.spoilt.set(path, spoil)
    await Promise.all(
      LANGUAGES.filter((_, which) => DEEP || which === at % 2).map(async (language) => {
        const { token } = await product.vault.create(answeredDossier(product))
        const visitor = visitorWith(product, token)
        const { status, html } = await visitor.open(pathIn(language, page))
        expect(status).toBe(200)
        expect(html).toContain(says(language, reason))
        for (const rest of stays) expect(html).toContain(rest)
        expect(html).not.toContain(SECRET)
        expect(await savedIn(product, token)).not.toBeNull()
        figures.add(`${party}: ${fault}`, { seen: `${status}, the page with all the rest; “${says('fr', reason)}”` })
      }),
    )
    expect(log.lines.join()).not.toMatch(/Geheim|Muster|756\./)
  }

  describe('answers badly', () => {
    beforeAll(() => start(ANSWERED_WITHIN_MS))
    afterAll(() => product.close())
    const tried = FAULTS.map((fault, at) => [fault[0], fault, at] as const).filter(([, , at]) => isTried(place, at))
    it.each(tried)('%s', (_, fault, at) => expectTheRest(fault, at))
  })

  describe.runIf(isTried(place, FAULTS.length))('is silent', () => {
    beforeAll(() => start(SILENT_AFTER_MS))
    afterAll(() => product.close())
    it('no answer within the limit', () =>
      expectTheRest(['no answer within the limit', () => {}, 'timeout'], FAULTS.length))
  })
})
