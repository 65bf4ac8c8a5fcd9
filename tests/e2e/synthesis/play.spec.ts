/** The choices of the synthesis with scripts: pressed in place, one soon after the other, and whatever fails. */
import type { Page, Request, Route } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { type Language, pathIn } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')

const button = (page: Page, name: string, value: string) => page.locator(`#play button[name=${name}][value="${value}"]`)
const age = (page: Page, years: string) => button(page, 'retirementDate', years)
const share = (page: Page, percent: string) => button(page, 'lppCapitalShare', percent)

/** Of each row. */
const chosen = (page: Page) =>
  page
    .locator('#play button[aria-pressed=true]')
    .evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value))

/** The synthesis with its script at work. @returns what the page requests from then on */
async function openPlay(page: Page, language: Language = 'fr') {
  await enter(page, CLAIRE, language)
  await answerAll(page, CLAIRE)
  await arrive(page, language)
  const requests: string[] = []
  page.on('request', (request) => requests.push(told(request)))
  return requests
}

const told = (request: Request) =>
  `${request.isNavigationRequest() ? 'page' : 'part'} ${request.method()} ${new URL(request.url()).pathname}`

async function arrive(page: Page, language: Language = 'fr') {
  const script = page.waitForResponse(/\/assets\/play-[^/]*\.js/)
  await page.goto(pathIn(language, '/synthesis'))
  await (await script).finished()
  // It runs in a task of its own.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
}

