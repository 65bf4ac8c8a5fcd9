/** Capital after tax, over the use cases themselves: the figures are those that the call for other programs answers. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Career } from '~/dossier/shape/career'
import type { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import { emptyDossier } from '~/dossier/shape/shape'
import { NO_CHANGE, type Simulation } from '~/dossier/shape/simulation'
import { chf } from '~/language/format'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { fieldId } from '~/ui/form/controls/field-id'
import { rounded } from '~/ui/tax-text'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { linesIn, readPdf } from '../../../tests/support/pages/read-pdf'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { requestEach } from '../../../tests/support/product/start-pages'
import * as exportRoute from '../export/route'
import * as scenariosRoute from '../scenarios/route'
import * as simulationRoute from '../simulation/route'
import * as synthesisRoute from '../synthesis/route'
import * as takeaway from '../takeaway/route'
import * as route from './route'
import { savedBy } from './view'

const PATH = '/decide'
const PERSON = {
  navs: null,
  birthDate: day('1970-05-10'),
  gender: 'FEMALE' as const,
  status: 'bachelor' as const,
  relationshipStartDate: null,
  relationshipEndDate: null,
  insuredSince: 'always' as const,
}
const CAREER: Career = {
  way: 'extract',
  asOf: day('2026-03-12'),
  unread: [],
  rows: Array.from({ length: 35 }, (_, at) => ({
    line: at + 1,
    year: 1991 + at,
    amount: franc(78_000),
    months: { from: 1, to: 12 },
    kind: 'income' as const,
    split: false,
    payer: null,
  })),
}
const FUND: FundCertificate = { ...CERTIFICATE, maxCapitalShare: 100 }
/** An account that stays as it is, so that it pays the same in every year. */
const account = (label: string, solde: number, on: string): Statement3a => ({
  ...STATEMENT_3A,
  ...{ label, solde, amount: 0, rate: 0, paydate: day(on) },
})
const policy = (label: string, maturity: number, on: string): Statement3a => ({
  ...STATEMENT_3A,
  ...{ label, kind: 'policy', solde: 0, amount: 0, rate: null, maturity, paydate: day(on) },
})

/** Something in every field, more than can be computed together. */
const CHANGE: Simulation = {
  ...{ currentSalary: 80_000, desiredSalary: 70_000, currentRate: 100, desiredRate: 80 },
  ...{ retirementDate: day('2035-06-01'), stopsOn: day('2035-05-31'), lppFrom: day('2035-06-01') },
  ...{ lppCapitalShare: 25, drawing: [{ from: day('2034-06-01'), share: 50 }] },
  ...{ steps: [{ on: day('2033-01-01'), rate: 60 }], stepsDrawFund: true },
  ...{ partner: { retirementDate: day('2036-01-01') }, buyIn: { amount: 20_000, on: day('2030-12-31') } },
  ...{ pillar3a: { amount: 5_000, purchase: 1_000 }, paysGaps: true },
  ...{ outlook: 'low', law: 'without13th', need: 4_000 },
}

let api: Awaited<ReturnType<typeof startApi>>
let client: ReturnType<typeof requestEach>
let page: ReturnType<typeof servePage>
let token: string
beforeEach(async () => {
  api = await startApi({ termsVersion: '1' })
  token = (await api.vault.create(emptyDossier(null, '', '', { version: '1' }))).token
  client = requestEach(() => visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token }))
  page = servePage(route, PATH, client)
  await client.saveInfo({ person: PERSON, partner: null, children: [] })
  await client.saveCareer('person', CAREER)
})

const paper = (number: number) => ({ number, confirmed: [] as never[] })
async function typeIn({
  certificates = [],
  statements = [],
}: {
  certificates?: FundCertificate[]
  statements?: Statement3a[]
}) {
  for (const [at, one] of certificates.entries()) await client.saveCertificate(one, paper(at + 1))
  for (const [at, one] of statements.entries()) await client.saveStatement3a(one, paper(at + 1))
}
const dossier = async () => {
  const opened = await api.vault.open(token)
  if (!opened) throw new Error('the dossier is gone')
  return opened.dossier
}

