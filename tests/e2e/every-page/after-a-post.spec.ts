/**
 * After a form was sent: the page says what was done. Reloading and going back request a page again, and never send the
 * form a second time.
 */
import type { Page, Response } from '@playwright/test'
import type { ScenariosAnswer } from '../../../app/dossier/shape/simulation-answers'
import { personNamed } from '../../support/visit/people'
import {
  fillGaps,
  IN_TURN,
  isPage,
  LANGUAGES,
  type Language,
  pathIn,
  scripts,
  TEXT,
  WORDS,
} from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** Every form that the browser sends from now on. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

/** What is sent in turn, and what is said about it. */
function savedIn(language: Language) {
  const { lpp, pillar3a, simulation, scenarios, frame, data, done } = TEXT[language]
  const words = WORDS[language]
  return [
    { path: '/avs', button: words.continue, status: done.answer },
    { path: '/lpp', button: lpp.save, status: done.funds },
    { path: '/3a', button: pillar3a.save, status: done.accounts },
    { path: '/3a', button: words.continue, status: done.answer },
    { path: '/simulation', button: simulation.launch, typed: [simulation.desiredRate, '80'], status: done.change },
    { path: '/scenarios', button: scenarios.keep, typed: [scenarios.name, '80 %'], status: done.scenarioKept },
    { path: '/simulation', button: simulation.remove, status: done.noChange },
    { path: '/terms', button: frame.keeping.button, status: frame.keeping.done },
    { path: '/v2/wizard/1p', button: words.continue, status: done.answer },
    { path: '/lpp', button: lpp.none, status: done.answer },
    { path: '/3a', button: pillar3a.none, status: done.answer },
    { path: '/data', button: words.confirmDelete, status: data.doneTitle },
  ]
}

// Each form in one of the languages; tests/visits checks its sentences in both.
test('what is saved is saved once, whoever reloads or goes back', async ({ page }) => {
  const inTurn = { fr: savedIn('fr'), de: savedIn('de') }
  await enter(page, personNamed('Claire'))
  await answerAll(page, personNamed('Claire'))
  const posts = watchPosts(page)
  for (const index of inTurn.fr.keys()) {
    const language = LANGUAGES[index % 2] ?? 'fr'
    const { path = '', button, typed: [label, value = ''] = [], status } = inTurn[language][index] ?? {}
    await page.goto(pathIn(language, path))
    if (label) await field(page, label).fill(value)
    expect(await press(page, button ?? ''), path).toBe(303)
    await page.waitForLoadState()
    const told = page.getByRole('main').getByRole('status').filter({ hasText: status })
    await expect(told).toBeFocused()
    await expect(told).toBeInViewport()
    const shown = page.url()
    const reloaded = await page.reload()
    expect([reloaded?.request().method(), reloaded?.status()], path).toEqual(['GET', 200])
    await page.goBack()
    await expect(page).toHaveURL(pathIn(language, path))
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.goForward()
    await expect(page).toHaveURL(shown)
    expect(posts, path).toHaveLength(index + 1)
    if (path === '/scenarios')
      expect((await api<ScenariosAnswer>(page, '/synthesis/scenarios')).body.scenarios).toHaveLength(1)
  }
})

