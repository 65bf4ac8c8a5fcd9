/** The income over time as it is drawn: on every screen, in forced colours, and on paper. */
import type { Page } from '@playwright/test'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { type Language, pathIn, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

const EARLY = '2034-04-01'

const pictureIn = (page: Page, language: Language) =>
  page.getByRole('region', { name: TEXT[language].outlook.income.title }).locator('svg[role=img]')

test.use({ javaScriptEnabled: false })

test('nothing scrolls sideways, and no letters of the picture meet, are small or stand outside, at any width', async ({
  page,
}) => {
  await openSynthesis(page, personNamed('Claire'))
  for (const simulation of [null, { retirementDate: EARLY }, { retirementDate: EARLY, lppCapitalShare: 25 }]) {
    if (simulation) expect((await api(page, '/synthesis/simulation', simulation)).status).toBe(200)
    await page.goto('/synthesis')
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const wide = await page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
      expect(wide, `at ${width}`).toBeLessThanOrEqual(0)
      await expectLettersApart(page, 'fr', width)
    }
  }
})

test('no letters of the picture meet at 320, for any person, in German', async ({ page, readAs }) => {
  await page.setViewportSize({ width: 320, height: 900 })
  for (const person of PEOPLE) {
    await readAs(person)
    await page.goto(pathIn('de', '/synthesis'))
    await expectLettersApart(page, 'de', 320)
  }
})

test('in forced colours bands differ by texture, in the colours of text', async ({ page, readAs }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await readAs(personNamed('Claire'))
  await page.goto('/synthesis')
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

test('on paper the drawing and its table are there', async ({ page, readAs }) => {
  await readAs(personNamed('Claire'))
  await page.goto('/synthesis')
  await page.emulateMedia({ media: 'print' })
  await expect(pictureIn(page, 'fr')).toBeVisible()
  await expect(page.getByRole('table', { name: TEXT.fr.outlook.income.table, exact: true })).toBeVisible()
})

/** Nor with each other: each keeps a pixel of its line. */
async function expectLettersApart(page: Page, language: Language, width: number) {
  const all = await pictureIn(page, language)
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
