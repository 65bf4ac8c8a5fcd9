/** The same page open in two tabs of a browser: whoever saves later has the focus on the message. */

import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { press } from '../support/forms'
import { enter } from '../support/shortcuts'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })

    test('someone who saves later than another tab is told, and keeps what was chosen', async ({ page }) => {
      const [ARC, RHONE] = personNamed('Claire').policies.map(({ fundId }) => fundId) as [string, string]
      const text = TEXT[language]
      await enter(page, personNamed('Claire'), language)
      const otherTab = await page.context().newPage()
      for (const [tab, id] of [
        [page, ARC],
        [otherTab, RHONE],
      ] as const) {
        await tab.goto(pathIn(language, '/lpp'))
        await tab.locator(`input[name=ids][value="${id}"]`).check()
      }
      expect(await press(otherTab, text.lpp.save)).toBe(303)

      expect(await press(page, text.lpp.save)).toBe(409)
      await expect(page.getByRole('alert')).toContainText(text.frame.meanwhile.typed)
      await expect(page.getByRole('alert')).toBeFocused()
      await expect(page.locator('input[name=ids]:checked')).toHaveValue(ARC)
      expect(await press(page, text.lpp.save)).toBe(303)
    })
  })
