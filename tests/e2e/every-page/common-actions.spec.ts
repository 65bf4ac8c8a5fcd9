/** What a signed-in visitor can do from every page, and where anybody can write to. */

import { personNamed } from '../../support/visit/people'
import { LANGUAGES, literally, OTHER_LANGUAGE, pathIn, TEXT } from '../../support/visit/words'
import { expect } from '../support/fixtures'
import { openAccount } from '../support/forms'
import { testWithServer } from '../support/own-server'
import { enter } from '../support/shortcuts'

const FEEDBACK = 'https://avis.example/formulaire'
const test = testWithServer({ FEEDBACK_URL: FEEDBACK })
test.use({ javaScriptEnabled: false })

const PATHS = ['/', '/law', '/avs', '/lpp', '/3a', '/synthesis', '/simulation', '/data', '/nope']

for (const language of LANGUAGES) {
  const { actions, keeping, feedback, tabs } = TEXT[language].frame
  const otherLanguage = OTHER_LANGUAGE[language]

  test.describe(language, () => {
    test('[130] [131] all of it stands on every page', async ({ page }) => {
      await enter(page, personNamed('Claire'), language)
      const bar = page.getByRole('banner')
      const other = language === 'fr' ? 'de' : 'fr'
      for (const path of PATHS) {
        await page.goto(`${pathIn(language, path)}?a=1&b=%26`)
        await openAccount(page)
        for (const [name, leadsTo] of [
          [tabs.synthesis, '/synthesis'],
          [tabs.avs, '/avs'],
          [tabs.lpp, '/lpp'],
          [tabs.pillar3a, '/3a'],
          [tabs.simulation, '/simulation'],
          [actions.show, '/data'],
          [actions.data, '/data#delete'],
        ] as const)
          await expect(bar.getByRole('link', { name: new RegExp(`^${literally(name).source}( |$)`) })).toHaveAttribute(
            'href',
            pathIn(language, leadsTo),
          )
        for (const name of [actions.logout, keeping.button])
          await expect(bar.getByRole('button', { name, exact: true })).toBeVisible()
        await expect(page.locator('#deleted-at')).toContainText(/\d\d:\d\d/)
        await expect(page.getByRole('link', { name: feedback, exact: true })).toHaveAttribute('href', FEEDBACK)
        // Where the page has a form, the switch is a button of it.
        const link = page.getByRole('link', { name: otherLanguage, exact: true })
        const button = page.getByRole('button', { name: otherLanguage, exact: true })
        const isLink = (await link.count()) === 1
        await expect(isLink ? link : button).toHaveAttribute(
          isLink ? 'href' : 'formaction',
          isLink ? `${pathIn(language, path)}?a=1&b=%26&lang=${other}` : `${pathIn(other, path)}?a=1&b=%26`,
        )
      }
    })
  })
}

test('[131] feedback leads to the address that is set', async ({ page }) => {
  for (const language of LANGUAGES) {
    const { accessibility, frame } = TEXT[language]
    for (const path of ['/', '/about', '/prelogin', '/nope']) {
      await page.goto(pathIn(language, path))
      const link = page.getByRole('contentinfo').getByRole('link', { name: frame.feedback, exact: true })
      await expect(link).toHaveAttribute('href', FEEDBACK)
    }
    await page.goto(pathIn(language, '/accessibility'))
    const report = page.getByRole('region', { name: accessibility.report.title, exact: true })
    await expect(report.getByRole('link', { name: accessibility.report.link })).toHaveAttribute('href', FEEDBACK)
  }
})
