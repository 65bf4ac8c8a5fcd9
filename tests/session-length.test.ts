/** A session of a different length: every sentence that names it and the cookie follow the one setting. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '~/language/language'
import { PAGES } from '../remix.config.js'
import { createVisitors, type VisitorName } from './fuzz/visitors'
import { captureLog } from './support/product/captured-log'
import { startProduct } from './support/product/start-product'
import { inTurn } from './support/random/cases'
import { beginVisit } from './transcripts/visit'

const SECONDS = 30 * 60
/** Sentences for an hour; and, with eleven extensions, for half a day. */
const OF_AN_HOUR = /60\s(minutes|Minuten)|(une heure|eine[rn]? Stunde)|12\s(heures|Stunden)/
const OF_HALF_AN_HOUR = /30\s(minutes|Minuten)/
const LONGEST = /\b6\s(heures|Stunden)/
/** These name the length, some of them twenty times. */
const NAMING = ['/', '/?session=over', '/accessibility', '/cookies', '/data', '/terms']
const PATHS = [...Object.keys(PAGES).map((path) => path.replace('*', 'nope')), '/?session=over', '/?bye=1']

let stage: Parameters<typeof beginVisit>[0]
let log: ReturnType<typeof captureLog>
beforeAll(async () => {
  log = captureLog()
  const product = await startProduct({ settings: { DOSSIER_SECONDS: String(SECONDS) } })
  stage = { all: { product, visitors: await createVisitors(product) }, silent: product }
})
afterAll(async () => {
  await stage.all.product.close()
  log.release()
})

const textOf = async (answer: Response) => (await answer.text()).replaceAll(/<[^>]*>/g, '')

/** What each path says to one kind of visitor; if it redirects, what the target says. */
async function said(language: Language, as: VisitorName) {
  const visit = await beginVisit(stage, language, as)
  const pages = new Map<string, string>()
  for (const path of PATHS) pages.set(path, await textOf(await visit.open(path)))
  if (as === 'married') pages.set('keep', await textOf(await visit.send('/data', [['keep', '1']])))
  await visit.end()
  return pages
}

/** Visitors with few sentences get one language, in turns; in test:deep both. */
it.each([
  ...LANGUAGES.flatMap((language) => (['nobody', 'married'] as const).map((as) => [as, language] as const)),
  ...(['gone', 'termless', 'new'] as const).flatMap((as, place) =>
    inTurn(LANGUAGES, place).map((language) => [as, language] as const),
  ),
])('no page says an hour where it is half of one: %s, %s', async (as, language) => {
  const pages = await said(language, as)
  expect([...pages].filter(([, text]) => OF_AN_HOUR.test(text)).map(([path]) => path)).toEqual([])
  const naming = [...pages].filter(([, text]) => OF_HALF_AN_HOUR.test(text)).map(([path]) => path)
  if (as === 'nobody') expect(naming).toEqual(expect.arrayContaining(NAMING.filter((path) => path !== '/data')))
  if (as === 'married') expect(naming).toEqual(expect.arrayContaining([...NAMING, 'keep', '/synthesis']))
  expect(pages.get('/accessibility')).toMatch(LONGEST)
})

it('the cookie of the session lives as long', async () => {
  const { product } = stage.all
  const visit = await beginVisit(stage, 'fr', 'married')
  const answer = await visit.sendBefore('/data', [['keep', '1']])
  await visit.end()
  const lives = answer.headers
    .getSetCookie()
    .map((line) => new RegExp(`^${product.sessionCookie}=[^;]+; Max-Age=(\\d+);`).exec(line)?.[1])
    .filter((life) => life !== undefined)
    .map(Number)
  expect(lives).toHaveLength(1)
  expect(lives[0]).toBeLessThanOrEqual(SECONDS)
  expect(lives[0]).toBeGreaterThan(SECONDS / 2)
})
