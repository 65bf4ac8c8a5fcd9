/** Browsers of 2018: they can read what is built, and miss nothing that they do not know. */
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { transformWithEsbuild } from 'vite'
import { personNamed } from '../../support/visit/people'
import { TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

const ASSETS = fileURLToPath(new URL('../../../build/client/assets/', import.meta.url))
const STYLES = fileURLToPath(new URL('../../../app/styles/', import.meta.url))
/** Firefox 58 and 59 know no modules, and so skip every script; 60 to 66 stumble over `import()`, and skip it too. */
const OLDEST = ['chrome64', 'firefox60', 'safari11.1']

const read = (file: string) => readFileSync(ASSETS + file, 'utf8')

/** The entry, and what it loads at once or later. */
function scriptsOfPages(): string[] {
  const files = new Set(readdirSync(ASSETS).filter((file) => /^entry\.client-.*\.js$/.test(file)))
  for (const file of files) for (const [, next = ''] of read(file).matchAll(/"\.\/([\w.-]+\.js)"/g)) files.add(next)
  return [...files]
}

/** What esbuild makes of it for the named browsers. */
const writtenFor = async (target: string | string[], code: string, loader: 'js' | 'css') =>
  (
    await transformWithEsbuild(code, `any.${loader}`, {
      loader,
      target,
      supported: { 'dynamic-import': true },
      charset: 'utf8',
      // A script minified for the newest browsers would use newer syntax.
      minify: loader === 'css',
      sourcemap: false,
    })
  ).code

/** Whether anything must be written differently for browsers of 2018. */
const isForNewerOnly = async (code: string) =>
  (await writtenFor(OLDEST, code, 'js')) !== (await writtenFor('esnext', code, 'js'))

/** Known to none of the three of 2018; a browser without them is an old one, as far as scripts can tell. */
function forgetWhatIsYounger() {
  const forget = (owner: object, names: string[]) => {
    for (const name of names) Reflect.deleteProperty(owner, name)
  }
  forget(window, ['HTMLDialogElement', 'AbortController', 'AbortSignal', 'IntersectionObserver', 'ResizeObserver'])
  forget(window, ['structuredClone', 'queueMicrotask', 'requestIdleCallback', 'globalThis'])
  forget(HTMLElement.prototype, ['inert', 'showPopover'])
  forget(HTMLFormElement.prototype, ['requestSubmit'])
  forget(Element.prototype, ['replaceChildren', 'checkVisibility'])
  forget(Array.prototype, ['flat', 'flatMap', 'at', 'findLast', 'toSorted', 'toReversed', 'with'])
  forget(String.prototype, ['matchAll', 'replaceAll', 'at', 'trimStart', 'trimEnd'])
  forget(Object, ['fromEntries', 'hasOwn', 'groupBy'])
  forget(Promise, ['allSettled', 'any', 'withResolvers'])
}

/** Opens folded content by clicks: without `globalThis`, nothing can be evaluated in the page. */
async function openByHand(page: Page) {
  const closed = page.locator('main details.correct:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left--) await closed.first().click()
  await expect(closed).toHaveCount(0)
}

test('what pages load is written for browsers of 2018', async () => {
  for (const [young, code] of Object.entries({ chain: 'f(a?.b)', letters: 'f(/\\p{M}/gu)', nothing: 'f(a.b)' }))
    expect.soft(await isForNewerOnly(code), young).toBe(young !== 'nothing')
  const scripts = scriptsOfPages()
  expect(scripts).toHaveLength(4)
  for (const script of scripts) expect.soft(await isForNewerOnly(read(script)), script).toBe(false)
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'))
  expect(sheets).toHaveLength(readdirSync(STYLES).filter((file) => file.endsWith('.css')).length)
  for (const sheet of sheets) {
    const isTheSame = (await writtenFor(OLDEST, read(sheet), 'css')).trim() === read(sheet).trim()
    expect(isTheSame, sheet).toBe(true)
  }
})

test('where a browser knows nothing younger, scripts add what they can, take nothing away, and are silent', async ({
  page,
}) => {
  await enter(page, personNamed('Nadia'))
  await answerAll(page, personNamed('Nadia'))
  await page.addInitScript(forgetWhatIsYounger)

  await page.goto('/lpp?unknown=1')
  await openByHand(page)
  await page.getByRole('searchbox', { name: TEXT.fr.scripts.search.label, exact: true }).fill('léman')
  await expect(page.getByRole('status').filter({ hasText: /^\d/ })).toBeVisible()

  await page.goto('/avs')
  await openByHand(page)
  await page.waitForLoadState('networkidle')
  const help = page.locator('details[data-enhance=help-dialog]').first()
  await help.locator('summary').click()
  await expect(help.locator('.help-text')).toBeVisible()
  await expect(page.locator('[aria-haspopup=dialog]')).toHaveCount(0)

  await page.goto('/synthesis')
  await page.waitForLoadState('networkidle')
  await page.locator('#play [name=retirementDate]').first().click()
  await expect(page).toHaveURL('/synthesis#play')
  await page.locator('#play details > summary').click()
  await page.locator('a[data-enhance=form-dialog]').click()
  await expect(page).toHaveURL('/simulation')
})

test('where a browser knows nothing younger, a page left open shows nothing of the visitor at the end', async ({
  page,
  readAs,
}) => {
  await readAs(personNamed('Nadia'))
  await page.addInitScript(forgetWhatIsYounger)
  await page.route('**/api/me', (route) => route.fulfill({ status: 401, json: {} }))
  await page.route('**/synthesis', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/data-left-ms="\d+"/, 'data-left-ms="0"')
    await route.fulfill({ response: answer, body })
  })
  await page.goto('/synthesis')
  await expect(page.getByRole('heading', { level: 1, name: TEXT.fr.home.over.title, exact: true })).toBeVisible()
  await expect(page.locator('[data-figure]')).toHaveCount(0)
  await expect(page.getByText('Nadia')).toHaveCount(0)
})
