/** The style of the built product: in the page where somebody arrives, a file for whoever goes on from there. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openAccount } from '../support/forms'
import { personNamed } from '../support/people'
import { enter } from '../support/shortcuts'
import { TEXT } from '../support/words'

function watchSheets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Of the header, which has one by its style alone. */
const BORDER = ['border-top-width', '6px'] as const

test('stands in the page that one arrives at, and is one file for those that follow', async ({ page }) => {
  const asked = watchSheets(page)
  await enter(page, personNamed('Nadia'))
  await page.goto('/lpp')
  await expect(page.locator('.header')).toHaveCSS(...BORDER)
  expect(asked).toEqual([])
  const text = await page.locator('style').textContent()

  await openAccount(page)
  await page.getByRole('link', { name: TEXT.fr.frame.actions.data, exact: true }).click()
  await expect(page).toHaveURL(/\/data/)
  await expect(page.locator('style')).toHaveCount(0)
  await expect(page.locator('.header')).toHaveCSS(...BORDER)
  expect(asked).toEqual([expect.stringMatching(/^\/assets\/app-[\w-]+\.css$/)])
  expect(await (await page.request.get(asked[0] ?? '')).text()).toBe(text)
})
