/** The question before the figures of a 3a account are emptied; `tests/visits` checks the rest of these pages. */
import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { enter, signInAt } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const text = TEXT[language].pillar3a

    test(`the question whether to empty the figures has the focus (${language})`, async ({ page }) => {
      await enter(page, CLAIRE, language)
      await api(page, '/openpv/user/entities', { ids: ['banque-du-mont'] })
      await signInAt(page, '/3a', 'banque-du-mont', CLAIRE)
      await page.goto(pathIn(language, '/3a'))
      expect(await press(page, text.resetInfo)).toBe(200)
      await expect(page.getByRole('group', { name: text.resetInfoAsk, exact: true })).toBeFocused()
    })
  })
