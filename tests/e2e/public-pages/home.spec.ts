/** The home page's films, worked examples and partners. */
import { writeFileSync } from 'node:fs'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { PEOPLE, personNamed } from '../../support/visit/people'
import { fillGaps, isInTurn, LANGUAGES, type Language, pathIn, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { field } from '../support/forms'
import { test as withOwnServer } from '../support/own-server'
import { enter } from '../support/shortcuts'

/** As the wording rules have it, of a woman and of a man. */
const SAID = {
  fr: {
    married: { FEMALE: 'Mariée ou en partenariat enregistré', MALE: 'Marié ou en partenariat enregistré' },
    bachelor: { FEMALE: 'Célibataire', MALE: 'Célibataire' },
    children: ['Sans enfant', '1 enfant', '2 enfants', '3 enfants'],
  },
  de: {
    married: {
      FEMALE: 'Verheiratet oder in eingetragener Partnerschaft',
      MALE: 'Verheiratet oder in eingetragener Partnerschaft',
    },
    bachelor: { FEMALE: 'Ledig', MALE: 'Ledig' },
    children: ['Keine Kinder', '1 Kind', '2 Kinder', '3 Kinder'],
  },
}

const EXAMPLES = ['Claire', 'Reto', 'Nadia'] as const

/** Everything a page has asked for since it was opened. */
function listen(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

const ofFilms = (addresses: string[]) => addresses.filter((address) => /\.(mp4|vtt)$/.test(address))

async function scrollThrough(page: Page) {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0))
      .toBe(true)
  }
}

