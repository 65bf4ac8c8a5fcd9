/** The page of the family: what it asks whom, what it saves, and what comes back. */

import { describe, expect, it, vi } from 'vitest'
import type { Family } from '~/dossier/shape/family'
import { Info, type InfoAnswer } from '~/dossier/shape/info'
import { Refusal } from '~/estimate/case/refusal'
import { day } from '~/pillars/day'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as page from './route'

const OWN = '756.9217.0769.85'

function infoOf(status: string, changes: { start?: string; end?: string; partner?: boolean; child?: boolean } = {}) {
  const { start = null, end = null, partner = false, child = false } = changes
  const info = Info.parse({
    person: {
      navs: OWN,
      birthDate: '1970-05-10',
      gender: 'FEMALE',
      status,
      relationshipStartDate: start,
      relationshipEndDate: end,
    },
    partner: partner ? { navs: '756.1234.5678.97', birthDate: '1968-03-04', gender: 'MALE', deathDate: null } : null,
    children: child ? [{ birthDate: '2000-02-03', alive: true, deathDate: null }] : [],
  })
  return { ...info, hasChildren: child, childCount: 0 } as unknown as InfoAnswer
}

const DIVORCED = infoOf('divorced', { start: '1995-06-01', end: '2005-03-01', partner: true, child: true })
const FAMILY: Family = {
  marriages: [
    {
      start: day('1995-06-01'),
      end: day('2005-03-01'),
      endedBy: 'divorce',
      separatedSince: null,
      partner: { birthDate: day('1968-03-04'), gender: 'MALE' },
    },
  ],
  children: [{ birthDate: day('2000-02-03'), credits: 'person' }],
  survivorsPension: 1600,
}
const TYPED: Record<string, string> = {
  'marriages[0].start': '1.6.1995',
  'marriages[0].end': '01.03.2005',
  'marriages[0].endedBy': 'divorce',
  'marriages[0].separatedSince': '',
  'marriages[0].partner.birthDate': '4.3.1968',
  'marriages[0].partner.gender': 'MALE',
  'children[0].birthDate': '2000-02-03',
  'children[0].credits': 'person',
  survivorsPension: "1'600",
}

const served = (calls: Partial<UseCases>) =>
  servePage(page, '/avs/family', {
    ...signedIn(),
    getInfo: async () => DIVORCED,
    getFamily: async () => null,
    getRevision: async () => '3',
    getInsured: failing(503, 'no register'),
    checkFamily: async () => [],
    ...calls,
  })
const htmlOf = async (calls: Partial<UseCases> = {}, path = '/avs/family') => (await served(calls).get(path)).text()

/** What the fields of the page would post. */
function valuesIn(html: string): Record<string, string> {
  const inputs = [...html.matchAll(/<input\b[^>]*>/g)].map(([tag]) => tag)
  const sent = inputs.filter((tag) => !tag.includes('type="radio"') || / checked/.test(tag))
  const of = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  const fields = sent.map((tag) => [of(tag, 'name'), of(tag, 'value').replaceAll('&#x27;', "'")])
  return Object.fromEntries(fields.filter(([name]) => name !== 'formToken' && name !== 'revision'))
}

async function send(changes: Record<string, string>, calls: Partial<UseCases> = {}, path = '/avs/family') {
  const saveFamily = vi.fn<UseCases['saveFamily']>(async (family) => family)
  const answer = await served({ saveFamily, ...calls }).post(path, Object.entries({ ...TYPED, ...changes }))
  const html = await answer.text()
  return { status: answer.status, location: answer.headers.get('Location'), html, saved: saveFamily.mock.calls }
}

