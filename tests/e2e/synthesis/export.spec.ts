/** A synthesis on paper: a shared one, one's own, and its explanation. */
import { personNamed } from '../../support/visit/people'
import { fillGaps, IN_TURN, pathIn, scripts, TEXT } from '../../support/visit/words'
import { api } from '../support/calls'
import { expect, test } from '../support/fixtures'
import { openSynthesis } from '../support/shortcuts'

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(scripts(javaScriptEnabled), () => {
    test.use({ javaScriptEnabled })
    const { synthesis, takeaway } = TEXT[language]

    test(`what only a script gives work to is not there without one (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Nadia'), language)
      const { passOn } = TEXT[language].exported
      await page.goto(
        (await page.getByRole('link', { name: takeaway.files.link, exact: true }).getAttribute('href')) ?? '',
      )
      await expect(page.getByRole('link', { name: passOn.mail, exact: true })).toBeVisible()
      for (const name of [passOn.copy, passOn.print])
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(javaScriptEnabled ? 1 : 0)
    })

    test(`both columns are passed on, and nothing more once printed (${language})`, async ({ page }) => {
      await openSynthesis(page, personNamed('Claire'), language)
      await api(page, '/synthesis/simulation', { retirementDate: '2034-04-01' })
      await page.goto(pathIn(language, '/synthesis'))
      const link = page.getByRole('link', { name: takeaway.files.link, exact: true })
      const shared = (await link.getAttribute('href')) ?? ''
      expect(shared).toContain('/export?payload=')

      for (const path of [shared, pathIn(language, '/synthesis'), pathIn(language, '/avs/explained')]) {
        await page.emulateMedia({ media: 'screen' })
        await page.goto(path)
        const address = page.getByText(new URL(page.url()).origin, { exact: true })
        await expect(address).toBeHidden()
        await page.emulateMedia({ media: 'print' })
        await expect(address).toBeVisible()
        await expect(page.getByText(fillGaps(synthesis.computedOn, { day: '21.11.2026', year: 2026 }))).toBeVisible()
        await expect(page.getByRole('button')).toHaveCount(0)
        await expect(page.locator('a.button:visible')).toHaveCount(0)
        await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
      }
    })
  })

test('no class shows what is hidden', async ({ page }) => {
  const paths = ['/', '/avs', '/synthesis', '/export', '/lpp', '/simulation', '/decide', '/ages', '/law']
  await openSynthesis(page, personNamed('Nadia'), 'fr')
  const seen = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    const { classes, shown } = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      const classes = new Set(
        rules.flatMap((text) => [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name ?? '')),
      )
      const shown = [...classes].filter((name) => {
        const one = document.createElement('div')
        one.className = name
        one.hidden = true
        document.querySelector('main')?.append(one)
        return getComputedStyle(one).display !== 'none'
      })
      return { classes: [...classes], shown }
    })
    for (const name of classes) seen.add(name)
    // A search field keeps its place, invisibly.
    expect([path, shown.filter((name) => name !== 'search')]).toEqual([path, []])
  }
  for (const name of ['button', 'button-secondary', 'notice', 'actions']) expect([...seen]).toContain(name)
})
