/**
 * The pages that have a script: which they are, under which policy, what happens if it does not load, and what it
 * watches.
 */
import type { APIRequestContext, Page } from '@playwright/test'
import { PAGES } from '../../../remix.config.js'
import { personNamed } from '../../support/visit/people'
import { WITH_SCRIPT } from '../../support/visit/routes'
import { fillGaps, type LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { answerFirst } from '../support/first-time'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'
import { reachSynthesis } from '../support/steps'
import { standStill } from '../support/still-clock'

const PATHS = Object.keys(PAGES).filter((path) => path !== '/router')
const HOUR = 3_600_000
const MINUTE = 60_000
const START = Date.parse('2026-11-21T12:00:00Z')

/** What an answer says of scripts: its policy, and the page's own tags. */
async function scriptsAt(request: APIRequestContext, path: string) {
  const asked = path.replace('*', 'nope')
  const answer = await request.get(asked)
  const policy = /script-src ([^;]*);/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
  const html = await answer.text()
  /** Another page was shown instead: signed-in visitors do not need some of them. */
  const isElsewhere = new URL(answer.url()).pathname !== asked
  return { policy, html, tags: html.match(/<script[^>]*>/g) ?? [], isElsewhere }
}

/** Every document address that the page requests, in order. */
function watchDocuments(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return asked
}

const goHomeless = { status: 404, body: '' }
const CHUNK = '**/assets/search-select-*.js'
/** Goes to a page that may reload itself before it has loaded, which would end a wait for its load. */
const arrive = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' })
const searchField = (page: Page) => page.getByRole('searchbox', { name: TEXT.fr.scripts.search.label, exact: true })

test.describe('which pages', () => {
  // tests/visits has them in both languages, with nothing and everything answered. Here as they are built.
  test('those that gain from it carry one script, under a nonce of their own; all others none', async ({
    context,
    readAs,
  }) => {
    await readAs(personNamed('Claire'))
    const nonces = new Set<string>()
    for (const path of PATHS) {
      const { policy, html, tags, isElsewhere } = await scriptsAt(context.request, path)
      expect(html, path).not.toContain('modulepreload')
      if (isElsewhere) continue
      if (!WITH_SCRIPT.includes(path)) {
        expect({ path, policy, tags }).toEqual({ path, policy: "'none'", tags: [] })
        continue
      }
      const nonce = /nonce="([^"]+)"/.exec(tags.join())?.[1] ?? ''
      expect(tags, path).toHaveLength(1)
      expect(policy, path).toBe(`'nonce-${nonce}' 'strict-dynamic'`)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(WITH_SCRIPT.length)
  })

  test('none in the light version, which is chosen and left at the foot of each page', async ({ page }) => {
    const { light, full } = TEXT.de.scripts
    await enter(page, personNamed('Nadia'), 'de')
    await page.goto('/de/lpp?unknown=1')
    await expect(page.getByRole('searchbox')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: light, exact: true }).click()
    await expect(page).toHaveURL('/de/lpp?unknown=1')
    await expect(page.getByRole('searchbox')).toHaveCount(0)
    await page.goto('/de/about')
    await page.getByRole('contentinfo').getByRole('link', { name: full, exact: true }).click()
    await expect(page).toHaveURL('/de/about')
    await page.goto('/de/lpp')
    await expect(page.getByRole('searchbox')).toBeVisible()
  })
})

