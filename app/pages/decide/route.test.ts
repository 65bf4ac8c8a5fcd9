/** Capital after tax, over the use cases themselves: the figures are those that the call for other programs answers. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { Career } from '~/dossier/shape/career'
import type { FundCertificate, Statement3a } from '~/dossier/shape/savings-papers'
import { emptyDossier } from '~/dossier/shape/shape'
import { day } from '~/pillars/day'
import { franc } from '~/pillars/money'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { CERTIFICATE, STATEMENT_3A } from '../../../tests/support/papers/typed-papers'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { requestEach } from '../../../tests/support/product/start-pages'
import * as route from './route'
import { rounded, savedBy } from './view'

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
const policy = (label: string, maturity: number, on: string): Statement3a => ({
  ...STATEMENT_3A,
  ...{ label, kind: 'policy', solde: 0, amount: 0, rate: null, maturity, paydate: day(on) },
})

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

type Typed = { lppCapitalShare?: string; canton?: string; municipality?: string; status?: string }
const LAUSANNE: Typed = { lppCapitalShare: '50', canton: 'VD', municipality: 'Lausanne', status: 'single' }
const send = (typed: Typed, path = PATH) => page.post(path, Object.entries(typed) as [string, string][])
const shown = async (path = PATH) => {
  const html = await (await page.get(path)).text()
  const figures = [...html.matchAll(/<data[^>]* value="([^"]*)" data-figure="([^"]*)"/g)]
  return {
    html,
    text: readable(html).replaceAll('\u00a0', ' '),
    figures: Object.fromEntries(figures.map(([, value, name]) => [name, Number(value)])),
  }
}

describe('nothing is preset', () => {
  it('and nothing computed before a place is told', async () => {
    await typeIn({ certificates: [FUND] })
    const { html, figures } = await shown()
    expect(figures).toEqual({})
    expect(html).not.toMatch(/checked=""|selected=""/)
  })
})

describe('what is saved', () => {
  it('is kept in the dossier, and comes back in the fields', async () => {
    await typeIn({ certificates: [FUND] })
    const answer = await send(LAUSANNE)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${PATH}?done=answer#done`])
    expect((await dossier()).decision).toEqual({ ...LAUSANNE, lppCapitalShare: 50 })
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
    const { figures } = await shown()
    const share = typed.lppCapitalShare ? { lppCapitalShare: Number(typed.lppCapitalShare) } : {}
    const { canton, status } = typed
    const life = { ...lifeOfDossier(await dossier(), TODAY, share), tax: { canton, municipality, status } }
    const headers = { 'content-type': 'application/json' }
    const response = await api.send('/estimate', { method: 'POST', headers, body: JSON.stringify(life) })
    const { tax } = await response.json()
    const { 'tax.left': left, 'tax.saved': _saved, ...own } = figures
    const names = ['capital', 'federal', 'canton', 'municipality', 'total'].filter((name) => name in tax)
    expect(own).toEqual(Object.fromEntries(names.map((name) => [`tax.${name}`, tax[name]])))
    const years: (typeof tax)[] = tax.years ?? [tax]
    expect(left).toBe(years.reduce((sum, year) => sum + year.capital - (year.total ?? year.federal), 0))
  })

  it('staggered over years, two policies in Zürich are taxed less by the published difference', async () => {
    const three = ['a', 'b', 'c'].map((label) => policy(label, 100_000, '2035-01-01'))
    await typeIn({ statements: three })
    await send({ canton: 'ZH', municipality: '261', status: 'single' })
    const { figures, text } = await shown()
    expect(figures['tax.saved']).toBe(18_061 - 3 * 4_817)
    for (const words of ['2033 : pilier 3a', '2034 : pilier 3a', '2035 : pilier 3a', "CHF 18'100", "CHF 3'610"])
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
