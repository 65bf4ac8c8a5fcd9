/** Outside parties on other origins than ours: the content policy lets the forms lead there, and nowhere else. */
import type { Page } from '@playwright/test'
import { freePort } from '../../support/product/free-port'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, scripts, WORDS } from '../../support/visit/words'
import { expect } from '../support/fixtures'
import { openGroups } from '../support/forms'
import { test } from '../support/own-server'
import { chooseFunds, confirmFirstPillar, reachSynthesis, signIn } from '../support/steps'

const PERSON = personNamed('Philippe')

const formAction = async (page: Page, path: string) => {
  const answer = await page.request.get(path)
  return /form-action ([^;]*)/.exec(answer.headers()['content-security-policy'] ?? '')?.[1]
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })

    test(`[012] the whole way, with the sandbox on another port (${language})`, async ({ page, startServer }) => {
      const SANDBOX_PORT = String(await freePort())
      await startServer({ SANDBOX_PORT })
      await reachSynthesis(page, language, PERSON)
      for (const figure of ['avs.monthly', 'lpp.monthly', 'pillar3a.projected'])
        await expect(page.locator(`[data-figure="${figure}"]`).first()).toContainText('CHF')
      expect(await formAction(page, '/avs')).toBe(`'self' http://localhost:${SANDBOX_PORT}`)
    })
  })

test('funds elsewhere than the identity service: only the page of the funds lets forms lead there', async ({
  page,
  port,
  startServer,
  startBeside,
}) => {
  const [SANDBOX_PORT, PORT] = [String(await freePort()), String(await freePort())]
  const shared = { PARTIES_CLIENT_SECRET: 'a secret that both of them know' }
  const directory = `http://localhost:${SANDBOX_PORT}/sandbox/directory`
  await startBeside({ ...shared, PORT, SANDBOX_PORT, PUBLIC_ORIGIN: `http://localhost:${port}` })
  await startServer({
    ...shared,
    DIRECTORY_URL: `${directory}/pension-funds`,
    ENTITIES_URL: `${directory}/entities`,
  })
  await signIn(page, 'fr', PERSON)
  expect(await formAction(page, '/lpp')).toBe("'self'")
  await confirmFirstPillar(page, 'fr')
  for (const { fundId } of PERSON.policies) await page.locator(`input[name=ids][value="${fundId}"]`).check()
  await page.getByRole('button', { name: WORDS.fr.save, exact: true }).click()
  expect(await formAction(page, '/lpp')).toBe(`'self' http://localhost:${SANDBOX_PORT}`)
  expect(await formAction(page, '/avs')).toBe("'self'")
  // The list is folded once something is chosen.
  await openGroups(page)
  await chooseFunds(page, 'fr', PERSON)
  expect(await formAction(page, '/lpp')).toBe("'self'")
})
