/** The way to a pension fund and back, past what the browser lets forms lead to; `tests/visits` checks the rest. */
import { personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, isPage, scripts, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { enter } from '../support/shortcuts'

const CLAIRE = personNamed('Claire')
const ARC = CLAIRE.policies[0]?.fundId ?? ''

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const [words, text] = [WORDS[language], TEXT[language].partySignIn]

    test(`[012] a fund shows its figures once the visitor has gone there, come back, and signed in there (${language})`, async ({
      page,
    }) => {
      await enter(page, CLAIRE, language)
      await api(page, '/openpk/user/pension-funds', { ids: [ARC] })
      const { body } = await api<{ id: string; nameFr: string; nameDe: string }[]>(page, '/openpk/pension-funds')
      const fund = body.find(({ id }) => id === ARC)
      const name = (language === 'fr' ? fund?.nameFr : fund?.nameDe) ?? ''
      await page.goto(`${words.prefix}/lpp`)
      const button = page.getByRole('button', { name: fillGaps(text.button, { name }), exact: true })

      await button.click()
      await expect(page).toHaveURL(new RegExp(`/sandbox/funds/${ARC}/sign-in/`))
      await page.getByRole('button', { name: words.cancelParty, exact: true }).click()
      await expect(page.locator('[data-error=refused]')).toBeVisible()

      await button.click()
      await page.getByRole('button', { name: words.signInAs(`${CLAIRE.firstName} ${CLAIRE.lastName}`) }).click()
      await page.getByRole('button', { name: words.allowParty, exact: true }).click()
      await expect(page).toHaveURL(isPage(language, '/lpp'))
      await expect(button).toHaveCount(0)
      const balance = page.getByRole('region', { name }).locator('dl > div', { hasText: TEXT[language].lpp.balance })
      await expect(balance).toContainText('CHF')
    })
  })