/** Each slide's words, in order. */
function wordsOf(language: Language, film: keyof typeof TEXT.fr.films) {
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

/** By name: the pension funds and 3a providers that are connected, as the demo's own directories tell. */
async function connectedIn(language: Language, request: APIRequestContext): Promise<string[]> {
  type Listed = { name: string; nameFr?: string; nameDe?: string; openpkStatus?: string; status?: string }
  const listed = async (kind: string): Promise<Listed[]> => (await request.get(`/sandbox/directory/${kind}`)).json()
  return [...(await listed('pension-funds')), ...(await listed('entities'))]
    .filter(({ openpkStatus, status }) => (openpkStatus ?? status) === 'active')
    .map(({ name, nameFr, nameDe }) => (language === 'fr' ? nameFr : nameDe) ?? name)
}

/** In place of each film until it is asked for: a still, or of an example a link. */
const stillOf = (place: Page | Locator, language: Language, film: keyof typeof TEXT.fr.films) => {
  const { film: ofAll, examples } = TEXT[language].home
  const person = film === 'service' ? null : `${film.slice(0, 1).toUpperCase()}${film.slice(1)}`
  return place.getByRole('link', {
    name: person ? fillGaps(examples.film, { name: person }) : ofAll.watch,
    exact: true,
  })
}

/** Follows the still to the film's player, which has the focus then. */
async function openFilm(page: Page, language: Language, film: keyof typeof TEXT.fr.films) {
  await stillOf(page, language, film).click()
  await expect(page).toHaveURL(`${pathIn(language, '/')}?film=${film}#film-${film}`)
  await expect(page.locator('video')).toHaveCount(1)
  const player = page.getByLabel(TEXT[language].films[film].title, { exact: true })
  expect(await player.evaluate(({ tagName }) => tagName)).toBe('VIDEO')
  await expect(player).toHaveAttribute('controls')
  await expect(player).toBeFocused()
  await expect(player).toBeInViewport()
  return player
}

/** A film says its words in writing too, and opens them without script. */
async function expectTranscript(place: Locator, language: Language, film: keyof typeof TEXT.fr.films) {
  const words = place.locator('details', { hasText: TEXT[language].home.film.transcript })
  await words.locator('summary').click()
  await expect(words.locator('p')).toHaveText(wordsOf(language, film))
}

for (const javaScriptEnabled of [false, true])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const language of LANGUAGES.filter((one) => isInTurn(one, javaScriptEnabled))) {
      const { home } = TEXT[language]
      const words = SAID[language]
      const card = (page: Page, name: string) =>
        page
          .getByRole('region', { name: home.examples.title })
          .getByRole('listitem')
          .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })

      test(`[050] the film explains, in pictures and in words (${language})`, async ({ page, request }) => {
        await page.goto(pathIn(language, '/'))
        const place = page.getByRole('region', { name: home.film.title })
        await expect(stillOf(place, language, 'service')).toBeVisible()
        await expectTranscript(place, language, 'service')
        const film = await openFilm(page, language, 'service')
        await expect(place.locator('video')).toHaveCount(1)
        await expectTranscript(place, language, 'service')
        const played = await request.get((await film.getAttribute('src')) ?? '', { headers: { Range: 'bytes=0-1' } })
        expect([played.status(), played.headers()['content-type']]).toEqual([206, 'video/mp4'])
        for (const [index, inLanguage] of LANGUAGES.entries()) {
          const track = film.locator('track').nth(index)
          await expect(track).toHaveAttribute('kind', 'captions')
          await expect(track).toHaveAttribute('srclang', inLanguage)
          const captions = await request.get((await track.getAttribute('src')) ?? '')
          expect(captions.headers()['content-type']).toContain('text/vtt')
          expect(cuesIn(await captions.text())).toEqual(wordsOf(inLanguage, 'service'))
        }
      })

      test(`[050] of a film nothing is loaded before it is played (${language})`, async ({ page, baseURL }) => {
        const asked = listen(page)
        await page.goto(pathIn(language, '/'))
        await scrollThrough(page)
        await expect(page.locator('video')).toHaveCount(0)
        const film = await openFilm(page, language, 'reto')
        expect(ofFilms(asked)).toEqual([])
        expect(asked.filter((address) => new URL(address).origin !== baseURL)).toEqual([])
        await page.keyboard.press('Space')
        await expect
          .poll(() => ofFilms(asked))
          .toEqual([expect.stringMatching(new RegExp(`/reto\\.${language}\\.[0-9a-f]+\\.mp4$`))])
        // A Chromium built without H.264 asks for the film and cannot show it.
        const plays = await film.evaluate(
          (video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.42E01F"') !== '',
        )
        if (plays)
          await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
        expect(asked.filter((address) => new URL(address).origin !== baseURL)).toEqual([])
      })

      test(`[051] whoever the directories have connected stands with name and logo (${language})`, async ({
        page,
        request,
      }) => {
        const connected = await connectedIn(language, request)
        expect(connected.length).toBeGreaterThan(10)
        await page.goto(pathIn(language, '/'))
        await scrollThrough(page)
        const partners = page.getByRole('region', { name: home.partners.title })
        await expect(partners.getByRole('img')).toHaveCount(connected.length)
        await partners.locator('summary').click()
        for (const name of connected) {
          const logo = partners.getByRole('img', { name: fillGaps(home.partners.logo, { name }), exact: true })
          await expect(logo).toHaveAttribute('loading', 'lazy')
          await expect(partners.getByRole('listitem').filter({ hasText: `${name} (` })).toBeVisible()
        }
      })

      test(`[052] [053] [054] [055] [056] three examples say who they are (${language})`, async ({ page }) => {
        await page.goto(pathIn(language, '/'))
        await scrollThrough(page)
        await expect(
          page.getByRole('region', { name: home.examples.title }).getByRole('heading', { level: 3 }),
        ).toHaveText(EXAMPLES.map((name) => `${name} ${personNamed(name).lastName}`))
        for (const name of EXAMPLES) {
          const { lastName, gender, civilStatus, children } = personNamed(name)
          const place = card(page, `${name} ${lastName}`)
          const portrait = place.getByRole('img', { name: new RegExp(name) })
          await expect(portrait).toHaveAttribute('width', '64')
          await expect(portrait).toHaveAttribute('height', '64')
          const wording = words[civilStatus as 'married' | 'bachelor'][gender as 'FEMALE' | 'MALE']
          await expect(place.getByText(wording, { exact: true })).toBeVisible()
          await expect(place.getByText(words.children[children.length] ?? '', { exact: true })).toBeVisible()
          const film = name.toLowerCase() as Lowercase<typeof name>
          await expect(stillOf(place, language, film)).toBeVisible()
          const video = await openFilm(page, language, film)
          await expect(place.locator('video')).toHaveCount(1)
          await expectTranscript(place, language, film)
          const played = await page.request.get((await video.getAttribute('src')) ?? '', {
            headers: { Range: 'bytes=0-1' },
          })
          expect([played.status(), played.headers()['content-type']]).toEqual([206, 'video/mp4'])
        }
      })

      for (const name of EXAMPLES)
        test(`one press from here leads to the figures of ${name}, who is said to be invented (${language})`, async ({
          page,
        }) => {
          const { demo } = TEXT[language]
          await page.goto(pathIn(language, '/'))
          const place = card(page, `${name} ${personNamed(name).lastName}`)
          const shown = (await place.locator('[data-figure="total.monthly"]').textContent()) ?? ''
          expect(shown).toMatch(/^CHF\u00a0\d'\d{3}$/)
          const asked = listen(page)
          await place.getByRole('button', { name: fillGaps(demo.tryAs, { name }), exact: true }).click()
          await expect(page).toHaveURL(pathIn(language, '/synthesis'))
          await expect(page.getByText(fillGaps(demo.bar.you, { name }), { exact: true })).toBeVisible()
          // The same figure as was promised there.
          await expect(page.getByRole('main')).toContainText(shown)
          const { email, lastName } = personNamed(name)
          const decoded = asked.map((address) => decodeURIComponent(address))
          expect(decoded.filter((address) => address.includes(email) || address.includes(lastName))).toEqual([])
          await page.goto(pathIn(language, '/law'))
          await expect(page.getByText(fillGaps(demo.bar.you, { name }), { exact: true })).toBeVisible()
        })

      test(`a press over one’s own figures asks first: a no keeps them, a yes replaces them (${language})`, async ({
        page,
      }) => {
        const { demo, own, prelogin, papers } = TEXT[language]
        await page.goto(pathIn(language, '/own'))
        await field(page, prelogin.terms.label).check()
        await page.getByRole('button', { name: own.button, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: papers.title })).toBeVisible()
        await page.goto(pathIn(language, '/'))
        await expect(page.getByText(home.start.note)).toHaveCount(0)
        const goOn = page.getByRole('main').getByRole('link', { name: WORDS[language].continue, exact: true })
        await expect(goOn).toHaveAttribute('href', pathIn(language, '/router'))
        const tryAs = page.getByRole('button', { name: fillGaps(demo.tryAs, { name: 'Claire' }), exact: true })
        await tryAs.first().click()
        await expect(page.getByText(demo.ask.title)).toBeVisible()
        await page.getByRole('link', { name: demo.ask.no, exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: papers.title })).toBeVisible()
        await page.goto(pathIn(language, '/'))
        await tryAs.first().click()
        await page.getByRole('button', { name: fillGaps(demo.ask.yes, { name: 'Claire' }), exact: true }).click()
        await expect(page).toHaveURL(pathIn(language, '/synthesis'))
        await expect(page.getByText(fillGaps(demo.bar.you, { name: 'Claire' }))).toBeVisible()
      })

      test(`one press leads from one invented person to the next: from the tabs of any page and from home (${language})`, async ({
        page,
      }) => {
        const { demo } = TEXT[language]
        await enter(page, personNamed('Nadia'), language)
        const tabs = page.getByRole('region', { name: demo.bar.title })
        const tryAs = (name: string) => ({ name: fillGaps(demo.tryAs, { name }), exact: true })
        await page.goto(pathIn(language, '/law'))
        await expect(tabs.locator('[aria-current]')).toHaveText('Nadia')
        await expect(tabs.getByRole('button', tryAs('Nadia'))).toHaveCount(0)
        const claire = tabs.getByRole('button', tryAs('Claire'))
        await claire.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(pathIn(language, '/synthesis'))
        await expect(tabs.locator('[aria-current]')).toHaveText('Claire')
        await page.goto(pathIn(language, '/'))
        await page.getByRole('main').getByRole('button', tryAs('Reto')).first().click()
        await expect(page).toHaveURL(pathIn(language, '/synthesis'))
        await expect(tabs.locator('[aria-current]')).toHaveText('Reto')
      })
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  for (const language of LANGUAGES)
    test(`pictures are light, and the page fits a narrow screen (${language})`, async ({ page }) => {
      const pictures: Promise<number>[] = []
      page.on('response', (response) => {
        if (/^image\//.test(response.headers()['content-type'] ?? ''))
          pictures.push(response.body().then((body) => body.length))
      })
      await page.goto(pathIn(language, '/'))
      await scrollThrough(page)
      const weight = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0)
      expect(pictures.length).toBeGreaterThan(EXAMPLES.length)
      expect(weight).toBeLessThan(60_000)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    })

  test('a film can be asked for in parts, and is kept for good', async ({ page, request }) => {
    for (const film of ['service', 'claire', 'reto', 'nadia'] as const) {
      await page.goto(`/?film=${film}`)
      const address = (await page.locator('video').getAttribute('src')) ?? ''
      const part = await request.get(address, { headers: { Range: 'bytes=0-1' } })
      expect(part.status()).toBe(206)
      expect(part.headers()['content-type']).toBe('video/mp4')
      expect(part.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await (await request.get(address)).body()).length).toBeLessThan(400_000)
    }
  })
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const language of LANGUAGES)
    test(`the still of a film far down comes when the film does (${language})`, async ({ page }) => {
      const asked = listen(page)
      const stills = () =>
        asked.filter((address) => address.includes(`/service.${language}`) && address.endsWith('.png'))
      // On a slow connection browsers fetch what is up to 2500 pixels below the screen: the film stands further down here.
      await page.route(`**${pathIn(language, '/')}`, async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('</h1>', `${'<br>'.repeat(200)}</h1>`)
        await route.fulfill({ response, body })
      })
      await page.goto(pathIn(language, '/'))
      expect(stills()).toEqual([])
      await stillOf(page, language, 'service').scrollIntoViewIfNeeded()
      await expect.poll(stills).toHaveLength(1)
    })
})

withOwnServer(
  'examples cannot be tried, and have no exports, where the demo has other persons',
  async ({ page, startServer }, testInfo) => {
    const people = testInfo.outputPath('people.json')
    writeFileSync(people, JSON.stringify(PEOPLE))
    await startServer({ SANDBOX_PEOPLE: people })
    // All pictures, before the server goes.
    await page.goto('/', { waitUntil: 'networkidle' })
    const { home } = TEXT.fr
    await expect(
      page.getByRole('region', { name: home.examples.title }).getByRole('heading', { level: 3 }),
    ).toHaveCount(3)
    await expect(page.getByRole('button', { name: fillGaps(TEXT.fr.demo.tryAs, { name: 'Claire' }) })).toHaveCount(0)
    await expect(page.getByRole('link', { name: fillGaps(home.examples.exported, { name: 'Claire' }) })).toHaveCount(0)
  },
)
