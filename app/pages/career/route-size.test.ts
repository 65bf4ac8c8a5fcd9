/** How the page answers too much data: in one text, or in the whole dossier. */

import { describe, expect, it } from 'vitest'
import { Info } from '~/dossier/shape/info'
import { dossierWithLines, longText, wideSign } from '../../../tests/support/lives/large-dossiers'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/avs/career'

/** A dossier with only this much room left in its spouses' extracts: too little for 230 lines that were not understood. */
async function visitor(unread: number) {
  const { firstPillar, ...dossier } = dossierWithLines(unread, () => longText(wideSign))
  const careers = { ...firstPillar.careers, person: null }
  const api = await startApi({ termsVersion: '7' })
  const { token } = await api.vault.create({
    ...dossier,
    firstPillar: { ...firstPillar, careers, info: Info.parse(BACHELOR) },
  })
  const client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  const page = servePage(route, PATH, client)
  const post = async (text: string, path = PATH) => {
    const fields: [string, string][] = [
      ['way', 'extract'],
      ['extractDate', '12.3.2026'],
      ['extract', text],
    ]
    const answer = await page.post(path, fields)
    const html = await answer.text()
    const typed = /<textarea[^>]*name="extract"[^>]*>([^<]*)</.exec(html)?.[1]?.replace(/^\n/, '')
    return { status: answer.status, cookies: answer.headers.getSetCookie(), words: readable(html), typed }
  }
  return { post, opened: () => api.vault.openAnew(token) }
}

const linesOf = (count: number, lineAt: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => lineAt(at))
const ROWS = linesOf(490, (at) => `01-12 ${1990 + (at % 35)} ${1000 + at}`).join('\n')

describe('a text of which too much is refused', () => {
  it.each([
    ['too many lines that were not understood', linesOf(300, (at) => `01-12 1998 4O${at} ${'atelier '.repeat(14)}`)],
    ['too many lines', linesOf(501, (at) => `01-12 1998 ${at} ${'atelier '.repeat(9)}`)],
    ['too many signs', ['x'.repeat(300_000)]],
  ])('is shown again, and nothing of it is kept: %s', async (_, lines) => {
    const { post, opened } = await visitor(0)
    const before = await opened()
    const text = lines.join('\n')
    expect(text.length).toBeGreaterThan(32 * 1024)
    const { status, cookies, typed } = await post(text)
    expect([status, cookies]).toEqual([400, []])
    // The longest allowed text, and one character more.
    expect(typed).toBe(text.slice(0, 256 * 1024 + 1))
    expect(await opened()).toEqual(before)
  })
})

describe('a dossier that has no room for one more extract', () => {
  it.each([
    [PATH, 'Il n’y a plus de place pour autant de revenus AVS. Rien n’a été enregistré.'],
    [`/de${PATH}`, 'Für so viele AHV-Einkommen ist kein Platz mehr. Es wurde nichts gespeichert.'],
  ])('says so at %s, with all that was typed, and keeps what it had', async (path, words) => {
    const { post, opened } = await visitor(230)
    const before = await opened()
    const answer = await post(ROWS, path)
    expect(answer.status).toBe(400)
    expect(answer.words).toContain(words)
    expect(answer.typed).toBe(ROWS)
    expect(await opened()).toEqual(before)
  })

  it('takes it where there is room', async () => {
    const { post, opened } = await visitor(100)
    expect((await post(ROWS)).status).toBe(303)
    expect((await opened())?.dossier.firstPillar.careers.person).toMatchObject({ rows: { length: 490 } })
  })
})
