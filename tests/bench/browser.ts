/** A slow phone as emulated by Chromium: slow 4G, a sixth of the processor, an empty cache. */
import { type Browser, type BrowserContextOptions, type CDPSession, chromium, type Page } from '@playwright/test'
import { LAUNCH } from '../launch-chromium'

const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOWED = 6
const PHONE = { viewport: { width: 412, height: 823 }, locale: 'fr-CH', serviceWorkers: 'block' as const }

export const launch = () => chromium.launch(LAUNCH)

/** A page with an empty cache; requests to other hosts are refused. */
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
