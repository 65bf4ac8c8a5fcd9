/** Public pages as finished bytes: the same that Remix renders, and for nobody who is somebody. */

import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { styleSheet } from '~/door/files/style-sheet'
import { createLoad } from '~/door/standing/load'
import { LANGUAGES, languageOfPath, pathIn } from '~/language/language'
import type { PageHandle } from '~/ui/frame/page-handle'
import { PUBLIC_PAGES } from '../../remix.config.js'
import { sessionAt } from '../../tests/support/identity/session-at'
import { type CapturedLog, captureLog } from '../../tests/support/product/captured-log'
import { serverBuild } from '../../tests/support/product/server-build'
import { type StartedProduct, startProduct } from '../../tests/support/product/start-product'
import { de } from './catalogue.de'
import { fr } from './catalogue.fr'
import { createVisits } from './remix/public-pages'

const sheetOf = (name: string) => styleSheet(`/app/styles/${name}.css`, `a > b { content: "${name}" }`)
const styleSheets = new Map(
  ['app', 'tables', 'explained', 'reading'].map(sheetOf).map((sheet) => [sheet.address, sheet]),
)
const load = createLoad()
let product: StartedProduct
let log: CapturedLog
let cookie: string
beforeAll(async () => {
  log = captureLog()
  product = await startProduct({ load, settings: { RATE_LIMIT: 'on' }, styleSheets })
  cookie = (await sessionAt(product)).cookie
})
afterAll(async () => {
  await product.close()
  log.release()
})

it('says where the calls are described, and nothing about a process that answers them where only we reach it', async () => {
  const linked = /href="([^"]*openapi\.json)"/
  expect(linked.exec((await get('/about')).body)?.[1]).toBe('/api/openapi.json')
  const elsewhere = await startProduct({ settings: { API_BASE: 'http://calls.internal:8099/api' } })
  try {
    for (const path of ['/about', '/de/about', '/']) {
      const body = await (await fetch(elsewhere.origin + path)).text()
      expect(body).not.toContain('calls.internal')
      expect(body).not.toMatch(linked)
    }
  } finally {
    await elsewhere.close()
  }
})

type ReceivedAnswer = { status: number; headers: Record<string, string | undefined>; body: string }
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<ReceivedAnswer>((resolve, reject) => {
    request(product.origin + path, { headers }, async (answer) => {
      const body = Buffer.concat(await answer.toArray()).toString()
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers as ReceivedAnswer['headers'], body })
    })
      .on('error', reject)
      .end()
  })

/** The answer that Remix gives to this visitor alone, as to all who arrive: a cookie that is none of ours leads past the finished pages. */
const rendered = (path: string, headers: Record<string, string> = {}) =>
  get(path, { 'sec-fetch-site': 'none', ...headers, cookie: [headers.cookie, 'other=1'].filter(Boolean).join('; ') })

const isFinished = ({ headers }: ReceivedAnswer) => headers.vary?.includes('Save-Data') === true
const OF_FINISHED = /^(vary|etag|cache-control|date|connection|keep-alive|content-length)$/
const others = ({ headers }: ReceivedAnswer) => Object.entries(headers).filter(([name]) => !OF_FINISHED.test(name))

const LOCALE = {
  fr: { locale: 'locale=ImZyIg%3D%3D', other: 'locale=ImRlIg%3D%3D' },
  de: { locale: 'locale=ImRlIg%3D%3D', other: 'locale=ImZyIg%3D%3D' },
}
const FRENCH = Object.keys(PUBLIC_PAGES)
const PATHS = LANGUAGES.flatMap((language) => FRENCH.map((path) => pathIn(language, path)))

