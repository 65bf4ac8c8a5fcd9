/** French and German: which one a visitor gets, and how they change it. */
import { describe, expect, it } from 'vitest'
import type { ScenariosAnswer } from '~/dossier/shape/simulation-answers'
import { fieldsToType } from '../../support/visit/fields-to-type'
import { addressOf } from '../../support/visit/form-told'
import { typedOn } from '../../support/visit/forms'
import { personNamed } from '../../support/visit/people'
import { filledVisitOf, readingVisitOf, visitOf } from '../../support/visit/steps'
import { expectToSay } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { LANGUAGES, OTHER_LANGUAGE, pathIn, TEXT, WORDS } from '../../support/visit/words'

/** What `/` answers: the language of the page, or where it leads. */
async function home(visit: Visit, headers: Record<string, string> = {}) {
  const answer = await visit.ask(`${visit.origin}/`, { headers })
  return answer.headers.get('location') ?? /<html lang="([\w-]+)"/.exec(await answer.text())?.[1]
}

it.each([
  ['de', 'fr-CH', '/de'],
  ['fr', 'de-CH', 'fr-CH'],
  [null, 'de-CH,de;q=0.9', '/de'],
  [null, 'fr-CH', 'fr-CH'],
  [null, 'en-GB', 'fr-CH'],
])('[175] home, after a switch to %s and with a browser in %s: %s', async (switchedTo, browser, shown) => {
  const visit = await beginVisit(browser as 'fr')
  if (switchedTo) await visit.ask(`${visit.origin}/terms?lang=${switchedTo}`)
  expect(await home(visit)).toBe(shown)
})

it('[149] a cookie with another language counts for nothing', async () => {
  for (const value of ['it', 'en-GB', 'ImVuIg%3D%3D', '<script>'])
    expect(await home(await beginVisit('fr'), { Cookie: `locale=${value}` })).toBe('fr-CH')
})

