/** What the accessibility statement says of every page: held against every page that there is. */
import type { Page } from '@playwright/test'
import { PAGES } from '../../remix.config.js'
import { expect, test } from './fixtures'
import { personNamed } from './people'
import { answerAll, enter } from './shortcuts'
import { LANGUAGES, type Language, pathIn, TEXT } from './words'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

/** French paths; /router shows nothing, and in place of all other paths stands one that does not exist. */
const PATHS = Object.keys(PAGES)
  .filter((path) => path !== '/router')
  .map((path) => path.replace('*', 'nope'))

/** Those of the paths at which a page is shown, and not another one in its place; each has a title that no other has. */
async function eachShown(page: Page, language: Language, check: (path: string) => Promise<void>) {
  const shown: string[] = []
  const titles: string[] = []
  for (const path of PATHS) {
    await page.goto(pathIn(language, path))
    if (new URL(page.url()).pathname !== pathIn(language, path)) continue
    shown.push(path)
    titles.push(await page.title())
    await check(path)
  }
  expect(titles).toEqual([...new Set(titles)])
  return shown
}

async function expectStructure(page: Page, language: Language, path: string) {
  await expect(page.locator('html'), path).toHaveAttribute('lang', `${language}-CH`)
  await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1)
  const levels = await page
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))))
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1)
  expect(skipped, `${path}: ${levels}`).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320)
}

async function expectTargets(page: Page, path: string) {
  const around = [page.getByRole('banner'), page.getByRole('contentinfo')].map((part) => part.getByRole('link'))
  for (const targets of [page.getByRole('button'), page.locator('a.button:visible'), ...around]) {
    const low = await targets.evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 44).map((one) => one.textContent),
    )
    expect(low, path).toEqual([])
  }
}

for (const language of LANGUAGES)
  test(`every page has a title of its own and one main heading, skips no level, fits 320 pixels, and is easy to hit (${language})`, async ({
    page,
  }) => {
    // Every page there is, twice.
    test.slow()
    const check = async (path: string) => {
      await expectStructure(page, language, path)
      await expectTargets(page, path)
    }
    const anonymous = await eachShown(page, language, check)
    await enter(page, personNamed('Claire'), language)
    await answerAll(page, personNamed('Claire'))
    const signedIn = await eachShown(page, language, check)
    expect([...new Set([...anonymous, ...signedIn])].toSorted()).toEqual(PATHS.toSorted())
  })

for (const language of LANGUAGES)
  test(`the keyboard leads past the header (${language})`, async ({ page }) => {
    await page.goto(pathIn(language, '/about'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: TEXT[language].frame.skip, exact: true })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
