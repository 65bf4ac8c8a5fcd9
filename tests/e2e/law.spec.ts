/** The law's figures, for everybody to check. */
import { expect, test } from './fixtures'
import { LANGUAGES, literally, pathIn, TEXT } from './words'

/** A row of three tables: as read on the page. */
const ROWS = {
  fr: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'art. 34 al. 5 LAVS', 'élevée'],
    referenceAgeWomen: ['dès le 01.01.1961', '64 ans et 3 mois', 'art. 21, disp. trans. 17.12.2021 LAVS', 'élevée'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'art. 8 al. 1 LPP', 'moyenne'],
  },
  de: {
    minimumPension: ['01.01.2025', "CHF 1'260", 'Art. 34 Abs. 5 AHVG', 'hoch'],
    referenceAgeWomen: ['ab 01.01.1961', '64 Jahre und 3 Monate', 'Art. 21, Übergangsbest. 17.12.2021 AHVG', 'hoch'],
    lppUpperLimit: ['01.01.2025', "CHF 90'720", 'Art. 8 Abs. 1 BVG', 'mittel'],
  },
}

for (const javaScriptEnabled of [false, true])
  for (const language of LANGUAGES)
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled })
      const { law, frame, words } = TEXT[language]

      test('the footer leads to every figure, its source and its sureness', async ({ page }) => {
        await page.goto(pathIn(language, '/'))
        await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.law, exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/law'))
        await expect(page.getByRole('heading', { level: 1, name: law.title, exact: true })).toBeVisible()

        for (const id of ['minimumPension', 'referenceAgeWomen', 'lppUpperLimit'] as const) {
          const table = page.getByRole('table', { name: law.tables[id].title, exact: true })
          const [from = '', value = '', article = '', sureness = ''] = ROWS[language][id]
          const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: from, exact: true }) })
          await expect(row.getByRole('cell').first()).toHaveText(value)
          await expect(row.getByRole('link', { name: literally(article) })).toHaveAttribute('href', /^https:/)
          await expect(row.getByRole('cell').last()).toHaveText(sureness)
        }
      })

      test('the contents lead to a table, and back', async ({ page }) => {
        await page.goto(pathIn(language, '/law'))
        const contents = page.getByRole('navigation', { name: words.contents })
        await contents.getByRole('link', { name: law.tables.deferralRates.title, exact: true }).click()
        await expect(page).toHaveURL(/#deferralRates$/)
        await expect(page.getByRole('heading', { name: law.tables.deferralRates.title })).toBeInViewport()
        await page.getByRole('link', { name: law.backToContents, exact: true }).first().click()
        await expect(contents).toBeInViewport()
      })

      test('what is not established is said', async ({ page }) => {
        await page.goto(pathIn(language, '/law'))
        const open = page.getByRole('region', { name: law.open.title, exact: true })
        for (const sentence of [...Object.values(law.open.tables), law.open.later])
          await expect(open).toContainText(sentence)
      })

      test('on a narrow screen tables scroll by themselves, with the keyboard too', async ({ page }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        await page.goto(pathIn(language, '/law'))
        const name = law.tableOf.replace('{{title}}', law.tables.minimumContribution.title)
        const region = page.getByRole('group', { name, exact: true })
        await region.focus()
        await expect(region).toBeFocused()
        const overflow = await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
        expect(overflow).toBeGreaterThan(0)
        await page.keyboard.press('ArrowRight')
        await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      })
    })

test('the call gives the same figures to everybody', async ({ request }) => {
  const answer = await request.get('/api/law')
  expect(answer.status()).toBe(200)
  const tables: { id: string; rows: unknown[] }[] = await answer.json()
  expect(tables.map(({ id }) => id).toSorted()).toEqual(Object.keys(TEXT.fr.law.tables).toSorted())
  expect(tables.find(({ id }) => id === 'minimumPension')?.rows).toContainEqual(
    expect.objectContaining({ from: '2025-01-01', value: 1260, sureness: 'high' }),
  )
})
