/** The pension funds: what is visible, and where the focus is; `tests/visits` checks the rest of their page. */
import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const text = TEXT[language].lpp

    test(`[086] help is folded, and the question whether to take all funds away has the focus (${language})`, async ({
      page,
    }) => {
      await enter(page, CLAIRE, language)
      await page.goto(pathIn(language, '/lpp'))
      const help = page.getByText(text.helpText)
      await expect(help).toBeHidden()
      await page.getByText(text.help).click()
      await expect(help).toBeVisible()

      await api(page, '/openpk/user/pension-funds', { ids: CLAIRE.policies.map(({ fundId }) => fundId) })
      await page.reload()
      expect(await press(page, text.reset)).toBe(200)
      await expect(page.getByRole('group', { name: text.resetAsk, exact: true })).toBeFocused()
    })
  })
