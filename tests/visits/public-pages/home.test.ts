/** The home page: what it says, its films in words, its worked examples and its partners. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { startProduct } from '../../support/product/start-product'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { type Found, type Screen, textOf } from '../../support/visit/screen'
import { visitOf } from '../../support/visit/steps'
import { expectToSay, mainOf } from '../../support/visit/told'
import { beginVisit, type Visit } from '../../support/visit/visit'
import { fillGaps, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'

/** Word for word, and words that must be there; then as the wording rules have it, of a woman and of a man. */
const SAID = {
  fr: {
    subtitle: 'J’estime ma retraite en ligne à partir de mes données personnelles',
    note: /^Connexion nécessaire, sécurisée par le service d’identité$/,
    married: { FEMALE: 'Mariée ou en partenariat enregistré', MALE: 'Marié ou en partenariat enregistré' },
    bachelor: { FEMALE: 'Célibataire', MALE: 'Célibataire' },
    children: ['Sans enfant', '1 enfant', '2 enfants', '3 enfants'],
  },
  de: {
    subtitle: 'Ich schätze meine Altersrente online anhand meiner persönlichen Daten',
    note: /^Anmeldung nötig, gesichert durch den Identitätsdienst$/,
    married: {
      FEMALE: 'Verheiratet oder in eingetragener Partnerschaft',
      MALE: 'Verheiratet oder in eingetragener Partnerschaft',
    },
    bachelor: { FEMALE: 'Ledig', MALE: 'Ledig' },
    children: ['Keine Kinder', '1 Kind', '2 Kinder', '3 Kinder'],
  },
}

const EXAMPLES = ['Claire', 'Reto', 'Nadia'] as const
const FILMS = ['service', 'claire', 'reto', 'nadia'] as const
type Film = (typeof FILMS)[number]

/** Each slide's words, in order. */
function wordsOf(language: Language, film: Film) {
  const { title: _, ...slides } = TEXT[language].films[film]
  return Object.values(slides).map(({ title, text }) => title + text)
}

/** What WebVTT shows, cue by cue. */
function cuesIn(captions: string) {
  const [head, ...cues] = captions.trim().split('\n\n')
  expect(head).toBe('WEBVTT')
  return cues.map((cue) => {
    const [times, ...lines] = cue.split('\n')
    expect(times).toContain(' --> ')
    return lines.join('')
  })
}

/** The names of the connected pension funds and 3a providers, from the demo's own directories. */
async function connectedIn(visit: Visit): Promise<string[]> {
  type Listed = { name: string; nameFr?: string; nameDe?: string; openpkStatus?: string; status?: string }
  const listed = async (kind: string): Promise<Listed[]> => {
    const answer = await visit.ask(new URL(`/sandbox/directory/${kind}`, visit.screen.url).href)
    return answer.json()
  }
  return [...(await listed('pension-funds')), ...(await listed('entities'))]
    .filter(({ openpkStatus, status }) => (openpkStatus ?? status) === 'active')
    .map(({ name, nameFr, nameDe }) => (visit.language === 'fr' ? nameFr : nameDe) ?? name)
}

/** In place of each film until it is requested: a still, or for an example a link. */
const nameOfStill = (language: Language, film: Film) => {
  const { film: ofAll, examples } = TEXT[language].home
  const person = film === 'service' ? null : `${film.slice(0, 1).toUpperCase()}${film.slice(1)}`
  return person ? fillGaps(examples.film, { name: person }) : ofAll.watch
}

/** Follows the still to the film's player. */
async function openFilm(visit: Visit, film: Film): Promise<HTMLVideoElement> {
  const still = visit.screen.main.getByRole<HTMLAnchorElement>('link', { name: nameOfStill(visit.language, film) })
  expect(new URL(still.href).hash).toBe(`#film-${film}`)
  await visit.open(still.href)
  const { url, document, main } = visit.screen
  expect([visit.path, url.search]).toEqual(['/', `?film=${film}`])
  expect(document.querySelectorAll('video')).toHaveLength(1)
  const player = main.getByLabelText<HTMLVideoElement>(TEXT[visit.language].films[film].title)
  expect([player.tagName, player.id, player.controls]).toEqual(['VIDEO', `film-${film}`, true])
  return player
}

