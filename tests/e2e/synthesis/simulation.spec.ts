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

  await unfoldAll(page)
  await page.getByRole('link', { name: synthesis.changeSimulation, exact: true }).click()
  await expect(field(page.getByRole('dialog'), simulation.retirementDate)).toHaveValue('01.12.2039')
  expect(await press(page, simulation.remove)).toBe(303)
  await expect(page).toHaveURL(isPage('de', '/synthesis'))
  expect(await figuresOn(page, 'withChange')).toEqual({})
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  type Place = { x: number; y: number }
  const placeOf = async (page: Page, heading: string): Promise<Place> =>
    (await page.getByRole('heading', { name: heading, exact: true }).boundingBox()) ?? { x: 0, y: 0 }

  test('on a desk the form stands beside the notes, what can be paid in and the tax that it saves', async ({
    page,
    readAs,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await readAs(personNamed('Claire'))
    for (const language of LANGUAGES) {
      const { simulation } = TEXT[language]
      await page.goto(pathIn(language, '/simulation'))
      const places = await Promise.all(
        [simulation.own, simulation.know, simulation.readyMade].map((heading) => placeOf(page, heading)),
      )
      const [own, notes, readyMade] = places as [Place, Place, Place]
      const tax = await page.getByText(simulation.tax.title).boundingBox()
      expect(notes.y).toBe(own.y)
      expect(own.x).toBeLessThan(640)
      for (const one of [notes.x, readyMade.x, tax?.x]) expect(one).toBeGreaterThan(640)
      expect(readyMade.y).toBeGreaterThan(notes.y)
      expect(tax?.y).toBeGreaterThan(readyMade.y)
    }
  })

  test('its button is in sight on a phone, and hides no field that has the focus', async ({ page, readAs }) => {
    await readAs(personNamed('Claire'))
    for (const [width, height] of [
      [412, 823],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/simulation')
      const launch = page.getByRole('button', { name: TEXT.fr.simulation.launch, exact: true })
      await expect(launch.last()).toBeInViewport({ ratio: 1 })
      for (const label of ['desiredRate', 'retirementDate'] as const) {
        const input = field(page, TEXT.fr.simulation[label])
        await input.focus()
        const [one, bar] = await Promise.all([input.boundingBox(), launch.last().boundingBox()])
        expect((one?.y ?? 0) + (one?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0)
      }
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
