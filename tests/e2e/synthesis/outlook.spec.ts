/** The income over time, drawn and as numbers, and what the figures are worth: on every screen, and on paper. */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import type { ColumnName } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import type { IncomeStep, Outlook } from '../../../app/pillars/synthesis/outlook'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { personNamed } from '../support/people'
import { openSynthesis } from '../support/shortcuts'
import { fillGaps, IN_TURN, type Language, pathIn, scripts, TEXT } from '../support/words'

const EARLY = '2034-04-01'
type Answer = Digest & { outlook: Outlook }

const digestOn = async (page: Page, day?: string) =>
  (await api<Answer>(page, `/synthesis/digest${day ? `?retirementDate=${day}` : ''}`)).body

async function simulate(page: Page, language: Language) {
  expect((await api(page, '/synthesis/simulation', { retirementDate: EARLY })).status).toBe(200)
  await page.goto(pathIn(language, '/synthesis'))
}

/** The amounts of a step as the table has them: what runs, and together. */
const amountsOf = ({ salary, avs, lpp, total }: IncomeStep) =>
  [salary, avs, lpp, total].map((amount) => (amount === null ? '–' : chf(amount)))

/** @param column where there are two; null: the only one */
async function expectTable(page: Page, language: Language, steps: readonly IncomeStep[], column: ColumnName | null) {
  const { income } = TEXT[language].outlook
  const name = column ? fillGaps(income.tableIn, { column: income.columns[column] }) : income.table
  const table = page.getByRole('table', { name, exact: true })
  await expect(table.getByRole('columnheader')).toHaveText([
    income.from,
    income.parts.salary,
    income.parts.avs,
    income.parts.lpp,
    income.total,
  ])
  const rows = table.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(steps.length)
  for (const [index, step] of steps.entries()) {
    await expect(rows.nth(index).getByRole('rowheader')).toContainText(index === 0 ? income.now : dayText(step.from))
    await expect(rows.nth(index).getByRole('cell')).toHaveText(amountsOf(step))
  }
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { outlook: text } = TEXT[language]

    test(`the drawing says what it shows, and the table has the digest’s numbers (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Reto'), language)
      const { outlook, withoutChange } = await digestOn(page)
      const { income } = outlook.withoutChange
      expect(income.map(({ from }) => from)).toEqual(['2026-11-21', '2037-06-01', '2045-09-01'])
      // What his fund insures, a twelfth of it.
      expect(income[0]).toMatchObject({ salary: 5_800, avs: null, lpp: null })
      const drawing = page.getByRole('region', { name: text.income.title }).getByRole('figure').getByRole('img')
      await expect(drawing).toHaveCount(1)
      const title = await drawing.locator('title').textContent()
      expect(title).toContain(chf(withoutChange.monthlyTotal ?? 0))
      for (const { total } of income) expect(title).toContain(chf(total))
      await expect(page.getByRole('img', { name: title ?? '' })).toBeVisible()
      await expectTable(page, language, income, null)
    })

    test(`an early start stands beside, with its own table (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await simulate(page, language)
      const { outlook } = await digestOn(page, EARLY)
      expect(outlook.withChange?.income).toHaveLength(4)
      await expect(
        page.getByRole('region', { name: text.income.title }).getByRole('figure').getByRole('img'),
      ).toHaveCount(2)
      await expectTable(page, language, outlook.withoutChange.income, 'withoutChange')
      await expectTable(page, language, outlook.withChange?.income ?? [], 'withChange')
    })

    test(`low, expected and high stand in a table, and a capital as a month (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Reto'), language)
      const { outlook, withoutChange } = await digestOn(page)
      const { lpp, pillar3a, spread } = outlook.withoutChange
      const table = page.getByRole('table', { name: text.range.table, exact: true })
      const cells = (term: string) =>
        table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: term, exact: true }) })
          .getByRole('cell')
      await expect(cells(text.range.lppMonthly)).toHaveText(
        [lpp?.low.monthly, withoutChange.lpp?.monthly, lpp?.high.monthly].map((amount) => chf(amount ?? 0)),
      )
      await expect(cells(text.range.pillar3a)).toHaveText(
        [pillar3a?.low.capital, withoutChange.pillar3a?.projected, pillar3a?.high.capital].map((amount) =>
          chf(amount ?? 0),
        ),
      )
      // From 1 June 2037 to 18 May 2062: 299 whole months.
      expect(spread.pillar3a?.months).toBe(299)
      await expect(page.getByRole('region', { name: text.spread.title })).toContainText(
        chf(Math.round((withoutChange.pillar3a?.projected ?? 0) / 299)),
      )
      await expect(page.getByText(text.worth.francs)).toHaveCount(1)
    })
  })

test.describe('on any screen', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 768, 1280])
    test(`nothing scrolls sideways, and no text of the drawing is small, at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSynthesis(page, personNamed('Claire'))
      await simulate(page, 'fr')
      const wide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(wide).toBeLessThanOrEqual(0)
      const texts = page.locator('.chart svg text')
      expect(await texts.count()).toBeGreaterThan(10)
      for (const { size, left, right } of await texts.evaluateAll((all) =>
        all.map((one) => {
          const { left, right } = one.getBoundingClientRect()
          return { size: Number.parseFloat(getComputedStyle(one).fontSize), left, right }
        }),
      )) {
        expect(size).toBeGreaterThanOrEqual(16)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(right).toBeLessThanOrEqual(width)
      }
    })

  test('in forced colours the areas have the colour of text', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openSynthesis(page, personNamed('Claire'))
    const colours = await page
      .locator('.chart rect')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).stroke === getComputedStyle(document.body).color))
    expect(colours.length).toBeGreaterThan(1)
    expect(colours).not.toContain(false)
  })

  test('on paper the drawing and its table are there', async ({ page }) => {
    await openSynthesis(page, personNamed('Claire'))
    await page.emulateMedia({ media: 'print' })
    await expect(
      page.getByRole('region', { name: TEXT.fr.outlook.income.title }).getByRole('figure').getByRole('img'),
    ).toBeVisible()
    await expect(page.getByRole('table', { name: TEXT.fr.outlook.income.table, exact: true })).toBeVisible()
  })
})
