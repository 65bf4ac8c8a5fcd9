/** A page in the state, language, width and colours of a row. */
import type { Browser, Page, Response } from '@playwright/test'
import type { Row } from './rows'
import type { Stage } from './stages'

const MEDIA = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

/** `served`: the HTML as it came, before any script. Close it when done. */
export type OpenRow = { page: Page; served: string; close: () => Promise<void> }

export async function openRow(browser: Browser, stage: Stage, row: Row): Promise<OpenRow> {
  const { state, language, javaScript, colours, width } = row
  const context = await browser.newContext({
    baseURL: stage.baseURL,
    locale: `${language}-CH`,
    viewport: { width, height: 800 },
    // Checkers are scripts, which no page of ours allows.
    bypassCSP: true,
    ...MEDIA[colours],
  })
  // With scripts forbidden to the browser the checkers could not run either.
  if (!javaScript) await context.route('**/assets/*.js', (route) => route.abort())
  if (state.as) await context.addCookies(await stage.cookiesOf(state.as))
  const page = await context.newPage()
  const documents = watchDocuments(page)
  await state.open({ page, language })
  await page.waitForLoadState('load')
  if (!javaScript) await openDetails(page)
  return { page, served: (await documents.last()) ?? '', close: () => context.close() }
}

/** What opens in place is looked at once it is open; with scripts it is closed, or opens as a window. */
const openDetails = (page: Page) =>
  page.locator('details').evaluateAll((all) => {
    for (const details of all) (details as HTMLDetailsElement).open = true
  })

function watchDocuments(page: Page) {
  const bodies: Promise<string | null>[] = []
  page.on('response', (response) => {
    if (isDocument(response)) bodies.push(response.text().catch(() => null))
  })
  return { last: async () => bodies.at(-1) ?? null }
}

const isDocument = (response: Response) =>
  response.request().isNavigationRequest() && (response.headers()['content-type'] ?? '').includes('text/html')
