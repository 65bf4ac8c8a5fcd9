/** What a check finds on a page: one sentence per fault, empty if all is well. */
import type { Page } from '@playwright/test'

/** A check that looks at the page as it stands. It runs without the page's own scripts too. */
export type Check = (page: Page) => Promise<string[]>

/**
 * A check of the page with a visitor's style sheet. It is set at once, without waiting for anything: with scripts off,
 * an awaited answer never comes. It needs a context that bypasses the content policy, as a browser's own settings do.
 */
export async function withStyle<Found>(page: Page, style: string, look: () => Promise<Found>): Promise<Found> {
  await page.evaluate((text) => {
    const tag = document.createElement('style')
    tag.id = 'of-the-visitor'
    tag.textContent = text
    document.head.append(tag)
  }, style)
  const found = await look()
  await page.evaluate(() => document.getElementById('of-the-visitor')?.remove())
  return found
}
