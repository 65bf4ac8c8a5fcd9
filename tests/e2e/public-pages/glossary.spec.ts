/** The terms in plain words, for everybody. */
import { GLOSSARY, type GlossaryGroup, type GlossaryTerm } from '../../../app/language/glossary'
import { LANGUAGES, pathIn, SCRIPTS, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

/** A term of each pillar: what is said of it, its law. */
const SAID: Record<'fr' | 'de', [GlossaryTerm, ...string[]][]> = {
  fr: [
    ['avs', 'AVS (assurance-vieillesse et survivants)', 'Le 1er\u00a0pilier.', 'art.\u00a01a, 3 LAVS'],
    ['averageIncome', 'RAMD', 'La moyenne des revenus', 'art.\u00a029quater LAVS'],
    ['individualAccount', '(CI)', 'année par année', 'art.\u00a030ter LAVS'],
    ['conversionRate', 'Taux de conversion', '5\u00a0%', 'art.\u00a014 LPP'],
    ['ceiling3a', 'Versement maximal', 'pas de caisse de pension', 'art.\u00a07 OPP\u00a03'],
  ],
  de: [
    ['avs', 'AHV (Alters- und Hinterlassenenversicherung)', 'Die 1.\u00a0Säule.', 'Art.\u00a01a, 3 AHVG'],
    ['averageIncome', 'Jahreseinkommen', 'Durchschnitt aller Einkommen', 'Art.\u00a029quater AHVG'],
    ['individualAccount', '(IK)', 'Jahr für Jahr', 'Art.\u00a030ter AHVG'],
    ['conversionRate', 'Umwandlungssatz', '5\u00a0%', 'Art.\u00a014 BVG'],
    ['ceiling3a', 'Höchstbetrag', 'Ohne Pensionskasse', 'Art.\u00a07 BVV\u00a03'],
  ],
}

for (const language of LANGUAGES)
  for (const javaScriptEnabled of SCRIPTS)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled, viewport: { width: 320, height: 640 } })
      const { glossary, frame } = TEXT[language]

      test('the footer leads to every term, by pillar, each with its abbreviation and its law', async ({ page }) => {
        await page.goto(pathIn(language, '/'))
        await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.glossary, exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/glossary'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([glossary.title])

        for (const group of Object.keys(GLOSSARY) as GlossaryGroup[]) {
          await page.getByRole('navigation').getByRole('link', { name: glossary.groups[group], exact: true }).click()
          const heading = page.getByRole('heading', { level: 2, name: glossary.groups[group], exact: true })
          await expect(heading).toBeInViewport()
          const terms = page.locator('section').filter({ has: heading }).getByRole('term')
          await expect(terms).toHaveText(
            Object.keys(GLOSSARY[group]).map((term) => glossary.terms[term as GlossaryTerm].name),
          )
        }
      })

      test('a term of a page leads to its words', async ({ page }) => {
        const [name] = glossary.terms.avs.name.split(' (')
        await page.goto(pathIn(language, '/own'))
        await page.getByRole('link', { name: `${name} (${frame.footer.glossary})`, exact: true }).click()
        await expect(page).toHaveURL(`${pathIn(language, '/glossary')}#avs`)
        await expect(page.locator('#avs')).toBeInViewport()
      })

      test('a link to a term leads to its words', async ({ page }) => {
        for (const [term, ...said] of SAID[language]) {
          await page.goto(`${pathIn(language, '/glossary')}#${term}`)
          const part = page.locator(`#${term}`)
          await expect(part).toBeInViewport()
          for (const words of said) await expect(part).toContainText(words)
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      })
    })