describe.each(PATHS)('%s', (path) => {
  it.each<[string, Record<string, string>]>([
    ['for anybody', {}],
    ['in the light version', { cookie: 'light=Im9uIg%3D%3D' }],
    ['where data are saved', { 'save-data': 'on' }],
    ['someone who comes back after a session', { cookie: 'ended=1' }],
  ])('is the page that Remix renders, with its headers, %s', async (_, headers) => {
    const asked = { 'accept-language': 'fr-CH', ...headers }
    if (path === '/') await get(path, asked)
    const [finished, page] = [await get(path, asked), await rendered(path, asked)]
    expect([isFinished(finished), isFinished(page)]).toEqual([true, false])
    expect(finished.status).toBe(200)
    expect(finished.body === page.body).toBe(true)
    expect(others(finished).sort()).toEqual(others(page).sort())
    const { locale, other } = LOCALE[languageOfPath(path)]
    expect(finished.headers['set-cookie']).toEqual([`${locale}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`])
    const cookie = (one: string) => ({ ...asked, cookie: [headers.cookie, one].filter(Boolean).join('; ') })
    expect((await get(path, cookie(locale))).headers['set-cookie']).toBeUndefined()
    expect((await rendered(path, cookie(locale))).headers['set-cookie']).toBeUndefined()
    if (path !== '/')
      expect((await get(path, cookie(other))).headers['set-cookie']).toEqual(finished.headers['set-cookie'])
    const robot = { ...asked, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    for (const answer of [await get(path, robot), await rendered(path, robot)])
      expect([answer.status, answer.headers['set-cookie']]).toEqual([200, undefined])
  })

  it('is never that of somebody else: who is signed in gets their own, kept by nobody', async () => {
    const own = await get(path, { cookie, 'if-none-match': '*', 'accept-language': 'fr' })
    expect([isFinished(own), own.headers['cache-control'], own.headers.etag]).toEqual([false, 'no-store', undefined])
    const isPersonal = ({ body }: ReceivedAnswer) => body.includes('action="/logout')
    expect([isPersonal(own), isPersonal(await get(path, { 'accept-language': 'fr' }))]).toEqual([
      own.status === 200,
      false,
    ])
  })
})

it('the pages have no script, whose policy would be for one answer', () => {
  for (const path of FRENCH) {
    const handle = serverBuild.routes[`fr:${path}`]?.module.handle as PageHandle
    expect([path, handle.scripts ?? false, ['everybody', 'signedOut'].includes(handle.guard)]).toEqual([
      path,
      false,
      true,
    ])
  }
})

describe('the home page', () => {
  it.each(['de-CH,de;q=0.9', 'en-US,en;q=0.9,de-CH;q=0.8'])(
    'leads someone who reads German there: %s',
    async (accepted) => {
      for (let time = 0; time < 3; time++) {
        const { status, headers } = await get('/', { 'accept-language': accepted })
        expect([status, headers.location]).toEqual([303, '/de'])
        expect(headers['set-cookie']).toEqual([expect.stringMatching(/^locale=ImRlIg%3D%3D; Max-Age=31536000; /)])
      }
      for (let time = 0; time < 3; time++)
        expect((await get('/', { 'accept-language': 'de', cookie: 'locale=ImZyIg%3D%3D' })).status).toBe(200)
    },
  )
})

describe('of all visits', () => {
  it.each<[string, Record<string, string>, string | null]>([
    ['no cookie', {}, 'full'],
    ['the language chosen', { cookie: 'locale=ImRlIg%3D%3D' }, 'full'],
    ['the light version', { cookie: 'locale=ImRlIg%3D%3D; light=Im9uIg%3D%3D' }, 'light'],
    ['data saved, and the light version', { cookie: 'light=Im9uIg%3D%3D', 'save-data': ' On' }, 'saving'],
    ['a session that has ended', { cookie: '__Host-ended=1; locale=ImRlIg%3D%3D' }, 'full'],
    ['a session', { cookie: '__Host-session=a; __Host-ended=1' }, null],
    ['a session behind a choice', { cookie: 'light=Im9uIg%3D%3D; session=a' }, null],
    ['a sign-in under way', { cookie: '__Host-flow:1=a' }, null],
    ['a choice in other letters', { cookie: 'light=on' }, null],
    ['a cookie without a name', { cookie: 'a' }, null],
    ['an empty cookie', { cookie: '' }, null],
    ['a program', { authorization: 'Bearer a' }, null],
  ])('%s: %j is %s', async (_, headers, name) => {
    const { visitOf, ready } = createVisits('https://example.ch', '__Host-ended=1')
    await ready
    expect(visitOf('/about', { headers })?.name ?? null).toBe(name)
  })

  it('only what was chosen from a list goes to the product', async () => {
    const { visitOf, ready } = createVisits('https://example.ch', '__Host-ended=1')
    await ready
    const headers = {
      cookie: 'locale=ImRlIg%3D%3D; light=Im9uIg%3D%3D',
      'user-agent': 'me',
      'x-forwarded-host': 'evil',
    }
    const cookie = 'locale=ImZyIg%3D%3D; light=Im9uIg%3D%3D'
    const sent = { host: 'example.ch', accept: 'text/html', 'sec-fetch-site': 'none', cookie }
    expect(visitOf('/about', { headers })?.headers).toEqual(sent)
    expect(visitOf('/about', { headers })?.remember).toMatch(/^locale=ImZyIg%3D%3D; .*; Secure/)
  })
})

describe('the style', () => {
  const styleSources = ({ headers }: ReceivedAnswer) =>
    /style-src ([^;]*)/.exec(headers['content-security-policy'] ?? '')?.[1]

  it.each<[string, string, Record<string, string>, string[]]>([
    ['a public page, wherever one comes from', '/accessibility', { 'sec-fetch-site': 'same-origin' }, ['app']],
    ['a public page in a browser that does not say', '/about', {}, ['app', 'reading']],
    ['a public page with a sheet of its kind', '/cookies', {}, ['app', 'tables']],
    ['any page that one arrives at', '/nope', { 'sec-fetch-site': 'none' }, ['app']],
  ])('stands in %s, whose policy knows it by its hash', async (_, path, headers, names) => {
    const page = await get(path, headers)
    const sheets = names.map(sheetOf)
    expect(page.body.match(/<style.*?<\/style>/g)).toEqual(
      sheets.map(({ address, text }) => `<style data-address="${address}">${text}</style>`),
    )
    expect(page.body).not.toContain('rel="stylesheet"')
    expect(styleSources(page)).toBe(["'self'", ...sheets.map(({ source }) => source)].join(' '))
  })

  it('is that of every page where an error stands in place of a page', async () => {
    const page = await get('/avs/explained?column=none', { cookie, 'sec-fetch-site': 'none' })
    expect(page.status).toBe(404)
    expect(page.body.match(/data-address="[^"]*"/g)).toEqual(['data-address="/app/styles/app.css"'])
  })

  it.each<[string, Record<string, string>]>([
    ['someone who comes from another of our pages', { 'sec-fetch-site': 'same-origin' }],
    ['someone who does not say where they come from', {}],
  ])('is a file for %s', async (_, headers) => {
    const page = await get('/nope', headers)
    expect(page.body).toContain('<link rel="stylesheet"')
    expect(page.body).not.toContain('<style')
    expect(styleSources(page)).toBe("'self'")
  })
})

it('is answered while there is no room for anything else: to refuse it would cost more', async () => {
  await get('/about')
  const leaving = Array.from({ length: 1000 }, () => load.enter())
  expect([(await get('/about')).status, (await rendered('/about')).status]).toEqual([200, 503])
  for (const leave of leaving) leave?.()
})

it.each(LANGUAGES)('[131] without an address for feedback no page leads to one (%s)', async (language) => {
  const { accessibility, frame } = { fr, de }[language]
  const { body } = await get(pathIn(language, '/accessibility'))
  expect(body).toContain(accessibility.report.nowhere)
  expect(body).not.toContain(accessibility.report.link)
  expect(body).not.toContain(frame.feedback)
})
