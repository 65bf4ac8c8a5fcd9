/**
 * What a page shows with and without scripts: visible texts and controls. And all its pictures, by scrolling through.
 */
import type { Browser } from '@playwright/test'
import { openPage } from './browser'
import type { MeasuredPage } from './page-list'
import { bytesOf, watchRequests } from './page-requests'

export type PageContent = { text: string; controls: number }
type OpenPage = Pick<MeasuredPage, 'url' | 'state'>

export const contentOf = (
  browser: Browser,
  { url, state }: OpenPage,
  javaScriptEnabled: boolean,
): Promise<PageContent> =>
  openPage(browser, { storageState: state, javaScriptEnabled }, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' })
    return page.evaluate(() => ({
      text: document.body.innerText.replace(/\s+/g, ' ').trim(),
      controls: [...document.querySelectorAll('input:not([type=hidden]), select, textarea, button')].filter(
        (control) => control.getClientRects().length > 0,
      ).length,
    }))
  })

/** Bytes of all pictures, including those further below. */
export const picturesOf = (browser: Browser, { url, state }: OpenPage): Promise<number> =>
  openPage(browser, { storageState: state }, async (page, devtools) => {
    const requests = await watchRequests(devtools)
    await page.goto(url, { waitUntil: 'load' })
    for (const image of await page.locator('img').all()) await image.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    return bytesOf(requests.list(), 'image')
  })
