/** The page that names every cookie: held against those that a visit really sets. */
import type { Page } from '@playwright/test'
import { personNamed } from '../../support/visit/people'
import { IN_TURN, pathIn, scripts, TEXT, WORDS } from '../../support/visit/words'
import { expect, test } from '../support/fixtures'
import { enter } from '../support/shortcuts'
import { signIn } from '../support/steps'

/** By seconds. The session's cookie lives as long as its dossier; the one that tells of it afterwards, a day. */
const LIVES = {
  fr: {
    3600: TEXT.fr.cookies.session.life,
    86400: TEXT.fr.cookies.ended.life,
    600: '10\u00a0minutes au plus',
    31536000: '365\u00a0jours',
  },
  de: {
    3600: TEXT.de.cookies.session.life,
    86400: TEXT.de.cookies.ended.life,
    600: 'höchstens 10\u00a0Minuten',
    31536000: '365\u00a0Tage',
  },
}

/** Every cookie that our own answers set from now on, with its attributes: `Max-Age=600`. The sandbox is somebody else. */
function watchCookies(page: Page) {
  const seen = new Map<string, string[]>()
  page.context().on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/sandbox')) return
    for (const { name, value } of await response.headersArray()) {
      const [pair = '', ...attributes] = value.split('; ')
      const [cookie = '', content] = pair.split('=')
      if (name.toLowerCase() === 'set-cookie' && content) seen.set(cookie, attributes)
    }
  })
  return seen
}

for (const { language, javaScriptEnabled } of IN_TURN)
  test.describe(`${language}, ${scripts(javaScriptEnabled)}`, () => {
    test.use({ javaScriptEnabled })
    const { cookies, frame, terms } = TEXT[language]

    test('every cookie of a whole visit is named, with its life', async ({ page }) => {
      const seen = watchCookies(page)
      await signIn(page, language, personNamed('Nadia'))
      await page.getByRole('contentinfo').getByRole('link', { name: TEXT[language].scripts.light, exact: true }).click()
      await expect(page.getByRole('link', { name: TEXT[language].scripts.full, exact: true })).toBeVisible()
      await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.cookies, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/cookies'))
      const rows = page.getByRole('table', { name: cookies.list.title }).getByRole('row')
      const kinds = new Set([...seen.keys()].map((name) => name.replace(/:.*/, '')))
      expect([...kinds].toSorted()).toEqual([
        '__Host-ended',
        '__Host-flow',
        '__Host-session',
        '__Host-signin',
        'light',
        'locale',
      ])
      await expect(rows).toHaveCount(kinds.size + 1)
      for (const [name, attributes] of seen) {
        const row = rows.filter({
          has: page.getByRole('rowheader', { name: name.replace(/:.*/, ':…'), exact: true }),
        })
        const seconds = Number(attributes.find((one) => one.startsWith('Max-Age='))?.slice(8)) as 600 | 3600
        await expect(row.getByRole('cell').last()).toHaveText(LIVES[language][seconds])
        expect(attributes, name).toContain('HttpOnly')
      }
    })

    test('it says what is kept, and leads to the terms', async ({ page }) => {
      await page.goto(pathIn(language, '/cookies'))
      await expect(page.getByRole('region', { name: cookies.kept.title }).getByRole('listitem')).toHaveCount(4)
      await expect(page.getByText(cookies.where.signedOut)).toBeVisible()
      await page.getByRole('link', { name: cookies.terms, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: terms.title })).toBeVisible()
    })

    test('a signed-in visitor is led to the deletion', async ({ page }) => {
      await enter(page, personNamed('Nadia'), language)
      await page.goto(pathIn(language, '/cookies'))
      await page.getByRole('main').getByRole('link', { name: WORDS[language].deleteData, exact: true }).click()
      await expect(page).toHaveURL(pathIn(language, '/data#delete'))
      await expect(page.locator(':target').getByRole('button', { name: WORDS[language].confirmDelete })).toBeVisible()
    })
  })
