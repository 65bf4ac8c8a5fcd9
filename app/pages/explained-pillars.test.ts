/** What the pages say and do next if the second or third pillar has nothing, or not everything, to explain. */

import { describe, expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import type {
  AccountExplanation,
  LppExplanation,
  Pillar3aExplanation,
  PolicyExplanation,
} from '~/pillars/synthesis/explanation'
import { de } from '~/shell/catalogue.de'
import { fr } from '~/shell/catalogue.fr'
import { simulated } from '../../tests/support/pages/sample-synthesis'
import { EXPLAINED_FUND } from '../../tests/support/parties/explained-fund'
import { contextOf, failing, readable, servePage, signedIn } from '../../tests/support/product/serve-page'
import type { UseCases } from '../../tests/support/product/use-cases'
import * as lppExplained from './lpp-explained/route'
import * as pillar3aExplained from './pillar-3a-explained/route'

const TEXT = { fr, de }
const NONE = { computedOn: day('2026-11-21'), lawYear: 2026, reference: day('2035-06-01'), change: null, silent: [] }
const FUND: PolicyExplanation = { ...EXPLAINED_FUND, projectionRate: null, withoutInterest: null, missing: 'tooEarly' }
const lpp = (funds: PolicyExplanation[]): LppExplanation => ({
  ...NONE,
  newSalaryFrom: day('2027-01-01'),
  law: { minimumInterestRate: 1.25, minimumConversionRate: 6.8, capitalShare: 25 },
  withoutChange: { retirementDate: NONE.reference, lpp: null, vested: null, funds },
  withChange: null,
})
const ACCOUNT: AccountExplanation = {
  entityName: null,
  asOf: null,
  balance: { value: 20_000, from: 'visitor' },
  deposits: { value: null, from: 'visitor' },
  rate: { value: 0.5, from: 'usual' },
  paydate: { value: null, from: 'visitor' },
}
const pillar3a = (accounts: AccountExplanation[]): Pillar3aExplanation => ({
  ...NONE,
  law: { withFund: 7258, withoutFund: 36_288, incomeShare: 20, yearsBefore: 5, yearsAfter: 5 },
  most: null,
  withoutChange: { pillar3a: null, missing: ['amount', 'paydate'], accounts },
  withChange: null,
})

const PAGES = {
  '/lpp/explained': { module: lppExplained, texts: 'explainedLpp', path: '/lpp' },
  '/3a/explained': { module: pillar3aExplained, texts: 'explained3a', path: '/3a' },
} as const

type PageState = { steps?: object; ids?: string[]; calls?: Partial<UseCases>; language?: 'fr' | 'de'; query?: string }

const answering = ({ steps, ids = [], calls }: PageState): Partial<UseCases> => ({
  ...signedIn(steps),
  listSelectedFunds: async () => ids,
  listSelectedEntities: async () => ids,
  listPensionFunds: async () => [],
  explainLpp: async () => lpp([]),
  explainPillar3a: async () => pillar3a([]),
  ...calls,
})

async function pageOf(path: keyof typeof PAGES, { language = 'fr', query = '', ...asked }: PageState = {}) {
  const page = servePage(PAGES[path].module, path, answering(asked))
  const html = await (await page.get(`${language === 'de' ? '/de' : ''}${path}${query}`)).text()
  const [, primary] = /<a href="([^"]*)" class="button button-primary"/.exec(html) ?? []
  return { html, primary, text: readable(html).replaceAll('\u00a0', ' ') }
}

const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ')
const DONE = { lpp: true, pillar3a: true }

