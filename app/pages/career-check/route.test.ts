/** The page that checks the lines of an extract, over the use cases themselves. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { ExtractCareer } from '~/dossier/shape/career'
import { emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { BACHELOR, startApi } from '../../../tests/support/product/start-api'
import { requestEach, visitorUseCases } from '../../../tests/support/product/use-cases'
import * as route from './route'

const PATH = '/avs/career/check'
type Fields = [name: string, text: string][]

let client: ReturnType<typeof requestEach>
let page: ReturnType<typeof servePage>
beforeEach(async () => {
  const api = await startApi({ termsVersion: '1' })
  const { token } = await api.vault.create(emptyDossier(null, '', '', { version: '1' }))
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  await client.saveInfo(BACHELOR)
  page = servePage(route, PATH, client)
})

const paste = (...lines: string[]) => client.saveExtract('person', lines.join('\n'), day('2026-03-12'))
const saved = async () => (await client.getCareers()).person as ExtractCareer
const yearsIn = ({ rows }: ExtractCareer) => rows.map(({ year, amount }) => [year, amount])

/** What the page's form posts if nothing is changed. */
async function sentBy(path: string): Promise<Map<string, string>> {
  const html = await (await page.get(path)).text()
  const inputs = [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag)
  const textIn = (tag: string, name: string) =>
    new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&#x27;', "'")
  const sent = inputs.flatMap((tag): Fields => {
    const name = textIn(tag, ' name')
    const isOff = /type="(checkbox|radio)"/.test(tag) && !tag.includes('checked')
    return name && !isOff && name !== 'formToken' ? [[name, textIn(tag, ' value') ?? '']] : []
  })
  return new Map(sent)
}

/** @param changes by field name; null: the checkbox is not ticked */
async function send(changes: Record<string, string | null>, path = PATH) {
  const sent = await sentBy(path)
  for (const [name, text] of Object.entries(changes))
    if (text === null) sent.delete(name)
    else sent.set(name, text)
  return page.post(path, [...sent])
}

const BAD = "01-12 1999 47'3OO"
const UNSURE = "08-12 2007 2008 21'300"
const GOOD = "01-12 1998 45'817"

