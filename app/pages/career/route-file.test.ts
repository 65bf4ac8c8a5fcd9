/** An extract sent as a file to the page of incomes. */

import { beforeEach, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { WorkNotDone } from '~/threads/pool'
import { extractPage, makePdf } from '../../../tests/support/pages/make-pdf'
import { readExample } from '../../../tests/support/papers/examples'
import { paperPdf } from '../../../tests/support/papers/paper-pdf'
import { servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/avs/career'
const LINES = [
  ['25', '412.087.33', '1', '01-12', '1998', "61'234", 'Menuiserie'],
  ['25', '756.1111.2222.08', '08', '01-12', '1999', "10'000", ''],
]

let client: ReturnType<typeof requestEach>
let pageOf: (changes?: Parameters<typeof servePage>[3]) => ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await client.saveInfo(BACHELOR)
  pageOf = (changes) => servePage(route, PATH, client, changes)
})

const FIELDS = { way: 'extract', extractDate: '12.3.2026', extract: '' }

function formWith(bytes: Uint8Array<ArrayBuffer> | string, fields: Partial<typeof FIELDS> = {}) {
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...FIELDS, ...fields, formToken: 'own' })) form.append(name, text)
  form.append('file', new File([bytes], 'extrait Dubois.pdf'))
  return form
}

const saved = async () => (await client.getCareers()).person

it.each<[string, () => Promise<Uint8Array<ArrayBuffer> | string>]>([
  ['a PDF', () => makePdf([extractPage(LINES)])],
  [
    'a CSV',
    async () =>
      "Kasse;Nr;Code;Monate;Jahr;Einkommen\n25;412.087.33;1;01-12;1998;61'234\n25;756.1111.2222.08;08;01-12;1999;10'000",
  ],
])('%s is read, and no number of a person kept', async (_name, bytes) => {
  const answer = await pageOf().send(PATH, formWith(await bytes()))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/avs/career/check?done=answer#done'])
  expect(await saved()).toMatchObject({
    rows: [
      { year: 1998, amount: 61_234 },
      { year: 1999, amount: 10_000, split: true },
    ],
  })
  expect(JSON.stringify(await saved())).not.toMatch(/1111|2222|Dubois/)
})

const refusing = (code: WorkNotDone['code']) => ({
  readPaper: () => Promise.reject(new WorkNotDone(code)),
})

it.each<[string, FormData | (() => Promise<FormData>), object, string]>([
  ['beside a pasted text', formWith('1998 1', { extract: '1999 2' }), {}, 'Gardez l’un des deux'],
  ['of another kind', formWith('PK\u0003\u0004'), {}, 'cette sorte de fichier'],
  ['that is too large', formWith('1'.repeat(5 * 1024 * 1024 + 1)), {}, '5 mégaoctets'],
  ['without a line', formWith('Extrait'), {}, 'aucune ligne avec des chiffres'],
  ['with too many lines', formWith('1998 1\n'.repeat(501)), {}, 'plus de 500 lignes'],
  ['without a text', async () => formWith(await makePdf([[]])), {}, 'est une image'],
  [
    'behind a password',
    async () => formWith(await makePdf([extractPage(LINES)], { password: 'x' })),
    {},
    'mot de passe',
  ],
  ['that takes too long', formWith('1998 1'), refusing('DEADLINE_PASSED'), 'trop compliqué'],
  ['that takes too much memory', formWith('1998 1'), refusing('MEMORY_EXCEEDED'), 'trop compliqué'],
  ['while the day of the extract is missing', formWith("1998 61'234", { extractDate: '' }), {}, 'encore une fois'],
])('says of a file %s what to do', async (_name, form, changes, sentence) => {
  const answer = await pageOf(changes).send(PATH, form instanceof FormData ? form : await form())
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('href="#file"')
  expect(html).toContain(sentence)
  expect(html).not.toMatch(/61&#x27;234|1111/)
  expect(await saved()).toBeNull()
})

it.each<[string, Parameters<typeof servePage>[3], number, string, string]>([
  ['no room', refusing('QUEUE_FULL'), 503, '10', 'Réessayez dans une minute'],
  ['a stop', refusing('POOL_CLOSED'), 503, '10', 'Réessayez dans une minute'],
  ['another one under way', { readPaper: async () => ({ problem: 'fileUnderWay' }) }, 429, '10', 'encore en lecture'],
])(
  'asks to send a file again where there is %s, and keeps what was typed',
  async (_name, changes, status, after, sentence) => {
    const answer = await pageOf(changes).send(PATH, formWith('1998 1'))
    const html = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, after])
    expect(html).toContain('href="#file"')
    expect(html).toContain(sentence)
    expect(html).toContain('value="12.3.2026"')
    expect(await saved()).toBeNull()
  },
)