test.describe('a script that does not come', () => {
  test.beforeEach(({ page }) => enter(page, personNamed('Nadia')))

  test('[179] [225] is asked for again by one reload, and the page works with it', async ({ page }) => {
    const documents = watchDocuments(page)
    await answerFirst(page, CHUNK, goHomeless)
    await arrive(page, '/lpp')
    await searchField(page).fill('arc')
    await expect(page.getByRole('status').filter({ hasText: TEXT.fr.scripts.search.one })).toBeVisible()
    expect(documents).toEqual(['GET /lpp', 'GET /lpp'])
  })

  test('[179] [225] so is each other one: a page that is passed on has its buttons after one reload', async ({
    page,
  }) => {
    await answerAll(page, personNamed('Nadia'))
    await page.goto('/synthesis')
    const shared = await page.getByRole('link', { name: TEXT.fr.takeaway.files.link, exact: true }).getAttribute('href')
    const documents = watchDocuments(page)
    await answerFirst(page, '**/assets/pass-on-*.js', goHomeless)
    const came = page.waitForResponse((response) => response.url().includes('/pass-on-') && response.ok())
    await arrive(page, shared ?? '')
    await came
    await expect(page.getByRole('button', { name: TEXT.fr.exported.passOn.copy, exact: true })).toBeVisible()
    expect(documents).toEqual(['GET /export', 'GET /export'])
  })

  test('[180] [225] reloads a path once in 10 s, another path too, and leaves a page that works', async ({ page }) => {
    await page.clock.install()
    const documents = watchDocuments(page)
    let failures = 0
    await page.route(CHUNK, async (route) => {
      await route.fulfill(goHomeless)
      failures += 1
    })
    /** What the documents so far have requested in vain; a page that is about to go away is not checked. */
    const failed = (times: number) => expect.poll(() => failures).toBe(times)
    await arrive(page, '/lpp')
    await failed(2)
    expect(documents).toEqual(['GET /lpp', 'GET /lpp'])
    await page.getByRole('checkbox').first().check()
    expect(await press(page, WORDS.fr.save)).toBe(303)
    await failed(3)
    await arrive(page, '/3a')
    await failed(5)
    await expect(page.getByRole('checkbox').first()).toBeVisible()
    await expect(searchField(page)).toHaveCount(0)
    expect(documents).toEqual(['GET /lpp', 'GET /lpp', 'POST /lpp', 'GET /lpp', 'GET /3a', 'GET /3a'])

    await page.clock.fastForward(10_000)
    await arrive(page, '/3a')
    await failed(7)
    expect(documents.slice(6)).toEqual(['GET /3a', 'GET /3a'])
  })

  test('[180] does not reload over what was typed, nor send a form again', async ({ page }) => {
    const documents = watchDocuments(page)
    let answer = () => {}
    const typed = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(CHUNK, async (route) => {
      await typed
      await route.fulfill(goHomeless)
    })
    const fails = () =>
      page.waitForResponse((response) => response.url().includes('search-select') && response.status() === 404)
    const first = fails()
    await arrive(page, '/lpp')
    const box = page.getByRole('checkbox').first()
    await box.check()
    answer()
    await first
    await expect(box).toBeChecked()
    await box.uncheck()
    const second = fails()
    expect(await press(page, TEXT.fr.lpp.save)).toBe(400)
    await second
    await expect(page.getByRole('alert')).toBeVisible()
    expect(documents).toEqual(['GET /lpp', 'POST /lpp', 'GET /lpp'])
  })

  test('[182] is not needed: the journey passes with every housekeeping address gone', async ({ page }) => {
    await page.context().clearCookies()
    const refused = ['**/assets/*.js', '**/version', '**/__manifest*', '**/*_data=*', '**/*.data']
    for (const address of refused) await page.route(address, (route) => route.fulfill(goHomeless))
    await reachSynthesis(page, 'fr', personNamed('Claire'))
    expect((await api<object>(page, '/synthesis/digest')).body).toMatchObject({ silent: [] })
  })
})

test.describe('a newer version', () => {
  /** A page whose clock stands still, and how often it has sent requests. */
  async function standing(page: Page, newest: () => string | null, path = '/avs') {
    const asked: string[] = []
    await standStill(page, START)
    await page.route('**/version', async (route) => {
      asked.push(route.request().url())
      const version = newest()
      if (version === null) await route.fulfill(goHomeless)
      else if (version === 'same') await route.fallback()
      else await route.fulfill({ json: { version } })
    })
    if (path === '/avs') await openAvsForm(page, 'fr')
    else await page.goto(path)
    await expect(page.locator('[data-enhance=newer-version]')).toHaveCount(1)
    await page.waitForLoadState('networkidle')
    return asked
  }

  const notice = (page: Page) => page.getByText(TEXT.fr.scripts.newer.text)

  test.beforeEach(({ page }) => enter(page, personNamed('Nadia')))

  // One page of each kind: all carry the same script (above).
  for (const path of ['/avs', '/synthesis', '/export'])
    test(`[181] is asked for once in 3,600,000 ms, and never earlier: ${path}`, async ({ page }) => {
      const asked = await standing(page, () => 'same', path)
      for (const hours of [1, 2]) {
        await page.clock.runFor(HOUR - 1)
        await page.waitForLoadState('networkidle')
        expect(asked).toHaveLength(hours - 1)
        const answered = page.waitForResponse('**/version')
        await page.clock.runFor(1)
        expect(await (await answered).json()).toEqual({ version: expect.any(String) })
        expect(asked).toHaveLength(hours)
      }
      await expect(notice(page)).toBeHidden()
    })

  test('[181] is said, and what was typed stays: nothing reloads by itself', async ({ page }) => {
    let newest: string | null = null
    const asked = await standing(page, () => newest)
    const documents = watchDocuments(page)
    await field(page, TEXT.fr.avs.birthDate).fill('1.2.1980')
    await page.clock.runFor(HOUR)
    await expect.poll(() => asked.length).toBe(1)
    await expect(notice(page)).toBeHidden()
    newest = 'newer'
    await page.clock.runFor(HOUR)
    await expect(notice(page)).toBeVisible()
    await expect(notice(page)).toBeInViewport()
    await page.clock.runFor(2 * HOUR)
    expect(asked).toHaveLength(2)
    expect(documents).toEqual([])
    await expect(field(page, TEXT.fr.avs.birthDate)).toHaveValue('1.2.1980')
    await page.getByRole('link', { name: TEXT.fr.scripts.newer.reload, exact: true }).click()
    await expect.poll(() => documents).toEqual(['GET /avs'])
  })
})

