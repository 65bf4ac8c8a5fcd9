import type { Page, Route } from '@playwright/test'

/**
 * Answers an address in this way the first time, and then lets it through. A route that Playwright itself ends after
 * one time is removed while the next page is on its way, and has blocked that for ever.
 */
export async function answerFirst(page: Page, address: string, answer: Parameters<Route['fulfill']>[0]) {
  let isFirst = true
  await page.route(address, async (route) => {
    if (!isFirst) return route.continue()
    isFirst = false
    await route.fulfill(answer)
  })
}
