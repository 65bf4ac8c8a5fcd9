/** Pension or capital, and what is left of the capital after tax: what the page asks, keeps and shows, and in which order. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Place } from '~/dossier/shape/place'
import { day } from '~/pillars/day'
import { fieldId } from '~/ui/form/controls/field-id'
import {
  account,
  type DecideVisit,
  FUND,
  type Household,
  LAUSANNE,
  openDecide,
  PATH,
  type Typed,
} from '../../../tests/support/pages/decide-page'
import { readable } from '../../../tests/support/product/serve-page'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

describe('nothing that nobody knows is preset', () => {
  it('no tax is computed before a place is given, and no share chosen', async () => {
    await visit.typeIn({ certificates: [FUND] })
    const { html, figures, taxes } = await visit.shown()
    expect(taxes).toEqual({})
    expect(Object.keys(figures).filter((name) => !name.startsWith('shares.'))).toEqual([])
    expect(figures).toMatchObject({ 'shares.0.monthly': 3_101, 'shares.50.capital': 344_511 })
    expect(html).not.toMatch(/selected=""/)
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="single"')])
    expect(html).not.toContain('value="share:')
  })

  it.each<[string, Partial<Household>, string]>([
    ['who is single', {}, 'single'],
    ['who is married', { status: 'married' }, 'married'],
    ['who is divorced', { status: 'divorced' }, 'single'],
    ['whose household a judge has separated', { status: 'married', separatedSince: day('2020-01-01') }, 'single'],
  ])('who pays tax is proposed by the civil status that is known: %s', async (_, household, proposed) => {
    await visit.liveAs(household)
    const { html, text } = await visit.shown()
    expect(proposedStatus(html)).toEqual([proposed])
    expect(text).toContain('Proposé d’après votre état civil.')
  })

  it('a status that was chosen stays, whatever is known', async () => {
    await visit.send({ ...LAUSANNE, lppCapitalShare: '', status: 'married' })
    const { html, text } = await visit.shown()
    expect(proposedStatus(html)).toEqual(['married'])
    expect(text).not.toContain('Proposé d’après votre état civil.')
  })
})

const proposedStatus = (html: string) =>
  [...html.matchAll(/<input[^>]*name="status"[^>]*>/g)].flatMap(([input]) =>
    input.includes('checked=""') ? [/value="(\w+)"/.exec(input)?.[1]] : [],
  )

describe('a municipality', () => {
  it('is found by its name in another language, and shown by its official one', async () => {
    await visit.typeIn({ certificates: [FUND] })
    expect((await visit.send({ ...LAUSANNE, canton: 'GE', municipality: 'Genf' })).status).toBe(303)
    expect((await visit.shown()).text).toContain('Impôt : Genève, Genève, seul·e')
  })

  it('that may be one of several is asked for, by their names', async () => {
    const answer = await visit.send({ ...LAUSANNE, lppCapitalShare: '', municipality: 'Romanel' })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html).toContain('Romanel-sur-Lausanne, Romanel-sur-Morges. Laquelle est la vôtre')
    expect(html).toContain('value="Romanel"')
  })
})

describe('what is saved', () => {
  it('is kept in the dossier, and comes back in the fields', async () => {
    await visit.typeIn({ certificates: [FUND] })
    const answer = await visit.send(LAUSANNE)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?done=answer#done`])
    const untold = { yield: null, until: null, spouse: [], spread: [] }
    const { canton, municipality, status } = LAUSANNE
    expect(await visit.dossier()).toMatchObject({
      place: { canton, municipality },
      decision: { status, ...untold },
      simulation: { lppCapitalShare: 50 },
    })
    expect((await visit.dossier()).decision).not.toHaveProperty('lppCapitalShare')
    const { html } = await visit.shown()
    expect(html).toContain('value="Lausanne"')
    expect(html).toMatch(/<option value="VD" selected/)
  })

  it.each<[string, Typed, string[]]>([
    ['nothing', {}, ['canton', 'municipality', 'status']],
    ['a municipality that nobody knows', { ...LAUSANNE, municipality: 'Nulle Part' }, ['municipality']],
    ['one of another canton', { ...LAUSANNE, canton: 'GE' }, ['municipality']],
    ['no canton', { ...LAUSANNE, canton: 'XX' }, ['canton']],
    ['a share above 100 %', { ...LAUSANNE, lppCapitalShare: '101' }, ['lppCapitalShare']],
    [
      'more than the fund pays',
      { ...LAUSANNE, lppCapitalShare: '90', municipality: 'Bern' },
      ['lppCapitalShare', 'municipality'],
    ],
    ['a status that is none', { ...LAUSANNE, status: 'divorced' }, ['status']],
  ])('is refused, with what was typed: %s', async (_, typed, fields) => {
    await visit.typeIn({ certificates: [{ ...FUND, maxCapitalShare: 50 }] })
    const answer = await visit.send(typed)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const name of ['lppCapitalShare', 'canton', 'municipality', 'status'])
      expect(html.includes(`id="${name}-error"`), name).toBe(fields.includes(name))
    if (typed.municipality) expect(html).toContain(`value="${typed.municipality}"`)
    expect((await visit.dossier()).decision).toBeNull()
  })

  it.each<[string, Typed, string]>([
    ['a yield above 10 %', { yield: '11' }, 'yield'],
    ['an age of nobody', { until: '30' }, 'until'],
    ['a year without an amount', { status: 'married', 'spouse[0].year': '2035' }, 'spouse[0].amount'],
    ['a year that is past', { status: 'married', 'spouse[1].year': '2020', 'spouse[1].amount': '1' }, 'spouse[0].year'],
    ['a spouse of somebody alone', { 'spouse[0].year': '2035', 'spouse[0].amount': '1' }, 'spouse[0].amount'],
    [
      'a 3a account before the law allows',
      { 'spread[0].what': 'pillar3a.0', 'spread[0].year': '2028' },
      'spread[0].year',
    ],
    ['one long after', { 'spread[0].what': 'pillar3a.0', 'spread[0].year': '2036' }, 'spread[0].year'],
  ])('is refused at its field: %s', async (_, typed, field) => {
    await visit.typeIn({ certificates: [FUND], statements: [account('Un', 50_000, '2035-06-01')] })
    const answer = await visit.send({ ...LAUSANNE, ...typed })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, to]) => to)).toContain(fieldId(field))
    for (const text of Object.values(typed)) expect(html).toContain(`value="${text}"`)
    expect((await visit.dossier()).decision).toBeNull()
  })

  it('a button chooses another share, and keeps what else is typed', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const { html } = await visit.shown()
    expect([...html.matchAll(/name="intent" value="share:(\d+)"/g)].map(([, share]) => share)).toEqual([
      '0',
      '25',
      '100',
    ])
    expect((await visit.send({ ...LAUSANNE, yield: '1,5', intent: 'share:25' })).status).toBe(303)
    expect(await visit.dossier()).toMatchObject({
      place: { municipality: 'Lausanne' },
      decision: { yield: 1.5 },
      simulation: { lppCapitalShare: 25 },
    })
  })
})

describe('a place that another page has saved', () => {
  const GIMEL: Place = { canton: 'VD', municipality: 'Gimel', healthPremium: 5_400, spousePension: 0 }
  /** The fold of the home and the status, as a whole; undefined: they are not folded. */
  const foldIn = (html: string) =>
    [...html.matchAll(/<details class="more-figures"[^>]*>.*?<\/details>/gs)]
      .map(([fold]) => fold)
      .find((fold) => fold.includes('name="canton"'))
  const isTyped = (html: string) =>
    /<option value="VD" selected/.test(html) && /name="municipality"[^>]* value="Gimel"/.test(html)

  it.each([
    ['/decide', 'Impôt : Gimel, Vaud, seul·e'],
    ['/de/decide', 'Steuer: Gimel, Waadt, alleinstehend'],
  ])('%s has it filled in and folded before anything is decided', async (path, name) => {
    await visit.client.savePlace(GIMEL)
    const { html } = await visit.shown(path)
    const fold = foldIn(html) ?? ''
    expect(fold).not.toMatch(/^<details[^>]* open/)
    expect(readable(fold).replaceAll('\u00a0', ' ')).toContain(name)
    expect(isTyped(fold)).toBe(true)
  })

  it('is open where nobody has said with which status tax is paid', async () => {
    await visit.beginAnew()
    await visit.client.savePlace(GIMEL)
    const { html } = await visit.shown()
    expect(foldIn(html)).toBeUndefined()
  })

  it('keeps its amounts when the home is changed here, and has the home of here', async () => {
    await visit.client.savePlace(GIMEL)
    expect((await visit.send({ ...LAUSANNE, lppCapitalShare: '' })).status).toBe(303)
    expect(await visit.dossier()).toMatchObject({
      place: { ...GIMEL, municipality: 'Lausanne' },
      decision: { status: 'single' },
    })
    expect((await visit.dossier()).decision).not.toHaveProperty('canton')
  })

  it('stands before the one that was decided with', async () => {
    await visit.send({ ...LAUSANNE, lppCapitalShare: '' })
    await visit.client.savePlace(GIMEL)
    expect(isTyped(foldIn((await visit.shown()).html) ?? '')).toBe(true)
  })
})

describe('the order of the page', () => {
  it('is the ways, the form, what the choice changes, and at last what to know before', async () => {
    await visit.typeIn({
      certificates: [{ ...FUND, noticeMonths: 6 }],
      statements: [account('Un', 50_000, '2033-06-01')],
    })
    await visit.send({ ...LAUSANNE, status: 'married', yield: '1.5' })
    const { html, text } = await visit.shown()
    const places = ['shares', 'yours', 'choice', 'tax', 'ways', 'before'].map((id) => html.indexOf(`id="${id}"`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    expect(html).not.toMatch(/<details[^>]* open/)
    for (const title of [
      'Impôt : Lausanne, Vaud, en couple',
      'Rendement et durée du capital : 1.5 %',
      'À respecter : annonce jusqu’au 01.12.2034, accord de votre partenaire, rachats',
    ])
      expect(text).toContain(title)
  })

  it('has what is typed open before it is saved', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const back = await (await visit.send({ ...LAUSANNE, yield: '3', until: '30' })).text()
    expect(back.match(/<details[^>]* open/g)).toHaveLength(2)
  })
})