const letter = (bytes: Uint8Array<ArrayBuffer> | string, fields: Record<string, string> = {}) => {
  const form = new FormData()
  for (const [name, text] of Object.entries({ way: 'forecast', formToken: 'own', ...fields })) form.append(name, text)
  // The page has two fields for files.
  form.append('file', new File([], ''))
  form.append('file', new File([bytes], 'lettre.pdf'))
  return form
}

it('fills the figures of a forecast from its letter, and saves nothing', async () => {
  const answer = await pageOf().send(
    PATH,
    letter(await paperPdf(readExample('forecasts/01-german.txt').text), { ramd: "70'000" }),
  )
  const html = (await answer.text()).replaceAll('&#x27;', "'")
  expect(answer.status).toBe(200)
  // What was typed stays.
  expect(html).toMatch(/name="ramd"[^>]* value="70'000"/)
  expect(html).toMatch(/name="scale"[^>]* value="44"/)
  expect(html).toMatch(/name="forecastYear"[^>]* value="2026"/)
  expect(html).toContain('data-read-from="scale">Lu\u00a0: «\u00a0Rentenskala 44 (Vollrente)\u00a0»')
  expect(html).not.toMatch(/756\./)
  expect(await saved()).toBeNull()
})

it('says of another paper in place of the letter what it is, at its own field', async () => {
  const answer = await pageOf().send(PATH, letter(readExample('others/01-extract.txt').text))
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(html).toContain('href="#forecastFile"')
  expect(html).toContain('semble être un extrait')
})

/** As a browser sends both fields, the one that is not chosen empty. */
function bothFields(way: string, { extract = '', forecast = '' }: { extract?: string; forecast?: string }) {
  const form = new FormData()
  const typed = {
    way,
    extractDate: '12.3.2026',
    extract: '',
    salary: "80'000",
    rate: '100',
    since: '2005',
    course: 'steady',
    formToken: 'own',
  }
  for (const [name, text] of Object.entries(typed)) form.append(name, text)
  for (const text of [extract, forecast]) form.append('file', new File([text], text && 'papier.txt'))
  return form
}

it.each(['quick', 'none', 'extract', ''])('fills the letter’s figures where “%s” is still ticked', async (way) => {
  const { text } = readExample('forecasts/01-german.txt')
  const answer = await pageOf().send(PATH, bothFields(way, { forecast: text }))
  const html = (await answer.text()).replaceAll('&#x27;', "'")
  expect(answer.status).toBe(200)
  expect(html).toMatch(/name="scale"[^>]* value="44"/)
  const ticked = html.match(/<input[^>]*>/g)?.filter((one) => one.includes('name="way"') && one.includes('checked'))
  expect(ticked).toEqual([expect.stringContaining('value="forecast"')])
  // What was typed for the other way is not lost.
  expect(html).toContain("80'000")
  expect(await saved()).toBeNull()
})

it.each(['quick', 'forecast'])('reads the extract where “%s” is still ticked', async (way) => {
  const answer = await pageOf().send(PATH, bothFields(way, { extract: "1998 61'234" }))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/avs/career/check?done=answer#done'])
  expect(await saved()).toMatchObject({ way: 'extract', rows: [{ year: 1998, amount: 61_234 }] })
})

it('saves few figures where no file is chosen', async () => {
  expect((await pageOf().send(PATH, bothFields('quick', {}))).status).toBe(303)
  expect(await saved()).toMatchObject({ way: 'quick', salary: 80_000 })
})