test('what is taken away or cleared is said at the part concerned, all at once only after a question', async ({
  page,
}) => {
  const language = 'fr'
  const { lpp, pillar3a, done } = TEXT[language]
  const [claire, philippe] = [personNamed('Claire'), personNamed('Philippe')]
  await enter(page, philippe, language)
  await answerAll(page, philippe)
  const told = (sentence: string) => page.getByRole('main').getByRole('status').filter({ hasText: sentence })
  /** Reading on from there, the next heading is that of the part. */
  const nextHeading = () =>
    page.evaluate(() => {
      const told = document.activeElement as Element
      const isBehind = (heading: Element) =>
        told.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING && !told.contains(heading)
      return [...document.querySelectorAll('main h2')].find(isBehind)?.textContent
    })
  const asks = async (button: string, question: string, no: string) => {
    const before = (await api(page, '/steps')).body
    expect(await press(page, button)).toBe(200)
    const group = page.getByRole('group', { name: question, exact: true })
    await expect(group).toBeFocused()
    await expect(group).toBeInViewport()
    await group.getByText(no, { exact: true }).click()
    await expect(group).toHaveCount(0)
    expect((await api(page, '/steps')).body).toEqual(before)
    expect(await press(page, button)).toBe(200)
  }

  await page.goto(pathIn(language, '/3a'))
  await page.locator('button[value^="remove:"]').first().click()
  await expect(told(done.accountRemoved)).toBeFocused()
  expect(await nextHeading()).toBe(pillar3a.chosenTitle)

  await page.goto(pathIn(language, '/3a'))
  await field(page, pillar3a.rate).fill('viel')
  await asks(pillar3a.resetInfo, pillar3a.resetInfoAsk, pillar3a.resetInfoNo)
  await expect(field(page, pillar3a.rate)).toHaveValue('viel')
  expect(await press(page, pillar3a.resetInfoYes)).toBe(303)
  await expect(told(done.accountCleared)).toBeFocused()
  await expect(told(done.accountCleared)).toBeInViewport()
  expect(await nextHeading()).toBe(pillar3a.infoTitle)

  await asks(pillar3a.reset, pillar3a.resetAsk, pillar3a.resetNo)
  expect(await press(page, pillar3a.resetYes)).toBe(303)
  await expect(told(done.accountsRemoved)).toBeFocused()

  await api(page, '/openpk/user/pension-funds', { ids: claire.policies.map(({ fundId }) => fundId) })
  await page.goto(pathIn(language, '/lpp'))
  await page.locator('button[value^="remove:"]').first().click()
  await expect(told(done.fundRemoved)).toBeFocused()
  expect(await nextHeading()).toBe(lpp.chosenTitle)
  await asks(lpp.reset, lpp.resetAsk, lpp.resetNo)
  expect(await press(page, lpp.resetYes)).toBe(303)
  await expect(told(done.fundsRemoved)).toBeFocused()
})

/** The message about a wrong day, and the day that was typed. */
async function expectRefused(page: Page, language: Language) {
  const { avs, problems } = TEXT[language]
  await expect(page.getByRole('alert')).toContainText(fillGaps(problems.dayUnknown, { example: '21.05.1981' }))
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(field(page, avs.birthDate)).toHaveValue('31.02.2000')
}

/** The page on a plain request: with what is saved, and without a message about a form that was sent. */
async function expectAsSaved(page: Page, language: Language, answer: Response | null) {
  expect([answer?.request().method(), answer?.status()]).toEqual(['GET', 200])
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: TEXT[language].avs.title, exact: true })).toBeVisible()
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const other = language === 'fr' ? 'de' : 'fr'

    test('who goes back to a refused form, or reloads it, is asked for nothing and sends nothing again', async ({
      page,
    }) => {
      await enter(page, personNamed('Claire'), language)
      await openAvsForm(page, language)
      const posts = watchPosts(page)
      await field(page, TEXT[language].avs.birthDate).fill('31.02.2000')
      expect(await press(page, WORDS[language].continue)).toBe(400)
      await expectRefused(page, language)
      await page.goto(pathIn(language, '/lpp'))
      await expectAsSaved(page, language, await page.goBack())
      await expect(page).toHaveURL(isPage(language, '/avs'))
      await expectAsSaved(page, language, await page.reload())
      await page.goBack()
      await expect(page).toHaveURL(pathIn(language, '/avs'))
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(posts).toHaveLength(1)
      expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()
    })

    test('who switches the language of a form keeps what is typed, and comes back to pages', async ({ page }) => {
      await enter(page, personNamed('Claire'), language)
      await openAvsForm(page, language)
      const posts = watchPosts(page)
      await field(page, TEXT[language].avs.birthDate).fill('31.02.2000')
      await page.getByRole('banner').locator('button[value^="language:"]').click()
      await expect(page).toHaveURL(isPage(other, '/avs'))
      await expect(field(page, TEXT[other].avs.birthDate)).toHaveValue('31.02.2000')
      expect(await press(page, WORDS[other].continue)).toBe(400)
      await expectRefused(page, other)
      await expectAsSaved(page, other, await page.goBack())
      await page.goBack()
      await expect(page).toHaveURL(pathIn(language, '/avs'))
      await expectAsSaved(page, other, await page.goForward())
      await expectAsSaved(page, other, await page.goForward())
      expect(posts).toHaveLength(2)
    })
  })
