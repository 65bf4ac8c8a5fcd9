/** The civil statuses for which the prototype computes no AVS pension: saved, said, and everything else goes on. */

import { personNamed } from '../../support/visit/people'
import { isPage, LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { fold, unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { answerAll, enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** Word for word. */
const WARNING = {
  fr: 'Les cas autres que Célibataire et Marié·e ne sont pas encore traités par le prototype',
  de: 'Andere Fälle als «Ledig» und «Verheiratet» werden vom Prototyp noch nicht behandelt',
}
const CLAIRE = personNamed('Claire')

for (const language of LANGUAGES) {
  const warning = WARNING[language]
  const { avs, synthesis } = TEXT[language]

  for (const status of ['just_married', 'widow', 'divorced', 'remarried'])
    test(`[081] [224] [238] ${status} is saved with the warning (${language})`, async ({ page }) => {
      await enter(page, CLAIRE, language)
      await openAvsForm(page, language)
      await expect(page.getByText(warning)).toHaveCount(0)
      await field(page, avs.status).selectOption(status)
      expect(await press(page, WORDS[language].continue)).toBe(303)
      await expect(page.getByRole('heading', { level: 1, name: avs.title })).toBeVisible()
      await expect(page.getByText(warning, { exact: true })).toBeVisible()
      expect((await api(page, '/acor/pension-calculator/info')).body).toMatchObject({ person: { status } })
      await page.getByRole('link', { name: avs.notHandledLink }).click()
      await expect(page).toHaveURL(pathIn(language, '/lpp'))
    })

  for (const status of ['bachelor', 'married'])
    test(`[081] ${status} goes on without it (${language})`, async ({ page }) => {
      await enter(page, CLAIRE, language)
      await openAvsForm(page, language)
      await field(page, avs.status).selectOption(status)
      expect(await press(page, WORDS[language].continue)).toBe(303)
      await expect(page).toHaveURL(isPage(language, '/lpp'))
      await expect(page.getByText(warning)).toHaveCount(0)
      await openAvsForm(page, language)
      await expect(page.getByText(warning)).toHaveCount(0)
    })

  test(`[081] the synthesis is without AVS then, and has the other two pillars (${language})`, async ({ page }) => {
    await enter(page, CLAIRE, language)
    await answerAll(page, CLAIRE)
    await openAvsForm(page, language)
    await field(page, avs.status).selectOption('divorced')
    await press(page, WORDS[language].continue)
    await page.goto(pathIn(language, '/synthesis'))
    const pillar = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: synthesis.cards.avs }) })
    await expect(pillar.getByText(warning)).toBeVisible()
    await unfoldAll(page)
    await expect(fold(page, synthesis.avs).getByText(warning)).toBeVisible()
    for (const [figure, count] of [
      ['avs.monthly', 0],
      ['avs.thirteenth', 0],
      ['lpp.monthly', 1],
      ['pillar3a.projected', 1],
    ] as const)
      await expect(page.locator(`data[data-figure="${figure}"]`)).toHaveCount(count)
    const lpp = await page.locator('data[data-figure="lpp.monthly"]').getAttribute('value')
    await expect(page.locator('data[data-figure="total.monthly"]')).toHaveAttribute('value', lpp ?? '')
  })
}