type Typed = { [field: string]: string }
const LAUSANNE: Typed = { lppCapitalShare: '50', canton: 'VD', municipality: 'Lausanne', status: 'single' }
const send = (typed: Typed, path = PATH) => page.post(path, Object.entries(typed) as [string, string][])
const shown = async (path = PATH) => {
  const html = await (await page.get(path)).text()
  const figures = [...html.matchAll(/<data[^>]* value="([^"]*)" data-figure="([^"]*)"/g)]
  const all: Record<string, number> = Object.fromEntries(figures.map(([, value, name]) => [name, Number(value)]))
  return {
    html,
    text: readable(html).replaceAll('\u00a0', ' '),
    figures: all,
    taxes: Object.fromEntries(Object.entries(all).filter(([name]) => name.startsWith('tax.'))),
  }
}

/** The tax that the call for other programs answers for the same life. */
async function taxOfCall(
  typed: Typed,
  municipality: number,
  { query = {}, paydates = {} as Record<string, string> } = {},
) {
  const share = typed.lppCapitalShare ? { lppCapitalShare: Number(typed.lppCapitalShare) } : {}
  const { canton, status } = typed
  const life = {
    ...lifeOfDossier(await dossier(), TODAY, { ...query, ...share }),
    tax: { canton, municipality, status },
  }
  for (const paper of life.thirdPillar ?? []) {
    const paydate = paydates[paper.label ?? '']
    if (paydate) paper.paydate = day(paydate)
  }
  const headers = { 'content-type': 'application/json' }
  const response = await api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
  expect(response.status).toBe(200)
  return (await response.json()).tax
}
const TAXES = ['capital', 'federal', 'canton', 'municipality', 'total']
const firstYearOf = (tax: Record<string, number>) =>
  Object.fromEntries(TAXES.filter((name) => name in tax).map((name) => [`tax.${name}`, tax[name]]))

describe('nothing is preset', () => {
  it('no tax is computed before a place is told, and no share chosen', async () => {
    await typeIn({ certificates: [FUND] })
    const { html, figures, taxes } = await shown()
    expect(taxes).toEqual({})
    expect(Object.keys(figures).filter((name) => !name.startsWith('shares.'))).toEqual([])
    expect(figures).toMatchObject({ 'shares.0.monthly': 3_101, 'shares.50.capital': 344_511 })
    expect(html).not.toMatch(/checked=""|selected=""/)
    expect(html).not.toContain('name="share"')
  })
})

