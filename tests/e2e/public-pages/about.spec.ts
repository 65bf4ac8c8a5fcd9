/** What the product is, how it estimates, and who stands behind it. */

import { IN_TURN, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

/** `inShort`: on the home page; `prototype`: on the page about the product. */
const SAID = {
  fr: {
    inShort: [
      /C’est un prototype\s: personnes et données fictives/,
      /aucun compte réel/,
      /simulations avec de vraies données viendront plus tard/,
    ],
    prototype: [
      /La connexion est un prototype\. Elle fonctionne avec des personnes.* et des données fictives/,
      /aucun compte réel/,
      /simulations individuelles avec de vraies données .* sont prévues pour plus tard/,
    ],
    indicative: [/indicatifs/, /aucune valeur juridique/, /aucun droit à une prestation/],
    standards: [/SFTI Pension API/, /OpenPK/, /1er\u00a0pilier.* interface ouverte \(API\)/],
    consortium: [
      /Un consortium d’organismes publics et d’éditeurs de logiciels/,
      /Une haute école spécialisée le dirige/,
      /Une agence d’innovation le cofinance/,
      /noms sont inventés/,
    ],
  },
  de: {
    inShort: [
      /Das ist ein Prototyp: erfundene Personen und Daten/,
      /keine echten Konten/,
      /Simulationen mit echten Daten folgen später/,
    ],
    prototype: [
      /Die Anmeldung ist ein Prototyp\. Sie arbeitet mit erfundenen Personen.* und erfundenen Daten/,
      /echte Konten/i,
      /Individuelle Simulationen mit echten Daten .* sind für später vorgesehen/,
    ],
    indicative: [/unverbindlich/, /keinen rechtlichen Wert/, /keinen Anspruch auf eine Leistung/],
    standards: [/SFTI Pension API/, /OpenPK/, /1\.\u00a0Säule.* offene Schnittstelle \(API\)/],
    consortium: [
      /Ein Konsortium aus öffentlichen Stellen und Softwareherstellern/,
      /Eine Fachhochschule leitet es/,
      /Eine Innovationsagentur finanziert es mit/,
      /Namen sind erfunden/,
    ],
  },
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { about, frame, law } = TEXT[language]
    const said = SAID[language]

    test('[013] [014] it says what it is, by which standards, and who built it', async ({ page }) => {
      await page.goto(pathIn(language, '/'))
      await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.about, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/about'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([about.title])
      const part = (name: string) => page.getByRole('region', { name, exact: true })
      for (const words of said.indicative) await expect(part(about.results)).toContainText(words)
      for (const words of said.standards) await expect(part(about.standards.title)).toContainText(words)
      for (const words of said.consortium) await expect(part(about.consortium.title)).toContainText(words)
    })

    for (const [path, sentences] of [
      ['/', said.inShort],
      ['/about', said.prototype],
    ] as const)
      test(`[002] [003] ${path} says that this is a prototype, and what comes later`, async ({ page }) => {
        await page.goto(pathIn(language, path))
        for (const words of sentences) await expect(page.getByRole('main')).toContainText(words)
        await expect(page.getByRole('textbox')).toHaveCount(0)
      })

    test('it leads to the licences of what others wrote, in their words', async ({ page, request }) => {
      await page.goto(pathIn(language, '/about'))
      const link = page.getByRole('link', { name: about.consortium.licences, exact: true })
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      const parts = (await answer.text()).split(/\n-{72}\n/)
      const names = parts.map((part) => part.trim().split(' ')[0])
      expect(names).toEqual(expect.arrayContaining(['react', '@remix-run/react', 'zod']))
      for (const part of parts)
        expect(part).toMatch(/Permission (is hereby granted|to use, copy, modify)|Redistribution and use/)
    })

    test('it leads to the law, to the interface, and to the start', async ({ page, request }) => {
      await page.goto(pathIn(language, '/about'))
      const description = page.getByRole('link', { name: about.standards.link })
      const document = await request.get((await description.getAttribute('href')) ?? '')
      expect(Object.keys((await document.json()).paths)).toContain('/api/acor/pension-calculator')
      await page.getByRole('link', { name: about.how.link, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: law.title })).toBeVisible()
      await page.goBack()
      await page.getByRole('main').getByRole('link', { name: WORDS[language].start, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/index2'))
    })
  })
