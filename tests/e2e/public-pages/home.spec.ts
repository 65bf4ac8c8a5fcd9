/** The home page's films and pictures: what is loaded and when, and where the keyboard stands. The rest is in tests/visits. */
import type { Locator, Page } from '@playwright/test'
import { fillGaps, IN_TURN, type Language, pathIn, scripts, TEXT } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'

type Film = keyof typeof TEXT.fr.films

/** Everything a page has asked for since it was opened. */
function listen(page: Page) {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

const ofFilms = (addresses: string[]) => addresses.filter((address) => /\.(mp4|vtt)$/.test(address))

/** The weight of each picture loaded from now on. */
function weighPictures(page: Page) {
  const pictures: Promise<number>[] = []
  page.on('response', (response) => {
    if (/^image\//.test(response.headers()['content-type'] ?? ''))
      pictures.push(response.body().then((body) => body.length))
  })
  return pictures
}

async function scrollThrough(page: Page) {
  for (const picture of await page.locator('main img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.complete && one.naturalWidth > 0))
      .toBe(true)
  }
}

/** In place of each film until it is requested: a still, or for an example a link. */
const stillOf = (place: Page | Locator, language: Language, film: Film) => {
  const { film: ofAll, examples } = TEXT[language].home
  const person = film === 'service' ? null : `${film.slice(0, 1).toUpperCase()}${film.slice(1)}`
  return place.getByRole('link', {
    name: person ? fillGaps(examples.film, { name: person }) : ofAll.watch,
    exact: true,
  })
}

/** Follows the still to the film's player, which then has the focus. */
async function openFilm(page: Page, language: Language, film: Film) {
  await stillOf(page, language, film).click()
  await expect(page).toHaveURL(`${pathIn(language, '/')}?film=${film}#film-${film}`)
  await expect(page.locator('video')).toHaveCount(1)
  const player = page.getByLabel(TEXT[language].films[film].title, { exact: true })
  expect(await player.evaluate(({ tagName }) => tagName)).toBe('VIDEO')
  await expect(player).toBeFocused()
  await expect(player).toBeInViewport()
  return player
}

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  for (const { language, javaScriptEnabled } of IN_TURN)
    test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
      test.use({ javaScriptEnabled })
      const film = language === 'fr' ? 'reto' : 'service'

      test('[050] pictures are light, and of a film nothing is loaded before it is played', async ({
        page,
        baseURL,
      }) => {
        const [asked, pictures] = [listen(page), weighPictures(page)]
        await page.goto(pathIn(language, '/'))
        await scrollThrough(page)
        const weight = (await Promise.all(pictures)).reduce((sum, bytes) => sum + bytes, 0)
        expect(pictures.length).toBeGreaterThan(Object.keys(TEXT.fr.films).length)
        expect(weight).toBeLessThan(60_000)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        await expect(page.locator('video')).toHaveCount(0)

        const player = await openFilm(page, language, film)
        expect(ofFilms(asked)).toEqual([])
        await page.keyboard.press('Space')
        await expect
          .poll(() => ofFilms(asked))
          .toEqual([expect.stringMatching(new RegExp(`/${film}\\.${language}\\.[0-9a-f]+\\.mp4$`))])
        // A Chromium without H.264 requests the film and cannot show it.
        const plays = await player.evaluate(
          (video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.42E01F"') !== '',
        )
        if (plays)
          await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0)
        expect(asked.filter((address) => new URL(address).origin !== baseURL)).toEqual([])
      })
    })

  test('the still of a film far down comes when the film does', async ({ page }) => {
    const asked = listen(page)
    const stills = () => asked.filter((address) => address.includes('/service.de') && address.endsWith('.png'))
    // On a slow connection browsers fetch what is up to 2500 pixels below the screen: here the film is further down.
    await page.route('**/de', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace('</h1>', `${'<br>'.repeat(200)}</h1>`)
      await route.fulfill({ response, body })
    })
    await page.goto('/de')
    expect(stills()).toEqual([])
    await stillOf(page, 'de', 'service').scrollIntoViewIfNeeded()
    await expect.poll(stills).toHaveLength(1)
  })
})