describe('what is saved', () => {
  it('is kept in the dossier, and comes back in the fields', async () => {
    await typeIn({ certificates: [FUND] })
    const answer = await send(LAUSANNE)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?done=answer#done`])
    const untold = { yield: null, until: null, spouse: [], spread: [] }
    const { lppCapitalShare: _, ...place } = LAUSANNE
    expect(await dossier()).toMatchObject({ decision: { ...place, ...untold }, simulation: { lppCapitalShare: 50 } })
    expect((await dossier()).decision).not.toHaveProperty('lppCapitalShare')
    const { html } = await shown()
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
    await typeIn({ certificates: [{ ...FUND, maxCapitalShare: 50 }] })
    const answer = await send(typed)
    const html = await answer.text()
    expect(answer.status).toBe(400)
    for (const name of ['lppCapitalShare', 'canton', 'municipality', 'status'])
      expect(html.includes(`id="${name}-error"`), name).toBe(fields.includes(name))
    if (typed.municipality) expect(html).toContain(`value="${typed.municipality}"`)
    expect((await dossier()).decision).toBeNull()
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
    await typeIn({ certificates: [FUND], statements: [account('Un', 50_000, '2035-06-01')] })
    const answer = await send({ ...LAUSANNE, ...typed })
    const html = await answer.text()
    expect(answer.status).toBe(400)
    expect([...html.matchAll(/href="#([^"]*)"/g)].map(([, to]) => to)).toContain(fieldId(field))
    for (const text of Object.values(typed)) expect(html).toContain(`value="${text}"`)
    expect((await dossier()).decision).toBeNull()
  })

  it('a button chooses another share, and keeps what else is typed', async () => {
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    const { html } = await shown()
    expect([...html.matchAll(/name="share" value="(\d+)"/g)].map(([, share]) => share)).toEqual(['0', '25', '100'])
    expect((await send({ ...LAUSANNE, yield: '1,5', share: '25' })).status).toBe(303)
    expect(await dossier()).toMatchObject({
      decision: { yield: 1.5, municipality: 'Lausanne' },
      simulation: { lppCapitalShare: 25 },
    })
  })
})

describe('the share in capital', () => {
  const LATER = { ...NO_CHANGE, retirementDate: day('2035-12-01') }
  const shareOn = async (module: Parameters<typeof servePage>[0], path: string) => {
    const html = await (await servePage(module, path, client).get(path)).text()
    return /<input[^>]*name="lppCapitalShare"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? ''
  }
  const told = async () => [await shareOn(route, PATH), await shareOn(simulationRoute, '/simulation')]

  it.each<[string, () => Promise<unknown>, string]>([
    ['told here', () => send(LAUSANNE), '50'],
    ['told as a change', () => client.saveSimulation({ ...LATER, lppCapitalShare: 25 }), '25'],
    ['told here after that', () => send({ ...LAUSANNE, lppCapitalShare: '1/4', share: '100' }), '100'],
    ['taken back here', () => send({ ...LAUSANNE, lppCapitalShare: '' }), ''],
    [
      'erased with the change',
      async () => {
        await send(LAUSANNE)
        await client.saveSimulation(NO_CHANGE)
      },
      '',
    ],
  ])('is the same on both pages: %s', async (_, save, share) => {
    await typeIn({ certificates: [FUND] })
    await save()
    expect(await told()).toEqual([share, share])
  })

  it('told here, leaves the rest of the change; erased there, leaves the place', async () => {
    await typeIn({ certificates: [FUND] })
    await client.saveSimulation({ ...NO_CHANGE, need: 4_000 })
    await send(LAUSANNE)
    expect((await dossier()).simulation).toEqual({ ...NO_CHANGE, need: 4_000, lppCapitalShare: 50 })
    const { withChange } = await client.getDigest({ lppCapitalShare: 50 })
    const { figures } = await shown()
    expect(withChange?.lpp).toMatchObject({
      capital: figures['choice.capital'],
      monthly: figures['shares.50.monthly'],
    })
    await client.saveSimulation(NO_CHANGE)
    expect(await dossier()).toMatchObject({ simulation: null, decision: { municipality: 'Lausanne' } })
    const after = await shown()
    expect(Object.keys(after.figures).filter((name) => name.startsWith('choice.'))).toEqual([])
  })

  it.each([
    ['left as it was shown', '', '25'],
    ['told anew', '100', '100'],
  ])('chosen on another page since this one was opened: %s', async (_, lppCapitalShare, share) => {
    await typeIn({ certificates: [FUND] })
    const { html } = await shown()
    const shownShare = /name="shownShare" value="([^"]*)"/.exec(html)?.[1] ?? 'missing'
    await client.saveSimulation({ ...LATER, lppCapitalShare: 25 })
    expect((await send({ ...LAUSANNE, lppCapitalShare, shownShare })).status).toBe(303)
    expect(await told()).toEqual([share, share])
    expect((await dossier()).decision).toMatchObject({ municipality: 'Lausanne' })
  })

  it('that no fund pays any more is told with its reason, and the rest is computed', async () => {
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    await client.saveCertificate({ ...FUND, maxCapitalShare: 25 }, paper(1))
    const { text, figures } = await shown()
    expect(text).toContain('Ce que vous avez choisi n’est plus possible')
    expect(figures).toHaveProperty('shares.25.capital')
    expect(figures).not.toHaveProperty('choice.capital')
  })
})

