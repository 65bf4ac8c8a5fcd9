/** The AVS form: what of it is visible. `tests/visits` checks what it asks and keeps. */
import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { field, openAvsForm, press } from '../support/forms'
import { enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const text = TEXT[language].avs

    test(`what is known is shown in words, and a press opens its fields (${language})`, async ({ page }) => {
      await enter(page, CLAIRE, language)
      await page.goto(pathIn(language, '/avs'))
      const you = page.getByRole('region', { name: text.you, exact: true })
      await expect(you.getByRole('definition').filter({ hasText: CLAIRE.navs })).toBeVisible()
      const asked = page.locator('main').getByRole('textbox').or(page.locator('main').getByRole('radio'))
      await expect(asked).toHaveCount(0)
      await you.getByText(text.correct).press('Enter')
      await expect(field(you, text.birthDate)).toHaveValue(CLAIRE.birthDate.split('-').reverse().join('.'))

      const couple = page.getByRole('region', { name: text.relationship, exact: true })
      await couple.getByText(text.correct).press('Enter')
      await expect(field(couple, text.partnerBirthDate)).toBeVisible()
      await expect(field(couple, text.partnerDeathDate)).toHaveCount(0)
      await couple.getByText(text.partnerDied).press('Enter')
      await expect(field(couple, text.partnerDeathDate)).toBeVisible()

      await field(you, text.birthDate).fill('31.02.2000')
      expect(await press(page, WORDS[language].continue)).toBe(400)
      await expect(field(you, text.birthDate)).toBeVisible()
      await expect(field(couple, text.partnerBirthDate)).toHaveCount(0)
    })

    test(`[079] who becomes married on the form has the fields of the partner in sight (${language})`, async ({
      page,
    }) => {
      await enter(page, personNamed('Nadia'), language)
      await openAvsForm(page, language)
      await field(page, text.status).selectOption('married')
      expect(await press(page, WORDS[language].continue)).toBe(400)
      await page.getByText(text.partnerDied, { exact: true }).click()
      for (const label of ['partnerNavs', 'partnerBirthDate', 'partnerGender', 'partnerDeathDate'] as const)
        await expect(field(page, text[label])).toBeVisible()
    })
  })