describe('the pension of a spouse who has retired', () => {
  const getInfo = async () => infoOf('married', { start: '1999-06-01', partner: true })
  const sendPension = async (changes: Record<string, string>, path?: string) => {
    const saveFamily = vi.fn<UseCases['saveFamily']>(async (family) => family)
    const calls = { saveFamily, getInfo, hasRetiredSpouse: async () => true }
    const answer = await served(calls).post(path ?? '/avs/family', Object.entries(changes))
    return { status: answer.status, html: await answer.text(), saved: saveFamily.mock.calls[0]?.[0] }
  }

  it.each([
    [
      { 'partner.pensionSince': '1.4.2021', 'partner.pension': "1'850" },
      { pensionSince: '2021-04-01', pension: 1850 },
    ],
    [
      { 'partner.pensionSince': '01.04.2021', 'partner.pension': '' },
      { pensionSince: '2021-04-01', pension: null },
    ],
    [
      { 'partner.pensionSince': '', 'partner.pension': '1850' },
      { pensionSince: null, pension: 1850 },
    ],
    [{ 'partner.pensionSince': '', 'partner.pension': '' }, undefined],
  ])('%o is saved', async (typed, partner) => {
    const { status, saved } = await sendPension({ 'marriages[0].separatedSince': '', ...typed })
    expect([status, saved?.partner]).toEqual([303, partner])
  })

  it.each([
    ['/avs/family', 'Format'],
    ['/de/avs/family', 'Format'],
  ])('a day that is none comes back to its field (%s)', async (path, word) => {
    const { status, html, saved } = await sendPension(
      { 'partner.pensionSince': 'lenz', 'partner.pension': '1850' },
      path,
    )
    expect([status, saved]).toEqual([400, undefined])
    expect(html).toContain(word)
    expect(valuesIn(html)).toMatchObject({ 'partner.pensionSince': 'lenz', 'partner.pension': '1850' })
  })
})

describe('what the page asks', () => {
  const namesOf = async (info: InfoAnswer | null, family: Family | null = null) =>
    Object.keys(valuesIn(await htmlOf({ getInfo: async () => info, getFamily: async () => family })))

  it('of who is divorced, filled from the AVS form', async () => {
    const { 'marriages[0].partner.gender': gender, ...texts } = valuesIn(await htmlOf())
    expect([gender, texts]).toEqual([
      'MALE',
      {
        'marriages[0].start': '01.06.1995',
        'marriages[0].end': '01.03.2005',
        'marriages[0].endedBy': 'divorce',
        'marriages[0].separatedSince': '',
        'marriages[0].partner.birthDate': '04.03.1968',
        'children[0].birthDate': '2000-02-03',
        'children[0].credits': 'both',
        survivorsPension: '',
      },
    ])
  })

  it.each([
    ['/avs/family', 'Changer ces données sur la page AVS'],
    ['/de/avs/family', 'Diese Angaben auf der AHV-Seite ändern'],
  ])('of the marriage that the AVS form describes, only what that form does not ask: %s', async (path, link) => {
    const typedFields = (html: string) =>
      [...html.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]) =>
        tag.includes('type="hidden"') ? [] : (/ name="(marriages[^"]*)"/.exec(tag)?.[1] ?? []),
      )
    const html = await htmlOf({}, path)
    expect(typedFields(html)).toEqual(['marriages[0].separatedSince'])
    for (const shown of ['01.06.1995', '01.03.2005', '04.03.1968', link]) expect(readable(html)).toContain(shown)
    const startOnly = infoOf('divorced', { start: '1995-06-01' })
    expect(typedFields(await htmlOf({ getInfo: async () => startOnly }, path))).toContain('marriages[0].end')
    const elsewhere = infoOf('divorced', { start: '1996-06-01', end: '2005-03-01', partner: true })
    const other = await htmlOf({ getInfo: async () => elsewhere, getFamily: async () => FAMILY }, path)
    expect(typedFields(other)).toContain('marriages[0].start')
  })

  it('as saved', async () => {
    const values = valuesIn(await htmlOf({ getFamily: async () => FAMILY }))
    expect(values).toMatchObject({ 'children[0].credits': 'person', survivorsPension: "1'600" })
  })

  it('as the register has it, which says more', async () => {
    const record = { incomes: [], marriages: FAMILY.marriages, children: FAMILY.children }
    const getInsured = async () => record as never
    const values = valuesIn(await htmlOf({ getInsured, getInfo: async () => infoOf('divorced', { child: true }) }))
    expect(values).toMatchObject({ 'marriages[0].end': '01.03.2005', 'children[0].credits': 'person' })
  })

  it('of who is married, only the separation by a judge', async () => {
    const married = infoOf('married', { start: '1999-06-01', partner: true, child: true })
    expect(await namesOf(married)).toEqual(['marriages[0].separatedSince'])
  })

  it('of whose spouse has retired, their pension too, as saved', async () => {
    const getInfo = async () => infoOf('married', { start: '1999-06-01', partner: true })
    const family: Family = {
      ...{ marriages: [], children: [], survivorsPension: null },
      partner: { pensionSince: day('2021-04-01'), pension: 1850 },
    }
    const html = await htmlOf({ getInfo, getFamily: async () => family, hasRetiredSpouse: async () => true })
    expect(valuesIn(html)).toEqual({
      'marriages[0].separatedSince': '',
      'partner.pensionSince': '01.04.2021',
      'partner.pension': "1'850",
    })
  })

  it('of who is married again, the former marriage too', async () => {
    const remarried = infoOf('remarried', { start: '2010-06-01', partner: true })
    const names = await namesOf(remarried)
    expect(names).toContain('marriages[0].start')
    expect(names.filter((name) => name.startsWith('marriages[1]'))).toEqual(['marriages[1].separatedSince'])
  })

  it('of unmarried parents, the credits', async () =>
    expect(await namesOf(infoOf('bachelor', { child: true }))).toEqual([
      'children[0].birthDate',
      'children[0].credits',
    ]))

  it.each([
    ['/avs/family', 'Remplissez d’abord la page AVS', null],
    ['/de/avs/family', 'Füllen Sie zuerst die AHV-Seite aus', null],
    ['/avs/family', 'la date de votre mariage et votre partenaire', infoOf('just_married')],
    ['/avs/family', 'aucune autre indication', infoOf('bachelor')],
  ])('nothing: %s, %s', async (path, sentence, info) => {
    const html = await htmlOf({ getInfo: async () => info }, path)
    expect(readable(html)).toContain(sentence)
    expect(valuesIn(html)).toEqual({})
  })
})

