/** The synthesis on screen: its answer first, what was done in focus, and a wide table on a narrow screen. */

import { chf } from '../../../app/language/format'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { personNamed } from '../../support/visit/people'
import { isPage, LANGUAGES, pathIn, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

test('[100] [101] the answer is the first that is read, large, with the disclaimer beside it', async ({
  page,
  readAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await readAs(personNamed('Claire'))
  const { withoutChange } = (await api<Digest>(page, '/synthesis/digest')).body
  for (const language of LANGUAGES) {
    const text = TEXT[language].synthesis
    await page.goto(pathIn(language, '/synthesis'))
    await expect(page.getByRole('heading', { level: 1, name: text.title, exact: true })).toBeVisible()
    const amount = figure(page, 'total.monthly')
    await expect(amount).toHaveText(chf(withoutChange.monthlyTotal ?? 0))
    const { size, bottom } = await amount.evaluate((one) => ({
      size: Number.parseFloat(getComputedStyle(one).fontSize),
      bottom: one.getBoundingClientRect().bottom,
    }))
    expect(size).toBeGreaterThanOrEqual(40)
    expect(bottom).toBeLessThanOrEqual(565)
    await expect(page.locator('.answer').getByText(text.disclaimer)).toBeVisible()
  }
})

test('[102] after the AVS pension is estimated again, what was done is in focus', async ({ page }) => {
  const { synthesis, done } = TEXT.de
  await openSynthesis(page, personNamed('Claire'), 'de')
  expect(await press(page, `${synthesis.avsAgain} ${synthesis.avsAgainOf}`)).toBe(303)
  await expect(page).toHaveURL(isPage('de', '/synthesis'))
  await expect(page.locator('#done')).toContainText(done.askedAnew)
  await expect(page.locator('#done')).toBeFocused()
})

test('on a narrow screen the table of two accounts scrolls by itself, with the keyboard too, and the page does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openSynthesis(page, personNamed('Philippe'))
  await api(page, '/synthesis/simulation', { retirementDate: '2036-01-01' })
  await page.goto('/synthesis')
  const region = page.getByRole('group', { name: TEXT.fr.synthesis.pillar3aAccounts, exact: true })
  await unfoldAll(page)
  await region.focus()
  expect(await region.evaluate((table) => table.scrollWidth - table.clientWidth)).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => region.evaluate((table) => table.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
