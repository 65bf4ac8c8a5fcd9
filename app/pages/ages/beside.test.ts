/** Ages side by side, of an estimate that knows only ranges, minimums, or that one is no longer possible. */
import { expect, it } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import type { AgeOutlook } from '~/estimate/answers/ages'
import type { ComparedAnswer, ComparedDeparture, ComparedQuestion } from '~/estimate/answers/compared'
import { day } from '~/pillars/day'
import { AGES_CALLS, ageRow } from '../../../tests/support/pages/ages-page'
import { chf, column, NOTHING_TOLD } from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage } from '../../../tests/support/product/serve-page'
import type { UseCases } from '../../../tests/support/product/use-cases'
import * as ages from './route'

const row = (years: number, changes: Partial<AgeOutlook> = {}) =>
  ageRow(years, { column: column({ monthlyTotal: chf(60 * years) }), isReference: years === 65, ...changes })

const departure = (years: number, of: Parameters<typeof column>[0] = {}): ComparedDeparture => ({
  key: String(years),
  problem: null,
  figures: {
    ...{ startsOn: day(`${1970 + years}-06-01`), age: { years, months: 0 }, column: column(of), income: [] },
    ...{ avsFrom: null, share: null, owed: null, even: null },
  },
})

const KEPT = { id: 3, name: 'Plus tôt', simulation: { ...NO_CHANGE, retirementDate: day('2033-06-01') }, capital: null }

async function pageOf(departures: ComparedDeparture[], path: string, calls: Partial<UseCases> = {}) {
  const asked: ComparedQuestion[] = []
  const page = servePage(ages, '/ages', {
    ...AGES_CALLS,
    getAgesAhead: async () => ({ years: [], leastContribution: null, lppEarliest: null, avsChoices: ['first'] }),
    getToldChanges: async () => ({ ...NOTHING_TOLD, scenarios: [KEPT] }),
    listAges: async () => [row(63, { isPlanned: true }), row(64), row(65)],
    listCompared: async (question): Promise<ComparedAnswer> => {
      asked.push(question)
      return { departures, silent: [] }
    },
    ...calls,
  })
  const html = await (await page.get(path)).text()
  return { asked, html, text: readable(html).replaceAll('\u00a0', ' ') }
}

const RANGE = { avs: null, supplement: null, total: { low: 4000, high: 4500 }, causes: [] }
const AVS_ALONE = { monthlyTotal: chf(2278), lpp: null, complete: false, missing: ['lpp' as const] }

it.each([
  ['/ages', 'de 4’000 à 4’500', 'au moins 2’278', '« Plus tôt » n’est plus possible.'],
  ['/de/ages', '4’000 bis 4’500', 'mindestens 2’278', '«Plus tôt» ist nicht mehr möglich.'],
])('tells ranges and minimums as such, and which is no longer possible: %s', async (path, range, least, gone) => {
  const told = [
    departure(63, { ranges: RANGE }),
    departure(65, AVS_ALONE),
    { key: 'k3', problem: 'retirementTooEarly' as const, figures: null },
  ]
  const { html, text, asked } = await pageOf(told, `${path}?compare=63&compare=65&compare=k3`)
  for (const said of [range, least, gone]) expect(text.replaceAll("'", '’')).toContain(said)
  expect(html).toContain('value="4000" data-figure="ages.63.monthly.low" data-complete="yes"')
  expect(html).toContain('value="4500" data-figure="ages.63.monthly.high" data-complete="yes"')
  expect(html).toContain('value="2278" data-figure="ages.65.monthly" data-complete="no"')
  // The plan is asked as it stands, an age as the change that its button makes.
  expect(asked).toEqual([
    {
      departures: [
        { key: '63', simulation: null },
        { key: '65', simulation: { ...NO_CHANGE, retirementDate: day('2035-06-01') } },
        { key: 'k3', simulation: KEPT.simulation },
      ],
      reference: { ...NO_CHANGE, retirementDate: day('2035-06-01') },
    },
  ])
})

it.each([
  ['of a chosen age before the reference age', '/ages?compare=63&compare=65', true],
  ['of others', '/ages?compare=64&compare=65', false],
])('leads to the plan of leaving from a column %s', async (_, path, isLed) => {
  const years = isLed ? [63, 65] : [64, 65]
  const { html } = await pageOf(
    years.map((one) => departure(one)),
    path,
  )
  expect(html.includes('href="/plan"')).toBe(isLed)
})

it('asks nothing where nothing is to be compared', async () => {
  for (const path of ['/ages', '/ages?compare=63', '/ages?compare=x&compare=y'])
    expect((await pageOf([], path)).asked).toEqual([])
})