test.describe('a page left open', () => {
  /** The synthesis with its clock standing still; `end` is the server's answer to a request for the end. */
  async function leftOpen(page: Page, language: (typeof LANGUAGES)[number], end: () => number | null) {
    await enter(page, personNamed('Nadia'), language)
    await answerAll(page, personNamed('Nadia'))
    await standStill(page, START)
    await page.route('**/api/me', async (route) => {
      const ttl = end()
      const sentAt = new Date(await page.evaluate(() => Date.now())).toUTCString()
      if (ttl === null) await route.fulfill({ status: 401, json: {} })
      else await route.fulfill({ json: { ttl }, headers: { Date: sentAt } })
    })
    await page.goto(pathIn(language, '/synthesis'))
    await expect(page.locator('a[aria-haspopup=dialog]')).toBeAttached()
    await page.waitForLoadState('networkidle')
  }

  test('says twice that the end is near, and then shows nothing of the visitor', async ({ page }) => {
    const language = 'fr'
    const { end } = TEXT[language].scripts
    const after = TEXT[language].home.over
    let over = false
    await leftOpen(page, language, () => (over ? null : START + HOUR))
    const soon = (minutes: number) => page.getByText(fillGaps(end.soon, { minutes }), { exact: true })
    await expect(soon(5)).toBeHidden()
    await page.clock.runFor(55 * MINUTE)
    await expect(soon(5)).toBeInViewport()
    await page.clock.runFor(90_000)
    await expect(soon(4)).toBeInViewport()
    await page.clock.runFor(2.5 * MINUTE)
    await expect(page.getByText(end.one)).toBeInViewport()
    await expect(soon(2)).toBeHidden()
    over = true
    await page.clock.runFor(MINUTE)
    await expect(page.getByRole('heading', { level: 1, name: after.title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${after.title} – ${TEXT[language].frame.product}`)
    await expect(page.locator('[data-figure]')).toHaveCount(0)
    await expect(page.getByText('Nadia')).toHaveCount(0)
    const again = page.getByRole('link', { name: after.again, exact: true })
    await expect(again).toHaveAttribute('href', pathIn(language, '/prelogin2'))
  })

  test('offers to keep them in the notice; who presses goes on where they were', async ({ page }) => {
    const language = 'de'
    const { keeping } = TEXT[language].frame
    await enter(page, personNamed('Nadia'), language)
    // The page learns the remaining time from its own answer: 4 minutes and a half.
    await page.route('**/avs', async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/data-left-ms="\d+"/, 'data-left-ms="270000"')
      await route.fulfill({ response: answer, body })
    })
    await page.route('**/api/me', (route) => route.fulfill({ json: {} }))
    await openAvsForm(page, language)
    const notice = page.getByText(fillGaps(TEXT[language].scripts.end.soon, { minutes: 5 }), { exact: true })
    await expect(notice).toBeInViewport()
    await page.unrouteAll()
    const birthDate = field(page, TEXT[language].avs.birthDate)
    await birthDate.fill('31.13.')
    const keep = page.locator('.upkeep').getByRole('button', { name: keeping.button, exact: true })
    await expect(keep).toHaveCount(1)
    await keep.focus()
    await page.keyboard.press('Enter')
    await expect(page.locator('.upkeep')).toContainText(keeping.done)
    await expect(notice).toBeHidden()
    await expect(birthDate).toBeFocused()
    await expect(birthDate).toHaveValue('31.13.')
  })

  test('shows them for as long as another tab had them kept', async ({ page }) => {
    const { end } = TEXT.fr.scripts
    await leftOpen(page, 'fr', () => START + 2 * HOUR)
    const told = page.waitForResponse('**/api/me')
    await page.clock.runFor(55 * MINUTE)
    await told
    const soon = page.locator('[data-stage=soon]')
    await page.clock.runFor(6 * MINUTE)
    await expect(soon).toBeHidden()
    await expect(page.locator('[data-figure]').first()).toBeVisible()
    await page.clock.runFor(55 * MINUTE)
    await expect(soon).toContainText(fillGaps(end.soon, { minutes: 4 }))
    await expect(soon).toBeVisible()
  })
})
