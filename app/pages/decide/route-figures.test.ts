/** Capital after tax, over the use cases themselves: the figures are those of the call for other programs. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { taxText } from '~/language/tax-text'
import { LATEST_CAPITAL_TAX } from '~/law/tax/capital-tax'
import { day } from '~/pillars/day'
import {
  account,
  type DecideVisit,
  FUND,
  firstYearOf,
  LAUSANNE,
  openDecide,
  paper,
  policy,
  type Typed,
} from '../../../tests/support/pages/decide-page'
import { STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { servePage } from '../../../tests/support/product/serve-page'
import * as takeaway from '../takeaway/route'

/** Of all that is paid after it too. */
const TABLES = LATEST_CAPITAL_TAX.year

let visit: DecideVisit
beforeEach(async () => {
  visit = await openDecide()
})

describe('the figures', () => {
  it.each<[string, Typed, { certificates?: FundCertificate[]; statements?: Statement3a[] }, number]>([
    ['half of the savings in Lausanne', LAUSANNE, { certificates: [FUND] }, 5586],
    [
      'with two 3a accounts, as a couple in Zürich',
      { ...LAUSANNE, canton: 'ZH', municipality: 'Zürich', status: 'married' },
      { certificates: [FUND], statements: [STATEMENT_3A, policy('Police', 60_000, '2034-04-01')] },
      261,
    ],
    [
      '3a alone, in Sion',
      { canton: 'VS', municipality: 'Sion', status: 'single' },
      { statements: [STATEMENT_3A] },
      6266,
    ],
  ])('are those of the call: %s', async (_, typed, papers, municipality) => {
    await visit.typeIn(papers)
    await visit.send(typed)
    const { taxes } = await visit.shown()
    const tax = await visit.taxOfCall(typed, municipality)
    const { 'tax.left': left, 'tax.saved': _saved, ...own } = taxes
    expect(own).toEqual(firstYearOf(tax))
    const years: (typeof tax)[] = tax.years ?? [tax]
    expect(left).toBe(years.reduce((sum, year) => sum + year.capital - (year.total ?? year.federal), 0))
  })

  it('staggered over years, three accounts in Zürich are taxed less by the published difference, as the tariff of 2027 leaves it', async () => {
    const three = ['a', 'b', 'c'].map((label) => account(label, 100_000, '2035-01-01'))
    await visit.typeIn({ statements: three })
    await visit.send({ canton: 'ZH', municipality: '261', status: 'single' })
    const { figures, text } = await visit.shown()
    // Published for the tariff of 2026. With that of 2027 the federal tax is 5209 instead of 5221, and 534 instead of 537.
    expect(figures['tax.saved']).toBe(18_061 - 12 - 3 * (4_817 - 3))
    for (const words of ['2033 : pilier 3a', '2034 : pilier 3a', '2035 : pilier 3a', "CHF 18'000", "CHF 3'610"])
      expect(text).toContain(words)
  })

  it('two accounts in years that are chosen are those of the call with these days', async () => {
    await visit.typeIn({
      certificates: [FUND],
      statements: [
        { ...STATEMENT_3A, label: 'Un' },
        { ...STATEMENT_3A, label: 'Deux' },
      ],
    })
    await visit.send({
      ...{ ...LAUSANNE, 'spread[0].what': 'pillar3a.0', 'spread[0].year': '2032' },
      ...{ 'spread[1].what': 'pillar3a.1', 'spread[1].year': '' },
    })
    expect((await visit.dossier()).decision?.spread).toEqual([{ what: 'pillar3a.0', year: 2032 }])
    const { taxes, text, html } = await visit.shown()
    const tax = await visit.taxOfCall(LAUSANNE, 5586, { paydates: { Un: '2032-06-01' } })
    const { 'tax.left': left, 'tax.saved': saved, ...own } = taxes
    expect(own).toEqual(firstYearOf(tax))
    expect(tax.years.map(({ year }: { year: number }) => year)).toEqual([2032, 2035])
    const total = tax.years.reduce((sum: number, { total }: { total: number }) => sum + total, 0)
    const capital = tax.years.reduce((sum: number, { capital }: { capital: number }) => sum + capital, 0)
    expect(left).toBe(capital - total)
    expect(saved).toBeGreaterThan(0)
    expect(text).toContain('Les années choisies 2032 : pilier 3a (Un) 2035 : 2e pilier, pilier 3a (Deux)')
    expect(html).toMatch(/<option value="2032" selected/)
    expect([...html.matchAll(/<option value="(20\d\d)"/g)].map(([, year]) => year).slice(0, 6)).toEqual([
      '2030',
      '2031',
      '2032',
      '2033',
      '2034',
      '2035',
    ])
  })

  it.each([
    ['that has stopped early', { stopsOn: '2033-05-31', retirementDate: '2037-06-01' }, 2035],
    ['that goes on beside the AVS', { stopsOn: '2037-05-31', retirementDate: '2036-06-01' }, 2037],
    ['that ends with a deferred AVS', { stopsOn: null, retirementDate: '2037-06-01' }, 2037],
  ])(
    'savings wait for work %s, and no longer, and none of them is lost',
    async (_, { stopsOn, retirementDate }, last) => {
      for (const label of ['Un', 'Deux'])
        await visit.client.saveVested({ label, balance: 60_000, rate: 0 }, paper(label === 'Un' ? 1 : 2))
      await visit.typeIn({ statements: [account('Trois', 50_000, '2035-06-01')] })
      await visit.client.saveSimulation({
        ...{ ...NO_CHANGE, stopsOn: stopsOn === null ? null : day(stopsOn), retirementDate: day(retirementDate) },
      })
      const spread = (year: number): Typed => ({
        ...{ canton: 'VD', municipality: 'Lausanne', status: 'single' },
        ...{ 'spread[0].what': 'vested.0', 'spread[0].year': `${year}` },
        ...{ 'spread[1].what': 'pillar3a.0', 'spread[1].year': `${year}` },
      })
      expect((await visit.send(spread(last + 1))).status).toBe(400)
      expect((await visit.send(spread(last))).status).toBe(303)
      const { html, text } = await visit.shown()
      expect(html).not.toContain(`<option value="${last + 1}"`)
      const paidIn = (year: number) => text.match(new RegExp(`Versé en ${year}`)) !== null
      expect(paidIn(last)).toBe(true)
      const json = await (
        await servePage(takeaway, '/data/synthesis.json', visit.client).get('/data/synthesis.json')
      ).json()
      const years: { capital: number }[] = json.figures.decision.years
      expect(years.reduce((sum, { capital }) => sum + capital, 0)).toBe(170_000)
    },
  )

  it('what the spouse is paid in the same year is added, and by itself in another', async () => {
    await visit.typeIn({ certificates: [FUND] })
    const couple = { ...LAUSANNE, canton: 'ZH', municipality: 'Zürich', status: 'married' }
    await visit.send(couple)
    const alone = (await visit.shown()).figures
    await visit.send({ ...couple, 'spouse[0].year': '2035', 'spouse[0].amount': "200'000" })
    const { figures, text } = await visit.shown()
    expect(figures['tax.capital']).toBe((alone['tax.capital'] ?? 0) + 200_000)
    expect(text).toContain("capital de votre partenaire : CHF 200'000")
    // On top of the spouse's capital, the visitor's own adds more tax than it would alone.
    expect(figures['choice.tax']).toBeGreaterThan(alone['choice.tax'] ?? 0)
    await visit.send({ ...couple, 'spouse[0].year': '2033', 'spouse[0].amount': '200000' })
    const apart = (await visit.shown()).figures
    expect([apart['tax.capital'], apart['choice.tax']]).toEqual([200_000, alone['choice.tax']])
  })

  it('explains the tax of the first year step by step, to the franc', async () => {
    await visit.typeIn({ statements: [account('Un', 130_050, '2035-06-01')] })
    await visit.send({ canton: 'VD', municipality: 'Lausanne', status: 'single' })
    const { text } = await visit.shown()
    for (const words of [
      "Arrondi à la centaine inférieure : CHF 130'000",
      "CHF 3'288.30 pour CHF 109'400, et 8.8 % de ce qui dépasse. Cela fait CHF 5'101.10",
      "20 % de ce montant (art. 38 al. 2 LIFD) : CHF 1'020",
      'La commune (Lausanne) en demande',
      `vérifiées le ${LATEST_CAPITAL_TAX.checked.split('-').toReversed().join('.')}`,
    ])
      expect(text).toContain(words)
  })

  it.each<[string, Typed, string[]]>([
    ['/decide', { canton: 'TI', municipality: 'Bellinzona', status: 'single' }, ["entre CHF 31'300 et CHF 39'400"]],
    ['/de/decide', { canton: 'SZ', municipality: 'Schwyz', status: 'single' }, ["rund CHF 38'300", 'Bundesgericht']],
    [
      '/decide',
      { canton: 'VS', municipality: 'Sion', status: 'single' },
      ['Valais : l’impôt cantonal', 'Après l’impôt fédéral seul', 'Pour ce canton, nous ne calculons pas'],
    ],
    [
      '/decide',
      { canton: 'GE', municipality: 'Genève', status: 'married' },
      ['repris les résultats', `tables ${TABLES}`],
    ],
  ])('%s say what is special about %j', async (path, typed, words) => {
    await visit.typeIn({ statements: [policy('Police', 500_000, '2035-01-01')] })
    await visit.send(typed)
    const { text, html } = await visit.shown(path)
    for (const word of words) expect(text).toContain(word)
    expect(html).not.toMatch(/NaN|undefined|\{\{/)
  })

  it.each<[string, string[]]>([
    [
      '/decide',
      ['Impôt fédéral seul', 'Il en reste, avant le canton et la commune', 'avant l’impôt cantonal et communal. '],
    ],
    ['/de/decide', ['Steuer, nur Bund', 'vor Kanton und Gemeinde', 'vor der Kantons- und Gemeindesteuer:']],
  ])('%s calls the federal tax of half in capital in Sion by its name, wherever it stands', async (path, words) => {
    await visit.typeIn({ certificates: [FUND] })
    const sion = { ...LAUSANNE, canton: 'VS', municipality: 'Sion' }
    await visit.send(sion)
    const { text, html, figures } = await visit.shown(path)
    for (const word of words) expect(text).toContain(word)
    expect(text).not.toMatch(/Impôt sur ce capital|Impôt, une fois|Steuer auf diesem Kapital|Steuer, einmal/)
    const { federal, capital } = await visit.taxOfCall(sion, 6266)
    expect(figures).toMatchObject({ 'choice.tax': federal, 'choice.left': capital - federal, 'shares.50.tax': federal })
    expect(html).not.toMatch(/NaN|undefined|\{\{/)
  })

  it.each<[string, Typed, string]>([
    [
      'Schwyz',
      { canton: 'SZ', municipality: 'Schwyz', status: 'single' },
      `Barème ${TABLES} contesté au Tribunal fédéral`,
    ],
    ['Bellinzona', { canton: 'TI', municipality: 'Bellinzona', status: 'single' }, 'dépend de l’âge et du sexe'],
  ])('over two years, what is special in %s is said of all of them', async (_, typed, words) => {
    // In the first year alone, Bellinzona's tax is a single amount: its minimum.
    await visit.typeIn({ statements: [policy('Un', 100_000, '2034-01-01'), policy('Deux', 500_000, '2035-01-01')] })
    await visit.send(typed)
    const { text } = await visit.shown()
    expect(text).toContain(words)
    const { years } = await visit.taxOfCall(typed, typed.canton === 'SZ' ? 1372 : 5002)
    const asked = years.reduce((sum: number, one: { provisional?: number }) => sum + (one.provisional ?? 0), 0)
    if (typed.canton === 'SZ')
      expect(text).toContain(`plus élevée (environ ${taxText(asked).replaceAll('\u00a0', ' ')})`)
  })

  it('one alone with children pays the federal tax of a couple, as the call answers it', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    const alone = await visit.shown()
    const typed = { ...LAUSANNE, children: 'on' }
    await visit.send(typed)
    const { taxes, text, html } = await visit.shown()
    expect(taxes).toMatchObject(firstYearOf(await visit.taxOfCall(typed, 5586)))
    expect(taxes['tax.federal']).toBeLessThan(alone.taxes['tax.federal'] ?? 0)
    expect(taxes['tax.canton']).toBe(alone.taxes['tax.canton'])
    expect(html).toMatch(/<input[^>]*name="children"[^>]*checked=""/)
    for (const words of ['est celui d’un couple', 'il peut être plus bas', 'seul·e, avec enfants ou proches'])
      expect(text).toContain(words)
    expect(alone.text).not.toContain('il peut être plus bas')
  })

  it('tells why a tax is a range also where only another way than the chosen one has one', async () => {
    await visit.typeIn({ certificates: [FUND] })
    await visit.send({ ...LAUSANNE, canton: 'TI', municipality: 'Bellinzona', lppCapitalShare: '5' })
    const { text, figures } = await visit.shown()
    expect(figures['tax.total']).toBeGreaterThan(0)
    expect(text).toContain('dépend de l’âge et du sexe')
  })

  it('tells only couples what is added of the spouse', async () => {
    const sentence = 'Pour un couple marié, la loi additionne'
    await visit.typeIn({ certificates: [FUND] })
    await visit.send(LAUSANNE)
    expect((await visit.shown()).text).not.toContain(sentence)
    await visit.send({ ...LAUSANNE, status: 'married' })
    expect((await visit.shown()).text).toContain(sentence)
  })

  it('says that not each has a year of its own, where two are paid in one all the same', async () => {
    await visit.typeIn({ statements: [account('Un', 100_000, '2035-01-01'), policy('Deux', 100_000, '2034-01-01')] })
    const couple = { canton: 'ZH', municipality: 'Zürich', status: 'married' }
    await visit.send(couple)
    expect((await visit.shown()).text).toContain('Une année chacun')
    await visit.send({ ...couple, 'spouse[0].year': '2034', 'spouse[0].amount': '50000' })
    const { text } = await visit.shown()
    expect(text).toContain('Réparti le plus possible')
    expect(text).not.toContain('Une année chacun')
  })

  it('without capital nothing is taxed, and the page says so', async () => {
    await visit.send({ canton: 'VD', municipality: 'Lausanne', status: 'single' })
    const { text, figures } = await visit.shown()
    expect(figures).toEqual({})
    expect(text).toContain('Aucun capital n’est versé')
  })
})
