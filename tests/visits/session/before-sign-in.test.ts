/** The documents to prepare, and the two pages that lead to the sign-in. */
import { describe, expect, it } from 'vitest'
import { personNamed } from '../../support/visit/people'
import { textOf } from '../../support/visit/screen'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, TEXT, WORDS } from '../../support/visit/words'

/** Word for word, and words that must be there. */
const SAID = {
  fr: {
    numbers: [
      /Le vôtre et, en cas de mariage.*celui de votre partenaire/,
      /756\.0000\.0000\.00/,
      /fiche de salaire/,
      /carte d’assurance-maladie/,
    ],
    fund: ['Le nom de la caisse', 'Votre nom d’utilisateur', 'Votre mot de passe'],
    account: ['Votre nom d’utilisateur à la banque ou à l’assurance', 'Votre mot de passe'],
  },
  de: {
    numbers: [
      /Ihre eigene und, wenn Sie verheiratet sind.*die Ihrer Partnerin oder Ihres Partners/,
      /756\.0000\.0000\.00/,
      /Lohnabrechnung/,
      /Krankenversicherungskarte/,
    ],
    fund: ['Der Name der Kasse', 'Ihr Benutzername', 'Ihr Passwort'],
    account: ['Ihr Benutzername bei der Bank oder der Versicherung', 'Ihr Passwort'],
  },
}

const itemsOf = ({ screen }: Visit, region: string) =>
  screen
    .part(screen.main.getByRole('region', { name: region }))
    .getAllByRole('listitem')
    .map(textOf)

describe.each(LANGUAGES)('in %s', (language) => {
  const { documents, prelogin } = TEXT[language]
  const words = WORDS[language]

  it('[058] [059] [060] [061] [062] the documents to prepare are listed', async () => {
    const visit = await beginVisit(language)
    await visit.open('/index2')
    const { numbers, fund, account } = SAID[language]
    const avs = textOf(visit.screen.main.getByRole('region', { name: documents.avs.title }))
    for (const said of numbers) expect(avs).toMatch(said)
    expect(itemsOf(visit, documents.lpp.title)).toEqual(fund)
    expect(itemsOf(visit, documents.pillar3a.title)).toEqual(account)
    await visit.follow(words.ready)
    expect(visit.path).toBe('/prelogin')
  })

  it('[064] [065] [067] the short sign-in asks for the same, and refuses the same', async () => {
    const visit = await beginVisit(language)
    await visit.open('/index2')
    await visit.follow(documents.signIn)
    expect(visit.path).toBe('/prelogin2')
    expect(visit.screen.says(prelogin.short.intro)).toBe(true)
    expect(visit.screen.main.queryByRole('region', { name: prelogin.service.title })).toBeNull()
    await visit.follow(prelogin.terms.link, visit.screen.main)
    expect(visit.path).toBe('/terms')

    await visit.open('/prelogin2')
    const box = () => visit.screen.main.getByRole<HTMLInputElement>('checkbox', { name: words.terms })
    expect(box().checked).toBe(false)
    expect(await visit.press(words.signIn)).toBe(400)
    expect(visit.path).toBe('/prelogin2')
    expect(visit.screen.says(prelogin.short.intro)).toBe(true)
    visit.screen.main.getByRole('checkbox', { name: words.terms, description: new RegExp(prelogin.terms.missing) })
    visit.tick(words.terms)
    await visit.press(words.signIn)
    const { firstName, lastName } = personNamed('Nadia')
    await visit.press(words.signInAs(`${firstName} ${lastName}`))
    await visit.press(words.allow)
    visit.screen.main.getByRole('heading', { level: 1, name: words.avs })
  })

  it('[063] the short sign-in leads to the long one, which explains the service', async () => {
    const visit = await beginVisit(language)
    await visit.open('/prelogin2')
    await visit.follow(prelogin.short.explained)
    expect(visit.path).toBe('/prelogin')
    expect(itemsOf(visit, prelogin.service.title)).toHaveLength(3)
  })
})
