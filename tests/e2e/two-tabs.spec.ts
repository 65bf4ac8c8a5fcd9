/** A page left open over a new sign-in in another tab of the same browser. */
import { api } from './calls'
import { expect, test } from './fixtures'
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

    await expect(page.getByText(TEXT[language].frame.sessionChanged.title)).toBeVisible()
    await expect(page.getByText(`${nadia.firstName} ${nadia.lastName}`)).toBeVisible()
    expect((await api<string[]>(page, '/openpk/user/pension-funds')).body).toEqual([])
  })
