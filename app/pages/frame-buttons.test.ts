/** The buttons of the frame that belong to a page's form, over the calls themselves: entries come back, and nothing is saved. */
import { JSDOM } from 'jsdom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGES, pathIn } from '~/language/language'
import { type Fields, FORMS, sentAgain, sorted } from '../../tests/support/pages/typed-forms'
import { failing, servePage, sessionWith } from '../../tests/support/product/serve-page'
import { BACHELOR } from '../../tests/support/product/start-api'
import { type Pages, startPages } from '../../tests/support/product/start-pages'
import * as prelogin from './prelogin/route'
import * as scenarios from './scenarios/route'
import * as terms from './terms/route'

const COOKIE = { language: /^locale=[^;]+;.*Max-Age=31536000/, kept: /^session=kept$/ }
const BUTTONS: [string, string, RegExp][] = [
  ['intent', 'language:de', COOKIE.language],
  ['intent', 'keepLonger', COOKIE.kept],
  // Posted by pages that were opened before the field `intent` existed.
  ['lang', 'de', COOKIE.language],
  ['keep', '1', COOKIE.kept],
]

const keepLonger = vi.fn(async () => ({ setCookies: ['session=kept'] }))
const session = sessionWith({ keepLonger })

const TICKS: [Fields, boolean][] = [
  [[['terms', 'on']], true],
  [[], false],
]

/** Whether the checkbox under the terms is there and ticked. */
const isTicked = (html: string) => new JSDOM(html).window.document.querySelector<HTMLInputElement>('#terms')?.checked

let started: Pages
beforeEach(async () => {
  started = await startPages()
  await started.client.saveInfo({ ...BACHELOR, person: { ...BACHELOR.person, status: 'divorced' } })
  await started.client.saveSelectedEntities(['y', 'z'])
})

describe.each(LANGUAGES)('in %s', (language) =>
  describe.each(BUTTONS)('%s=%s', (name, value, cookie) => {
    const send = (module: object, path: string, fields: Fields) =>
      started.pageOf(module, path, { session }).post(pathIn(language, path), [...fields, [name, value]])

    async function expectDone(answer: Response) {
      expect(answer.status).toBe(200)
      expect(answer.headers.get('Set-Cookie')).toMatch(cookie)
      return answer.text()
    }

    it.each(Object.entries(FORMS))('of the form %s', async (_name, { module, path, typed }) => {
      // Answers of parties are stored when a page asks them.
      await started.pageOf(module, path).get(path)
      const saved = await started.api.dossier()
      const html = await expectDone(await send(module, path, [['revision', '0'], ...typed]))
      expect(sorted(sentAgain(html, typed))).toEqual(sorted(typed))
      expect(html).not.toContain('aria-invalid="true"')
      expect(await started.api.dossier()).toEqual(saved)
    })

    it('of a page on which there is no scenario to name', async () =>
      expect(await expectDone(await send(scenarios, '/scenarios', []))).not.toContain('name="name"'))

    it.each(TICKS)('of changed terms, with %j', async (fields, ticked) => {
      started = await startPages({ termsVersion: '2', acceptedTerms: '1' })
      const saved = await started.api.dossier()
      const html = await expectDone(await send(terms, '/terms', fields))
      expect([isTicked(html), html.includes('aria-invalid')]).toEqual([ticked, false])
      expect(await started.api.dossier()).toEqual(saved)
    })
  }),
)

describe.each(['/prelogin', '/de/prelogin', '/prelogin2'])('before the sign-in, at %s', (path) => {
  const nobody = { getMe: failing(401, 'not logged') }
  const send = (fields: Fields) => servePage(prelogin, path.replace('/de', ''), nobody, { session }).post(path, fields)

  it.each(TICKS)('the language switch keeps the tick: %j', async (fields, ticked) => {
    const answer = await send([...fields, ['intent', 'language:de']])
    const html = await answer.text()
    expect([answer.status, isTicked(html), html.includes('aria-invalid')]).toEqual([200, ticked, false])
    expect(answer.headers.get('Set-Cookie')).toMatch(COOKIE.language)
  })

  it('nothing is kept longer', async () => {
    keepLonger.mockClear()
    const { status } = await send([['keep', '1']])
    expect([status, keepLonger.mock.calls.length]).toEqual([400, 0])
  })
})
