/** The page on which incomes are entered, over the use cases themselves. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Career } from '~/dossier/shape/career'
import { emptyDossier } from '~/dossier/shape/shape'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/avs/career'
type Fields = [name: string, text: string][]
const EXTRACT: Fields = [
  ['way', 'extract'],
  ['extractDate', '12.3.2026'],
  ['extract', "01-12 1998 45'817\r\n01-12 1999 47'3OO\r\n25 756.1111.2222.08 08 01-12 1997 10000"],
]
const FORECAST: Fields = [
  ['way', 'forecast'],
  ['ramd', "72'576"],
  ['scale', '44'],
  ['forecastYear', '2026'],
]
const QUICK: Fields = [
  ['way', 'quick'],
  ['salary', "85'000"],
  ['rate', '100'],
  ['since', ''],
  ['course', 'steady'],
]

let client: ReturnType<typeof requestEach>
let page: ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await client.saveInfo(BACHELOR)
  page = servePage(route, PATH, client)
})

const saved = async (): Promise<Career | null> => (await client.getCareers()).person
const textOf = async (answer: Response) => readable(await answer.text())
const checkedWay = (html: string) => /<input(?=[^>]*name="way")(?=[^>]*checked)[^>]*value="(\w+)"/.exec(html)?.[1]

describe('the first year of work that is taken where none is told', () => {
  it.each([
    ['the year after the 20th birthday', 'always', '1991, l’année qui suit le 20e anniversaire'],
    ['the same for who was insured before', 1985, '1991, l’année qui suit le 20e anniversaire'],
    ['the first of the insurance for who came later', 2010, '2010, le début de votre assurance'],
  ] as const)('is %s', async (_, insuredSince, said) => {
    await client.saveInfo({ ...BACHELOR, person: { ...BACHELOR.person, insuredSince } })
    const text = (await textOf(await page.get(PATH))).replaceAll('\u00a0', ' ')
    expect(text).toContain(`Si vous laissez vide : ${said}.`)
  })
})

describe('which way is preselected', () => {
  it.each<[string, string, Parameters<typeof client.savePapers>[0], string | undefined]>([
    ['none, before papers are asked', PATH, [], undefined],
    ['the extract at hand', PATH, ['extract', 'forecast'], 'extract'],
    ['the forecast at hand', PATH, ['forecast', 'certificate'], 'forecast'],
    ['a few figures, without either', PATH, ['nothing'], 'quick'],
    ['the one that the address names', `${PATH}?way=none`, ['extract'], 'none'],
  ])('%s', async (_name, path, papers, way) => {
    if (papers.length > 0) await client.savePapers(papers)
    expect(checkedWay(await (await page.get(path)).text())).toBe(way)
  })

  it('the saved one, before all others', async () => {
    await client.saveCareer('person', { way: 'forecast', ramd: 60_000, scale: 44, year: 2025 })
    const html = await (await page.get(PATH)).text()
    expect(checkedWay(html)).toBe('forecast')
    expect(html).toContain('value="60&#x27;000"')
  })
})

describe('what is saved', () => {
  it('of an extract: rows and unread lines, and the page that checks them follows', async () => {
    const answer = await page.post(PATH, EXTRACT)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/avs/career/check?done=answer#done'])
    expect(await saved()).toMatchObject({
      way: 'extract',
      asOf: '2026-03-12',
      rows: [
        { year: 1998, amount: 45_817 },
        { year: 1997, amount: 10_000, split: true },
      ],
      unread: [{ line: 2, guess: { year: '1999', amount: '47300' } }],
    })
    expect(JSON.stringify(await saved())).not.toMatch(/1111|2222/)
  })

  it.each<[string, Fields, object]>([
    ['a forecast', FORECAST, { way: 'forecast', ramd: 72_576, scale: 44, year: 2026 }],
    [
      'few figures, from the 21st year on',
      QUICK,
      {
        ...{ way: 'quick', salary: 85_000, rate: 100, since: null, course: 'steady', blocks: [] },
        asOf: '2026-11-21',
      },
    ],
    [
      'few figures by periods, which take the place of the course',
      [...QUICK, ['blocks[0].from', '1995'], ['blocks[0].to', '2004'], ['blocks[0].salary', '60000']],
      { way: 'quick', course: null, blocks: [{ from: 1995, to: 2004, salary: 60_000 }] },
    ],
    ['that nothing is known', [['way', 'none']], { way: 'none' }],
  ])('%s', async (_name, fields, career) => {
    const answer = await page.post(PATH, fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/router?done=answer#done'])
    expect(await saved()).toMatchObject(career)
  })

  it('nothing where the page is passed, once and for all', async () => {
    expect((await page.post(PATH, [['skip', '1']])).status).toBe(303)
    expect(await saved()).toEqual({ way: 'none' })
  })

  it('nothing any more once it is removed', async () => {
    await page.post(PATH, FORECAST)
    expect((await page.post(PATH, [['remove', '1']])).status).toBe(303)
    expect(await saved()).toBeNull()
  })
})

describe('what is refused, with all that was typed', () => {
  const of = (fields: Fields, changes: Record<string, string>): Fields =>
    Object.entries({ ...Object.fromEntries(fields), ...changes })

  it.each<[string, Fields, string, string]>([
    ['no way', [], 'way', 'D’où viennent les chiffres'],
    ['a way that there is not', [['way', 'x']], 'way', 'ne convient pas'],
    ['an extract without its day', of(EXTRACT, { extractDate: '' }), 'extractDate', 'Il manque une réponse'],
    ['an extract of tomorrow', of(EXTRACT, { extractDate: '22.11.2026' }), 'extractDate', 'dans le futur'],
    ['no lines', of(EXTRACT, { extract: ' \r\n' }), 'extract', 'Il manque une réponse'],
    [
      'lines without a digit',
      of(EXTRACT, { extract: 'Extrait\r\nRevenu' }),
      'extract',
      'aucune ligne avec des chiffres',
    ],
    ['too long a text', of(EXTRACT, { extract: '1998 50000\n'.repeat(25_000) }), 'extract', 'trop long'],
    ['too many lines', of(EXTRACT, { extract: '1998 50000\n'.repeat(501) }), 'extract', 'plus de 500 lignes'],
    ['a scale of 45', of(FORECAST, { scale: '45' }), 'scale', 'de 1 à 44'],
    ['a letter of 1997', of(FORECAST, { forecastYear: '1997' }), 'forecastYear', 'de 1998'],
    ['a letter of next year', of(FORECAST, { forecastYear: '2027' }), 'forecastYear', 'de 1998'],
    ['a salary read in two ways', of(QUICK, { salary: '85.000' }), 'salary', 'de deux façons'],
    ['work before school is over', of(QUICK, { since: '1980' }), 'since', 'trop ancienne'],
    ['no course', of(QUICK, { course: '' }), 'course', 'Il manque une réponse'],
    [
      'a period that ends before it begins',
      of(QUICK, { 'blocks[0].from': '2004', 'blocks[0].to': '2003', 'blocks[0].salary': '1' }),
      'blocks-0-to',
      'précéder',
    ],
  ])('%s', async (_name, fields, id, sentence) => {
    const answer = await page.post(PATH, fields)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(readable(/<div class="error-summary"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '')).toContain(sentence)
    expect(html).toContain(`href="#${id}"`)
    const texts = fields.filter(([name, text]) => name !== 'way' && name !== 'course' && text.trim() !== '')
    const unescaped = html.replaceAll('&#x27;', "'")
    // The unread part of an endless text is not sent back either.
    for (const [, text] of texts) expect(unescaped.includes(text.slice(0, 256 * 1024)), text.slice(0, 50)).toBe(true)
    expect(await saved()).toBeNull()
  })
})

describe('whose incomes', () => {
  it('asks for those of a spouse in their words, and saves them apart', async () => {
    await client.saveInfo(MARRIED)
    const text = await textOf(await page.get(`${PATH}?who=partner`))
    expect(text).toContain('Les revenus AVS de votre partenaire')
    await page.post(`${PATH}?who=partner`, FORECAST)
    expect((await client.getCareers()).partner).toMatchObject({ way: 'forecast' })
    expect(await saved()).toBeNull()
  })

  it.each([
    ['partner', 'Indiquez d’abord votre partenaire'],
    ['former', 'Indiquez d’abord ce mariage'],
  ])('asks for nothing of a %s of whom nobody has told', async (who, sentence) => {
    const html = await (await page.get(`${PATH}?who=${who}`)).text()
    expect(readable(html)).toContain(sentence)
    expect(html).not.toContain('name="salary"')
  })
})

it('adds a period where its button is pressed, and saves nothing', async () => {
  const answer = await page.post(PATH, [...QUICK, ['add.blocks', '1']])
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('name="blocks[0].from"')
  expect(await saved()).toBeNull()
})

describe('where the register answers too', () => {
  const signedIn = async () => {
    const api = await startApi({ termsVersion: '1' })
    client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))
    await client.saveInfo(MARRIED)
    page = servePage(route, PATH, client)
  }

  it('tells both days, and which one counts', async () => {
    await signedIn()
    expect(await textOf(await page.get(PATH))).not.toContain('Quels chiffres comptent')
    await page.post(PATH, EXTRACT)
    const html = await (await page.get(PATH)).text()
    expect(readable(html)).toMatch(
      /Le registre AVS, état au \d\d\.\d\d\.2026.*Les chiffres de votre papier du 12\.03\.2026/,
    )
    expect(/name="counts"(?=[^>]*checked)[^>]*value="(\w+)"/.exec(html)?.[1]).toBe('party')
    const chosen = await page.post(PATH, [['counts', 'own']])
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/avs/career?done=paper#done'])
    expect(await client.getCountingAccount()).toBe('own')
    expect((await client.getPension({ force: false })).assumptions).toContain('spouseIncomesUnknown')
  })

  it('asks nothing of who has not signed in', async () => {
    await page.post(PATH, EXTRACT)
    expect(await textOf(await page.get(PATH))).not.toContain('Quels chiffres comptent')
  })
})
