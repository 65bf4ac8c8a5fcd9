/** After a logout the browser itself has kept nothing. */
import { personNamed } from '../../support/visit/people'
import { TEXT, WORDS } from '../../support/visit/words'
import { figure } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { logOut } from '../support/forms'
import { openSynthesis } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

test('‘back’ shows no figures any more: the browser has kept no page', async ({ page }) => {
  // Not the person whose figures home shows as an example.
  await openSynthesis(page, personNamed('Philippe'))
  const total = figure(page, 'total.monthly')
  await expect(total).toBeVisible()
  const own = await total.innerText()
  await logOut(page, 'fr')
  await expect(page.getByRole('link', { name: WORDS.fr.start })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: TEXT.fr.home.title })).toBeVisible()
  await expect(page.locator('.answer')).toHaveCount(0)
  await expect(page.getByText(own)).toHaveCount(0)
})