/** A film's words are also in writing, under a fold that needs no script. */
function expectTranscript(place: HTMLElement, language: Language, film: Film) {
  const { transcript } = TEXT[language].home.film
  const fold = [...place.querySelectorAll('details')].find((one) => textOf(one).includes(transcript))
  expect(fold?.open).toBe(false)
  expect([...(fold?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent)).toEqual(
    wordsOf(language, film),
  )
}

/** The card of one of the examples. */
function cardOf({ document, part }: Screen, name: string): { place: HTMLElement; within: Found } {
  const titles = [...document.querySelectorAll('main li h3')]
  const title = titles.find(({ textContent }) => textContent === `${name} ${personNamed(name).lastName}`)
  const place = title?.closest('li') as HTMLElement
  return { place, within: part(place) }
}

describe.each(LANGUAGES)('%s', (language) => {
  const { home, demo, own, prelogin, papers } = TEXT[language]
  const words = SAID[language]
  const tryAs = (name: string) => fillGaps(demo.tryAs, { name })
  const opened = async (path = '/', visit?: Visit) => {
    const one = visit ?? (await beginVisit(language))
    await one.open(path)
    return one
  }

  it('[046] [047] [048] [049] home says what this is, and begins', async () => {
    const visit = await opened()
    const { all } = visit.screen
    expect(all.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([home.title])
    all.getByText(words.subtitle)
    all.getByText(words.note)
    expect(await visit.follow(WORDS[language].start, visit.screen.main)).toBe(200)
    expect(visit.path).toBe('/index2')
  })

  it('[050] the film explains, in pictures and in words', async () => {
    const visit = await opened()
    const place = () => visit.screen.all.getByRole('region', { name: home.film.title })
    visit.screen.part(place()).getByRole('link', { name: nameOfStill(language, 'service') })
    expectTranscript(place(), language, 'service')
    expect(visit.screen.document.querySelectorAll('video')).toHaveLength(0)
    const film = await openFilm(visit, 'service')
    expect(place().contains(film)).toBe(true)
    expectTranscript(place(), language, 'service')
    const tracks = [...film.querySelectorAll('track')]
    expect(tracks.map(({ kind, srclang }) => [kind, srclang])).toEqual(LANGUAGES.map((one) => ['captions', one]))
    for (const { src, srclang } of tracks) {
      const captions = await visit.ask(src)
      expect(captions.headers.get('content-type')).toContain('text/vtt')
      expect(cuesIn(await captions.text())).toEqual(wordsOf(srclang as Language, 'service'))
    }
  })

  it.each(FILMS)('the film %s can be asked for in parts, and is kept for good', async (film) => {
    const visit = await opened(`/?film=${film}`)
    const address = visit.screen.document.querySelector('video')?.src ?? ''
    const part = await visit.ask(address, { headers: { Range: 'bytes=0-1' } })
    expect([part.status, part.headers.get('content-type'), part.headers.get('cache-control')]).toEqual([
      206,
      'video/mp4',
      'public, max-age=31536000, immutable',
    ])
    expect((await (await visit.ask(address)).arrayBuffer()).byteLength).toBeLessThan(400_000)
  })

  it('[051] whoever the directories have connected stands with name and logo', async () => {
    const visit = await opened()
    const connected = await connectedIn(visit)
    expect(connected.length).toBeGreaterThan(10)
    const place = visit.screen.all.getByRole('region', { name: home.partners.title })
    const logos = new Map([...place.querySelectorAll('img')].map((logo) => [logo.alt, logo]))
    const items = [...place.querySelectorAll('li')].map((item) => item.textContent ?? '')
    expect([...logos.keys()].toSorted()).toEqual(
      connected.map((name) => fillGaps(home.partners.logo, { name })).toSorted(),
    )
    expect([...logos.values()].filter((logo) => logo.getAttribute('loading') !== 'lazy')).toEqual([])
    for (const name of connected) expect(items.filter((item) => item.includes(`${name} (`))).toHaveLength(1)
  })

  it('[052] [053] [054] [055] [056] three examples say who they are', async () => {
    const visit = await opened()
    const examples = visit.screen.all.getByRole('region', { name: home.examples.title })
    expect([...examples.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual(
      EXAMPLES.map((name) => `${name} ${personNamed(name).lastName}`),
    )
    for (const name of EXAMPLES) {
      const { gender, civilStatus, children } = personNamed(name)
      const { within } = cardOf(visit.screen, name)
      const portrait = within.getByRole('img', { name: new RegExp(name) })
      expect([portrait.getAttribute('width'), portrait.getAttribute('height')]).toEqual(['64', '64'])
      within.getByText(words[civilStatus as 'married' | 'bachelor'][gender as 'FEMALE' | 'MALE'])
      within.getByText(words.children[children.length] ?? '')
      const film = name.toLowerCase() as Lowercase<typeof name>
      within.getByRole('link', { name: nameOfStill(language, film) })
      const player = await openFilm(visit, film)
      const { place } = cardOf(visit.screen, name)
      expect(place.contains(player)).toBe(true)
      expectTranscript(place, language, film)
    }
  })

  it.each(EXAMPLES)('one press from here leads to the figures of %s, who is said to be invented', async (name) => {
    const visit = await opened()
    const { place, within } = cardOf(visit.screen, name)
    const shown = place.querySelector('[data-figure="total.monthly"]')?.textContent ?? ''
    expect(shown).toMatch(/^CHF\u00a0\d'\d{3}$/)
    const { address, fields } = visit.screen.sentBy(within.getByRole('button', { name: tryAs(name) }))
    const answer = await visit.ask(address, { method: 'POST', body: new URLSearchParams(fields) })
    const next = new URL(answer.headers.get('location') ?? '', address)
    expect([answer.status, next.pathname]).toEqual([303, pathIn(language, '/synthesis')])
    const { email, lastName } = personNamed(name)
    for (const told of [email, lastName]) expect(decodeURIComponent(address + next.href)).not.toContain(told)
    await visit.open(next.href)
    expect(visit.path).toBe('/synthesis')
    visit.screen.all.getByText(fillGaps(demo.bar.you, { name }))
    // The same figure as promised there.
    expectToSay(mainOf(visit.screen), shown)
    await visit.open('/law')
    visit.screen.all.getByText(fillGaps(demo.bar.you, { name }))
  })

  it('a press over one’s own figures asks first: a no keeps them, a yes replaces them', async () => {
    const visit = await opened('/own')
    visit.tick(prelogin.terms.label)
    await visit.press(own.button, { within: visit.screen.main })
    visit.screen.main.getByRole('heading', { level: 1, name: papers.title })
    await visit.open('/')
    expect(visit.screen.says(home.start.note)).toBe(false)
    const goOn = visit.screen.main.getByRole('link', { name: WORDS[language].continue })
    expect(goOn.getAttribute('href')).toMatch(/\/router$/)
    const pressClaire = () => visit.press(tryAs('Claire'), { within: cardOf(visit.screen, 'Claire').within })
    await pressClaire()
    expectToSay(mainOf(visit.screen), demo.ask.title)
    await visit.follow(demo.ask.no, visit.screen.main)
    visit.screen.main.getByRole('heading', { level: 1, name: papers.title })
    await visit.open('/')
    await pressClaire()
    await visit.press(fillGaps(demo.ask.yes, { name: 'Claire' }), { within: visit.screen.main })
    expect(visit.path).toBe('/synthesis')
    visit.screen.all.getByText(fillGaps(demo.bar.you, { name: 'Claire' }))
  })

  it('one press leads from one invented person to the next: from the tabs of any page and from home', async () => {
    const visit = await visitOf(personNamed('Nadia'), language)
    await visit.open('/law')
    const tabs = () => visit.screen.document.querySelector<HTMLElement>('.demo-bar') as HTMLElement
    const current = () => textOf(tabs().querySelector('[aria-current]'))
    expect(tabs()).toBe(visit.screen.all.getByRole('region', { name: demo.bar.title }))
    expect(current()).toBe('Nadia')
    expect(visit.screen.part(tabs()).queryAllByRole('button', { name: tryAs('Nadia') })).toEqual([])
    await visit.press(tryAs('Claire'), { within: visit.screen.part(tabs()) })
    expect([visit.path, current()]).toEqual(['/synthesis', 'Claire'])
    await visit.open('/')
    await visit.press(tryAs('Reto'), { within: cardOf(visit.screen, 'Reto').within })
    expect([visit.path, current()]).toEqual(['/synthesis', 'Reto'])
  })
})

/** As `npm start` without any setting: no party, no demo. */
async function alone() {
  const settings = { SANDBOX: 'off', LOAD_LIMIT: 'off' }
  const product = await startProduct({ settings, withExamples: true })
  onTestFinished(product.close)
  return product
}

describe.each(LANGUAGES)('%s, where nobody can sign in', (language) => {
  const { home, frame } = TEXT[language]

  it('[057] the examples are results with a picture, which can be read in full; nobody is asked to sign in', async () => {
    const visit = await beginVisit(language, await alone())
    const demo = await beginVisit(language)
    for (const one of [visit, demo]) await one.open('/')
    const drawn = visit.screen.document.querySelector('.home-drawn .result') as HTMLElement
    expect(drawn.querySelectorAll('svg').length).toBeGreaterThan(0)
    for (const name of EXAMPLES) {
      await visit.open('/')
      const { place, within } = cardOf(visit.screen, name)
      const amount = place.querySelector('[data-figure="total.monthly"]')?.textContent
      // The same as in the demo, of the same day.
      expect([name, amount]).toEqual([
        name,
        cardOf(demo.screen, name).place.querySelector('[data-figure="total.monthly"]')?.textContent,
      ])
      expect(place.querySelectorAll('svg').length).toBeGreaterThan(0)
      expect(within.queryAllByRole('button')).toEqual([])
      const { href } = within.getByRole<HTMLAnchorElement>('link', { name: fillGaps(home.examples.exported, { name }) })
      expect([await visit.open(href), visit.path]).toEqual([200, '/export'])
      expectToSay(mainOf(visit.screen), amount ?? '')
      expect(visit.screen.document.documentElement.outerHTML).not.toContain('examples.invalid')
    }
  })

  it('no page promises a sign-in, and the guided path leads to one’s own figures', async () => {
    const visit = await beginVisit(language, await alone())
    for (const path of ['/', '/v2', '/v2/wizard', '/v2/wizard/login', '/index2', '/prelogin']) {
      expect([path, await visit.open(path)]).toEqual([path, 200])
      expect([path, visit.screen.says(home.start.note)]).toEqual([path, false])
      if (path !== '/') expectToSay(mainOf(visit.screen), frame.noSignIn.text)
      const [way] = visit.screen.main.getAllByRole<HTMLAnchorElement>('link')
      // From memory is the first way of home; the other pages lead to all of them.
      const first = path === '/' ? '/own/quick' : '/own'
      expect([path, new URL(way?.href ?? '').pathname]).toEqual([path, pathIn(language, first)])
    }
    expect(await visit.open('/nowhere')).toBe(404)
    expect(visit.screen.document.querySelectorAll(`a[href="${pathIn(language, '/index2')}"]`)).toHaveLength(0)
  })
})

describe.each(LANGUAGES)('%s, each way in', (language) => {
  it('says in its own button what it takes, and beside the last whether it takes a sign-in', async () => {
    const visit = await beginVisit(language)
    await visit.open('/')
    const { start, papers, quick, file } = TEXT[language].home
    const textsAt = (place: string) => [...visit.screen.document.querySelectorAll(place)].map((way) => textOf(way))
    const plain = (ways: { button: string; note: string }[], between: string) =>
      ways.map(({ button, note }) => `${button}${between}${note}`.replaceAll('\u00a0', ' '))
    expect(textsAt('.three-ways li')).toEqual(plain([quick, papers, file], ' '))
    expect(textsAt('.home-way')).toEqual(plain([start], ''))
    const ways = [...visit.screen.document.querySelectorAll<HTMLAnchorElement>('.three-ways a')]
    expect(ways.map(({ pathname }) => pathname)).toEqual(
      ['/own/quick', '/own', '/resume'].map((path) => pathIn(language, path)),
    )
  })
})

it('examples cannot be tried, and have no exports, where the demo has other persons', async () => {
  const { home, demo } = TEXT.fr
  const ofOthers = await startProduct({ people: PEOPLE as never, settings: { LOAD_LIMIT: 'off' } })
  onTestFinished(ofOthers.close)
  const [here, there] = [await beginVisit('fr'), await beginVisit('fr', ofOthers)]
  const offered = ({ screen: { all, part } }: Visit) => {
    const examples = part(all.getByRole('region', { name: home.examples.title }))
    return [
      examples.getAllByRole('heading', { level: 3 }).length,
      all.queryAllByRole('button', { name: fillGaps(demo.tryAs, { name: 'Claire' }) }).length > 0,
      examples.queryAllByRole('link', { name: fillGaps(home.examples.exported, { name: 'Claire' }) }).length > 0,
    ]
  }
  for (const visit of [here, there]) await visit.open('/')
  expect(offered(here)).toEqual([3, true, true])
  expect(offered(there)).toEqual([3, false, false])
})