describe.each(LANGUAGES)('from %s', (language) => {
  const other = language === 'fr' ? 'de' : 'fr'

  it('[177] the switch leads to the same page in the other language, its query kept', async () => {
    const visit = await beginVisit(language)
    for (const path of [
      '/',
      '/about',
      '/index2',
      '/prelogin?problem=cookies',
      '/terms?a=1&b=%26',
      '/law?a=1',
      '/nope?x=y',
    ]) {
      await visit.open(path)
      for (const [from, to] of [
        [language, other],
        [other, language],
      ] as const) {
        await follow(visit, OTHER_LANGUAGE[from])
        expectAt(visit, to, path)
      }
    }
  })

  it('[177] [149] it does so for a signed-in visitor, too', async () => {
    const visit = await readingVisitOf(personNamed('Nadia'), language)
    for (const path of ['/avs/explained', '/lpp/explained', '/3a/explained', '/synthesis', '/data']) {
      await visit.open(path)
      await follow(visit, OTHER_LANGUAGE[language])
      expectAt(visit, other, path)
    }
  })

  it('[176] the first page in a language sets a cookie for 365 days, and so do detection and switch', async () => {
    const visit = await beginVisit(language)
    await visit.open('/nope')
    expect(visit.everSet).toEqual([])
    for (const path of ['/terms', '/', '/terms?lang=it', '/about']) await visit.open(path)
    expect(visit.everSet.map(({ name, attributes }) => [name, attributes[0]])).toEqual([['locale', 'Max-Age=31536000']])
    const detected = await (await beginVisit(language)).ask(`${visit.origin}/`)
    expect(detected.headers.get('location')).toBe(language === 'de' ? '/de' : null)
    expect(detected.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=[^;]+;.*Max-Age=31536000/)])
    await visit.ask(`${visit.origin}${other === 'de' ? '/de/about' : '/about'}`)
    expect(await home(visit)).toBe(other === 'de' ? '/de' : 'fr-CH')
    const switched = await visit.ask(`${visit.origin}/terms?lang=${language}`)
    expect(switched.headers.get('location')).toBe(pathIn(language, '/terms'))
    expect(switched.headers.getSetCookie()).toEqual([expect.stringMatching(/^locale=[^;]+;.*Max-Age=31536000/)])
  })

  /** There and back, from what is typed on the page shown. */
  async function expectKept(visit: Visit, path: string) {
    const typed = typedOn(visit.screen)
    for (const [from, to] of [
      [language, other],
      [other, language],
    ] as const) {
      await visit.press(OTHER_LANGUAGE[from], { within: bannerOf(visit) })
      expectAt(visit, to, path)
      expect(typedOn(visit.screen), path).toEqual(typed)
    }
  }

  it('[177] [149] what is typed is kept, and nothing of it is saved', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.call('/openpv/user/entities', { ids: ['banque-du-mont'] })
    for (const [path, label] of fieldsToType(language)) {
      await visit.open(path)
      visit.type(label, '31.13.')
      await expectKept(visit, path)
    }
    expect((await visit.call('/acor/pension-calculator/info')).body).toBeNull()

    await visit.open('/lpp')
    const first = () => visit.screen.document.querySelector('input[name=ids]') as HTMLInputElement
    first().checked = true
    await visit.press(OTHER_LANGUAGE[language], { within: bannerOf(visit) })
    expect(first().checked).toBe(true)
    expect((await visit.call('/openpk/user/pension-funds')).body).toEqual([])
    expect(await home(visit)).toBe(other === 'de' ? '/de' : 'fr-CH')
  })

  it('[177] [149] the tick before the sign-in is kept, and nobody is signed in by it', async () => {
    const visit = await beginVisit(language)
    for (const path of ['/prelogin?problem=expired', '/prelogin2', '/v2/wizard/login']) {
      await visit.open(path)
      await expectKept(visit, path)
      visit.tick(WORDS[language].terms)
      await expectKept(visit, path)
    }
    expect(visit.session).toBeNull()
    await visit.press(WORDS[language].signIn, { within: visit.screen.main })
    visit.screen.all.getByRole('button', { name: WORDS[language].signInAs('Claire Dubois') })
  })

  it('[177] [149] the name of a scenario is kept, with the simulation that it was given to', async () => {
    const visit = await filledVisitOf(personNamed('Nadia'), language)
    await visit.call('/synthesis/simulation', { lppCapitalShare: 25 })
    await visit.open('/scenarios')
    visit.type(TEXT[language].scenarios.name, 'Un quart')
    await visit.call('/synthesis/simulation', { lppCapitalShare: 50 })
    await expectKept(visit, '/scenarios')
    expect(await visit.press(TEXT[language].scenarios.keep)).toBe(303)
    const { scenarios } = (await visit.call<ScenariosAnswer>('/synthesis/scenarios')).body
    expect(scenarios.map(({ name, simulation }) => [name, simulation.lppCapitalShare])).toEqual([['Un quart', 25]])
  })

  it('[177] of two 3a accounts the first is kept; the other one and the choice say to save first', async () => {
    const { solde, saveAccount, saveFirst } = TEXT[language].pillar3a
    const visit = await readingVisitOf(personNamed('Philippe'), language)
    await visit.open('/3a')
    const { document, main } = visit.screen
    const further = main.getByRole<HTMLButtonElement>('button', { name: saveAccount }).form
    const choice = document.querySelector<HTMLInputElement>('input[name=ids]')?.form
    for (const form of [further, choice]) expectToSay(form ?? null, saveFirst)
    const first = document.getElementById('page-form') as HTMLFormElement
    expect(first.textContent).not.toContain(saveFirst)
    const field = visit.screen.part(first).getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${solde}`) })
    field.value = '31.13.'
    await expectKept(visit, '/3a')
    expect(typedOn(visit.screen)).toContainEqual([field.name, '31.13.', expect.anything()])
  })
})

const bannerOf = ({ screen }: Visit) => screen.part(screen.all.getByRole('banner'))

const follow = (visit: Visit, name: string) => visit.follow(name, bannerOf(visit))

function expectAt({ screen }: Visit, language: Visit['language'], path: string) {
  const [pathname = '', query] = path.split('?')
  expect(addressOf(screen.url)).toBe(pathIn(language, pathname) + (query ? `?${query}` : ''))
  expect(screen.document.documentElement.lang).toBe(`${language}-CH`)
}
