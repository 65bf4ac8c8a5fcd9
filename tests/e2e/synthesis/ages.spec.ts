/** When to leave: every age compared, and one of them chosen. */
import type { Page } from '@playwright/test'
import { chf } from '../../../app/language/format'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { api, leadsTo } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { personNamed } from '../support/people'
import { openSynthesis } from '../support/shortcuts'
import { fillGaps, isPage, LANGUAGES, pathIn, SCRIPTS, scripts, TEXT } from '../support/words'

const shownAs = async (page: Page, figure: string) =>
  Number(await page.locator(`data[data-figure="${figure}"]`).first().getAttribute('value'))

const WAYS = LANGUAGES.flatMap((language) => SCRIPTS.map((javaScriptEnabled) => ({ language, javaScriptEnabled })))

for (const { language, javaScriptEnabled } of WAYS)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { ages, synthesis, simulation, explained } = TEXT[language]
    const named = (years: number) => fillGaps(explained.years_other, { count: years })

    test('a visitor compares all ages and chooses one, whose figures are those of the synthesis then', async ({
      page,
    }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      const onStrip = await shownAs(page, 'ages.63.monthly')
      await page.getByRole('link', { name: synthesis.ages.all }).click()
      await expect(page).toHaveURL(pathIn(language, '/ages'))
      await expect(page.getByRole('heading', { level: 1, name: ages.title })).toBeVisible()

      const table = page.getByRole('table', { name: ages.caption })
      const headers = [63, 64, 65, 66, 67, 68, 69, 70].map((years) => `${named(years)} 01.04.${1971 + years}`)
      await expect(table.getByRole('rowheader')).toHaveText(headers)
      await expect(table.locator('tr[aria-current="true"]')).toContainText(named(65))
      const row = table.getByRole('row', { name: '01.04.2034' })
      const [monthly, capital] = [await shownAs(page, 'ages.63.monthly'), await shownAs(page, 'ages.63.capital')]
      expect(monthly).toBe(onStrip)
      await expect(row).toContainText(chf(monthly))
      const [first, share] = [await shownAs(page, 'ages.63.monthlyFirst'), await shownAs(page, 'ages.63.partOfSalary')]

      await row.getByRole('button', { name: `${ages.choose} ${named(63)}` }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({
        ...{ 'total.monthly': monthly, 'total.capital': capital },
        ...{ 'total.monthlyFirst': first, 'total.partOfSalary': share },
      })
      const { body } = await api<Digest>(page, '/synthesis/digest?retirementDate=2034-04-01')
      expect(body.withChange).toMatchObject({ monthlyTotal: monthly, capitalTotal: capital })

      await page.goto(pathIn(language, '/simulation'))
      await page
        .getByRole('navigation', { name: simulation.ways.label })
        .getByRole('link', { name: simulation.ways.ages })
        .click()
      await expect(table.locator('tr[aria-current="true"]')).toContainText(named(63))
    })

    test('the months of a year are compared and chosen, with the rest of the change', async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })
      await page.goto(pathIn(language, '/ages'))
      await expect(page.getByText(ages.othersStay)).toBeVisible()
      await page
        .getByRole('navigation', { name: ages.months.title })
        .getByRole('link', { name: named(64) })
        .click()
      await expect(page).toHaveURL(pathIn(language, '/ages?year=64'))
      const table = page.getByRole('table', { name: ages.caption })
      // Twelve months, the reference age to compare with, and the heads.
      await expect(table.getByRole('row')).toHaveCount(14)
      const [monthly, capital] = [await shownAs(page, 'ages.64-3.monthly'), await shownAs(page, 'ages.64-3.capital')]
      await table.getByRole('row', { name: '01.07.2035' }).getByRole('button').click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({ 'total.monthly': monthly, 'total.capital': capital })
      const { body } = await api<Digest>(page, '/synthesis/digest?retirementDate=2035-07-01&lppCapitalShare=25')
      expect(body.withChange?.monthlyTotal).toBe(monthly)

      // The day of the plan stands among the whole ages.
      await page.goto(pathIn(language, '/ages'))
      await expect(table.locator('tr[aria-current="true"]')).toContainText('01.07.2035')
      await page.goto(pathIn(language, '/ages?year=64'))
      await page.getByRole('link', { name: ages.months.all }).click()
      await expect(page).toHaveURL(pathIn(language, '/ages'))
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a narrow screen each age is a card that the keyboard goes through, and nothing stands out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openSynthesis(page, personNamed('Claire'))
    for (const path of ['/ages', '/ages?year=65']) {
      await page.goto(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      const row = page
        .getByRole('row', { name: '66 ans' })
        .or(page.getByRole('row', { name: '65 ans 6 mois' }))
        .first()
      expect(await row.evaluate((element) => getComputedStyle(element).display)).toBe('grid')
      for (const key of ['Tab', 'Shift+Tab']) {
        const faults = await keyboardFaults(page, { key })
        expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
      }
    }
  })

  test('somebody without a dossier is led to the beginning', async ({ request }) => {
    for (const path of ['/ages', '/de/ages?year=64']) {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(leadsTo(answer)).toBe(path.startsWith('/de') ? '/de' : '/')
    }
  })
})
