/** Two spouses, each in a browser of their own: one finds the marriage and the children that the other has saved. */
import type { Page } from '@playwright/test'
import { chf } from '../../../app/language/format'
import type { PensionResult } from '../../../app/pillars/result'
import { infoOf, personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { unfoldAll } from '../support/figures'
import { expect } from '../support/fixtures'
import { field, logOut, openAvsForm, press } from '../support/forms'
import { testWithServer } from '../support/own-server'
import { deleteData, enter } from '../support/shortcuts'
import { confirmFirstPillar } from '../support/steps'

const [CLAIRE, PHILIPPE, NADIA] = [personNamed('Claire'), personNamed('Philippe'), personNamed('Nadia')]
const INFO = '/acor/pension-calculator/info'
const HOUSEHOLD = '/acor/household'

/** The same spouses are at work in other journeys: here with a server of their own, and the other one in another browser. */
const test = testWithServer({}).extend<{ otherPage: Page }>({
  otherPage: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled })
    await use(await context.newPage())
    await context.close()
  },
})

// What one saved must not be found by the other in the next test.
test.afterEach(({ page, otherPage }) => Promise.all([page, otherPage].map(deleteData)))

/** Wedding day and number of children, as they stand in the form. */
const REGISTERED = ['20.06.1998', '2']
const AS_CLAIRE_SAVES = ['20.06.1998', '3']

async function formOf(page: Page, language: Language) {
  await openAvsForm(page, language)
  const { relationshipStartDate, childCount } = TEXT[language].avs
  return Promise.all([relationshipStartDate, childCount].map((label) => field(page, label).inputValue()))
}

async function changeAndSave(page: Page, language: Language) {
  const text = TEXT[language].avs
  expect(await press(page, text.addChild)).toBe(200)
  await field(page, fillGaps(text.childBirthDate, { number: 3 })).fill('24.12.2006')
  await confirmFirstPillar(page, language)
}

const household = async (page: Page) => (await api<object | null>(page, HOUSEHOLD)).body

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const told = TEXT[language].avs.fromPartner

    test('[011] what she saves he finds, checks and makes his own; nothing else of hers', async ({
      page,
      otherPage,
    }) => {
      await enter(page, CLAIRE, language)
      await enter(otherPage, PHILIPPE, language)
      expect(await formOf(otherPage, language)).toEqual(REGISTERED)
      await expect(otherPage.getByText(told)).toHaveCount(0)

      expect(await formOf(page, language)).toEqual(REGISTERED)
      await changeAndSave(page, language)
      expect(await formOf(otherPage, language)).toEqual(AS_CLAIRE_SAVES)
      await expect(otherPage.getByText(told)).toBeVisible()
      const { childBirthDate, birthDate } = TEXT[language].avs
      await expect(field(otherPage, fillGaps(childBirthDate, { number: 3 }))).toHaveValue('24.12.2006')
      await expect(field(otherPage, birthDate)).toHaveValue('02.10.1969')

      await confirmFirstPillar(otherPage, language)
      expect((await api(otherPage, INFO)).body).toMatchObject({
        person: { navs: PHILIPPE.navs, relationshipStartDate: '1998-06-20' },
        childCount: 3,
      })
      expect(await formOf(otherPage, language)).toEqual(AS_CLAIRE_SAVES)
      await expect(otherPage.getByText(told)).toHaveCount(0)
      expect(await household(page)).toMatchObject({ enteredBy: 'partner' })
    })

    test('[011] it is gone when she logs out', async ({ page, otherPage }) => {
      await enter(page, CLAIRE, language)
      await openAvsForm(page, language)
      await changeAndSave(page, language)
      await enter(otherPage, PHILIPPE, language)
      expect(await formOf(otherPage, language)).toEqual(AS_CLAIRE_SAVES)

      await logOut(page, language)
      await expect(page.getByRole('link', { name: WORDS[language].start })).toBeVisible()
      expect(await formOf(otherPage, language)).toEqual(REGISTERED)
      await expect(otherPage.getByText(told)).toHaveCount(0)
      expect(await household(otherPage)).toBeNull()
    })

    test('it is gone when she has her data deleted', async ({ page, otherPage }) => {
      await enter(page, CLAIRE, language)
      await openAvsForm(page, language)
      await changeAndSave(page, language)
      await enter(otherPage, PHILIPPE, language)
      expect(await household(otherPage)).toMatchObject({ enteredBy: 'partner' })

      await page.goto(pathIn(language, '/data'))
      expect(await press(page, WORDS[language].confirmDelete)).toBe(303)
      expect(await household(otherPage)).toBeNull()
      expect(await formOf(page, language)).toEqual(REGISTERED)
    })
  })

