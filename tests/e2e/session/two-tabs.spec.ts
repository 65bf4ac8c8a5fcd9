/** The same page open in two tabs of a browser, and one left open over a new sign-in in another. */

import { personNamed } from '../../support/visit/people'
import { LANGUAGES, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { field, openAccount, openAvsForm, press, typedOn } from '../support/forms'
import { enter } from '../support/shortcuts'

test.use({ javaScriptEnabled: false })

/** The token and the revision are those of the session now. */
const withoutSession = (controls: Awaited<ReturnType<typeof typedOn>>) =>
  controls.filter(([name]) => name !== 'formToken' && name !== 'revision')

for (const language of LANGUAGES)
  test(`what one person typed is not saved for another, who sees it and may save it (${language})`, async ({
    page,
    browser,
  }) => {
    const [claire, nadia] = [personNamed('Claire'), personNamed('Nadia')]
    const { lpp, avs, frame } = TEXT[language]
    await enter(page, claire, language)
    const form = await page.context().newPage()
    await openAvsForm(form, language)
    await field(form, avs.birthDate).fill('31.13.')
    const typed = await typedOn(form)
    await page.goto(pathIn(language, '/lpp'))
    const fund = claire.policies[0]?.fundId ?? ''
    await page.locator(`input[name=ids][value="${fund}"]`).check()

    // Another tab signs in: from now on this browser holds the other person's session.
    const otherTab = await browser.newContext({ javaScriptEnabled: false })
    const otherPage = await otherTab.newPage()
    await enter(otherPage, nadia, language)
    await page.context().addCookies(await otherTab.cookies())
    await otherTab.close()

    for (const [tab, button] of [
      [page, lpp.save],
      [form, WORDS[language].continue],
    ] as const) {
      expect(await press(tab, button)).toBe(409)
      await expect(tab).toHaveTitle(new RegExp(`^${frame.errorPrefix}`))
      await expect(tab.getByRole('alert')).toContainText(frame.sessionChanged.title)
      await expect(tab.getByRole('alert')).toContainText(frame.sessionChanged.typed)
      await expect(tab.getByRole('alert')).toBeFocused()
      await openAccount(tab)
      await expect(tab.getByText(`${nadia.firstName} ${nadia.lastName}`)).toBeVisible()
    }
    expect(withoutSession(await typedOn(form))).toEqual(withoutSession(typed))
    await expect(page.locator('input[name=ids]:checked')).toHaveValue(fund)
    const selected = async () => (await api<string[]>(page, '/openpk/user/pension-funds')).body
    expect(await selected()).toEqual([])
    expect((await api(page, '/acor/pension-calculator/info')).body).toBeNull()

    expect(await press(page, lpp.save)).toBe(303)
    expect(await selected()).toEqual([fund])
    expect(await press(form, WORDS[language].continue)).toBe(400)
  })

for (const language of LANGUAGES)
  test(`someone who saves later than another tab is told, keeps what was chosen, and may save it (${language})`, async ({
    page,
  }) => {
    const [ARC, RHONE] = personNamed('Claire').policies.map(({ fundId }) => fundId) as [string, string]
    const text = TEXT[language]
    const selected = async () => (await api<string[]>(page, '/openpk/user/pension-funds')).body
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
    await expect(page).toHaveTitle(new RegExp(`^${text.frame.errorPrefix}`))
    await expect(page.getByRole('alert')).toContainText(text.frame.meanwhile.typed)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.locator('input[name=ids]:checked')).toHaveValue(ARC)
    expect(await selected()).toEqual([RHONE])

    expect(await press(page, text.lpp.save)).toBe(303)
    expect(await selected()).toEqual([ARC])
  })