describe.each(Object.keys(PAGES) as (keyof typeof PAGES)[])('%s', (path) => {
  const { texts, path: open } = PAGES[path]

  it.each([
    ['nothing was chosen yet', {}, 'notYet', open],
    ['the visitor has none', { steps: DONE }, 'none', '/synthesis'],
    ['who was chosen holds nothing', { steps: DONE, ids: ['a'] }, 'silent', open],
  ] as const)('%s', async (_, asked, key, next) => {
    for (const language of ['fr', 'de'] as const) {
      const { text, primary } = await pageOf(path, { ...asked, ids: [...('ids' in asked ? asked.ids : [])], language })
      expect(text).toContain(plain(TEXT[language][texts][key]))
      expect(primary).toBe(language === 'de' ? `/de${next}` : next)
    }
  })

  it('the call fails', async () => {
    const calls = { explainLpp: failing(424, 'register silent'), explainPillar3a: failing(424, 'register silent') }
    const { html, primary } = await pageOf(path, { calls })
    expect(html).toContain('data-error="register silent"')
    expect(primary).toBe('/synthesis')
  })

  it('gives way to the reason where the simulation fits no more, and asks for nothing', async () => {
    const unfit = { ...simulated, simulation: { ...NO_CHANGE, lppCapitalShare: 60 }, problem: 'capitalShareTooLarge' }
    const getSimulation = (async () => unfit) as UseCases['getSimulation']
    const calls = { getSimulation, explainLpp: undefined, explainPillar3a: undefined }
    const { text } = await pageOf(path, { calls, query: '?column=withChange' })
    expect(text).toContain(plain(fr.problems.capitalShareTooLarge))
  })

  it.each([
    ['', 'title'],
    ['?column=withoutChange', 'title'],
    ['?column=withChange', 'titleWithChange'],
  ] as const)('%j is told apart by the title of its tab, as by its heading', async (query, title) => {
    const calls = { getSimulation: async () => simulated }
    const context = contextOf(answering({ calls }), path, {})
    const request = new Request(`https://example.ch${path}${query}`)
    const answer = await PAGES[path].module.loader({ request, context, params: {} })
    expect(answer).toMatchObject({ pageTitle: { key: `${texts}.${title}` } })
    const { html } = await pageOf(path, { calls, query })
    expect(plain(html)).toMatch(new RegExp(`<h1[^>]*>${plain(fr[texts][title])}</h1>`))
  })

  it('knows two columns', async () => {
    const page = servePage(PAGES[path].module, path, signedIn())
    expect((await page.get(`${path}?column=third`)).status).toBe(404)
  })
})

it.each([
  ['fr', [FUND], 'Chaque année, votre caisse ajoute'],
  ['fr', [FUND, { ...FUND, fundId: 'b' }], 'Chaque année, vos caisses ajoutent'],
  ['fr', [FUND, { ...FUND, balance: 1 }], 'Chaque année, votre caisse ajoute'],
  ['de', [FUND, { ...FUND, fundId: 'b' }], 'Jedes Jahr kommen in Ihren Kassen Gutschriften'],
] as const)(
  'speaks of one fund or of several, whatever number of policies it has: %s',
  async (language, funds, said) => {
    const answer = lpp([...funds])
    const asked = { steps: DONE, ids: ['a'], calls: { explainLpp: async () => answer }, language }
    expect((await pageOf('/lpp/explained', asked)).text).toContain(said)
  },
)

it('a fund that gave its savings and no pension says both', async () => {
  const { text } = await pageOf('/lpp/explained', { calls: { explainLpp: async () => lpp([FUND]) } })
  expect(text).toContain("CHF 300'000.50")
  expect(text).toContain(plain(fr.explainedLpp.missing.tooEarly.replace('{{day}}', '01.06.2035')))
  expect(text).toContain(fr.explainedPillars.noFigure)
})

it('a 3a account says what it lacks, and leads to it', async () => {
  const { text, primary } = await pageOf('/3a/explained', {
    calls: { explainPillar3a: async () => pillar3a([ACCOUNT]) },
  })
  for (const key of ['amount', 'paydate'] as const) expect(text).toContain(fr.explained3a.missing[key])
  expect(text).not.toContain(fr.explained3a.missing.solde)
  expect(text).toContain("CHF 20'000")
  expect(primary).toBe('/3a')
})
