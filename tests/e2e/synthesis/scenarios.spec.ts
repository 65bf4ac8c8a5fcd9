/** Ready-made simulations, and those that are kept under a name and compared. */
import type { ScenariosAnswer } from '../../../app/dossier/shape/simulation'
import { chf } from '../../../app/language/format'
import { keyboardFaults } from '../../a11y/hand/keyboard'
import { api, leadsTo } from '../support/calls'
import { figuresOn } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press, pressLever } from '../support/forms'
import { personNamed } from '../support/people'
import { openSynthesis } from '../support/shortcuts'
import { IN_TURN, isPage, LANGUAGES, pathIn, scripts, TEXT } from '../support/words'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { scenarios, synthesis, differences } = TEXT[language]

    test('one press simulates; under a name it is kept, compared, seen again and removed', async ({ page }) => {
      await openSynthesis(page, personNamed('Philippe'), language)
      for (const [suggestion, name] of [
        ['yearLater', 'Plus tard'],
        ['eightyPercent', '80 %'],
        ['quarterCapital', '<b>Capital</b>'],
      ] as const) {
        await page.goto(pathIn(language, '/simulation'))
        expect(await pressLever(page, language, suggestion)).toBe(303)
        await expect(page.getByRole('heading', { name: differences.title })).toBeVisible()
        await page.getByRole('link', { name: scenarios.keepOrCompare }).click()
        await field(page, scenarios.name).fill(name)
        expect(await press(page, scenarios.keep)).toBe(303)
        await expect(page).toHaveURL(isPage(language, '/scenarios'))
        await expect(page.getByRole('heading', { name: scenarios.keepTitle })).toHaveCount(0)
      }

      const { body } = await api<ScenariosAnswer>(page, '/synthesis/scenarios')
      const table = page.getByRole('table', { name: scenarios.table })
      await expect(table.getByRole('columnheader')).toHaveText([
        synthesis.row,
        synthesis.columns.withoutChange,
        ...body.scenarios.map(({ name }) => name),
      ])
      const cells = table.getByRole('row', { name: scenarios.figures.lpp }).getByRole('cell')
      await expect(cells).toHaveText(
        [body.withoutChange, ...body.scenarios.map(({ column }) => column)].map((column) =>
          chf(column?.lpp?.monthly ?? 0),
        ),
      )

      await page.getByRole('button', { name: `${scenarios.show} Plus tard` }).click()
      await expect(page).toHaveURL(isPage(language, '/synthesis'))
      expect(await figuresOn(page, 'withChange')).toMatchObject({
        'total.monthly': body.scenarios[0]?.column?.monthlyTotal,
      })
      await page.goto(pathIn(language, '/scenarios'))
      await page.getByRole('button', { name: `${scenarios.remove} Plus tard` }).click()
      await expect(table.getByRole('columnheader', { name: 'Plus tard' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: scenarios.keepTitle })).toBeVisible()
    })
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('on a narrow screen the column that stays hides no button that the keyboard comes to, there or back', async ({
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
