import { expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { fr } from '~/shell/catalogue.fr'
import { chf, column, unchanged } from '../../../tests/support/pages/sample-synthesis'
import { failing, readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import * as scenarios from './route'

it.each([
  ['/scenarios', 'n’ont pas pu être enregistrées'],
  ['/de/scenarios', 'konnten nicht gespeichert werden'],
])('says that nothing is saved where a scenario cannot be looked at: %s', async (path, sentence) => {
  const listScenarios = failing(424, 'register silent')
  const answer = await servePage(scenarios, '/scenarios', { ...signedIn(), listScenarios }).post(path, [['show', '1']])
  expect(answer.status).toBe(400)
  expect(readable(await answer.text())).toContain(sentence)
})

it.each([
  [
    '/scenarios',
    'D’abord CHF 4’020 jusqu’au 28.02.2037, puis à vie (moins',
    'CHF 310 de moins par mois que sans changement',
  ],
  [
    '/de/scenarios',
    'Zuerst CHF 4’020 bis 28.02.2037, dann lebenslang (weniger',
    'CHF 310 weniger pro Monat als ohne Änderung',
  ],
])(
  'shows what is paid for life, what is paid first, and the difference as a sentence: %s',
  async (path, first, less) => {
    const paidFirst = { monthly: chf(4020), from: day('2035-06-01'), to: day('2037-02-28') }
    const changed = column({ monthlyTotal: chf(4000), first: paidFirst })
    const listScenarios = async () => ({
      withoutChange: column({ monthlyTotal: chf(4310), first: null }),
      scenarios: [{ ...scenario, column: changed }],
      unnamed: null,
      unnamedCapital: null,
      left: null,
      silent: [],
    })
    const html = await (await servePage(scenarios, '/scenarios', { ...signedIn(), listScenarios }).get(path)).text()
    const text = plain(readable(html))
    for (const said of ['CHF 4’000', first, less]) expect(text).toContain(said)
    // Without a change, nothing is paid before the amount for life.
    expect(html.match(/data-figure="total.monthlyFirst"/g)).toHaveLength(1)
    // Both are drawn.
    expect(html.match(/class="area-pay"/g)).toHaveLength(2)
  },
)

const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll("'", '’')

const scenario = {
  ...{ id: 1, name: 'A', simulation: NO_CHANGE, capital: null },
  ...{ column: column(), problem: null, left: null },
}
const FUND = { id: 'a', name: 'Caisse A', nameFr: 'Caisse A', nameDe: 'Pensionskasse A' }
const silent = [{ party: 'pensionFund', id: 'a', name: 'Caisse A', reason: 'timeout', column: null }]
const pageWith = (scenarios_: object[]) =>
  servePage(scenarios, '/scenarios', {
    ...signedIn(),
    listScenarios: async () => ({ withoutChange: column(), scenarios: scenarios_, unnamed: null, silent }) as never,
    listPensionFunds: async () => [FUND] as never,
  })

it.each([
  [
    '/scenarios',
    'Il manque CHF 1’100 par mois à votre besoin de CHF 5’000.',
    'Pas le droit d’aujourd’hui : sans la 13e',
  ],
  [
    '/de/scenarios',
    'Zu Ihrem Bedarf von CHF 5’000 fehlen CHF 1’100 im Monat.',
    'Nicht das Recht von heute: ohne die 13.',
  ],
])('tells what each leaves open of a need, and which is not by the law of today: %s', async (path, ...told) => {
  const simulation = { ...NO_CHANGE, law: 'without13th', need: 5000 } as const
  const page = pageWith([{ ...scenario, simulation, column: column({ law: 'without13th' }) }])
  const text = plain(readable(await (await page.get(path)).text()))
  for (const said of told) expect(text).toContain(said)
  const other = plain(readable(await (await pageWith([scenario]).get(path)).text()))
  for (const said of told) expect(other).not.toContain(said)
})

it('tells no difference of what is only known to lie in a range', async () => {
  const ranges = { avs: null, supplement: null, total: { low: 4000, high: 4500 }, causes: [] }
  const html = await (await pageWith([{ ...scenario, column: column({ ranges }) }]).get('/scenarios')).text()
  expect(plain(readable(html))).toContain('de CHF 4’000 à CHF 4’500')
  expect(readable(html)).not.toContain('par mois que sans changement')
})

it.each([
  ['a month where a fund says nothing', { lpp: null, monthlyTotal: chf(1903) }, 0, 0],
  ['once where the 3a is not known', { pillar3a: null, capitalTotal: chf(0) }, 1, 0],
  ['but of both where all is known', { monthlyTotal: chf(3800), capitalTotal: chf(97_000) }, 1, 1],
])('tells no difference of what is paid %s', async (_, changes, monthly, once) => {
  const text = plain(
    readable(await (await pageWith([{ ...scenario, column: column(changes) }]).get('/scenarios')).text()),
  )
  expect(text.match(/par mois que sans changement/g) ?? []).toHaveLength(monthly)
  expect(text.match(/de moins en capital que sans changement/g) ?? []).toHaveLength(once)
})

it.each([
  [{ retirementDate: day('2034-06-01') }, [], 'Départ à 64 ans'],
  [{ retirementDate: day('2034-06-15') }, [], 'Départ le 01.07.2034'],
  [{ desiredRate: 80 }, [], '80 % dès 2027'],
  [{ desiredRate: 80, desiredSalary: 90_000 }, [], '80 % à 90’000 dès 2027'],
  [{ lppCapitalShare: 25 }, ['25\u00a0% en capital'], '25 % en capital (2)'],
  [
    { retirementDate: day('2034-06-01'), desiredRate: 80, lppCapitalShare: 25 },
    [],
    'Départ à 64 ans, 80 % dès 2027, 25 % en capital',
  ],
])('proposes a name from the change itself, that no other scenario has: %j beside %j', async (change, kept, name) => {
  const listScenarios = async () => ({
    withoutChange: column(),
    scenarios: kept.map((one, index) => ({ ...scenario, id: index + 1, name: one })),
    unnamed: { ...NO_CHANGE, ...change },
    unnamedCapital: null,
    left: null,
    silent: [],
  })
  const calls = { ...signedIn(), listScenarios, getSimulation: async () => unchanged }
  const html = await (await servePage(scenarios, '/scenarios', calls).get('/scenarios')).text()
  const value = /<input[^>]*name="name"[^>]*>/.exec(html)?.[0].match(/value="([^"]*)"/)?.[1] ?? ''
  expect(plain(readable(value)).trim()).toBe(name)
})

it.each([
  ['/scenarios', 'Caisse A'],
  ['/de/scenarios', 'Pensionskasse A'],
])('names a fund that is silent in the language of the page: %s', async (path, name) => {
  const text = readable(await (await pageWith([scenario]).get(path)).text())
  expect(text).toContain(`${name} `)
  expect(text.includes('Caisse A')).toBe(name === 'Caisse A')
})

it('warns of no total where there is none', async () => {
  const text = readable(await (await pageWith([]).get('/scenarios')).text())
  expect(text).toContain(fr.scenarios.none)
  expect(text).toContain(`${fr.scenarios.first} `)
  expect(text).not.toContain(fr.synthesis.totalWithout)
})
