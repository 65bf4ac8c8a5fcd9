/** The same page open in two tabs of a browser, and one left open over a new sign-in in another. */
import { api } from './calls'
import { expect, test } from './fixtures'
import { press } from './forms'
import { personNamed } from './people'
import { enter } from './shortcuts'
import { LANGUAGES, pathIn, TEXT } from './words'

test.use({ javaScriptEnabled: false })

for (const language of LANGUAGES)
  test(`what one person chose is not saved for another (${language})`, async ({ page, browser }) => {
    const [claire, nadia] = [personNamed('Claire'), personNamed('Nadia')]
    await enter(page, claire, language)
    await page.goto(pathIn(language, '/lpp'))
    await page.locator(`input[name=ids][value="${claire.policies[0]?.fundId}"]`).check()

    // Another tab signs in: from now on this browser holds the other person's session.
    const otherTab = await browser.newContext({ javaScriptEnabled: false })
    const otherPage = await otherTab.newPage()
    await enter(otherPage, nadia, language)
    await page.context().addCookies(await otherTab.cookies())
    await otherTab.close()
    await page.getByRole('button', { name: TEXT[language].lpp.save, exact: true }).click()

    await expect(page.getByRole('alert')).toContainText(TEXT[language].frame.sessionChanged.title)
    await expect(page.getByText(`${nadia.firstName} ${nadia.lastName}`)).toBeVisible()
    expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([])
  })

for (const language of LANGUAGES)
  test(`who saves later than another tab is told, keeps what was chosen, and may save it (${language})`, async ({
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
