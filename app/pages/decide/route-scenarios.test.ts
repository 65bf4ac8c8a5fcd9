/** What is done with capital is kept with the scenarios and compared in them. */
import { beforeEach, describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { capitalTaxLawIn, LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { franc } from '~/pillars/money'
import { capitalTax } from '~/pillars/tax/capital-tax'
import { totalTax } from '~/pillars/tax/spread'
import {
  account,
  type DecideVisit,
  FUND,
  LAUSANNE,
  openDecide,
  type Typed,
} from '../../../tests/support/pages/decide-page'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import * as scenariosRoute from '../scenarios/route'

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

describe('kept as scenarios', () => {
  const page = () => servePage(scenariosRoute, '/scenarios', visit.client)
  const keep = async (name: string) => {
    const html = await (await page().get('/scenarios')).text()
    const hidden = (field: string) =>
      (new RegExp(`name="${field}" value="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll('&quot;', '"')
    const fields = ['simulation', 'capital'].flatMap((field): [string, string][] =>
      hidden(field) ? [[field, hidden(field)]] : [],
    )
    return page().post('/scenarios', [...fields, ['name', name]])
  }
  const show = (id: number) => page().post('/scenarios', [['show', String(id)]])
  const SPREAD: Typed = { 'spread[0].what': 'pillar3a.0', 'spread[0].year': '2032', yield: '1.5', until: '92' }
  const PAPERS = { certificates: [FUND], statements: [account('Un', 60_000, '2035-01-01')] }

  it('come back whole: share, years, yield and age, and the place stays that of now', async () => {
    await visit.typeIn(PAPERS)
    await visit.send({ ...LAUSANNE, ...SPREAD })
    const first = await visit.dossier()
    expect((await keep('Moitié')).status).toBe(303)
    await visit.send({ ...LAUSANNE, municipality: 'Morges', lppCapitalShare: '25' })
    expect((await keep('Quart')).status).toBe(303)
    expect((await visit.dossier()).scenarios).toMatchObject([
      { name: 'Moitié', simulation: { lppCapitalShare: 50 }, capital: { until: 92 } },
      { name: 'Quart', simulation: { lppCapitalShare: 25 }, capital: null },
    ])
    expect(JSON.stringify((await visit.dossier()).scenarios)).not.toMatch(/Lausanne|Morges|VD|single/)

    expect((await show(1)).headers.get('location')).toBe('/synthesis?done=change#done')
    expect(await visit.dossier()).toMatchObject({
      simulation: first.simulation,
      place: { ...first.place, municipality: 'Morges' },
      decision: first.decision,
    })
    expect((await show(2)).status).toBe(303)
    expect((await visit.dossier()).decision).toMatchObject({ yield: null, until: null, spread: [] })
  })

  it.each<[string, string[]]>([
    ['/scenarios', ['Après impôt : environ', 'Années de retrait choisies : 2032', 'le même pour tous les scénarios']],
    ['/de/scenarios', ['Nach Steuern: rund', 'Gewählte Jahre der Bezüge: 2032', 'für alle Szenarien derselbe']],
  ])('%s compares what is left after tax, as the call answers it', async (path, words) => {
    await visit.typeIn(PAPERS)
    await visit.send({ ...LAUSANNE, ...SPREAD })
    await keep('Moitié')
    await visit.send({ ...LAUSANNE, lppCapitalShare: '25' })
    await keep('Quart')
    const html = await (await page().get(path)).text()
    const text = readable(html).replaceAll('\u00a0', ' ')
    for (const word of words) expect(text).toContain(word)
    const shownLeft = [...html.matchAll(/ value="([^"]*)" data-figure="capital.left"/g)].map(([, left]) => Number(left))
    const leftOf = async (typed: Typed, paydates: Record<string, string> = {}) => {
      const tax = await visit.taxOfCall(typed, 5586, { paydates })
      const years: { capital: number; total: number }[] = tax.years ?? [tax]
      return years.reduce((sum, { capital, total }) => sum + capital - total, 0)
    }
    const { lppCapitalShare: _, ...whole } = LAUSANNE
    await visit.client.saveSimulation(NO_CHANGE)
    expect(shownLeft).toEqual([
      await leftOf(whole),
      await leftOf(LAUSANNE, { Un: '2032-01-01' }),
      await leftOf({ ...LAUSANNE, lppCapitalShare: '25' }),
    ])
  })

  it('count what the spouse is paid in the tax, and not in what is left', async () => {
    await visit.typeIn(PAPERS)
    const couple = { ...LAUSANNE, status: 'married' }
    await visit.send(couple)
    await keep('Moitié')
    const { left: alone } = await visit.client.listScenarios()
    const both = { ...couple, 'spouse[0].year': '2035', 'spouse[0].amount': '200000' }
    await visit.send(both)
    const { scenarios, left } = await visit.client.listScenarios()
    expect(left?.low).toBeLessThan(alone?.low ?? 0)
    const tax = await visit.taxOfCall(both, 5586)
    const municipality = LATEST_CAPITAL_TAX.municipalities.get(5586)
    if (!municipality) throw new Error('no Lausanne')
    const taxpayer = { status: 'married' as const, hasDependants: false, municipality }
    const ofSpouse = totalTax([capitalTax(franc(200_000), taxpayer, capitalTaxLawIn(2035))])?.low ?? 0
    // All of it is paid in 2035.
    expect(tax.years).toBeUndefined()
    expect(scenarios[0]?.left?.low).toBe(tax.capital - 200_000 - (tax.total - ofSpouse))
  })

  it('count the children of now in each of them', async () => {
    await visit.typeIn(PAPERS)
    await visit.send(LAUSANNE)
    await keep('Moitié')
    const without = (await visit.client.listScenarios()).scenarios[0]?.left?.low ?? 0
    const withChildren = { ...LAUSANNE, children: 'on' }
    await visit.send(withChildren)
    const left = (await visit.client.listScenarios()).scenarios[0]?.left?.low ?? 0
    const [one, other] = [await visit.taxOfCall(LAUSANNE, 5586), await visit.taxOfCall(withChildren, 5586)]
    expect(left - without).toBe(one.federal - other.federal)
    expect(left).toBeGreaterThan(without)
  })

  it.each<[string, Typed | null]>([
    ['no place is told', null],
    ['the tax of the canton is not computed', { ...LAUSANNE, canton: 'VS', municipality: 'Sion' }],
  ])('say nothing of tax where %s', async (_, typed) => {
    await visit.typeIn(PAPERS)
    if (typed) await visit.send(typed)
    else await visit.client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 50 })
    await keep('Moitié')
    const html = await (await page().get('/scenarios')).text()
    expect(html).not.toContain('capital.left')
    expect(readable(html)).not.toContain('Après impôt')
  })

  it('are shown for none, where one of them is no longer possible as its years are', async () => {
    await visit.typeIn(PAPERS)
    await visit.send({ ...LAUSANNE, ...SPREAD })
    await keep('Moitié')
    await visit.client.saveScenario({
      name: 'Trop tôt',
      simulation: { ...NO_CHANGE, lppCapitalShare: 25 },
      capital: { yield: null, until: null, spread: [{ what: 'pillar3a.0', year: 2027 }] },
    })
    const { left, scenarios } = await visit.client.listScenarios()
    expect([left, ...scenarios.map((one) => one.left)]).toEqual([null, null, null])
  })

  it('can be of other years alone, and of a yield alone not', async () => {
    await visit.typeIn({ ...PAPERS, statements: [...PAPERS.statements, account('Deux', 60_000, '2035-01-01')] })
    const { lppCapitalShare: _, ...place } = LAUSANNE
    await visit.send({ ...place, yield: '1.5' })
    expect((await keep('Rendement')).status).toBe(400)
    await visit.send({ ...place, ...SPREAD })
    expect((await keep('Étalé')).status).toBe(303)
    const { scenarios, withoutChange, left } = await visit.client.listScenarios()
    expect(scenarios).toMatchObject([{ simulation: NO_CHANGE, column: withoutChange }])
    expect(scenarios[0]?.left?.low).toBeGreaterThan(left?.low ?? 0)
  })
})
