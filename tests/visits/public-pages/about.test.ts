/** What the product is, how it estimates, and who stands behind it. */
import { describe, expect, it } from 'vitest'
import { mainOf } from '../../support/visit/told'
import { beginVisit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

/** `inShort`: on the home page; `prototype`: on the page about the product. */
const SAID = {
  fr: {
    inShort: [
      /La connexion est un prototype\s: personnes et données fictives/,
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
      /Die Anmeldung ist ein Prototyp: erfundene Personen und Daten/,
      /keine echten Konten/,
      /Simulationen mit echten Daten später/,
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

describe.each(LANGUAGES)('%s', (language) => {
  const { about, frame, law } = TEXT[language]
  const said = SAID[language]

  it('[013] [014] it says what it is, by which standards, and who built it', async () => {
    const visit = await beginVisit(language)
    await visit.open('/')
    await visit.follow(frame.footer.about, visit.screen.part(visit.screen.all.getByRole('contentinfo')))
    expect(visit.path).toBe('/about')
    const { all } = visit.screen
    expect(all.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([about.title])
    const part = (name: string) => all.getByRole('region', { name }).textContent
    for (const words of said.indicative) expect(part(about.results)).toMatch(words)
    for (const words of said.standards) expect(part(about.standards.title)).toMatch(words)
    for (const words of said.consortium) expect(part(about.consortium.title)).toMatch(words)
  })

  it.each([
    ['/', said.inShort],
    ['/about', said.prototype],
  ])('[002] [003] %s says that this is a prototype, and what comes later', async (path, sentences) => {
    const visit = await beginVisit(language)
    await visit.open(path)
    for (const words of sentences) expect(mainOf(visit.screen).textContent).toMatch(words)
    expect(visit.screen.all.queryAllByRole('textbox')).toEqual([])
  })

  it('it leads to the licences, to the law, to the interface, and to the start', async () => {
    const visit = await beginVisit(language)
    await visit.open('/about')
    const { main } = visit.screen
    const licences = main.getByRole('link', { name: about.consortium.licences })
    expect(licences.getAttribute('href')).toBe('/licences.txt')
    const { href } = main.getByRole<HTMLAnchorElement>('link', { name: about.standards.link })
    expect(Object.keys((await (await visit.ask(href)).json()).paths)).toContain('/api/acor/pension-calculator')
    await visit.follow(about.how.link, main)
    visit.screen.main.getByRole('heading', { level: 1, name: law.title })
    await visit.follow(WORDS[language].start, main)
    expect(visit.path).toBe('/index2')
  })
})
