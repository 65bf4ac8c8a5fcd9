/** The style of the built product: in the page for an arriving visitor, in files for those who go on from there. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { openAccount } from '../support/forms'
import { enter } from '../support/shortcuts'

function watchSheets(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') asked.push(new URL(request.url()).pathname)
  })
  return asked
}

const EVERY_PAGE = /^\/assets\/app-[\w-]+\.css$/

/** The style of the header, which comes only from its sheet. */
const BORDER = ['border-top-width', '6px'] as const

test('stands in the page that one arrives at, and in files for those that follow, one for all and one for their kind', async ({
  page,
}) => {
  const asked = watchSheets(page)
  await enter(page, personNamed('Nadia'))
  await page.goto('/lpp')
  await expect(page.locator('.header')).toHaveCSS(...BORDER)
  expect(asked).toEqual([])
  const [text] = await page.locator('style').allTextContents()

  await openAccount(page)
  await page.getByRole('link', { name: TEXT.fr.frame.actions.data, exact: true }).click()
  await expect(page).toHaveURL(/\/data/)
  await expect(page.locator('style')).toHaveCount(0)
  await expect(page.locator('.header')).toHaveCSS(...BORDER)
  expect(asked).toEqual([expect.stringMatching(EVERY_PAGE)])
  expect(await (await page.request.get(asked[0] ?? '')).text()).toBe(text)

  const tabs = page.getByRole('navigation', { name: TEXT.fr.frame.tabs.label, exact: true })
  await tabs.getByRole('link', { name: TEXT.fr.frame.tabs.lpp }).click()
  await expect(page).toHaveURL(/\/lpp/)
  await expect(page.locator('.choice').first()).toHaveCSS('min-height', '44px')
  const ofTheirKind = asked.filter((sheet) => !EVERY_PAGE.test(sheet))
  expect(ofTheirKind).toEqual([expect.stringMatching(/^\/assets\/form-[\w-]+\.css$/)])
})
