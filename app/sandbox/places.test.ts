/** The targets of the product's links in the demo: the sites of the parties, and the feedback form. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PUBLIC_ORIGIN, type StartedSandbox, startSandbox } from '../../tests/support/parties/start-sandbox'
import { ENTITIES, FUNDS } from './parties'

let sandbox: StartedSandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.close())

const open = async (address: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address, { headers })
  return { status: response.status, html: await response.text() }
}

const PARTIES = [
  ...FUNDS.map(({ id, nameFr, nameDe }) => ({ id, list: 'pension-funds', names: { fr: nameFr, de: nameDe } })),
  ...ENTITIES.map(({ id, name }) => ({ id, list: 'entities', names: { fr: name, de: name } })),
]
const INVENTED = { fr: 'inventée', de: 'erfunden' }

describe('the site of a party', () => {
  it.each(PARTIES)(
    '$id stands where the directory says, with its name, and says that it is invented',
    async (party) => {
      const list = await fetch(`${sandbox.base}/directory/${party.list}`)
      const entry = ((await list.json()) as { id: string; webUrl: string }[]).find(({ id }) => id === party.id)
      for (const language of ['fr', 'de'] as const) {
        const { status, html } = await open(entry?.webUrl ?? '', { 'accept-language': language })
        expect(status).toBe(200)
        expect(html).toContain(`<html lang="${language}-CH">`)
        expect(html).toContain(`<h1>${party.names[language]}</h1>`)
        expect(html).toContain(INVENTED[language])
        expect(html).toContain(`href="${PUBLIC_ORIGIN}${language === 'de' ? '/de' : '/'}"`)
        expect(html).not.toContain('<script')
      }
    },
  )

  it.each([
    ['the address', '?lang=de', { referer: `${PUBLIC_ORIGIN}/lpp`, 'accept-language': 'fr' }, 'de'],
    ['the German page that led there', '', { referer: `${PUBLIC_ORIGIN}/de/lpp`, 'accept-language': 'fr' }, 'de'],
    ['the French page that led there', '', { referer: `${PUBLIC_ORIGIN}/deposits`, 'accept-language': 'de' }, 'fr'],
    ['the browser', '', { 'accept-language': 'de-CH' }, 'de'],
    ['nobody', '', { referer: 'nowhere' }, 'fr'],
    ['the address, in a language that is not spoken', '?lang=it&lang=x', { 'accept-language': 'de' }, 'de'],
  ])('is in the language that is asked for by %s', async (_, query, headers, language) => {
    const { html } = await open(`${sandbox.base}/sites/pk-holzbau-aare${query}`, headers)
    expect(html).toContain(`<html lang="${language}-CH">`)
  })

  it('is missing where there is no such party', async () =>
    expect((await open(`${sandbox.base}/sites/nobody`)).status).toBe(404))
})

describe.each([
  ['fr', 'Merci de votre avis', 'ni transmis ni conservé', 'trop long', 'Écrivez votre avis.'],
  [
    'de',
    'Danke für Ihre Rückmeldung',
    'weder übermittelt noch aufbewahrt',
    'zu lang',
    'Schreiben Sie Ihre Rückmeldung.',
  ],
])('the feedback form (%s)', (language, thanks, notKept, tooLong, empty) => {
  const address = () => `${sandbox.base}/feedback?lang=${language}`
  const send = (opinion: string) =>
    fetch(address(), { method: 'POST', body: new URLSearchParams({ opinion }), redirect: 'manual' })

  it('says that nobody reads it, and thanks', async () => {
    expect((await open(address())).html).toContain(notKept)
    const response = await send('Bien <b>expliqué</b>')
    expect(response.status).toBe(303)
    const page = await open(new URL(response.headers.get('location') ?? '', address()).href)
    expect(page.status).toBe(200)
    expect(page.html).toContain(`<html lang="${language}-CH">`)
    expect(page.html).toContain(`<h1>${thanks}</h1>`)
    expect(page.html).toContain(notKept)
    expect(page.html).not.toContain('expliqué')
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['nothing', '  ', 422, empty, null],
    ['too much', `<i>${'é'.repeat(2000)}`, 422, tooLong, '&lt;i&gt;éé'],
    ['far too much', 'a'.repeat(30_000), 413, tooLong, null],
  ])('with %j typed is shown again, and says why', async (_, opinion, status, message, kept) => {
    const response = await send(opinion)
    const html = await response.text()
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8'])
    expect(html).toContain(message)
    expect(html).toMatch(/<title>(Erreur\u00a0|Fehler): /)
    expect(html).toMatch(/<textarea id="opinion"[^>]* aria-describedby="hint wrong" aria-invalid="true">/)
    if (kept) expect(html).toContain(kept)
  })

  it('takes 2000 characters of any script', async () => expect((await send('😀'.repeat(1000))).status).toBe(303))
})
