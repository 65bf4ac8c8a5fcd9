/** The natural end of a session, and what is left in five browsers that waited for it. */
import type { BrowserContext, Page } from '@playwright/test'
import { catalogueFor } from '../../../app/shell/texts'
import { infoOf, personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, literally, pathIn, SCRIPTS, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, problemsOn } from '../support/fixtures'
import { account, openAccount, press } from '../support/forms'
import { test } from '../support/own-server'
import { enter, sessionToken } from '../support/shortcuts'

const NADIA = personNamed('Nadia')
/** Lifetime of a dossier here, in seconds: long enough to open two pages in each of five browsers. */
const SECONDS = 16

type Over = { unsaved: boolean; text?: (typeof TEXT)[Language] }

async function expectOver(page: Page, language: Language, { unsaved, text = TEXT[language] }: Over) {
  const { over } = text.home
  await expect(page).toHaveURL(`${pathIn(language, '/')}?session=${unsaved ? 'unsaved' : 'over'}`)
  await expect(page).toHaveTitle(literally(over.title))
  await expect(page.getByRole('heading', { level: 1, name: over.title })).toBeVisible()
  await expect(page.getByText(over.intro)).toBeVisible()
  await expect(page.getByText(over.unsaved)).toHaveCount(unsaved ? 1 : 0)
  await expect(account(page)).toHaveCount(0)
}

/** A separate browser for each of the four: they wait for the end together. */
async function begin(context: BrowserContext, language: Language) {
  const [page, leftOpen] = [await context.newPage(), await context.newPage()]
  const problems = [page, leftOpen].map(problemsOn)
  await enter(page, NADIA, language)
  await leftOpen.goto(pathIn(language, '/avs'))
  expect(await sessionToken(page)).not.toBeNull()
  return { context, language, page, leftOpen, problems }
}

/**
 * From half of the lifetime on, so that the new end is well after the first one. @returns what can be seen after that
 */
async function keepLonger(page: Page) {
  const { keeping } = catalogueFor(SECONDS, 'fr').frame
  await enter(page, NADIA)
  await api(page, '/acor/pension-calculator/info', infoOf(NADIA))
  await page.goto('/lpp')
  const firstEnd = (await api<{ ttl: number }>(page, '/me')).body.ttl
  await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(firstEnd - (SECONDS * 1000) / 2)
  await openAccount(page)
  await page.getByRole('button', { name: keeping.button }).first().click()
  await expect(page.getByRole('status').filter({ hasText: keeping.done })).toBeVisible()
  return async () => {
    await expect.poll(() => Date.now(), { timeout: 30_000 }).toBeGreaterThan(firstEnd)
    const { status, body } = await api<object | null>(page, '/acor/pension-calculator/info')
    expect([status, body]).toEqual([200, expect.objectContaining({ person: expect.anything() })])
  }
}

type Visit = Awaited<ReturnType<typeof begin>> & { javaScriptEnabled: boolean }

async function expectToldEverywhere({ language, javaScriptEnabled, page, leftOpen }: Visit) {
  const text = catalogueFor(SECONDS, language)
  const { over } = text.home
  // The key has gone with the data; a cookie without any key says that there was one.
  expect(await sessionToken(page)).toBeNull()
  for (const path of ['/avs', '/lpp', '/3a', '/router', '/synthesis']) {
    await page.goto(pathIn(language, path))
    await expectOver(page, language, { unsaved: false, text })
  }
  if (javaScriptEnabled) {
    // Nothing personal stays on an abandoned screen.
    await expect(leftOpen.getByRole('heading', { level: 1, name: over.title })).toBeVisible()
    await expect(leftOpen.getByRole('textbox')).toHaveCount(0)
  } else {
    await press(leftOpen, WORDS[language].continue)
    await expectOver(leftOpen, language, { unsaved: true, text })
  }
  await page.getByRole('link', { name: over.again, exact: true }).click()
  await expect(page).toHaveURL(pathIn(language, '/prelogin2'))
}

test('[157] the time ends by itself; the next page says so, and leads to a new sign-in', async ({
  browser,
  baseURL,
  startServer,
}) => {
  await startServer({ DOSSIER_SECONDS: String(SECONDS) })
  const visits: Visit[] = []
  for (const language of LANGUAGES)
    for (const javaScriptEnabled of SCRIPTS) {
      const context = await browser.newContext({ baseURL, javaScriptEnabled })
      visits.push({ ...(await begin(context, language)), javaScriptEnabled })
    }
  const keeper = await browser.newContext({ baseURL })
  const kept = await keepLonger(await keeper.newPage())
  for (const { page } of visits)
    await expect.poll(async () => (await api(page, '/me')).status, { timeout: 30_000 }).toBe(401)
  await test.step('what was kept for longer is there after the first end', kept)
  await keeper.close()
  for (const visit of visits)
    await test.step(`${visit.language}, ${scripts(visit.javaScriptEnabled)}`, () => expectToldEverywhere(visit))
  for (const { context, problems } of visits) {
    await context.close()
    expect(problems.flat()).toEqual([])
  }
})
