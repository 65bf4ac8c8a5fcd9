/** In the demo every link leads somewhere: feedback to a form of the sandbox, each fund and provider to its site there. */

import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { answerAll, enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')
const SAID = {
  fr: { opinion: 'Votre avis', send: 'Envoyer', thanks: 'Merci de votre avis', invented: 'inventée', back: 'Revenir' },
  de: {
    opinion: 'Ihre Rückmeldung',
    send: 'Senden',
    thanks: 'Danke für Ihre Rückmeldung',
    invented: 'erfunden',
    back: 'Zurück',
  },
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const words = SAID[language]

    test(`feedback is taken, thanked for and led back from (${language})`, async ({ page }) => {
      await page.goto(pathIn(language, '/law'))
      await page.getByRole('link', { name: TEXT[language].frame.feedback, exact: true }).click()
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByLabel(words.opinion).fill('Bien expliqué.')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible()
      await page.getByRole('link', { name: words.back }).click()
      await expect(page).toHaveURL(pathIn(language, '/'))
    })

    test(`each party has a site that says that it is invented (${language})`, async ({ page }) => {
      await enter(page, CLAIRE, language)
      await answerAll(page, CLAIRE)
      const sites: { address: string; name: string }[] = []
      for (const path of ['/lpp', '/3a', '/synthesis']) {
        await page.goto(pathIn(language, path))
        for (const link of await page.locator('main a[rel~=external]').all())
          sites.push({ address: (await link.getAttribute('href')) ?? '', name: (await link.textContent()) ?? '' })
      }
      expect(new Set(sites.map(({ address }) => address)).size).toBeGreaterThanOrEqual(3)
      for (const { address, name } of sites.filter((site) => site.address.includes('/sites/'))) {
        await page.goto(address, { referer: new URL(pathIn(language, '/synthesis'), address).href })
        await expect(page.getByRole('main')).toContainText(words.invented)
        const called = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
        expect(name).toContain(called)
      }
    })
  })

test('feedback leads to the address under which the demo is asked', async ({ page, baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  for (const host of ['localhost', '127.0.0.1']) {
    await page.goto(`http://${host}:${port}/`)
    const link = page.getByRole('link', { name: TEXT.fr.frame.feedback, exact: true })
    await expect(link).toHaveAttribute('href', `http://${host}:${port}/sandbox/feedback`)
  }
})
