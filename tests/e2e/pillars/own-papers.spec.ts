/** Somebody copies a certificate, with a slip that is queried, and two 3a accounts, and finds both in the synthesis. */

import { personNamed } from '../../support/visit/people'
import { pathIn, TEXT, WORDS } from '../../support/visit/words'
import { unfoldAll } from '../support/figures'
import { expect, test } from '../support/fixtures'
import { expectProblems, field, press } from '../support/forms'
import { enter } from '../support/shortcuts'

/** She has neither a pension fund nor a 3a account in the sandbox. */
const SOFIA = personNamed('Sofia')

/** With scripts; without, in both languages, in `tests/visits`. */
const language = 'de'
const { certificate, account3a, words, ownPapers, synthesis } = TEXT[language]
const go = WORDS[language].continue

test(`copies a certificate and two 3a accounts (${language})`, async ({ page }) => {
  await enter(page, SOFIA, language)
  await page.goto(pathIn(language, '/lpp/certificate'))
  await field(page, certificate.date).fill('1.1.2026')
  await field(page, certificate.balance).fill("412'638")
  await field(page, certificate.capital).fill("689'022")
  await field(page, certificate.pension).fill("3'100")
  expect(await press(page, go)).toBe(400)
  await expectProblems(page, language, { [certificate.pension]: 'pensionOfMonth' })
  await expect(page.getByRole('checkbox', { name: words.rightAsTyped, exact: true })).toBeVisible()
  await expect(field(page, certificate.capital)).toHaveValue("689'022")
  await field(page, certificate.pension).fill("37'207")
  expect(await press(page, go)).toBe(303)

  await page.goto(pathIn(language, '/3a/account'))
  for (const [balance, button] of [
    ['48200', account3a.another],
    ['20000', go],
  ] as const) {
    await field(page, account3a.solde).fill(balance)
    await field(page, account3a.amount).fill('0')
    await field(page, account3a.rate).fill('0')
    expect(await press(page, button)).toBe(303)
  }

  await page.goto(pathIn(language, '/synthesis'))
  await expect(page.locator('[data-figure="lpp.monthly"][data-column="withoutChange"]').first()).toHaveText(/3'101/)
  await expect(page.locator('[data-figure="pillar3a.projected"]').first()).toHaveText(/68'200/)
  await unfoldAll(page)
  await expect(page.getByText(synthesis.lppTyped.replace('{{day}}', '01.01.2026'))).toBeVisible()

  await page.goto(pathIn(language, '/3a/account'))
  await page.getByRole('button', { name: /2$/ }).click()
  await expect(page.getByRole('status')).toContainText(TEXT[language].done.paperRemoved)
  await expect(page.getByRole('link', { name: new RegExp(`^${ownPapers.change.split(/[\s{]/)[0]}`) })).toHaveCount(1)
})
