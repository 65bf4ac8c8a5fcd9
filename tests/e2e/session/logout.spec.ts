/** What the browser itself keeps of a session, and no longer keeps after a logout. */
import { personNamed } from '../../support/visit/people'
import { TEXT, WORDS } from '../../support/visit/words'
import { figure } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { logOut } from '../support/forms'
import { enter, openSynthesis, sessionToken } from '../support/shortcuts'

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

test('the page of cookies names those that the browser has; the logout takes the session’s away', async ({ page }) => {
  await enter(page, personNamed('Nadia'))
  await page.goto('/cookies')
  const kept = (await page.context().cookies()).filter(({ path }) => !path.startsWith('/sandbox'))
  expect(kept.map(({ name }) => name)).toContain('__Host-session')
  for (const { name } of kept)
    await expect(page.getByRole('rowheader', { name: name.replace(/:.*/, ':…'), exact: true })).toBeVisible()
  await logOut(page, 'fr')
  await expect(page.getByRole('link', { name: WORDS.fr.start })).toBeVisible()
  expect(await sessionToken(page)).toBeNull()
})
