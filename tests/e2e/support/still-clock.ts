/** A page whose time stands still must still be drawn: its scripts wait for that. */
import type { Page } from '@playwright/test'

/** Before the clock is installed, and after. */
const rememberFrames = (page: Page) => page.addInitScript(() => Object.assign(window, { frame: requestAnimationFrame }))
const giveFramesBack = (page: Page) =>
  page.addInitScript(() => Object.assign(window, { requestAnimationFrame: Reflect.get(window, 'frame') }))

/** @param moment milliseconds since 1970 */
export async function standStill(page: Page, moment: number) {
  await rememberFrames(page)
  await page.clock.install({ time: moment - 1000 })
  await giveFramesBack(page)
  await page.clock.pauseAt(moment)
}
