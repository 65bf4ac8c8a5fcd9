/**
 * Retiring earlier or later: the form in a dialog, beside the ready-made changes, and both columns on a narrow screen.
 */
import type { Page } from '@playwright/test'
import type { Digest } from '../../../app/pillars/synthesis/digest'
import { personNamed } from '../../support/visit/people'
import { isPage, LANGUAGES, pathIn, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { figure, figuresOf, figuresOn, row, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, press } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'

test('[103] [119] [120] a date entered in the window fills the second column, and can be taken away', async ({
  page,
}) => {
  const { synthesis, simulation } = TEXT.de
  await openSynthesis(page, personNamed('Nadia'), 'de')
  const before = await figuresOn(page)
  await page.getByRole('link', { name: synthesis.simulate, exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('heading', { name: simulation.title, exact: true })).toBeVisible()
  await field(page, simulation.retirementDate).fill('1.12.2039')
  expect(await press(page, simulation.launch)).toBe(303)
  await expect(page).toHaveURL(isPage('de', '/synthesis'))

  const { withChange } = (await api<Digest>(page, '/synthesis/digest?retirementDate=2039-12-01')).body
  if (!withChange) throw new Error('no second column')
  // A change has its own part of the pay beside it.
  expect(before).toMatchObject(await figuresOn(page))
  expect(await figuresOn(page, 'withChange')).toMatchObject(figuresOf(withChange))

  await page.getByRole('link', { name: synthesis.changeSimulation, exact: true }).click()
  await expect(field(page, simulation.retirementDate)).toHaveValue('01.12.2039')
  expect(await press(page, simulation.remove)).toBe(303)
  await expect(page).toHaveURL(isPage('de', '/synthesis'))
  expect(await figuresOn(page, 'withChange')).toEqual({})
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  const placeOf = async (page: Page, heading: string) =>
    (await page.getByRole('heading', { name: heading, exact: true }).boundingBox()) ?? { x: 0, y: 0 }

  test('on a desk the form stands beside the ready-made changes and the tax they save', async ({ page, readAs }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await readAs(personNamed('Claire'))
    for (const language of LANGUAGES) {
      const { simulation } = TEXT[language]
      await page.goto(pathIn(language, '/simulation'))
      const [readyMade, own] = [await placeOf(page, simulation.readyMade), await placeOf(page, simulation.own)]
      const tax = await page.getByText(simulation.tax.title).boundingBox()
      expect(own.y).toBe(readyMade.y)
      expect(own.x).toBeGreaterThan(640)
      expect(readyMade.x).toBeLessThan(640)
      expect(tax?.x).toBeLessThan(640)
      expect(tax?.y).toBeGreaterThan(readyMade.y)
    }
  })

  test('on a narrow screen it is still a table, and nothing stands out', async ({ page }) => {
    const { synthesis } = TEXT.fr
    await page.setViewportSize({ width: 320, height: 700 })
    await openSynthesis(page, personNamed('Philippe'))
    await api(page, '/synthesis/simulation', { retirementDate: '2036-11-01' })
    await page.reload()
    await unfoldAll(page)
    await expect(row(page, synthesis.total, synthesis.retirement).getByRole('cell')).toHaveText([
      '01.11.2034',
      '01.11.2036',
    ])
    await expect(page.getByRole('columnheader', { name: synthesis.columns.withChange }).first()).toBeVisible()
    const [left, right] = await Promise.all(
      (['withoutChange', 'withChange'] as const).map((column) => figure(page, 'avs.monthly', column).boundingBox()),
    )
    expect(left?.y).toBe(right?.y)
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
    expect((right?.x ?? 0) + (right?.width ?? 0)).toBeLessThanOrEqual(320)
  })
})
