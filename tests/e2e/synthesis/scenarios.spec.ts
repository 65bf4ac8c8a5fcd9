/** Ready-made simulations, and those that are kept under a name and compared. */
import type { ScenariosAnswer } from '../../../app/dossier/shape/simulation-answers'
import { amountText, chf, signedChf } from '../../../app/language/format'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, isPage, LANGUAGES, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api, leadsTo } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press, pressLever } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { scenarios, simulation, synthesis } = TEXT[language]

    test('one press simulates; kept under a name, it is compared, seen again and removed', async ({ page }) => {
      await openSynthesis(page, personNamed('Philippe'), language)
      for (const [suggestion, name] of [
        ['yearLater', 'Plus tard'],
        ['eightyPercent', '80 %'],
        ['quarterCapital', '<b>Capital</b>'],
      ] as const) {
        await page.goto(pathIn(language, '/simulation'))
        expect(await pressLever(page, language, suggestion)).toBe(303)
        await expect(page.getByRole('heading', { name: synthesis.causes.title })).toBeVisible()
        await page.getByRole('link', { name: synthesis.causes.keep }).click()
        await expect(field(page, scenarios.name)).not.toHaveValue('')
        await field(page, scenarios.name).fill(name)
        expect(await press(page, scenarios.keep)).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/scenarios'))
        await expect(page.getByRole('heading', { name: scenarios.keepTitle })).toHaveCount(0)
      }

      const { body } = await api<ScenariosAnswer>(page, '/synthesis/scenarios')
      const table = page.getByRole('table', { name: scenarios.table })
      await expect(table.getByRole('columnheader')).toHaveText(Object.values(scenarios.columns))
      const today = body.withoutChange
      for (const { name, column } of body.scenarios) {
        const row = table.getByRole('row', { name })
        const [monthly, difference, capital] = [0, 1, 2].map((index) => row.getByRole('cell').nth(index))
        if (!monthly || !difference || !capital || !column) throw new Error('no row')
        await expect(monthly).toContainText(chf(column.monthlyTotal ?? 0))
        await expect(monthly).toContainText(amountText(column.lpp?.monthly ?? 0))
        const more = (column.monthlyTotal ?? 0) - (today.monthlyTotal ?? 0)
        await expect(difference).toContainText(signedChf(more))
        const { compared } = scenarios
        await expect(difference).toContainText(
          fillGaps(more > 0 ? compared.more : compared.less, { amount: chf(Math.abs(more)), what: compared.monthly }),
        )
        await expect(capital).toContainText(chf(column.capitalTotal ?? 0))
      }

      await page.getByRole('button', { name: `${scenarios.show} Plus tard` }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({
        'total.monthly': body.scenarios[0]?.column?.monthlyTotal,
      })
      await page.goto(pathIn(language, '/scenarios'))
      await page.getByRole('button', { name: `${scenarios.remove} Plus tard` }).click()
      await expect(table.getByRole('row', { name: 'Plus tard' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: scenarios.keepTitle })).toBeVisible()
    })

    test('trying leads to comparing and back, and the name is there already', async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await page.goto(pathIn(language, '/scenarios'))
      await page.getByRole('link', { name: scenarios.first, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/simulation'))
      const { ways } = simulation
      const way = (name: string) => page.getByRole('navigation', { name: ways.label }).getByRole('link', { name })
      await expect(way(ways.try)).toHaveAttribute('aria-current', 'page')
      await field(page, simulation.retirementDate).fill('64')
      expect(await press(page, simulation.launch)).toBe(303)
      await page.goto(pathIn(language, '/simulation'))
      await way(ways.compare).click()
      const age = fillGaps(TEXT[language].words.atAge_other, { count: 64 })
      const name = fillGaps(scenarios.named.age, { age }).replace(/^./, (letter) => letter.toUpperCase())
      await expect(field(page, scenarios.name)).toHaveValue(name)
      expect(await press(page, scenarios.keep)).toBe(303)
      await expect(page.getByRole('row', { name })).toBeVisible()
      await expect(page.getByRole('link', { name: scenarios.another, exact: true })).toBeVisible()
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a narrow screen each scenario is a card that the keyboard goes through, and nothing stands out', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 480 })
    await openSynthesis(page, personNamed('Philippe'))
    for (const [suggestion, name] of [
      ['yearLater', 'Plus tard'],
      ['eightyPercent', '80 %'],
      ['quarterCapital', 'Capital'],
    ] as const) {
      await page.goto('/simulation')
      await pressLever(page, 'fr', suggestion)
      await page.goto('/scenarios')
      await field(page, TEXT.fr.scenarios.name).fill(name)
      await press(page, TEXT.fr.scenarios.keep)
    }
    await expect(page.getByRole('table').getByRole('rowheader')).toHaveCount(4)
    // Once its style has come: rows are there before.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    for (const key of ['Tab', 'Shift+Tab']) {
      const faults = await keyboardFaults(page, { key })
      expect(faults.filter((fault) => /hidden|off the screen/.test(fault))).toEqual([])
    }
  })

  for (const language of LANGUAGES)
    test(`a name is needed, and not too long; what is typed stays (${language})`, async ({ page }) => {
      const { scenarios } = TEXT[language]
      await openSynthesis(page, personNamed('Nadia'), language)
      await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })
      for (const [name, key] of [
        ['', 'required'],
        ['x'.repeat(61), 'nameTooLong'],
      ] as const) {
        await page.goto(pathIn(language, '/scenarios'))
        await field(page, scenarios.name).fill(name)
        expect(await press(page, scenarios.keep)).toBe(400)
        await expectProblems(page, language, { [scenarios.name]: key })
        await expect(field(page, scenarios.name)).toHaveValue(name)
      }
    })

  test('are only for signed-in visitors', async ({ request }) => {
    for (const language of LANGUAGES) {
      const answer = await request.get(pathIn(language, '/scenarios'), { maxRedirects: 0 })
      expect(leadsTo(answer)).toBe(pathIn(language, '/'))
    }
  })
})
