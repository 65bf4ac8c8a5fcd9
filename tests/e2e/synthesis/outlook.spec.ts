/** The income over time, drawn and as numbers, and what the figures are worth: on every screen, and on paper. */
import type { Page } from '@playwright/test'
import { chf, dayText } from '../../../app/language/format'
import type { ColumnName } from '../../../app/pillars/result'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import type { IncomeStep, Outlook } from '../../../app/pillars/synthesis/outlook'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, type Language, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

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

/** The table stands behind its own line, which opens without a script. */
async function openTable(page: Page, language: Language) {
  const fold = page.locator('details', { has: page.getByText(TEXT[language].outlook.picture.table, { exact: true }) })
  if ((await fold.getAttribute('open')) === null) await fold.locator('summary').click()
}

const pictureIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: TEXT[language].outlook.income.title }).locator('svg[role=img]')

/** @param column where there are two; null: the only one */
async function expectTable(page: Page, language: Language, steps: readonly IncomeStep[], column: ColumnName | null) {
  const { income } = TEXT[language].outlook
  const name = column ? fillGaps(income.tableIn, { column: income.columns[column] }) : income.table
  await openTable(page, language)
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
      const drawing = pictureIn(page, language)
      await expect(drawing).toHaveCount(1)
      const title = await drawing.locator('title').textContent()
      expect(title).toContain(chf(withoutChange.monthlyTotal ?? 0))
      for (const { total } of income) expect(title).toContain(chf(total))
      await expect(page.getByRole('img', { name: title ?? '' })).toBeVisible()
      await expectTable(page, language, income, null)
    })

    test(`an early start is drawn, with what would be paid without it outlined, and a table of each (${language})`, async ({
      page,
    }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await simulate(page, language)
      const { outlook } = await digestOn(page, EARLY)
      expect(outlook.withChange?.income).toHaveLength(4)
      const picture = pictureIn(page, language)
      await expect(picture).toHaveCount(1)
      for (const { total } of outlook.withChange?.income ?? [])
        await expect(picture.locator('title')).toContainText(chf(total))
      for (const { total } of outlook.withoutChange.income)
        await expect(picture.locator('desc')).toContainText(chf(total))
      expect(await picture.locator('.outline').count()).toBeGreaterThan(0)
      await expectTable(page, language, outlook.withoutChange.income, 'withoutChange')
      await expectTable(page, language, outlook.withChange?.income ?? [], 'withChange')
    })

    test(`what both live on together is a link away while both have entered each other (${language})`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const { household } = text
      await openSynthesis(page, personNamed('Claire'), language)
      const context = await browser.newContext({ baseURL, javaScriptEnabled })
      await openSynthesis(await context.newPage(), personNamed('Philippe'), language)
      await page.reload()
      await page.getByRole('link', { name: household.both }).click()
      await expect(page).toHaveURL(/\/synthesis\?vue=deux$/)
      const region = page.getByRole('region', { name: household.title })
      const { withoutChange } = await digestOn(page)
      const monthly = Number(await region.locator('[data-figure="household.monthly"]').getAttribute('value'))
      // Philippe's AVS pension is in it, and his pension fund is not.
      expect(monthly).toBe((withoutChange.monthlyTotal ?? 0) + (withoutChange.avs?.monthly ?? 0))
      await expect(region.locator('svg[role=img] title')).toContainText(chf(monthly))
      await expect(region.getByText(household.notRead)).toBeVisible()
      await page.getByRole('link', { name: household.own, exact: true }).click()
      await expect(page.getByRole('region', { name: text.income.title })).toBeVisible()
      await context.close()
    })

    test(`low, expected and high stand in a table, and a capital as a month (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Reto'), language)
      const { outlook, withoutChange } = await digestOn(page)
      const { lpp, pillar3a, spread } = outlook.withoutChange
      // Folded: a reader opens what they want to read.
      await page.locator('main details').evaluateAll((all) => {
        for (const one of all) (one as HTMLDetailsElement).open = true
      })
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

const SHARE_AND_EARLY = { retirementDate: EARLY, lppCapitalShare: 25 }

test.describe('on any screen', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [320, 768, 1280])
    test(`nothing scrolls sideways, and no letters of the picture meet, are small or stand outside, at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await openSynthesis(page, personNamed('Claire'))
      for (const simulation of [null, { retirementDate: EARLY }, SHARE_AND_EARLY]) {
        if (simulation) expect((await api(page, '/synthesis/simulation', simulation)).status).toBe(200)
        await page.goto('/synthesis')
        const wide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(wide).toBeLessThanOrEqual(0)
        await expectLettersApart(page, width)
      }
    })

  for (const person of PEOPLE)
    test(`no letters of the picture meet at 320, for ${person.firstName} in German`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 900 })
      await openSynthesis(page, person, 'de')
      await expectLettersApart(page, 320)
    })

  test('in forced colours bands are told apart by texture, in the colours of text', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openSynthesis(page, personNamed('Claire'))
    const picture = pictureIn(page, 'fr')
    const styleOf = (name: string, property: 'fill' | 'stroke') =>
      picture
        .locator(name)
        .first()
        .evaluate((one, key) => getComputedStyle(one)[key], property)
    const text = await page.evaluate(() => getComputedStyle(document.body).color)
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(await styleOf('.area-1', 'fill')).toBe(text)
    expect(await styleOf('.area-2', 'fill')).toBe(ground)
    expect(await styleOf('.area-2', 'stroke')).toBe(text)
    await expect(picture.locator('[fill="url(#texture-2)"]')).not.toHaveCount(0)
  })

  test('on paper the drawing and its table are there', async ({ page }) => {
    await openSynthesis(page, personNamed('Claire'))
    await page.emulateMedia({ media: 'print' })
    await expect(pictureIn(page, 'fr')).toBeVisible()
    await expect(page.getByRole('table', { name: TEXT.fr.outlook.income.table, exact: true })).toBeVisible()
  })
})

/** Nor with each other: a pixel of its line is left to each. */
async function expectLettersApart(page: Page, width: number) {
  const all = await pictureIn(page, page.url().includes('/de/') ? 'de' : 'fr')
    .locator('text')
    .evaluateAll((texts) =>
      texts.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const size = Number.parseFloat(getComputedStyle(one).fontSize)
        return { said: one.textContent, size, left, right, top: top + 1, bottom: bottom - 1 }
      }),
    )
  expect(all.length).toBeGreaterThan(6)
  for (const [index, one] of all.entries()) {
    expect(one.size).toBeGreaterThanOrEqual(16)
    expect(one.left, one.said ?? '').toBeGreaterThanOrEqual(0)
    expect(one.right, one.said ?? '').toBeLessThanOrEqual(width)
    const met = all
      .slice(index + 1)
      .filter(
        (other) => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
      )
    expect(
      met.map(({ said }) => said),
      one.said ?? '',
    ).toEqual([])
  }
}
