/** G11: a choice of the synthesis pressed on a slow phone, until its figure is painted; what that costs the server; the scripts. */
import type { Browser, Page } from '@playwright/test'
import { test } from 'vitest'
import { launch, openPage, slowDown } from './browser'
import { inFull, WARM } from './extent'
import type { GoalResult } from './goals'
import { median } from './medians'
import { bytesOf, watchRequests } from './page-requests'
import { type Product, startApart } from './product'
import { keepPart } from './report'
import { signedIn, type Visitor } from './visitor'

/** Each value is pressed so often, so that every press changes the figures. */
const ROUNDS = inFull(10, 3)
const PRESSES = inFull(1_500, 100)
const QUIET_MS = 800
const MOST = { waitMs: 400, taskMs: 50, scriptBytes: 6_000, coreMs: 10 }

type Press = { toFigure: number; longestTask: number; requests: number }

test.skipIf(!process.env.CHROMIUM_PATH)('play', async () => {
  const product = await startApart()
  const browser = await launch()
  try {
    const visitor = await signedIn(product.origin)
    const { presses, scriptBytes } = await pressSlowly(browser, product, visitor)
    const { press: coreMs, open: openedMs } = await coreOfPress(product, visitor)
    const waits = presses.map(({ toFigure }) => toFigure)
    const p75 = waits.toSorted((one, other) => one - other)[Math.ceil(waits.length * 0.75) - 1] ?? Number.NaN
    const longest = Math.max(...presses.map(({ longestTask }) => longestTask))
    keepPart({
      order: 9,
      title: 'Play',
      tables: [
        {
          title: 'A press',
          rows: [
            [
              'presses',
              'to the new figure, median',
              'p75',
              'longest',
              'longest task',
              'requests',
              'scripts, kB',
              'ms of a core',
              'of the page opened',
            ],
            [
              String(presses.length),
              ...[median(waits), p75, Math.max(...waits), longest].map((ms) => ms.toFixed(0)),
              String(Math.max(...presses.map(({ requests }) => requests))),
              (scriptBytes / 1_000).toFixed(1),
              coreMs.toFixed(1),
              openedMs.toFixed(1),
            ],
          ],
          notes: ['Milliseconds. A task counts from 50 ms on; 0: none was as long.'],
        },
      ],
      judged: [
        atMost('p75 from press to the new figure', p75, MOST.waitMs, 'ms'),
        atMost('longest task of a press', longest, MOST.taskMs, 'ms'),
        atMost('all scripts of the page', scriptBytes, MOST.scriptBytes, 'bytes'),
        atMost('the server’s core a press', coreMs, MOST.coreMs, 'ms'),
      ],
    })
  } finally {
    await browser.close()
    await product.stop()
  }
})

const atMost = (what: string, value: number, most: number, unit: string): GoalResult => ({
  goal: 'G11',
  what,
  figure: `${value.toFixed(unit === 'bytes' ? 0 : 1)} ${unit}`,
  wanted: `≤ ${most} ${unit}`,
  met: value <= most,
})

/** Two ages, a share and a rate of work in turn. */
const VALUES = [
  ['retirementDate', '63'],
  ['lppCapitalShare', '25'],
  ['desiredRate', '80'],
  ['retirementDate', '64'],
  ['lppCapitalShare', '0'],
  ['desiredRate', '100'],
] as const

function pressSlowly(browser: Browser, { origin }: Product, { state }: Visitor) {
  return openPage(browser, { storageState: state }, async (page, devtools) => {
    const requests = await watchRequests(devtools)
    await slowDown(devtools)
    await page.goto(`${origin}/synthesis`, { waitUntil: 'load' })
    const rest = async () => {
      while (requests.quietSince() < QUIET_MS) await page.waitForTimeout(100)
    }
    await rest()
    const scriptBytes = bytesOf(requests.list(), 'script')
    const presses: Press[] = []
    for (let round = 0; round < ROUNDS; round++)
      for (const value of VALUES) {
        const before = requests.list().length
        const times = await page.evaluate(pressed, value)
        await rest()
        presses.push({ ...times, longestTask: await longestTask(page), requests: requests.list().length - before })
      }
    return { presses, scriptBytes }
  })
}

declare global {
  var tasks: number[]
}

/** In the page: from the press to the end of the frame in which its button is shown as pressed, and so its figures. */
function pressed([name, value]: readonly [string, string]) {
  globalThis.tasks = []
  const watch = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  watch.observe({ type: 'longtask' })
  const find = () => document.querySelector<HTMLElement>(`#play button[name="${name}"][value="${value}"]`)
  const begun = performance.now()
  find()?.click()
  return new Promise<{ toFigure: number }>((resolve) => {
    function look() {
      if (find()?.getAttribute('aria-pressed') === 'true')
        setTimeout(() => resolve({ toFigure: performance.now() - begun }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** What is observed is reported a little later. */
const longestTask = (page: Page) => page.evaluate(() => Math.max(0, ...tasks))

/** As the script of the page sends it. */
async function coreOfPress(product: Product, { cookie }: Visitor) {
  const address = `${product.origin}/synthesis`
  const html = await (await fetch(address, { headers: { cookie } })).text()
  const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  const version = found(/data-version="([^"]+)"/)
  const formToken = found(/name="formToken" value="([^"]+)"/)
  const headers = { cookie, 'X-Part': version, 'Sec-Fetch-Site': 'same-origin', 'Accept-Encoding': 'gzip, br' }
  async function press(i: number) {
    const [name, value] = VALUES[i % VALUES.length] ?? VALUES[0]
    const body = new URLSearchParams({ formToken, intent: 'play', [name]: value })
    const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
    if (answer.status !== 200 || !answer.headers.has('X-Part')) throw new Error(`a press: ${answer.status}`)
    await answer.arrayBuffer()
  }
  async function open() {
    await (await fetch(address, { headers })).arrayBuffer()
  }
  async function coreOf(ask: (i: number) => Promise<void>) {
    for (let i = 0; i < WARM; i++) await ask(i)
    const before = await product.inside('core')
    for (let i = 0; i < PRESSES; i++) await ask(i)
    return ((await product.inside('core')) - before) / 1_000 / PRESSES
  }
  return { press: await coreOf(press), open: await coreOf(open) }
}
