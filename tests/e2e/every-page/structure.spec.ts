/** What auditors look at by hand on every page that there is, in both languages, and what the statement says of it. */
import type { Page } from '@playwright/test'
import { frameFaults, frameOf } from '../../a11y/hand/frame-order'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { linkFaults } from '../../a11y/hand/links'
import { pageFaults } from '../../a11y/hand/page-faults'
import { eachPath, PATHS } from '../../a11y/hand/states'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { account } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 256 }, bypassCSP: true })

/** A window of 1280 by 1024 pixels that is magnified to 400 %: the title can be seen before anybody has scrolled far. */
const TITLE_WITHIN = 300

/** Of the bar that says who is invented: it stands in the demo only. */
const demoHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('.demo-bar')?.getBoundingClientRect().height ?? 0)

async function titleFaults(page: Page): Promise<string[]> {
  const title = await page
    .locator('main h1')
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
  const top = title - (await demoHeight(page))
  return top < TITLE_WITHIN ? [] : [`the title begins at ${Math.round(top)} pixels`]
}

/** All that can be seen of one kind of visitor; each page has a title that no other has. */
async function expectNoFaults(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = []
  const titles: string[] = []
  const frames = new Map<string, string[]>()
  const shown = await eachPath(page, language, async (path) => {
    faults.push(...[...(await pageFaults(page)), ...(await titleFaults(page))].map((fault) => `${path}: ${fault}`))
    titles.push(await page.title())
    frames.set(path, await frameOf(page))
  })
  expect([...faults, ...frameFaults(frames)]).toEqual([])
  expect(titles).toEqual([...new Set(titles)])
  return shown
}

for (const language of LANGUAGES)
  test(`every page has its title, its headings and landmarks, fits 320 by 256 with any spacing, and is easy to hit (${language})`, async ({
    page,
  }) => {
    // Every page there is, twice.
    test.slow()
    const anonymous = await expectNoFaults(page, language)
    await enter(page, personNamed('Claire'), language)
    await answerAll(page, personNamed('Claire'))
    const signedIn = await expectNoFaults(page, language)
    expect([...new Set([...anonymous, ...signedIn])].toSorted()).toEqual(PATHS.toSorted())
  })

for (const language of LANGUAGES)
  test(`on every public page, links of one name lead to one place (${language})`, async ({ page }) => {
    await eachPath(page, language, async (path) => expect(await linkFaults(page), path).toEqual([]))
  })

for (const language of LANGUAGES)
  test(`the keyboard comes to everything in order, is seen everywhere, and leaves (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await answerAll(page, personNamed('Claire'))
    for (const path of ['/', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/v2/wizard/check', '/data']) {
      await page.goto(pathIn(language, path))
      expect(await keyboardFaults(page), path).toEqual([])
    }
  })

for (const language of LANGUAGES)
  test(`the visitor’s bar is low, and what it hides opens without moving (${language})`, async ({ page }) => {
    const { actions, keeping, tabs } = TEXT[language].frame
    const bar = page.getByRole('banner')
    const opener = account(page).locator('summary')
    const hidden = [
      bar.getByRole('link', { name: actions.data, exact: true }),
      ...[actions.logout, keeping.button].map((name) => bar.getByRole('button', { name, exact: true })),
    ]
    await enter(page, personNamed('Claire'), language)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 640 })
      await page.goto(pathIn(language, '/avs'))
      const height = (await bar.boundingBox())?.height ?? Number.NaN
      expect(height - (await demoHeight(page))).toBeLessThanOrEqual(134)
      await expect(opener).toContainText(personNamed('Claire').firstName)
      await expect(page.locator('#deleted-at')).toContainText(/\d\d:\d\d/)
      await expect(bar.locator('[aria-current=page]')).toContainText(tabs.avs)
      for (const one of hidden) await expect(one).toBeHidden()
      const before = await opener.boundingBox()
      await opener.press('Enter')
      for (const one of hidden) await expect(one).toBeVisible()
      expect(await opener.boundingBox()).toEqual(before)
      expect(await pageFaults(page)).toEqual([])
    }
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