describe('kept as scenarios', () => {
  const page = () => servePage(scenariosRoute, '/scenarios', client)
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
    await typeIn(PAPERS)
    await send({ ...LAUSANNE, ...SPREAD })
    const first = await dossier()
    expect((await keep('Moitié')).status).toBe(303)
    await send({ ...LAUSANNE, municipality: 'Morges', lppCapitalShare: '25' })
    expect((await keep('Quart')).status).toBe(303)
    expect((await dossier()).scenarios).toMatchObject([
      { name: 'Moitié', simulation: { lppCapitalShare: 50 }, capital: { until: 92 } },
      { name: 'Quart', simulation: { lppCapitalShare: 25 }, capital: null },
    ])
    expect(JSON.stringify((await dossier()).scenarios)).not.toMatch(/Lausanne|Morges|VD|single/)

    expect((await show(1)).headers.get('location')).toBe('/synthesis?done=change#done')
    expect(await dossier()).toMatchObject({
      simulation: first.simulation,
      decision: { ...first.decision, municipality: 'Morges' },
    })
    expect((await show(2)).status).toBe(303)
    expect((await dossier()).decision).toMatchObject({ yield: null, until: null, spread: [] })
  })

  it.each<[string, string[]]>([
    ['/scenarios', ['Après impôt : environ', 'Années de retrait choisies : 2032', 'le même pour tous les scénarios']],
    ['/de/scenarios', ['Nach Steuern: rund', 'Gewählte Jahre der Bezüge: 2032', 'für alle Szenarien derselbe']],
  ])('%s compares what is left after tax, as the call answers it', async (path, words) => {
    await typeIn(PAPERS)
    await send({ ...LAUSANNE, ...SPREAD })
    await keep('Moitié')
    await send({ ...LAUSANNE, lppCapitalShare: '25' })
    await keep('Quart')
    const html = await (await page().get(path)).text()
    const text = readable(html).replaceAll('\u00a0', ' ')
    for (const word of words) expect(text).toContain(word)
    const shownLeft = [...html.matchAll(/ value="([^"]*)" data-figure="capital.left"/g)].map(([, left]) => Number(left))
    const leftOf = async (typed: Typed, paydates: Record<string, string> = {}) => {
      const tax = await taxOfCall(typed, 5586, { paydates })
      const years: { capital: number; total: number }[] = tax.years ?? [tax]
      return years.reduce((sum, { capital, total }) => sum + capital - total, 0)
    }
    const { lppCapitalShare: _, ...whole } = LAUSANNE
    await client.saveSimulation(NO_CHANGE)
    expect(shownLeft).toEqual([
      await leftOf(whole),
      await leftOf(LAUSANNE, { Un: '2032-01-01' }),
      await leftOf({ ...LAUSANNE, lppCapitalShare: '25' }),
    ])
  })

  it('count what the spouse is paid in the tax, and not in what is left', async () => {
    await typeIn(PAPERS)
    const couple = { ...LAUSANNE, status: 'married' }
    await send(couple)
    await keep('Moitié')
    const { left: alone } = await client.listScenarios()
    await send({ ...couple, 'spouse[0].year': '2035', 'spouse[0].amount': '200000' })
    const { left, withoutChange } = await client.listScenarios()
    expect(left?.low).toBeLessThan(alone?.low ?? 0)
    expect(left?.low).toBeGreaterThan((withoutChange.capitalTotal ?? 0) * 0.8)
  })

  it.each<[string, Typed | null]>([
    ['no place is told', null],
    ['the tax of the canton is not computed', { ...LAUSANNE, canton: 'VS', municipality: 'Sion' }],
  ])('say nothing of tax where %s', async (_, typed) => {
    await typeIn(PAPERS)
    if (typed) await send(typed)
    else await client.saveSimulation({ ...NO_CHANGE, lppCapitalShare: 50 })
    await keep('Moitié')
    const html = await (await page().get('/scenarios')).text()
    expect(html).not.toContain('capital.left')
    expect(readable(html)).not.toContain('Après impôt')
  })

  it('are told of none, where one of them is no longer possible as its years are', async () => {
    await typeIn(PAPERS)
    await send({ ...LAUSANNE, ...SPREAD })
    await keep('Moitié')
    await client.saveScenario({
      name: 'Trop tôt',
      simulation: { ...NO_CHANGE, lppCapitalShare: 25 },
      capital: { yield: null, until: null, spread: [{ what: 'pillar3a.0', year: 2027 }] },
    })
    const { left, scenarios } = await client.listScenarios()
    expect([left, ...scenarios.map((one) => one.left)]).toEqual([null, null, null])
  })

  it('can be of other years alone, and of a yield alone not', async () => {
    await typeIn({ ...PAPERS, statements: [...PAPERS.statements, account('Deux', 60_000, '2035-01-01')] })
    const { lppCapitalShare: _, ...place } = LAUSANNE
    await send({ ...place, yield: '1.5' })
    expect((await keep('Rendement')).status).toBe(400)
    await send({ ...place, ...SPREAD })
    expect((await keep('Étalé')).status).toBe(303)
    const { scenarios, withoutChange, left } = await client.listScenarios()
    expect(scenarios).toMatchObject([{ simulation: NO_CHANGE, column: withoutChange }])
    expect(scenarios[0]?.left?.low).toBeGreaterThan(left?.low ?? 0)
  })
})