/** All of the page, but which folds are open, numbered ids, and the link that is sealed anew each time. */
const content = async (page: Page) =>
  (await page.locator('main > .page').innerHTML())
    .replaceAll(' open=""', '')
    .replace(/-(part-)?R\w+-(title|desc)/g, '-$2')
    .replace(/payload=[^"]*/, '')

/** The page is what somebody sees who opens it now. */
async function expectAsOpened(page: Page, language: Language = 'fr') {
  const opened = await page.context().newPage()
  await arrive(opened, language)
  const expected = await content(opened)
  await opened.close()
  await expect.poll(() => content(page)).toBe(expected)
  expect(await page.evaluate(() => document.querySelectorAll('[id]').length)).toBe(
    await page.evaluate(() => new Set([...document.querySelectorAll('[id]')].map(({ id }) => id)).size),
  )
}

/** What is told in the result line from now on: each change of it. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    new MutationObserver((changes) => {
      const places = new Set(changes.map(({ target }) => (target as Element).closest?.('[role=status]')))
      for (const place of places) if (place?.textContent) heard.push(place.textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)

/** Holds back what the script asks for, until it is let through. */
async function holdParts(page: Page) {
  const held: Route[] = []
  await page.route('**/synthesis', (route) => {
    if (route.request().headers()['x-part']) held.push(route)
    else return route.continue()
  })
  return held
}

for (const language of ['fr', 'de'] as const)
  test(`a choice is shown in place, by mouse and by keyboard (${language})`, async ({ page }) => {
    const requests = await openPlay(page, language)
    const [address, entries] = [page.url(), await page.evaluate(() => history.length)]
    const fold = page.locator('main details').last()
    await fold.evaluate((one) => one.setAttribute('open', ''))
    await listen(page)
    await age(page, '63').click()
    await expect(age(page, '63')).toHaveAttribute('aria-pressed', 'true')
    await expect(age(page, '63')).toBeFocused()
    expect(await heard(page)).toEqual([await page.locator('.play-result').textContent()])

    await share(page, '25').focus()
    await page.keyboard.press('Space')
    await expect(share(page, '25')).toHaveAttribute('aria-pressed', 'true')
    await expect(share(page, '25')).toBeFocused()
    expect(await heard(page)).toHaveLength(2)
    expect((await chosen(page)).slice(0, 2)).toEqual(['63', '25'])
    await expect(fold).toHaveAttribute('open', '')
    const part = `part POST ${pathIn(language, '/synthesis')}`
    expect(requests).toEqual([part, part])
    expect([page.url(), await page.evaluate(() => history.length)]).toEqual([address, entries])
    await expectAsOpened(page, language)

    await button(page, 'intent', 'keep').press('Enter')
    await expect(page.locator('.play-actions a').first()).toBeFocused()
    await button(page, 'intent', 'withoutChange').press('Enter')
    await expect(page.locator('.play-actions')).toHaveCount(0)
    await expect(page.locator('#play [aria-pressed=true]').first()).toBeFocused()
    await expectAsOpened(page, language)
  })

test('of quick presses the last of each row counts, and a held key presses once', async ({ page }) => {
  const requests = await openPlay(page)
  const aborted: string[] = []
  page.on('requestfailed', (request) => aborted.push(request.postData() ?? ''))
  const held = await holdParts(page)
  await age(page, '63').click()
  await age(page, '64').click()
  await share(page, '25').dblclick()
  await expect.poll(() => held.length).toBe(3)
  await held[2]?.continue()
  await expect(share(page, '25')).toHaveAttribute('aria-pressed', 'true')
  expect((await chosen(page)).slice(0, 2)).toEqual(['64', '25'])
  await expect.poll(() => aborted.length).toBe(2)

  await button(page, 'desiredRate', '80').focus()
  for (let i = 0; i < 5; i++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect.poll(() => held.length).toBe(4)
  await held[3]?.continue()
  await expect(button(page, 'desiredRate', '80')).toHaveAttribute('aria-pressed', 'true')
  expect(requests).toHaveLength(4)
  await page.unroute('**/synthesis')
  await expectAsOpened(page)
})

test('any other value goes the same way, and a refused one comes back as without scripts', async ({ page }) => {
  const requests = await openPlay(page)
  const fold = page.locator('#play details')
  const field = fold.locator('input[name=lppCapitalShare]')
  await fold.locator('summary').click()
  await field.fill('30')
  await field.press('Enter')
  await expect(page.locator('.play-result')).not.toBeEmpty()
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('')
  expect(requests).toEqual(['part POST /synthesis'])
  await field.fill('130')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field).toHaveValue('130')
  // A page that answers a form is left by the next answer.
  await field.fill('40')
  await field.press('Enter')
  await expect(page.getByRole('alert')).toHaveCount(0)
  const posts = requests.filter((one) => one.includes('POST')).map((one) => one.split(' ')[0])
  expect(posts).toEqual(['part', 'part', 'page', 'page'])
})

const FAILURES: [string, (route: Route) => Promise<void> | undefined, 'late'?][] = [
  ['the server is gone', (route) => route.abort('aborted')],
  [
    'another page answers',
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in to this network</p>' }),
  ],
  [
    'another version answers',
    (route) => route.fulfill({ headers: { 'X-Part': 'later' }, body: '<div class="page"></div>' }),
  ],
  ['nothing answers in time', () => undefined, 'late'],
]

for (const [what, fail, late] of FAILURES)
  test(`the browser sends the form itself if ${what}`, async ({ page }) => {
    await page.clock.install()
    const requests = await openPlay(page)
    await page.route('**/synthesis', (route) => (route.request().headers()['x-part'] ? fail(route) : route.continue()))
    await age(page, '63').click()
    if (late) await page.clock.fastForward(5_000)
    await page.waitForURL('**/synthesis#play')
    await expect(age(page, '63')).toHaveAttribute('aria-pressed', 'true')
    expect(requests.slice(0, 3)).toEqual(['part POST /synthesis', 'page POST /synthesis', 'page GET /synthesis'])
  })

test('what another tab has chosen counts, too; once the session is over, the press leads where it does without scripts', async ({
  page,
}) => {
  await openPlay(page)
  const other = await page.context().newPage()
  await arrive(other)
  await share(other, '25').click()
  await expect(share(other, '25')).toHaveAttribute('aria-pressed', 'true')
  await age(page, '63').click()
  await expect(age(page, '63')).toHaveAttribute('aria-pressed', 'true')
  expect((await chosen(page)).slice(0, 2)).toEqual(['63', '25'])
  await expectAsOpened(page)

  await page.context().clearCookies()
  await age(page, '64').click()
  await page.waitForURL('**/?session=**')
  await expect(page.locator('#play')).toHaveCount(0)
})

test.describe('whoever saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } })

  test('gets no script, and comes back to the choices', async ({ page }) => {
    await enter(page, CLAIRE)
    await answerAll(page, CLAIRE)
    await page.goto('/synthesis')
    await expect(page.locator('script, [data-enhance]')).toHaveCount(0)
    await age(page, '63').click()
    await page.waitForURL('**/synthesis#play')
    await expect(age(page, '63')).toHaveAttribute('aria-pressed', 'true')
  })
})
