/** The decision, in the files and the link. */
import { beforeEach, describe, expect, it } from 'vitest'
import { chf } from '~/language/format'
import { taxText } from '~/language/tax-text'
import {
  account,
  CHANGE,
  type DecideVisit,
  FUND,
  LAUSANNE,
  openDecide,
  type Typed,
} from '../../../tests/support/pages/decide-page'
import { linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as exportRoute from '../export/route'
import * as synthesisRoute from '../synthesis/route'
import * as takeaway from '../takeaway/route'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

/** Taxes, and amounts after tax, are rounded because they are estimates. */
const asWritten = (name: string, amount = 0) =>
  (/tax|left/.test(name) ? taxText : chf)(amount).replaceAll('\u00a0', ' ')

describe('what is decided, taken home', () => {
  const fileOf = (ending: string, prefix = '') =>
    servePage(takeaway, `/data/synthesis.${ending}`, visit.client).get(`${prefix}/data/synthesis.${ending}`)

  const linkText = async () => {
    const synthesis = await (await servePage(synthesisRoute, '/synthesis', visit.client).get('/synthesis')).text()
    const [, path = ''] = synthesis.match(/href="(\/export\?payload=[^"]*)"/) ?? []
    expect(path.length).toBeLessThan(2_000)
    const shared = await (await servePage(exportRoute, '/export', visit.client).get(path)).text()
    return readable(shared).replaceAll('\u00a0', ' ')
  }

  it('stands in JSON and CSV with the same figures, and with the choices to go on from', async () => {
    await visit.typeIn({ certificates: [FUND], statements: [account('Un', 50_000, '2033-06-01')] })
    await visit.send({ ...LAUSANNE, yield: '1.5' })
    const { figures } = await visit.shown()
    const json = await (await fileOf('json')).json()
    expect(json.entered).toMatchObject({
      place: (await visit.dossier()).place,
      decision: (await visit.dossier()).decision,
      simulation: { lppCapitalShare: json.figures.decision.choice.share },
    })
    const { choice, years } = json.figures.decision
    expect([choice.share, choice.givenUp, choice.capital, choice.tax.low, choice.left.high]).toEqual([
      50,
      ...['givenUp', 'capital', 'tax', 'left'].map((name) => figures[`choice.${name}`]),
    ])
    expect(years.map(({ year }: { year: number }) => year)).toEqual([2033, 2035])
    expect(years[0].low).toBe(figures['tax.total'])
    const csv = await (await fileOf('csv')).text()
    for (const amount of [choice.givenUp, choice.left.low, years[0].low, years[1].high])
      expect(csv).toMatch(new RegExp(`Rente ou capital[^;]*;[^;]*;;${amount};`))
  })

  it.each(['', '/de'])('stands in the PDF with the place: %s', async (prefix) => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const { figures } = await visit.shown()
    const { document } = readPdf(new Uint8Array(await (await fileOf('pdf', prefix)).arrayBuffer()))
    const text = linesIn(document).join(' ')
    for (const name of ['choice.givenUp', 'choice.capital', 'choice.tax', 'choice.left'])
      expect(text).toContain(asWritten(name, figures[name]))
    expect(text).toContain('Lausanne')
  })

  it('stands in the link without the place', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const { figures } = await visit.shown()
    const shared = await linkText()
    for (const name of ['choice.givenUp', 'choice.left']) expect(shared).toContain(asWritten(name, figures[name]))
    expect(shared).not.toContain('Lausanne')
    expect(shared).not.toContain('Vaud')
  })

  it.each<[string, Typed, string[], boolean]>([
    ['carried', { canton: 'GE', municipality: 'Genève' }, ['nous avons repris les résultats publiés'], true],
    [
      'federal alone',
      { canton: 'VS', municipality: 'Sion' },
      ['Impôt fédéral que ce capital ajoute', 'avant l’impôt cantonal et communal', 'n’est pas calculé'],
      true,
    ],
    ['before a court', { canton: 'SZ', municipality: 'Schwyz' }, ['contesté au Tribunal fédéral'], false],
    ['with children', { children: 'on' }, ['est celui d’un couple', 'il peut être plus bas'], true],
  ])(
    'keeps its marks in PDF and CSV, and in the link what does not name the canton: %s',
    async (_, typed, words, linked) => {
      await visit.typeIn({ certificates: [FUND] })
      await visit.send({ ...LAUSANNE, ...typed })
      const { document } = readPdf(new Uint8Array(await (await fileOf('pdf')).arrayBuffer()))
      const printed = linesIn(document).join(' ')
      const csv = (await (await fileOf('csv')).text()).replaceAll('\u00a0', ' ')
      const shared = await linkText()
      for (const sentence of words) {
        expect(printed).toContain(sentence)
        if (!sentence.startsWith('Impôt') && !sentence.startsWith('avant')) expect(csv).toContain(sentence)
        expect(shared.includes(sentence), sentence).toBe(linked)
      }
    },
  )

  it('comes back whole in another dossier: all that is typed here and on the page of the change', async () => {
    await visit.typeIn({
      certificates: [{ ...FUND, buyIn: 60_000 }],
      statements: [account('Un', 50_000, '2033-06-01'), account('Deux', 40_000, '2034-06-01')],
    })
    await visit.client.saveMarginalRate(28.5)
    const place = { ...LAUSANNE, status: 'married', children: 'on', yield: '1.5', until: '92' }
    const spread = { 'spread[0].what': 'pillar3a.1', 'spread[0].year': '2032' }
    expect(
      (await visit.send({ ...place, ...spread, 'spouse[1].year': '2036', 'spouse[1].amount': '90000' })).status,
    ).toBe(303)
    await visit.client.saveScenario({ name: 'Moitié' })
    const opened = await visit.api.vault.open(visit.own.token)
    if (!opened) throw new Error('the dossier is gone')
    const saved = { ...opened.dossier, simulation: CHANGE }
    expect(await visit.api.vault.save(visit.own.token, saved, opened.version)).toBe('saved')
    const { simulation, decision, marginalRate, scenarios } = await visit.dossier()
    expect(Object.entries({ ...simulation, ...decision }).filter(([, value]) => value === null)).toEqual([])

    const text = await (await fileOf('json')).text()
    await visit.beginAnew()
    expect(await visit.client.resume(text)).toMatchObject({ problem: null })
    expect(await visit.dossier()).toMatchObject({ simulation, decision, marginalRate, scenarios })
  })

  it('is nowhere before something is decided', async () => {
    await visit.typeIn({ certificates: [FUND] })
    const json = await (await fileOf('json')).json()
    expect([json.entered.decision, json.figures.decision]).toEqual([null, null])
    expect(await (await fileOf('csv')).text()).not.toContain('Rente ou capital')
  })
})
