/**
 * Somebody without a sign-in enters their incomes in each way, and reads their AVS pension: with scripts, the languages
 * in turn; `tests/visits` does it without scripts in both languages.
 */
import type { Page } from '@playwright/test'
import { extractPage, makePdf } from '../../support/pages/make-pdf'
import { type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press } from '../support/forms'

const YEARS = Array.from({ length: 30 }, (_, index) => 1995 + index)
const LINES = YEARS.map((year) => `01-12 ${year} ${year === 2003 ? "61'5OO" : "62'000"}`)

/**
 * Up to the page of incomes, with what a single person without children has at hand. @returns the number of fields
 * filled in
 */
async function begin(page: Page, language: Language, paper: string): Promise<number> {
  const { own } = TEXT[language]
  const go = WORDS[language].continue
  await page.goto(pathIn(language, '/own'))
  await page.locator('[name="terms"]').check()
  await press(page, own.button)
  await page.locator(`[value="${paper}"]`).check()
  await press(page, go)
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/avs')}(\\?|$)`))
  await field(page, TEXT[language].avs.birthDate).fill('14.03.1971')
  await page.locator('[name="gender"][value="FEMALE"]').check()
  await field(page, TEXT[language].avs.status).selectOption('bachelor')
  await page.locator('[name="hasChildren"][value="no"]').check()
  await press(page, go)
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/avs/career')}(\\?|$)`))
  return 5
}

const monthly = (page: Page) =>
  page.locator('[data-figure="avs.monthly"][data-column="withoutChange"], [data-figure="avs.monthly"]').first()

test('pastes an extract, corrects the line that was not read, and reads a pension (fr)', async ({ page }) => {
  const language = 'fr'
  const { career, careerCheck } = TEXT[language]
  const go = WORDS[language].continue
  await begin(page, language, 'extract')
  await expect(page.locator('.way-quick')).toBeHidden()
  await field(page, career.extract).fill(LINES.join('\n'))
  expect(await press(page, go)).toBe(400)
  await expectProblems(page, language, { [career.extractDate]: 'required' })
  await expect(field(page, career.extract)).toHaveValue(LINES.join('\n'))
  await field(page, career.extractDate).fill('12.3.2026')
  expect(await press(page, go)).toBe(303)

  await expect(page).toHaveURL(new RegExp(pathIn(language, '/avs/career/check')))
  await expect(page.locator('.raw')).toHaveText("01-12 2003 61'5OO")
  const amount = page.locator('[name="rows[0].amount"]')
  await expect(amount).toHaveValue("61'500")
  await amount.fill('x')
  expect(await press(page, careerCheck.save)).toBe(400)
  await expect(amount).toHaveValue('x')
  await amount.fill("61'500")
  expect(await press(page, careerCheck.save)).toBe(303)
  await page.goto(pathIn(language, '/synthesis'))
  await expect(monthly(page)).toHaveText(/CHF\s\d'\d{3}/)
})

test('sends the extract as a PDF (de)', async ({ page }) => {
  const language = 'de'
  const { career, careerCheck } = TEXT[language]
  const go = WORDS[language].continue
  await begin(page, language, 'extract')
  const cells = YEARS.map((year) => ['25', '412.087.33', '1', '01-12', String(year), "62'000", 'Menuiserie'])
  const buffer = Buffer.from(await makePdf([extractPage(cells)]))
  await field(page, career.extractDate).fill('12.3.2026')
  await page.locator('.way-extract [name="file"]').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
  expect(await press(page, go)).toBe(303)
  await expect(page.locator('.intro')).toContainText('30')
  expect(await press(page, careerCheck.save)).toBe(303)
  await page.goto(pathIn(language, '/synthesis'))
  await expect(monthly(page)).toHaveText(/CHF\s\d'\d{3}/)
})

test('copies three figures of a forecast (fr)', async ({ page }) => {
  const language = 'fr'
  const { career } = TEXT[language]
  const go = WORDS[language].continue
  await begin(page, language, 'forecast')
  await field(page, career.ramd).fill("72'576")
  await field(page, career.scale).fill('44')
  await field(page, career.forecastYear).fill('2026')
  expect(await press(page, go)).toBe(303)
  await page.goto(pathIn(language, '/synthesis'))
  await expect(monthly(page)).toHaveText(/2'278/)
})

test('tells a few figures: at most nine fields and five pages to a range (de)', async ({ page }) => {
  const language = 'de'
  const { career, ownCheck } = TEXT[language]
  const go = WORDS[language].continue
  const before = await begin(page, language, 'nothing')
  await field(page, career.salary).fill('85000')
  expect(before + 1).toBeLessThanOrEqual(9)
  expect(await press(page, go)).toBe(303)
  // The fifth page, after the start, the papers, the AVS form and this one.
  await expect(page).toHaveURL(new RegExp(`${pathIn(language, '/own/check')}(\\?|$)`))
  await page.getByRole('link', { name: ownCheck.toSynthesis, exact: true }).click()
  await expect(page.locator('.answer [data-figure="total.monthly.low"]')).toBeVisible()
  await unfoldAll(page)
  await expect(page.locator('[data-figure="avs.monthly.low"]').first()).toBeVisible()
})