describe('the order of the page', () => {
  it('is the ways, the form, what the choice changes, and at last what to know before', async () => {
    await typeIn({ certificates: [{ ...FUND, noticeMonths: 6 }], statements: [account('Un', 50_000, '2033-06-01')] })
    await send({ ...LAUSANNE, status: 'married', yield: '1.5' })
    const { html, text } = await shown()
    const places = ['shares', 'yours', 'choice', 'tax', 'ways', 'before'].map((id) => html.indexOf(`id="${id}"`))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places[0]).toBeGreaterThan(0)
    expect(html).not.toMatch(/<details[^>]* open/)
    for (const title of [
      'Impôt : Lausanne, Vaud, en couple',
      'Rendement et durée du capital : 1.5 %',
      'À respecter : annonce jusqu’au 01.12.2034, accord du conjoint, rachats',
    ])
      expect(text).toContain(title)
  })

  it('has what is typed open before it is saved', async () => {
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    const back = await (await send({ ...LAUSANNE, yield: '3', until: '30' })).text()
    expect(back.match(/<details[^>]* open/g)).toHaveLength(2)
  })
})

describe('a pension beside its capital', () => {
  it('what is given up, what is left after tax, and until when it pays the same', async () => {
    await typeIn({ certificates: [FUND] })
    await send({ ...LAUSANNE, yield: '1.5', until: '92' })
    const { figures, text } = await shown()
    const left = (figures['choice.capital'] ?? 0) - (figures['choice.tax'] ?? 0)
    const givenUp = figures['choice.givenUp'] ?? 0
    expect([figures['choice.left'], figures['choice.capital']]).toEqual([left, 344_511])
    expect((figures['shares.0.monthly'] ?? 0) - (figures['shares.50.monthly'] ?? 0)).toBe(givenUp)
    expect(figures['choice.lasts.0']).toBe(Math.floor(left / givenUp))
    // From June 2035 until May 2062: 27 years.
    expect(figures['until.92.monthly.0']).toBe((figures['shares.50.monthly'] ?? 0) + Math.round(left / 324))
    expect(figures).toMatchObject({ 'until.85.yield': expect.any(Number), 'until.95.monthly.1.5': expect.any(Number) })
    expect(text).toContain('Sans intérêt : jusqu’à 82 ans')
    expect(text).not.toMatch(/conseil|recommand/i)
  })

  it.each([
    ['/decide', ['jusqu’à 85 ans', 'en général 60 % de votre rente', 'art. 38 LIFD', 'art. 22 al. 1 LIFD']],
    [
      '/de/decide',
      ['Bis zum Alter von 85 Jahren', 'in der Regel 60 % Ihrer Rente', 'Art. 38 DBG', 'Art. 22 Abs. 1 DBG'],
    ],
  ])('%s tells the survivor’s part and how each is taxed', async (path, words) => {
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    const { text, html, figures } = await shown(path)
    for (const word of words) expect(text.toLowerCase()).toContain(word.toLowerCase())
    expect(figures['survivor.whole']).toBe(Math.round(3_101 * 0.6))
    expect(html).not.toMatch(/NaN|undefined|\{\{/)
  })

  it('what the law and the fund ask for, with their days', async () => {
    await typeIn({ certificates: [{ ...FUND, maxCapitalShare: 60, noticeMonths: 6 }] })
    const { text } = await shown()
    for (const words of [
      'Atelier verse jusqu’à 60 % en capital. Elle veut le savoir au plus tard 6 mois avant : le 01.12.2034.',
      'rachetez après le 01.06.2032 ne peut pas être versé en capital',
      '25 % de son avoir obligatoire',
      'moins de CHF 126 par mois',
    ])
      expect(text).toContain(words)
    expect(text).not.toContain('art. 37a LPP')
  })

  it('whoever is taxed as a couple needs the consent of the spouse', async () => {
    await typeIn({ certificates: [FUND] })
    await send({ ...LAUSANNE, status: 'married' })
    expect((await shown()).text).toContain('Votre conjoint doit accepter par écrit (art. 37a LPP)')
  })

  it('the pension of a fund below the limit may be paid as capital all the same', async () => {
    await typeIn({
      certificates: [
        { ...FUND, capital: 20_000, pension: 1_080, balance: 10_000, balanceMandatory: 10_000, contribution: null },
      ],
    })
    expect((await shown()).text).toContain('Votre rente est de moins de CHF 126 par mois')
  })

  it('counts from the simulated day, and says so', async () => {
    const ages = [64, 65].map((age) => ({ age, capital: 689_022, pension: 37_207 }))
    await typeIn({ certificates: [{ ...FUND, ages }] })
    const before = (await shown()).text
    expect(before).toContain('retraite le 01.06.2035, à l’âge de référence (65 ans)')
    await client.saveSimulation({ ...NO_CHANGE, retirementDate: day('2034-06-01') })
    await send(LAUSANNE)
    const { text, taxes } = await shown()
    expect(text).toContain('votre simulation : retraite le 01.06.2034, à 64 ans')
    const tax = await taxOfCall(LAUSANNE, 5586, { query: { retirementDate: day('2034-06-01') } })
    expect(taxes).toMatchObject(firstYearOf(tax))
    expect(text).toContain('Versé en 2034')
  })

  it('pays no capital within three years of a buy-in that is simulated, and says why', async () => {
    await typeIn({ certificates: [{ ...FUND, buyIn: 60_000 }] })
    expect((await shown()).text).toContain('50 % en capital')
    const buyIn = (on: string) => client.saveSimulation({ ...NO_CHANGE, buyIn: { amount: 20_000, on: day(on) } })
    await buyIn('2033-12-31')
    expect((await shown()).text).not.toContain('50 % en capital')
    const refused = await send(LAUSANNE)
    expect(refused.status).toBe(400)
    expect(readable(await refused.text())).toContain('trois ans')

    // Three years and more before the retirement of June 2035.
    await buyIn('2031-12-31')
    expect((await send(LAUSANNE)).status).toBe(303)
    expect((await shown()).text).toContain('50 % en capital')
  })
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
    await typeIn(papers)
    await send(typed)
    const { taxes } = await shown()
    const tax = await taxOfCall(typed, municipality)
    const { 'tax.left': left, 'tax.saved': _saved, ...own } = taxes
    expect(own).toEqual(firstYearOf(tax))
    const years: (typeof tax)[] = tax.years ?? [tax]
    expect(left).toBe(years.reduce((sum, year) => sum + year.capital - (year.total ?? year.federal), 0))
  })

  it('staggered over years, three accounts in Zürich are taxed less by the published difference', async () => {
    const three = ['a', 'b', 'c'].map((label) => account(label, 100_000, '2035-01-01'))
    await typeIn({ statements: three })
    await send({ canton: 'ZH', municipality: '261', status: 'single' })
    const { figures, text } = await shown()
    expect(figures['tax.saved']).toBe(18_061 - 3 * 4_817)
    for (const words of ['2033 : pilier 3a', '2034 : pilier 3a', '2035 : pilier 3a', "CHF 18'100", "CHF 3'610"])
      expect(text).toContain(words)
  })

  it('two accounts in years that are chosen are those of the call with these days', async () => {
    await typeIn({
      certificates: [FUND],
      statements: [
        { ...STATEMENT_3A, label: 'Un' },
        { ...STATEMENT_3A, label: 'Deux' },
      ],
    })
    await send({
      ...{ ...LAUSANNE, 'spread[0].what': 'pillar3a.0', 'spread[0].year': '2032' },
      ...{ 'spread[1].what': 'pillar3a.1', 'spread[1].year': '' },
    })
    expect((await dossier()).decision?.spread).toEqual([{ what: 'pillar3a.0', year: 2032 }])
    const { taxes, text, html } = await shown()
    const tax = await taxOfCall(LAUSANNE, 5586, { paydates: { Un: '2032-06-01' } })
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
        await client.saveVested({ label, balance: 60_000, rate: 0 }, paper(label === 'Un' ? 1 : 2))
      await typeIn({ statements: [account('Trois', 50_000, '2035-06-01')] })
      await client.saveSimulation({
        ...{ ...NO_CHANGE, stopsOn: stopsOn === null ? null : day(stopsOn), retirementDate: day(retirementDate) },
      })
      const spread = (year: number): Typed => ({
        ...{ canton: 'VD', municipality: 'Lausanne', status: 'single' },
        ...{ 'spread[0].what': 'vested.0', 'spread[0].year': `${year}` },
        ...{ 'spread[1].what': 'pillar3a.0', 'spread[1].year': `${year}` },
      })
      expect((await send(spread(last + 1))).status).toBe(400)
      expect((await send(spread(last))).status).toBe(303)
      const { html, text } = await shown()
      expect(html).not.toContain(`<option value="${last + 1}"`)
      const paidIn = (year: number) => text.match(new RegExp(`Versé en ${year}`)) !== null
      expect(paidIn(last)).toBe(true)
      const json = await (await servePage(takeaway, '/data/synthesis.json', client).get('/data/synthesis.json')).json()
      const years: { capital: number }[] = json.figures.decision.years
      expect(years.reduce((sum, { capital }) => sum + capital, 0)).toBe(170_000)
    },
  )

  it('what the spouse is paid in the same year is added, and by itself in another', async () => {
    await typeIn({ certificates: [FUND] })
    const couple = { ...LAUSANNE, canton: 'ZH', municipality: 'Zürich', status: 'married' }
    await send(couple)
    const alone = (await shown()).figures
    await send({ ...couple, 'spouse[0].year': '2035', 'spouse[0].amount': "200'000" })
    const { figures, text } = await shown()
    expect(figures['tax.capital']).toBe((alone['tax.capital'] ?? 0) + 200_000)
    expect(text).toContain("capital de votre conjoint : CHF 200'000")
    // What the own capital adds on top of the spouse's is more than by itself.
    expect(figures['choice.tax']).toBeGreaterThan(alone['choice.tax'] ?? 0)
    await send({ ...couple, 'spouse[0].year': '2033', 'spouse[0].amount': '200000' })
    const apart = (await shown()).figures
    expect([apart['tax.capital'], apart['choice.tax']]).toEqual([200_000, alone['choice.tax']])
  })

  it('explains the tax of the first year step by step, to the franc', async () => {
    await typeIn({ statements: [account('Un', 130_050, '2035-06-01')] })
    await send({ canton: 'VD', municipality: 'Lausanne', status: 'single' })
    const { text } = await shown()
    for (const words of [
      "Arrondi à la centaine inférieure : CHF 130'000",
      "CHF 3'271.75 pour CHF 108'900, et 8.8 % de ce qui dépasse. Cela fait CHF 5'128.55",
      "20 % de ce montant (art. 38 al. 2 LIFD) : CHF 1'026",
      'La commune (Lausanne) en demande',
      'vérifiées le 22.11.2026',
    ])
      expect(text).toContain(words)
  })

  it.each<[string, Typed, string[]]>([
    ['/decide', { canton: 'TI', municipality: 'Bellinzona', status: 'single' }, ["entre CHF 31'300 et CHF 39'500"]],
    ['/de/decide', { canton: 'SZ', municipality: 'Schwyz', status: 'single' }, ["rund CHF 38'300", 'Bundesgericht']],
    [
      '/decide',
      { canton: 'VS', municipality: 'Sion', status: 'single' },
      ['Valais : l’impôt cantonal', 'Après l’impôt fédéral seul'],
    ],
    ['/decide', { canton: 'GE', municipality: 'Genève', status: 'married' }, ['repris les résultats', 'tables 2026']],
  ])('%s say what is special about %j', async (path, typed, words) => {
    await typeIn({ statements: [policy('Police', 500_000, '2035-01-01')] })
    await send(typed)
    const { text, html } = await shown(path)
    for (const word of words) expect(text).toContain(word)
    expect(html).not.toMatch(/NaN|undefined|\{\{/)
  })

  it('without capital nothing is taxed, and the page says so', async () => {
    await send({ canton: 'VD', municipality: 'Lausanne', status: 'single' })
    const { text, figures } = await shown()
    expect(figures).toEqual({})
    expect(text).toContain('Aucun capital n’est versé')
  })
})

describe('what is decided, taken home', () => {
  const fileOf = (ending: string, prefix = '') =>
    servePage(takeaway, `/data/synthesis.${ending}`, client).get(`${prefix}/data/synthesis.${ending}`)

  it('stands in JSON and CSV with the same figures, and with the choices to go on from', async () => {
    await typeIn({ certificates: [FUND], statements: [account('Un', 50_000, '2033-06-01')] })
    await send({ ...LAUSANNE, yield: '1.5' })
    const { figures } = await shown()
    const json = await (await fileOf('json')).json()
    expect(json.entered).toMatchObject({
      decision: (await dossier()).decision,
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
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    const { figures } = await shown()
    const { document } = readPdf(new Uint8Array(await (await fileOf('pdf', prefix)).arrayBuffer()))
    const text = linesIn(document).join(' ')
    for (const name of ['choice.givenUp', 'choice.capital', 'choice.tax', 'choice.left'])
      expect(text).toContain(chf(figures[name] ?? 0).replaceAll('\u00a0', ' '))
    expect(text).toContain('Lausanne')
  })

  it('stands in the link without the place', async () => {
    await typeIn({ certificates: [FUND] })
    await send(LAUSANNE)
    const { figures } = await shown()
    const synthesis = await (await servePage(synthesisRoute, '/synthesis', client).get('/synthesis')).text()
    const [, path = ''] = synthesis.match(/href="(\/export\?payload=[^"]*)"/) ?? []
    expect(path.length).toBeLessThan(2_000)
    const shared = readable(await (await servePage(exportRoute, '/export', client).get(path)).text()).replaceAll(
      '\u00a0',
      ' ',
    )
    for (const name of ['choice.givenUp', 'choice.left'])
      expect(shared).toContain(chf(figures[name] ?? 0).replaceAll('\u00a0', ' '))
    expect(shared).not.toContain('Lausanne')
    expect(shared).not.toContain('Vaud')
  })

  it('comes back whole in another dossier: all that is typed here and on the page of the change', async () => {
    await typeIn({
      certificates: [{ ...FUND, buyIn: 60_000 }],
      statements: [account('Un', 50_000, '2033-06-01'), account('Deux', 40_000, '2034-06-01')],
    })
    await client.saveMarginalRate(28.5)
    const place = { ...LAUSANNE, status: 'married', yield: '1.5', until: '92' }
    const spread = { 'spread[0].what': 'pillar3a.1', 'spread[0].year': '2032' }
    expect((await send({ ...place, ...spread, 'spouse[1].year': '2036', 'spouse[1].amount': '90000' })).status).toBe(
      303,
    )
    await client.saveScenario({ name: 'Moitié' })
    const opened = await api.vault.open(token)
    if (!opened) throw new Error('the dossier is gone')
    const saved = { ...opened.dossier, simulation: CHANGE }
    expect(await api.vault.save(token, saved, opened.version)).toBe('saved')
    const { simulation, decision, marginalRate, scenarios } = await dossier()
    expect(Object.entries({ ...simulation, ...decision }).filter(([, value]) => value === null)).toEqual([])

    const text = await (await fileOf('json')).text()
    token = (await api.vault.create(emptyDossier(null, '', '', { version: '1' }))).token
    expect(await client.resume(text)).toMatchObject({ problem: null })
    expect(await dossier()).toMatchObject({ simulation, decision, marginalRate, scenarios })
  })

  it('is nowhere before something is decided', async () => {
    await typeIn({ certificates: [FUND] })
    const json = await (await fileOf('json')).json()
    expect([json.entered.decision, json.figures.decision]).toEqual([null, null])
    expect(await (await fileOf('csv')).text()).not.toContain('Rente ou capital')
  })
})

describe('amounts as shown', () => {
  it.each([
    [4_817, 4_820],
    [9_994, 9_990],
    [18_061, 18_100],
    [0, 0],
  ])('%i is %i', (amount, text) => expect(rounded(amount)).toBe(text))

  it('of a range, the difference at either end', () =>
    expect(savedBy({ low: 10, high: 30 }, { low: 8, high: 20 })).toEqual({ low: 2, high: 10 }))
})
