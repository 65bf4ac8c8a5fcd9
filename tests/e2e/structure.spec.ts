/** What auditors look at by hand on every page that there is, in both languages, and what the statement says of it. */
import type { Page } from '@playwright/test'
import { frameFaults, frameOf } from '../a11y/hand/frame-order'
import { keyboardFaults } from '../a11y/hand/keyboard'
import { pageFaults } from '../a11y/hand/page-faults'
import { eachPath, PATHS } from '../a11y/hand/states'
import { expect, test } from './fixtures'
import { personNamed } from './people'
import { answerAll, enter } from './shortcuts'
import { LANGUAGES, type Language, pathIn, TEXT } from './words'

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 256 }, bypassCSP: true })

/** All that can be seen of one kind of visitor; each page has a title that no other has. */
async function expectNoFaults(page: Page, language: Language): Promise<string[]> {
  const faults: string[] = []
  const titles: string[] = []
  const frames = new Map<string, string[]>()
  const shown = await eachPath(page, language, async (path) => {
    faults.push(...(await pageFaults(page)).map((fault) => `${path}: ${fault}`))
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
  test(`the keyboard comes to everything in order, is seen everywhere, and leaves (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await answerAll(page, personNamed('Claire'))
    for (const path of ['/', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/v2/wizard/check', '/data']) {
      await page.goto(pathIn(language, path))
      expect(await keyboardFaults(page), path).toEqual([])
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
