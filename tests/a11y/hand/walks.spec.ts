/** The long walks: every state of every page, in both languages, in each of the settings that visitors have. */
import { expect, test } from '@playwright/test'
import { LANGUAGES } from '../../e2e/words'
import type { Check } from './faults'
import { focusPixelsOfEachKind } from './focus-pixels'
import { keyboardFaults } from './keyboard'
import { layoutFaults } from './layout'
import { largeFaults, pageFaults } from './page-faults'
import { eachPath, emptyStates, fullStates, signedOutStates } from './states'

const WALKS = {
  'every path': eachPath,
  'signed out': signedOutStates,
  'nothing answered': emptyStates,
  'all answered': fullStates,
}
const WIDE = { width: 1280, height: 800 }
const NARROW = { width: 320, height: 256 }
const there: Check = (page) => keyboardFaults(page)
const back: Check = (page) => keyboardFaults(page, { key: 'Shift+Tab', look: async () => [] })
/** For one walk: it remembers what it has seen. */
const seen = (): Check => {
  const look = focusPixelsOfEachKind()
  return (page) => keyboardFaults(page, { look })
}
const each =
  (...checks: Check[]) =>
  () =>
    checks

/** `checks` are made at each state; the settings are those of a browser context. */
const SETTINGS = [
  {
    name: 'narrow, without scripts',
    use: { viewport: NARROW, javaScriptEnabled: false },
    checks: each(pageFaults, there),
  },
  { name: 'wide, with scripts', use: { viewport: WIDE }, checks: () => [pageFaults, back, seen()] },
  {
    name: 'narrow, dark, with scripts, less motion',
    use: { viewport: NARROW, colorScheme: 'dark', reducedMotion: 'reduce' },
    checks: () => [layoutFaults, seen()],
  },
  {
    name: 'narrow, forced colours',
    use: { viewport: NARROW, forcedColors: 'active' },
    checks: () => [layoutFaults, seen()],
  },
  {
    name: 'a tablet',
    use: { viewport: { width: 768, height: 1024 }, javaScriptEnabled: false },
    checks: each(layoutFaults),
  },
  { name: 'text twice as large', use: { viewport: WIDE, javaScriptEnabled: false }, checks: each(largeFaults) },
] as const

for (const { name, use, checks } of SETTINGS)
  test.describe(name, () => {
    test.use({ ...use, bypassCSP: true })
    for (const language of LANGUAGES)
      for (const [walk, visit] of Object.entries(WALKS))
        test(`${walk} (${language})`, async ({ page }) => {
          const found: string[] = []
          const made = checks()
          await visit(page, language, async (state) => {
            // A page that answers a form may still wait for its style.
            await page.waitForLoadState()
            for (const check of made) found.push(...(await check(page)).map((fault) => `${state}: ${fault}`))
          })
          expect(found).toEqual([])
        })
  })
