/**
 * The data are kept for another 60 minutes on the visitor's request: where the focus is then, and what stays in the
 * fields.
 */
import type { Page } from '@playwright/test'
import { fieldsToType } from '../../support/visit/fields-to-type'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, type Language, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAccount, openAvsForm, openGroups, press, typedOn } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'

const NADIA = personNamed('Nadia')
/** With two 3a accounts. */
const PHILIPPE = personNamed('Philippe')

const button = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXT[language].frame.keeping.button, exact: true })

/** When the data will be deleted, in milliseconds since 1970. */
const endOf = async (page: Page) => (await api<{ ttl: number }>(page, '/me')).body.ttl

const timeOf = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }).format(moment)

/**
 * Presses until it counts: two presses within a second count as one. `pressOnce` resolves when the press is answered.
 */
async function keepBy(page: Page, pressOnce: () => Promise<unknown>) {
  const before = await endOf(page)
  await expect(async () => {
    await pressOnce()
    expect(await endOf(page)).toBeGreaterThan(before)
  }).toPass()
}

const keep = (page: Page, language: Language) =>
  keepBy(page, async () => expect(await press(page, TEXT[language].frame.keeping.button)).toBe(303))

/** Presses it with Enter: the focus is on it before. */
async function keepByKeyboard(page: Page, language: Language) {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await openAccount(page)
  await button(page, language).first().focus()
  await page.keyboard.press('Enter')
  await answered
}

/** The number of documents that this page has requested until now. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('framenavigated', () => documents++)
  return () => documents
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { keeping } = TEXT[language].frame

    test('the button keeps the data, and leads back to the page, with the focus on what it says', async ({ page }) => {
      await enter(page, NADIA, language)
      await page.goto(`${pathIn(language, '/law')}?a=1&b=%26`)
      await keep(page, language)
      await expect(page).toHaveURL(`${pathIn(language, '/law')}?a=1&b=%26&kept=yes#kept`)
      const status = page.getByRole('status')
      await expect(status).toContainText(keeping.done)
      await expect(status).toContainText(timeOf(await endOf(page)))
      await expect(status).toBeFocused()
      await expect(status).toBeInViewport()
    })

    test('what is typed is there afterwards, nothing of it is saved, and the focus stays', async ({ page }) => {
      await enter(page, NADIA, language)
      await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
      const documents = countDocuments(page)
      // Without scripts any form is sent and comes back.
      for (const [path, label] of fieldsToType(language).slice(0, javaScriptEnabled ? undefined : 1)) {
        await page.goto(pathIn(language, path))
        await page.waitForLoadState('networkidle')
        await openGroups(page)
        await field(page, label).fill('31.13.')
        const [typed, asked] = [await typedOn(page), documents()]
        await keepBy(page, () => keepByKeyboard(page, language))
        const told = page.getByRole('status').filter({ hasText: keeping.done })
        await expect(told, path).toBeInViewport()
        await expect(told, path).toContainText(timeOf(await endOf(page)))
        await expect(page.locator('#deleted-at')).toContainText(timeOf(await endOf(page)))
        await expect(javaScriptEnabled ? button(page, language).first() : told).toBeFocused()
        if (javaScriptEnabled) expect(documents(), path).toBe(asked)
        expect(await typedOn(page), path).toEqual(typed)
      }
      expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()

      // Enter in a field saves, and keeps nothing longer.
      await openAvsForm(page, language)
      await field(page, TEXT[language].avs.birthDate).fill('31.13.')
      const end = await endOf(page)
      await field(page, TEXT[language].avs.birthDate).press('Enter')
      await expect(page.getByRole('alert')).toBeFocused()
      expect(await endOf(page)).toBe(end)
    })
  })

test('with scripts all that is typed for two 3a accounts is there afterwards, and no page is loaded', async ({
  page,
}) => {
  const { pillar3a, frame } = TEXT.de
  await enter(page, PHILIPPE, 'de')
  await answerAll(page, PHILIPPE)
  await page.goto(pathIn('de', '/3a'))
  await page.waitForLoadState('networkidle')
  const further = page.locator('form', { has: page.getByRole('button', { name: pillar3a.saveAccount }) })
  const sole = page.locator('#page-form')
  const choice = page.locator('form', { has: page.locator('input[name=ids]') })
  for (const form of [further, sole]) await field(form, pillar3a.solde).fill('31.13.')
  await openGroups(page)
  await choice.locator('input[name=ids]:not(:checked)').first().check()
  const [typed, documents] = [await typedOn(page), countDocuments(page)]
  for (const form of [further, choice]) await expect(form.getByText(pillar3a.saveFirst)).toBeVisible()
  await expect(sole.getByText(pillar3a.saveFirst)).toHaveCount(0)

  await openAccount(page)
  await button(page, 'de').dblclick()
  await expect(page.getByRole('status').filter({ hasText: frame.keeping.done })).toBeVisible()
  expect(await typedOn(page)).toEqual(typed)
  expect(documents()).toBe(0)
})
