/** The frame of all pages together: the help at the foot, and the ways that lead to each page. */
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenchPathOf } from '~/language/language'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { PAGES } from '../remix.config.js'
import { createVisitors } from './fuzz/visitors'
import { createScriptlessBrowser } from './support/identity/scriptless-browser'
import { captureLog } from './support/product/captured-log'
import { type StartedProduct, startProduct } from './support/product/start-product'

const FEEDBACK = 'https://avis.example/formulaire'
const PATHS = Object.keys(PAGES).map((path) => path.replace('*', 'nope'))

/** Reached step by step, as one sign-in or form leads to the next: they have one way (WCAG 2.2, 2.4.5). */
const isStep = (path: string) =>
  /^\/v2(\/wizard|$)/.test(path) ||
  [
    '/prelogin',
    '/prelogin2',
    '/demo',
    '/own',
    '/own/papers',
    '/own/check',
    // Forms of other sites lead there.
    '/range',
    '/resume',
    '/avs',
    '/avs/family',
    '/avs/career',
    '/avs/career/check',
    '/lpp',
    '/3a',
    '/lpp/certificate',
    '/lpp/vested',
    '/3a/account',
    '/nope',
  ].includes(path)

type Shown = { foot: string[]; around: string[]; within: string[] }

let product: StartedProduct
let log: ReturnType<typeof captureLog>
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ settings: { FEEDBACK_URL: FEEDBACK } })
})
afterAll(async () => {
  await product.close()
  log.release()
})

/** The pages that one kind of visitor sees at their own paths. */
async function shownTo(as: 'nobody' | 'married', inLanguage: (path: string) => string) {
  const { origin, sessionCookie } = product
  const browser = createScriptlessBrowser()
  const visitors = await createVisitors(product)
  const token = await visitors.begin(as)
  if (token) browser.bring(sessionCookie, token)
  const pages = new Map<string, Shown>()
  for (const path of PATHS) {
    const answer = await browser.open(origin + inLanguage(path))
    if (answer.status !== 200 && answer.status !== 404) continue
    const page = JSDOM.fragment(await answer.text())
    const linksOf = (part: string) => [...page.querySelectorAll<HTMLAnchorElement>(`${part} a[href]`)]
    const pathsIn = (part: string) =>
      linksOf(part).map((link) => frenchPathOf(new URL(link.getAttribute('href') ?? '', origin + path).pathname))
    pages.set(path, {
      foot: linksOf('footer').map((link) => link.textContent ?? ''),
      around: [...pathsIn('header'), ...pathsIn('footer')],
      within: pathsIn('main'),
    })
  }
  return pages
}

describe.each([
  ['fr', fr, (path: string) => path],
  ['de', de, (path: string) => `/de${path}`.replace(/\/$/, '')],
] as const)('every page (%s)', (_, { frame }, inLanguage) => {
  let all: Map<string, Shown>[]
  beforeAll(async () => {
    all = [await shownTo('nobody', inLanguage), await shownTo('married', inLanguage)]
  })

  it('has the same help at its foot, in the same order', () => {
    const pages = all.flatMap((shown) => [...shown])
    expect(pages.length).toBeGreaterThan(PATHS.length)
    const help = [
      ...(['about', 'law', 'glossary', 'terms', 'cookies', 'accessibility'] as const).map((page) => frame.footer[page]),
      frame.feedback,
    ]
    for (const [path, { foot }] of pages) expect(foot.slice(0, help.length), path).toEqual(help)
  })

  it('can be come to in two ways, unless it is a step', () => {
    for (const pages of all)
      for (const path of pages.keys()) {
        const others = [...pages].filter(([other]) => other !== path && other !== '/nope')
        const ways = [
          ...(others.some(([, { around }]) => around.includes(path)) ? ['around the pages'] : []),
          ...others.filter(([, { within }]) => within.includes(path)).map(([other]) => other),
        ]
        // Only those with the link to a shared synthesis get there without signing in.
        if (!isStep(path) && !(path === '/export' && pages === all[0]))
          expect(ways.length, `${path}: ${ways}`).toBeGreaterThan(1)
      }
  })
})
