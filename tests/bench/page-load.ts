/** One load of a page on a slow phone: weight, requests, paints, and how long the page was blocked. */
import type { Browser } from '@playwright/test'
import { openPage, slowDown } from './browser'
import type { MeasuredPage } from './page-list'
import { bytesOf, type PageRequest, watchRequests } from './page-requests'

/** Bytes over the line, milliseconds since the address was opened. */
export type PageLoad = {
  requests: number
  /** Begun before the first paint; and how many of those it had to wait for. */
  before: number
  waitedFor: number
  elsewhere: number
  fonts: number
  html: number
  css: number
  script: number
  image: number
  total: number
  /** Pictures below the screen that are loaded anyway. */
  eager: number
  firstPaint: number
  largestPaint: number
  blocked: number
}

const QUIET_MS = 800
const LONGEST_MS = 30_000

/** @throws if another page answers, as for somebody who is not signed in */
export function loadSlowly(browser: Browser, { url, state }: Pick<MeasuredPage, 'url' | 'state'>): Promise<PageLoad> {
  return openPage(browser, { storageState: state }, async (page, devtools) => {
    const requests = await watchRequests(devtools)
    await page.addInitScript(observe)
    await slowDown(devtools)
    await page.goto(url, { waitUntil: 'load', timeout: LONGEST_MS })
    if (page.url() !== url) throw new Error(`${url} leads to ${page.url()}`)
    const end = Date.now() + LONGEST_MS
    while (requests.quietSince() < QUIET_MS || (await page.evaluate(idleFor)) < QUIET_MS) {
      if (Date.now() > end) throw new Error(`${url} does not come to rest`)
      await page.waitForTimeout(100)
    }
    return { ...weightOf(requests.list(), new URL(url).origin), ...(await timesOf()) }

    async function timesOf() {
      const { firstPaint, ...times } = await page.evaluate(seen)
      const begun = Math.min(...requests.list().map(({ at }) => at))
      const before = requests.list().filter(({ at }) => (at - begun) * 1_000 < firstPaint).length
      return { firstPaint, before, ...times }
    }
  })
}

function weightOf(asked: readonly PageRequest[], origin: string) {
  return {
    requests: asked.length,
    elsewhere: asked.filter(({ url }) => new URL(url).origin !== origin).length,
    fonts: asked.filter(({ kind }) => kind === 'font').length,
    html: bytesOf(asked, 'html'),
    css: bytesOf(asked, 'css'),
    script: bytesOf(asked, 'script'),
    image: bytesOf(asked, 'image'),
    total: asked.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

type PageTimes = { firstPaint: number; largestPaint: number; blocked: number; lastLong: number }
declare global {
  var observed: PageTimes
}

/** In the page, before anything else. Work of up to 50 ms keeps nobody waiting. */
function observe() {
  globalThis.observed = { firstPaint: 0, largestPaint: 0, blocked: 0, lastLong: 0 }
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    observed.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    observed.blocked += Math.max(0, duration - 50)
    observed.lastLong = performance.now()
  })
}

/** In the page. */
const idleFor = () => performance.now() - observed.lastLong

/** In the page, once it has settled. Its first paint waits for the page itself, too. */
function seen() {
  const { firstPaint, largestPaint, blocked } = observed
  const resources = performance.getEntriesByType('resource') as (PerformanceEntry & { renderBlockingStatus?: string })[]
  const waitedFor = 1 + resources.filter(({ renderBlockingStatus }) => renderBlockingStatus === 'blocking').length
  const isBelow = (image: Element) => image.getBoundingClientRect().top > innerHeight
  const eager = [...document.querySelectorAll('img:not([loading=lazy])')].filter(isBelow).length
  return { firstPaint, largestPaint, blocked, waitedFor, eager }
}