for (const language of LANGUAGES)
  test.describe(`${language}, in the synthesis`, () => {
    test.use({ javaScriptEnabled: false })
    const text = TEXT[language].synthesis

    test('[010] when both have entered each other, each reads both pensions and the limit; else their own', async ({
      page,
      otherPage,
    }) => {
      const table = (on: Page, name: string) => on.getByRole('table', { name, exact: true })
      const reload = async () => {
        await page.reload()
        await unfoldAll(page)
      }
      const enterWith = async (on: Page, person: typeof CLAIRE) => {
        await enter(on, person, language)
        expect((await api(on, INFO, infoOf(person))).status).toBe(200)
        await on.goto(pathIn(language, '/synthesis'))
        await unfoldAll(on)
      }
      await enterWith(page, CLAIRE)
      await expect(page.getByText(text.couple.one)).toBeVisible()
      await expect(table(page, text.periods)).toHaveCount(0)

      await enterWith(otherPage, PHILIPPE)
      await reload()
      for (const on of [page, otherPage]) {
        await expect(on.getByText(text.couple.counts)).toBeVisible()
        await expect(on.getByText(text.couple.one)).toHaveCount(0)
        const rows = table(on, text.periods).getByRole('row')
        const [alone, together] = [rows.filter({ hasText: '01.11.2034' }), rows.filter({ hasText: '01.04.2036' })]
        await expect(alone).toContainText("CHF\u00a02'520")
        await expect(alone).toContainText(text.periodNone)
        await expect(alone).not.toContainText(text.periodCapped)
        await expect(together.getByRole('cell', { name: "CHF\u00a01'890" })).toHaveCount(2)
        await expect(together).toContainText("CHF\u00a03'780")
        await expect(together).toContainText(text.periodCapped)
      }

      await api(page, '/synthesis/simulation', { retirementDate: '2034-04-01' })
      const path = '/acor/pension-calculator?retirementDate=2034-04-01'
      const { periods } = (await api<PensionResult>(page, path)).body
      await reload()
      const changed = table(page, text.periodsWithChange).getByRole('row')
      await expect(changed).toHaveCount(1 + periods.length)
      await expect(changed.nth(2)).toContainText(chf(periods[1]?.total ?? 0))

      await logOut(otherPage, language)
      await reload()
      await expect(page.getByText(text.couple.one)).toBeVisible()
      await expect(table(page, text.periods)).toHaveCount(0)
    })
  })

for (const language of LANGUAGES)
  test.describe(`${language}, entered differently`, () => {
    test.use({ javaScriptEnabled: false })
    const { differs } = TEXT[language].synthesis.couple

    test('both are told on their synthesis, until one of them has mended it', async ({ page, otherPage }) => {
      const synthesis = (on: Page) => on.goto(pathIn(language, '/synthesis'))
      const info = infoOf(PHILIPPE)
      const another = {
        ...info,
        children: [...info.children, { birthDate: '2006-12-24', alive: true, deathDate: null }],
      }
      await enter(page, CLAIRE, language)
      await enter(otherPage, PHILIPPE, language)
      expect((await api(page, INFO, infoOf(CLAIRE))).status).toBe(200)
      expect((await api(otherPage, INFO, another)).status).toBe(200)
      for (const on of [page, otherPage]) {
        await synthesis(on)
        await expect(on.getByText(differs.children, { exact: true })).toBeVisible()
        await expect(on.getByText(differs.relationshipStartDate)).toHaveCount(0)
      }
      await otherPage.getByRole('link', { name: TEXT[language].explained.check, exact: true }).first().click()
      await expect(otherPage.getByText(differs.children, { exact: true })).toBeVisible()
      expect((await api(otherPage, INFO, infoOf(PHILIPPE))).status).toBe(200)
      await openAvsForm(otherPage, language)
      await expect(otherPage.getByText(differs.children)).toHaveCount(0)
      expect(await press(otherPage, WORDS[language].continue)).toBe(303)
      for (const on of [page, otherPage]) {
        await synthesis(on)
        await unfoldAll(on)
        await expect(on.getByText(TEXT[language].synthesis.couple.counts)).toBeVisible()
        await expect(on.getByText(differs.text)).toHaveCount(0)
      }
    })
  })

test.describe('without JavaScript, which changes what is compared', () => {
  test.use({ javaScriptEnabled: false })

  test('[161] a stranger who claims to be married to her is told nothing, and finds nothing', async ({
    page,
    otherPage,
  }) => {
    await enter(page, CLAIRE)
    await openAvsForm(page, 'fr')
    await changeAndSave(page, 'fr')
    await enter(otherPage, NADIA)
    const text = TEXT.fr.avs
    const refusals: string[] = []
    for (const navs of [CLAIRE.navs, PHILIPPE.navs, '756.9217.0769.85']) {
      await openAvsForm(otherPage, 'fr')
      await field(otherPage, text.status).selectOption('married')
      await press(otherPage, WORDS.fr.continue)
      await field(otherPage, text.partnerNavs).fill(navs)
      await field(otherPage, text.partnerBirthDate).fill('01.02.1970')
      await field(otherPage, text.partnerGender).getByText(TEXT.fr.words.gender.FEMALE).click()
      await field(otherPage, text.relationshipStartDate).fill('01.02.2000')
      expect(await press(otherPage, WORDS.fr.continue)).toBe(400)
      // All of it, and not what has come so far.
      await otherPage.waitForLoadState()
      refusals.push((await otherPage.locator('main').innerHTML()).replaceAll(navs, '(the number)'))
    }
    expect(refusals[0]).toContain(TEXT.fr.problems.notRegisteredPartner)
    expect(refusals[1]).toBe(refusals[0])
    expect(refusals[2]).toBe(refusals[0])
    expect(await household(otherPage)).toBeNull()
  })
})