describe('an extract that was read', () => {
  it('takes no line of a year that it cannot know', async () => {
    await client.saveExtract('person', GOOD, day('2006-03-12'))
    const answer = await send({ 'rows[0].year': '2007' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('href="#rows-0-year"')
    expect(yearsIn(await saved())).toEqual([[1998, 45_817]])
  })

  it('says how much was read, and that what was not counts for nothing', async () => {
    await paste(GOOD, BAD, UNSURE)
    const text = readable(await (await page.get(PATH)).text()).replaceAll('\u00a0', ' ')
    expect(text).toContain('Une année lue : 1998. 2 lignes sont à revoir : d’ici là, elles ne comptent pas.')
    expect(text).toMatch(/Ligne 2 : une lettre dans un nombre.*Ligne 3 : .*Voir, corriger/s)
  })

  it.each([
    ['total and average', [GOOD, "01-12 1999 47'300"], ["CHF 93'117", "CHF 46'559"]],
    ['years without income', [GOOD, "01-12 2001 47'300"], ['1991–1997, 1999–2000, 2002–2025']],
    ['years that are not entered yet', [GOOD], ['Pas encore inscrite 2026']],
    ['youth years', ["01-12 1989 12'000", GOOD], ['Avant 21 ans 1989']],
    ['a year under the minimum', ['01-12 1998 900'], ['Sous le minimum 1998']],
    ['years without months', ['1998 45817'], ['nous comptons 12 mois : 1998']],
    ['a comma between thousands', ['01-12 1998 45,817'], ['1,234 est lu 1234. Ligne : 1']],
    [
      'a line that takes another one back',
      ['25 412.087.33 1 01-12 1998 45817', '25 412.087.33 11 01-12 1998 45817', GOOD],
      ['Ces lignes s’annulent et sont retirées : 1–2'],
    ],
    [
      'months in two columns',
      ["25 123.456 1 01 12 1998 45'817 Muster AG", "25 123.456 1 01 05 1999 20'100 Muster AG"],
      ['lus comme le premier et le dernier mois. Lignes : 1–2', "Total CHF 65'917"],
    ],
    ['one line below zero', ["01-12 1998 -45'817"], ['La ligne 1 donne moins de zéro']],
    ['two lines below zero', ["01-12 1998 -45'817", '01-12 1998 -1'], ['les lignes 1–2 donnent moins de zéro']],
    ['a line that is left', ["2007 25'000'000", GOOD], ["2007 25'000'000", '» accepte toutes les lignes']],
    ['equal lines', [GOOD, GOOD], ['Lignes égales : 1–2', 'copiée deux fois']],
    ['years after the reference age', [GOOD, '7 01-12 2026 12000'], []],
  ])('tells of %s', async (_name, lines, sentences) => {
    await paste(...lines)
    const text = readable(await (await page.get(PATH)).text()).replaceAll('\u00a0', ' ')
    for (const sentence of sentences) expect(text.replace(/\s+/g, ' ')).toContain(sentence)
  })

  it('is saved as corrected, with what the fields do not show', async () => {
    await paste('25 412.087.33 1 01-12 1998 45817', BAD, UNSURE)
    const answer = await send({ 'rows[1].year': '2007', 'rows[1].months': '08-12', 'rows[1].amount': "21'300" })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/router?done=answer#done'])
    expect(yearsIn(await saved())).toEqual([
      [1998, 45_817],
      [1999, 47_300],
      [2007, 21_300],
    ])
    expect((await saved()).rows[0]?.payer).toBe(1)
    expect((await saved()).unread).toEqual([])
  })

  it('takes out what is not to count, read or not', async () => {
    await paste(GOOD, BAD, "01-12 2000 50'000")
    await send({ 'rows[0].remove': 'on', 'rows[1].remove': 'on' })
    expect(yearsIn(await saved())).toEqual([[2000, 50_000]])
  })

  it('takes lines that are added', async () => {
    await paste(GOOD)
    await send({ 'rows[1].year': '2001', 'rows[1].amount': '12 000', 'rows[1].months': '5' })
    expect(yearsIn(await saved())).toEqual([
      [1998, 45_817],
      [2001, 12_000],
    ])
  })

  it.each<[string, Record<string, string>, string]>([
    ['an amount with a letter', { 'rows[0].amount': "47'3OO" }, 'rows-0-amount'],
    ['no amount', { 'rows[0].amount': '' }, 'rows-0-amount'],
    ['a year in the future', { 'rows[1].year': '2027' }, 'rows-1-year'],
    ['a year of childhood', { 'rows[1].year': '1980' }, 'rows-1-year'],
    ['months of no calendar', { 'rows[1].months': '12-01' }, 'rows-1-months'],
    ['more than 10 million', { 'rows[1].amount': '10000001' }, 'rows-1-amount'],
    ['a year below zero', { 'rows[1].amount': '-1' }, 'rows-1-amount'],
    ['a new line without a year', { 'rows[2].amount': '1000' }, 'rows-2-year'],
  ])('saves nothing with %s, and keeps what was typed', async (_name, changes, id) => {
    await paste(GOOD, BAD)
    const before = await saved()
    const answer = await send({ ...changes, 'rows[3].months': '03-04' })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect(html).toContain(`href="#${id}"`)
    expect(html).toContain('value="03-04"')
    expect(await saved()).toEqual(before)
  })

  it('goes on in parts of fifty, each saved by itself', async () => {
    const lines = Array.from(
      { length: 60 },
      (_, index) => `01-0${1 + (index % 9)} ${1990 + Math.floor(index / 2)} ${1000 + index}`,
    )
    await paste(...lines)
    const second = `${PATH}?part=2`
    expect((await sentBy(PATH)).has('rows[49].year')).toBe(true)
    const answer = await send({ 'rows[9].amount': '77777' }, second)
    expect(answer.status).toBe(303)
    expect((await saved()).rows).toHaveLength(60)
    expect(yearsIn(await saved()).at(-1)).toEqual([2019, 77_777])
  })

  it('is not overwritten from another tab', async () => {
    await paste(GOOD, BAD)
    const sent = await sentBy(PATH)
    await paste(GOOD)
    const answer = await page.post(PATH, [...sent])
    expect(answer.status).toBe(409)
    expect(yearsIn(await saved())).toEqual([[1998, 45_817]])
  })
})

it.each<[string, string[], Record<string, string>]>([
  [
    'answered the question',
    ["106 01-12 1998 45'817", "106 01-12 1999 47'300", UNSURE],
    { 'questions[0].isRight': 'yes', 'rows[0].remove': 'on' },
  ],
  ['corrected a line', [BAD, UNSURE], { 'rows[0].amount': "47'300", 'rows[1].remove': 'on' }],
])('says that another tab has %s meanwhile, and not what is missing', async (_name, lines, changes) => {
  await paste(...lines)
  const old = [...(await sentBy(PATH))]
  expect((await send(changes)).status).toBe(303)
  const before = await saved()
  const answer = await page.post(PATH, old)
  expect([answer.status, await saved()]).toEqual([409, before])
  expect(await answer.text()).not.toContain('href="#rows-')
})

describe('one question for many lines', () => {
  const OFFICE = ["106 01-12 1998 45'817 Muster AG", "106 01-12 1999 47'300 Muster AG", "66.2 01-06 2000 20'000"]

  it('stands in place of their fields, with how each would be read', async () => {
    await paste(...OFFICE, BAD)
    const html = await (await page.get(PATH)).text()
    const text = readable(html).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
    expect(text).toContain('Une question pour 3 lignes 106, 66.2 sont des numéros de caisses de compensation.')
    expect(text).toContain("106 01-12 1998 45'817 Muster AG Ligne 1, lue ainsi : 01-12 · 1998 · CHF 45'817")
    expect(html.match(/name="rows\[\d+\]\.remove"/g)).toHaveLength(1)
    expect(html.match(/name="questions\[0\]\.isRight"/g)).toHaveLength(2)
  })

  it.each([
    ['blanks', ' ', '106'],
    ['semicolons', ';', '106'],
    ['blanks, of another office', ' ', '100'],
    ['a currency', ' CHF ', '106'],
  ])('asks once about a number behind the year, between %s, which is never an income', async (_name, sign, office) => {
    const years = Array.from({ length: 33 }, (_, at) => [1990 + at, 45_800 + at] as const)
    await paste(
      ...years.map(([year, amount]) => `${year}${sign.trim() === 'CHF' ? ' ' : sign}${office}${sign}${amount}`),
    )
    const html = await (await page.get(PATH)).text()
    expect(readable(html).replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')).toContain(
      `Une question pour 33 lignes ${office} est le numéro de la caisse de compensation.`,
    )
    expect(html).not.toContain(`value="${office}"`)
    await send({ 'questions[0].isRight': 'yes' })
    expect(yearsIn(await saved())).toEqual(years)
  })

  it.each([
    '1990 106 45800',
    '1990 106 4580',
    '1990 106 01 12 45800',
    '1990 106 11 45800',
    "1990 25 45'800",
    '1990 106 45.80.0',
  ])('of %s alone no number but its income is filled in', async (line) => {
    await paste(line)
    const amount = (await sentBy(PATH)).get('rows[0].amount')?.replace("'", '')
    expect(['', '45800', '4580']).toContain(amount)
  })

  it('is answered with yes: all are read', async () => {
    await paste(GOOD.replace('1998', '2001'), ...OFFICE)
    const answer = await send({ 'questions[0].isRight': 'yes' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/router?done=answer#done'])
    expect(yearsIn(await saved())).toEqual([
      [2001, 45_817],
      [1998, 45_817],
      [1999, 47_300],
      [2000, 20_000],
    ])
    expect((await saved()).unread).toEqual([])
  })

  it.each([
    ['an office', OFFICE, ['1998 01-12', '1999 01-12', '2000 01-06']],
    ['a missing code', ["25 123.456 01-12 1998 45'817", "25 123.456 01-05 1999 20'100"], ['1998 01-12', '1999 01-05']],
    ['months', ["01 12 1998 45'817", "01 12 1999 46'000"], ['1998', '1999']],
    ['a year of two digits', ["98 45'817", "99 20'100"], ["45'817", "20'100"]],
  ])(
    'is answered with no about %s: each line has its fields, and what was denied is empty',
    async (_name, lines, fields) => {
      await paste(...lines)
      const answer = await send({ 'questions[0].isRight': 'no' })
      expect(answer.headers.get('location')).toBe('/avs/career/check?done=paper#done')
      const sent = await sentBy(PATH)
      const shown = (at: number) => ['year', 'months', 'amount'].map((name) => sent.get(`rows[${at}].${name}`))
      expect(lines.map((_, at) => shown(at).filter(Boolean).join(' '))).toEqual(fields)
      expect([(await send({})).status, (await saved()).rows]).toEqual([400, []])
    },
  )

  it.each(["1999 (46'000)", '1999 (46 000)', "1999 (46' 000)", "1999 (CHF 46'000)", "01-12 1999 ( 46'000 )"])(
    '%s has no income filled in: brackets are a minus in books',
    async (line) => {
      await paste(line)
      const sent = await sentBy(PATH)
      expect([sent.get('rows[0].year'), sent.get('rows[0].amount')]).toEqual(['1999', ''])
    },
  )

  it('is asked again where it is not answered, and nothing is saved', async () => {
    await paste(...OFFICE, BAD)
    const before = await saved()
    const answer = await send({ 'rows[0].amount': "47'300" })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('href="#questions-0-isRight"')
    expect(readable(html)).toMatch(/Il manque une réponse\s: Ces lignes se lisent-elles ainsi\s\?/)
    expect(html).toContain('value="47&#x27;300"')
    expect(await saved()).toEqual(before)
  })

  it.each<[string, string[], string]>([
    ['a year that the extract cannot know', ["106 01-12 2025 45'817", "106 01-12 2026 45'817"], '2025-03-12'],
    ['a year below zero', ["106 01-12 1998 45'817-", "106 01-12 1999 45'817"], '2026-03-12'],
  ])('saves nothing with %s', async (_name, lines, asOf) => {
    await client.saveExtract('person', lines.join('\n'), day(asOf))
    const answer = await send({ 'questions[0].isRight': 'yes' })
    expect([answer.status, (await saved()).rows]).toEqual([400, []])
    expect(await answer.text()).toContain('href="#questions-0-isRight"')
  })

  it.each([
    ['months in two columns', ["01 12 1998 45'817", "01 05 1999 20'100"], 'le premier et le dernier mois'],
    ['years of two digits', ["98 45'817", "99 20'100"], '98 est 1998'],
    ['a missing code', ["25 123.456 01-12 1998 45'817", "25 123.456 01-05 1999 20'100"], 'pas de code'],
    ['columns below each other', ['1998', '1999', "45'817", "20'100"], 'dans l’ordre où ils sont copiés'],
  ])('settles %s', async (_name, lines, sentence) => {
    await paste(...lines)
    const html = readable(await (await page.get(PATH)).text()).replaceAll('\u00a0', ' ')
    expect(html).toContain(sentence)
    await send({ 'questions[0].isRight': 'yes' })
    expect(yearsIn(await saved())).toEqual([
      [1998, 45_817],
      [1999, 20_100],
    ])
    expect((await saved()).unread).toEqual([])
  })

  it('is none of one line alone, whose fields have the guess', async () => {
    await paste("98 45'817", GOOD)
    const sent = await sentBy(PATH)
    expect([sent.get('rows[0].year'), sent.get('rows[0].amount')]).toEqual(['1998', "45'817"])
  })
})

describe('line by line, without a text', () => {
  it('has a row for each year from the 18th on', async () => {
    const sent = await sentBy(PATH)
    expect([sent.get('rows[0].year'), sent.get('rows[38].year'), sent.has('rows[39].year')]).toEqual([
      '1988',
      '2026',
      false,
    ])
  })

  it('saves the years that have an income, as of the day of the extract', async () => {
    const answer = await send({ extractDate: '12.3.2026', 'rows[10].amount': "45'817" })
    expect(answer.status).toBe(303)
    expect(await saved()).toMatchObject({ asOf: '2026-03-12', rows: [{ year: 1998, amount: 45_817, months: null }] })
  })

  it.each<[string, Record<string, string>, string]>([
    ['nothing at all', { extractDate: '12.3.2026' }, 'rows-0-amount'],
    ['no day of the extract', { 'rows[10].amount': '1' }, 'extractDate'],
    ['a day before its lines', { extractDate: '12.3.1997', 'rows[10].amount': '1' }, 'extractDate'],
    ['a day to come', { extractDate: '1.1.2027', 'rows[10].amount': '1' }, 'extractDate'],
    ['no day', { extractDate: '31.2.2026', 'rows[10].amount': '1' }, 'extractDate'],
  ])('refuses %s', async (_name, changes, id) => {
    const answer = await send(changes)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(`href="#${id}"`)
  })
})