describe('the sent form', () => {
  it('is saved, and leads on', async () => {
    const { status, location, saved } = await send({})
    expect([status, location]).toEqual([303, '/router?done=answer#done'])
    expect(saved).toEqual([[FAMILY, undefined]])
    expect((await send({}, {}, '/de/avs/family')).location).toBe('/de/router?done=answer#done')
  })

  it.each([
    ['/avs/family?way=guided', '/router?way=guided&done=answer#done'],
    ['/avs/family?way=guided&then=check', '/v2/wizard/check?done=answer#done'],
  ])('goes on where it came from: %s', async (path, next) => expect((await send({}, {}, path)).location).toBe(next))

  it('finds a child by its day of birth, or by its place where no day is sent', async () => {
    const moved = {
      'children[0].birthDate': '1999-01-01',
      'children[1].birthDate': '2000-02-03',
      'children[1].credits': 'half',
    }
    expect((await send(moved)).saved[0]?.[0].children).toEqual([{ birthDate: '2000-02-03', credits: 'half' }])
    const { 'children[0].birthDate': _, ...withoutDay } = TYPED
    const saveFamily = vi.fn<UseCases['saveFamily']>(async (family) => family)
    await served({ saveFamily }).post('/avs/family', Object.entries(withoutDay))
    expect(saveFamily.mock.calls[0]?.[0].children).toEqual(FAMILY.children)
  })

  it('has the marriage of now from the AVS form', async () => {
    const getInfo = async () => infoOf('remarried', { start: '2010-06-01', partner: true })
    const { saved } = await send({ 'marriages[1].separatedSince': '2.3.2020' }, { getInfo })
    expect(saved[0]?.[0].marriages[1]).toEqual({
      start: '2010-06-01',
      end: null,
      endedBy: null,
      separatedSince: '2020-03-02',
      partner: { birthDate: '1968-03-04', gender: 'MALE' },
    })
    expect(saved[0]?.[0].marriages).toHaveLength(2)
  })

  it.each([
    ['marriages[0].start', '1.6.95', 'quatre chiffres'],
    ['marriages[0].end', '30.02.2005', 'n’existe pas dans le calendrier'],
    ['marriages[0].endedBy', 'fire', 'comment le mariage a pris fin'],
    ['marriages[0].partner.gender', '', 'Il manque une réponse'],
    ['children[0].credits', 'nobody', 'à qui reviennent les bonifications'],
    ['survivorsPension', 'beaucoup', 'Écrivez un montant en francs'],
    ['survivorsPension', '10001', 'dépasse la plus élevée de l’AVS'],
  ])('%s: %s is refused, and the rest comes back as it was typed', async (name, value, sentence) => {
    const { status, html, saved } = await send({ [name]: value })
    expect([status, saved]).toEqual([400, []])
    expect(readable(html)).toContain(sentence)
    const radios = ['fire', 'nobody'].includes(value) || name.endsWith('gender')
    expect(valuesIn(html)).toMatchObject(radios ? { survivorsPension: "1'600" } : { ...TYPED, [name]: value })
  })

  it('says what does not agree', async () => {
    const saveFamily = () =>
      Promise.reject(new Refusal('unfit', 'body does not fit', [{ field: 'marriages[0].end', key: 'endBeforeStart' }]))
    const { status, html } = await send({}, { saveFamily })
    expect(status).toBe(400)
    expect(html).toMatch(/href="#marriages-0-end"/)
  })

  it('comes back with a row more or less, and saves nothing', async () => {
    const more = await send({ 'add.marriages': '1', 'marriages[0].start': 'x' })
    expect([more.status, more.saved]).toEqual([200, []])
    expect(valuesIn(more.html)).toMatchObject({ 'marriages[0].start': 'x', 'marriages[1].start': '' })
    expect(more.html).not.toContain('aria-invalid')
    const second = { 'marriages[1].start': 'y' }
    const less = await send({ ...second, 'remove.marriages': '0' })
    expect(valuesIn(less.html)).toMatchObject({ 'marriages[0].start': 'y' })
    expect(Object.keys(valuesIn(less.html))).not.toContain('marriages[1].start')
  })

  /** Everything but the hidden birth date, which belongs to its child. */
  const typed: Record<string, string> = { ...TYPED, survivorsPension: '7', 'marriages[0].separatedSince': 'x' }
  const OF_NOW = { ...typed, 'marriages[1].separatedSince': '2.3.20' }
  const noInfo = { getInfo: async () => null }

  it.each<[string, InfoAnswer | null, Record<string, string>]>([
    ['who is divorced too', DIVORCED, typed],
    ['whose AVS form is not saved', null, typed],
    ['who is single', infoOf('bachelor'), typed],
    ['whose wedding day is not known', infoOf('remarried'), typed],
    ['who is not married, of a marriage of now', infoOf('bachelor'), OF_NOW],
    ['whose AVS form is not saved, of a marriage of now', null, OF_NOW],
    ['who is married again, of a marriage of now', infoOf('remarried', { start: '2010-06-01', partner: true }), OF_NOW],
  ])('made for another session, comes back as it was typed, to somebody %s', async (_name, info, fields) => {
    const { status, html, saved } = await send(
      { ...fields, formToken: 'of-another-session', 'remove.marriages': '0' },
      { getInfo: async () => info },
    )
    expect([status, saved]).toEqual([409, []])
    expect(html).toContain('id="meanwhile"')
    expect(valuesIn(html)).toMatchObject(fields)
  })

  it('of another session keeps a separation in the marriage of now, also where the session has none', async () => {
    const { html } = await send(
      { ...OF_NOW, formToken: 'of-another-session' },
      { getInfo: async () => infoOf('bachelor') },
    )
    expect(valuesIn(html)).not.toHaveProperty(['marriages[1].start'])
  })

  it('sent before the AVS form is saved keeps a marriage, if that is all', async () => {
    const answer = await served(noInfo).post('/avs/family', [['marriages[0].start', '1.6.95']])
    expect(answer.status).toBe(400)
    expect(valuesIn(await answer.text())).toMatchObject({ 'marriages[0].start': '1.6.95' })
  })

  it('made for another session, with nothing in it, says what comes first', async () => {
    const answer = await served(noInfo).post('/avs/family', [['formToken', 'of-another-session']])
    expect(answer.status).toBe(409)
    expect(valuesIn(await answer.text())).toEqual({})
  })

  it.each<[string, Record<string, string>, number]>([
    ['to be saved', {}, 400],
    ['with a row more', { 'add.marriages': '1' }, 200],
    ['to read it in the other language', { lang: 'fr' }, 200],
  ])('sent before the AVS form is saved, comes back as it was typed, %s', async (_name, button, expected) => {
    const { status, html, saved } = await send({ ...typed, ...button }, noInfo)
    expect([status, saved]).toEqual([expected, []])
    expect(valuesIn(html)).toMatchObject(typed)
    expect(readable(html)).toContain('Remplissez d’abord la page AVS')
    expect(html).toContain('<a href="/avs">')
  })

  it('sent empty before the AVS form is saved, leads there', async () => {
    const answer = await served(noInfo).post('/avs/family', [])
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/avs'])
  })

  it('keeps what another tab has not seen', async () => {
    const saveFamily = () => Promise.reject(new Refusal('changedMeanwhile', undefined))
    const { status, html } = await send({ revision: '2', survivorsPension: '7' }, { saveFamily })
    expect(status).toBe(409)
    expect(valuesIn(html)).toMatchObject({ survivorsPension: '7' })
  })
})
