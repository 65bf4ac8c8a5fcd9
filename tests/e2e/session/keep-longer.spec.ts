/** The data are kept for another 60 minutes when the visitor says so, eleven times. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import {
  isInTurn,
  LANGUAGES,
  type Language,
  literally,
  pathIn,
  SCRIPTS,
  scripts,
  TEXT,
} from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, problemsOn, test } from '../support/fixtures'
import { field, fieldsToType, openAccount, openAvsForm, openGroups, press, typedOn } from '../support/forms'
import { answerAll, enter, formToken, openSynthesis, sessionToken } from '../support/shortcuts'

const NADIA = personNamed('Nadia')
/** With two 3a accounts. */
const PHILIPPE = personNamed('Philippe')
const HOUR = 60 * 60_000

const button = (page: Page, language: Language) =>
  page.getByRole('button', { name: TEXT[language].frame.keeping.button, exact: true })

/** When the data will be deleted, in milliseconds since 1970. */
const endOf = async (page: Page) => (await api<{ ttl: number }>(page, '/me')).body.ttl

const timeOf = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Zurich', hour: '2-digit', minute: '2-digit' }).format(moment)

/** Presses until it counts: twice within a second counts as once. `pressOnce` resolves when the press is answered. */
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

/** Of documents that this page asks for, how many until now. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('framenavigated', () => documents++)
  return () => documents
}

for (const javaScriptEnabled of SCRIPTS)
  for (const language of LANGUAGES)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })
      const { keeping } = TEXT[language].frame

      test('the button keeps the data, and leads back to the page, which says until when', async ({ page }) => {
        await enter(page, NADIA, language)
        const [token, began] = [await sessionToken(page), Date.now()]
        await page.goto(`${pathIn(language, '/law')}?a=1&b=%26`)
        await keep(page, language)
        await expect(page).toHaveURL(`${pathIn(language, '/law')}?a=1&b=%26&kept=yes#kept`)

        const end = await endOf(page)
        expect(end).toBeGreaterThanOrEqual(began + HOUR)
        expect(end).toBeLessThanOrEqual(Date.now() + HOUR)
        expect(await sessionToken(page)).toBe(token)
        const status = page.getByRole('status')
        await expect(status).toContainText(keeping.done)
        await expect(status).toContainText(timeOf(end))
        await expect(status).toBeFocused()
        await expect(status).toBeInViewport()
        expect(await page.getByRole('main').evaluate((main) => main.firstElementChild?.getAttribute('role'))).toBe(
          'status',
        )
        await expect(page.locator('#deleted-at')).toContainText(timeOf(end))
        expect(Object.keys((await api<object>(page, '/me')).body).toSorted()).toEqual(['fund_ids', 'login', 'ttl'])
      })

      if (!isInTurn(language, javaScriptEnabled)) return

      test('what is typed is there afterwards, nothing of it is saved, and the focus stays', async ({ page }) => {
        await enter(page, NADIA, language)
        await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
        const documents = countDocuments(page)
        for (const [path, label] of fieldsToType(language)) {
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

        await page.goto(pathIn(language, '/lpp'))
        const box = page.locator('input[name=ids]').first()
        await box.check()
        await press(page, keeping.button)
        await expect(page.getByRole('status').filter({ hasText: keeping.done })).toBeVisible()
        await expect(box).toBeChecked()
        expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([])
      })

      test('of two 3a accounts what is typed is there afterwards, or the page says what to save first', async ({
        page,
      }) => {
        const { pillar3a } = TEXT[language]
        await enter(page, PHILIPPE, language)
        await answerAll(page, PHILIPPE)
        await page.goto(pathIn(language, '/3a'))
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
        await button(page, language).dblclick()
        await expect(page.getByRole('status').filter({ hasText: keeping.done })).toBeVisible()
        await expect(field(sole, pillar3a.solde)).toHaveValue('31.13.')
        if (javaScriptEnabled) expect(await typedOn(page)).toEqual(typed)
        expect(documents() > 0).toBe(!javaScriptEnabled)
      })

      test('the name of a scenario is there afterwards', async ({ page }) => {
        await openSynthesis(page, NADIA, language)
        await api(page, '/synthesis/simulation', { lppCapitalShare: 25 })
        await page.goto(pathIn(language, '/scenarios'))
        await field(page, TEXT[language].scenarios.name).fill('Un quart')
        const typed = await typedOn(page)
        await press(page, keeping.button)
        await expect(page.getByRole('status').filter({ hasText: keeping.done })).toBeVisible()
        expect(await typedOn(page)).toEqual(typed)
      })

      test('what is typed in another tab meanwhile is saved', async ({ page, context }) => {
        await enter(page, NADIA, language)
        await page.goto(pathIn(language, '/lpp'))
        const fundId = NADIA.policies[0]?.fundId as string
        await page.locator(`input[name=ids][value="${fundId}"]`).check()
        const otherTab = await context.newPage()
        await otherTab.goto(pathIn(language, '/law'))
        await keep(otherTab, language)
        expect(await press(page, TEXT[language].lpp.save)).toBe(303)
        expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([fundId])
      })
    })

/** Until it can be done no more, then once too often, from a page that was left open. */
async function keepElevenTimes(page: Page, language: Language) {
  const { keeping } = TEXT[language].frame
  const { confirm, doneTitle } = TEXT[language].data
  await enter(page, NADIA, language)
  await page.goto(pathIn(language, '/law'))
  const leftOpen = await page.context().newPage()
  await leftOpen.goto(pathIn(language, '/about'))
  for (let time = 1; time <= 11; time++) {
    if (time === 7) {
      await page.goto(pathIn(language, '/data'))
      await press(page, confirm)
      await expect(page.getByText(doneTitle)).toBeVisible()
      await leftOpen.reload()
    }
    await expect(page.getByText(keeping.noMore)).toHaveCount(0)
    await keep(page, language)
  }
  await expect(button(page, language)).toHaveCount(0)
  await openAccount(page)
  await expect(page.getByText(keeping.noMore)).toBeVisible()

  const end = await endOf(page)
  // Right after the last one a press is the same press; from a second later on it is one too many.
  const pressed = async () => {
    const form = { keep: '1', formToken: await formToken(page) }
    const answer = await page.request.post(pathIn(language, '/data'), { form, maxRedirects: 0 })
    return answer.headers().location
  }
  await expect.poll(pressed).toContain('kept=no')
  await openAccount(leftOpen)
  await button(leftOpen, language).click()
  await expect(leftOpen.getByRole('status')).toContainText(keeping.refused)
  await expect(leftOpen).toHaveURL(new RegExp(`${literally(pathIn(language, '/about')).source}\\?kept=no#kept$`))
  await expect(leftOpen.getByRole('status')).toContainText(keeping.noMore)
  expect(await endOf(page)).toBe(end)
}

