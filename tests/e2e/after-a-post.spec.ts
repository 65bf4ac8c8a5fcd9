/** After a form was sent: reloading and going back ask for a page again, and never send the form a second time. */
import type { Page } from '@playwright/test'
import type { ScenariosAnswer } from '../../app/dossier/simulation'
import { api } from './calls'
import { expect, test } from './fixtures'
import { field, press } from './forms'
import { personNamed } from './people'
import { answerAll, enter } from './shortcuts'
import { LANGUAGES, pathIn, TEXT, WORDS } from './words'

test.use({ javaScriptEnabled: false })

/** Every form that the browser sends from now on. */
function watchPosts(page: Page): string[] {
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname)
  })
  return posts
}

for (const language of LANGUAGES) {
  const { lpp, pillar3a, simulation, scenarios, frame, data, problems } = TEXT[language]
  const words = WORDS[language]
  const SAVED = [
    { path: '/avs', button: words.continue },
    { path: '/lpp', button: lpp.save },
    { path: '/3a', button: pillar3a.save },
    { path: '/3a', button: words.continue },
    { path: '/simulation', button: simulation.suggestions.eightyPercent },
    { path: '/scenarios', button: scenarios.keep, name: '80 %' },
    { path: '/terms', button: frame.keeping.button, status: frame.keeping.done },
    { path: '/v2/wizard/1p', button: words.continue },
    { path: '/data', button: words.confirmDelete, status: data.doneTitle },
  ]

  test(`what is saved is saved once, whoever reloads or goes back (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await answerAll(page, personNamed('Claire'))
    const posts = watchPosts(page)
    for (const [index, { path, button, name, status }] of SAVED.entries()) {
      await page.goto(pathIn(language, path))
      if (name) await field(page, scenarios.name).fill(name)
      expect(await press(page, button), path).toBe(303)
      await page.waitForLoadState()
      if (status) await expect(page.getByRole('main').getByRole('status')).toContainText(status)
      const shown = page.url()
      const reloaded = await page.reload()
      expect([reloaded?.request().method(), reloaded?.status()], path).toEqual(['GET', 200])
      await page.goBack()
      await expect(page).toHaveURL(pathIn(language, path))
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.goForward()
      await expect(page).toHaveURL(shown)
      expect(posts, path).toHaveLength(index + 1)
      if (name) expect((await api<ScenariosAnswer>(page, '/synthesis/scenarios')).body.scenarios).toHaveLength(1)
    }
  })

  test(`who reloads a refused form is refused again, and nothing is saved (${language})`, async ({ page }) => {
    await enter(page, personNamed('Claire'), language)
    await page.goto(pathIn(language, '/avs'))
    await field(page, TEXT[language].avs.birthDate).fill('31.02.2000')
    expect(await press(page, words.continue)).toBe(400)
    // By the page itself: the tool's own reload loses a page that came by a form, now and then.
    const again = page.waitForResponse((response) => response.request().isNavigationRequest())
    await page.evaluate(() => location.reload())
    expect((await again).status()).toBe(400)
    await expect(page.getByRole('alert')).toContainText(problems.dayUnknown)
    await expect(field(page, TEXT[language].avs.birthDate)).toHaveValue('31.02.2000')
    expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()
    await page.goBack()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
}
