/** How visitors have set their browsers, and what is checked there. */
import type { Page } from '@playwright/test'
import type { Check } from './faults'
import { focusPixelsOfEachKind } from './focus-pixels'
import { keyboardFaults } from './keyboard'
import { layoutFaults } from './layout'
import { largeFaults, pageFaults } from './page-faults'

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
export const SETTINGS = [
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

/** What the checks find on a page once it is complete: an answer to a form may still wait for its style. */
export async function faultsAt(page: Page, state: string, checks: Check[]): Promise<string[]> {
  await page.waitForLoadState()
  const found: string[] = []
  for (const check of checks) found.push(...(await check(page)).map((fault) => `${state}: ${fault}`))
  return found
}