test('after eleven times the button is gone, and the page says why; deleting the data changes nothing', async ({
  browser,
  baseURL,
}) => {
  // Two presses count only where a second lies between: both languages wait for it together.
  const visits = LANGUAGES.map(async (language) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false })
    const page = await context.newPage()
    const problems = problemsOn(page)
    await keepElevenTimes(page, language)
    await context.close()
    return problems
  })
  expect(await Promise.all(visits)).toEqual(visits.map(() => []))
})

for (const language of LANGUAGES)
  test.describe(language, () => {
    test.use({ javaScriptEnabled: false })
    test('nobody else’s address is believed, and nobody is led to another site', async ({ page }) => {
      await enter(page, NADIA, language)
      await page.goto(`${pathIn(language, '/avs')}?kept=no`)
      await expect(page.getByRole('main').getByRole('status')).toHaveCount(0)
      for (const from of ['//evil.example/', '/\\evil.example', 'https://evil.example/']) {
        const answer = await page.request.post(pathIn(language, '/data'), {
          form: { keep: '1', from, formToken: await formToken(page) },
          maxRedirects: 0,
        })
        expect([answer.status(), answer.headers().location]).toEqual([
          303,
          `${pathIn(language, '/data')}?kept=yes#kept`,
        ])
      }
    })
  })
