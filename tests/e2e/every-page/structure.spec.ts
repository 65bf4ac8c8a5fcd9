/** What auditors check by hand on every page, and what the statement says about it. */
import type { Page } from '@playwright/test'
import { frameFaults, frameOf } from '../../a11y/hand/frame-order'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { linkFaults } from '../../a11y/hand/links'
import { pageFaults } from '../../a11y/hand/page-faults'
import { eachPath, PATHS } from '../../a11y/hand/states'
import { DEEP } from '../../support/deep'
import { personNamed } from '../../support/visit/people'
import { LANGUAGES, type Language, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { account } from '../support/forms'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 256 }, bypassCSP: true })

/** A window of 1280 by 1024 pixels magnified to 400 %: the title is visible without much scrolling. */
const TITLE_WITHIN = 300

/** The bar that says who is invented: only in the demo. */
const demoHeight = (page: Page) =>
  page.evaluate(() => document.querySelector('.demo-bar')?.getBoundingClientRect().height ?? 0)

async function titleFaults(page: Page): Promise<string[]> {
  const title = await page
    .locator('main h1')
    .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
  const top = title - (await demoHeight(page))
  return top < TITLE_WITHIN ? [] : [`the title begins at ${Math.round(top)} pixels`]
}

/** It reads no cookie, and has the frame of somebody signed out for everybody. */
const OF_NOBODY = '/range'

/** In `npm test` every second path, the others in the other language; in test:deep all of them. */
const everySecond = (turn: number) => (DEEP ? PATHS : PATHS.filter((_, at) => at % 2 === turn))

/** The pages that one kind of visitor sees; on public pages, links of one name lead to one place. */
async function expectNoFaults(page: Page, language: Language, paths: string[], isPublic: boolean): Promise<string[]> {
  const faults: string[] = []
  const frames = new Map<string, string[]>()
  const look = async (path: string) => {
    const found = [
      ...(await pageFaults(page)),
      ...(await titleFaults(page)),
      ...(isPublic ? await linkFaults(page) : []),
    ]
    faults.push(...found.map((fault) => `${path}: ${fault}`))
    if (isPublic || path !== OF_NOBODY) frames.set(path, await frameOf(page))
  }
  const shown = await eachPath(page, language, look, paths)
  expect([...faults, ...frameFaults(frames)]).toEqual([])
  return shown
}

for (const [turn, language] of LANGUAGES.entries())
  test(`every page has its title, its headings and landmarks, fits 320 by 256 with any spacing, and is easy to hit (${language})`, async ({
    page,
    readAs,
  }) => {
    // Every second page, and then the others.
    test.slow()
    const anonymous = await expectNoFaults(page, language, everySecond(turn), true)
    await readAs(personNamed('Claire'))
    const signedIn = await expectNoFaults(page, language, everySecond(1 - turn), false)
    // tests/visits checks that each path shows its page to one of them.
    expect(anonymous.length + signedIn.length).toBeGreaterThan(PATHS.length / 2)
  })

test('the keyboard comes to everything in order, is seen everywhere, and leaves', async ({ page, readAs }) => {
  await readAs(personNamed('Claire'))
  const paths = ['/', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/v2/wizard/check', '/data']
  for (const [at, path] of paths.entries())
    for (const language of DEEP ? LANGUAGES : [LANGUAGES[at % 2] ?? 'fr']) {
      await page.goto(pathIn(language, path))
      expect(await keyboardFaults(page), path).toEqual([])
    }
})

for (const [width, language] of [
  [320, 'de'],
  [1280, 'fr'],
] as const)
  test(`the visitor’s bar is low, and what it hides opens without moving (${width} pixels wide)`, async ({
    page,
    readAs,
  }) => {
    const { actions, keeping, tabs } = TEXT[language].frame
    const bar = page.getByRole('banner')
    const opener = account(page).locator('summary')
    const hidden = [
      bar.getByRole('link', { name: actions.data, exact: true }),
      ...[actions.logout, keeping.button].map((name) => bar.getByRole('button', { name, exact: true })),
    ]
    await readAs(personNamed('Claire'))
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
  })

test('the keyboard leads past the header', async ({ page }) => {
  await page.goto('/about')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: TEXT.fr.frame.skip, exact: true })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
