/** A slow phone, as Chromium plays it: slow 4G, a processor of a sixth, nothing kept from before. */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { LAUNCH } from '../launch-chromium'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWED = 6
const PHONE = { viewport: { width: 412, height: 823 }, locale: 'fr-CH', serviceWorkers: 'block' as const }

export const launch = () => chromium.launch(LAUNCH)

/** A page with nothing kept from another; what is asked of elsewhere is refused. */
export async function openPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  use: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ ...PHONE, ...options })
  try {
    const page = await context.newPage()
    return await use(page, await context.newCDPSession(page))
  } finally {
    await context.close()
  }
}

export async function slowDown(devtools: CDPSession) {
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
}
