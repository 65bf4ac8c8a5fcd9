/** What is left of the pensions after tax, of each age and of a plan: as the call tells it of the same life. */
import { beforeAll, describe, expect, it } from 'vitest'
import { Place } from '~/dossier/shape/place'
import type { DigestQuery } from '~/dossier/shape/simulation'
import type { Day } from '~/pillars/day'
import type { Net } from '~/pillars/synthesis/net'
import { lifeOfDossier } from '../../../tests/support/lives/life-of-dossier'
import { LIVES } from '../../../tests/support/lives/typed-lives'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../tests/support/product/typing-visitor'
import { municipalityIn } from '../case/rules/municipality'
import type { LifeEstimate } from './life/estimate-life'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

async function visitorOf(name: string, told: Partial<Place> | null) {
  const [, typed] = LIVES.find(([one]) => one === name) ?? []
  if (!typed) throw new Error(`no such life: ${name}`)
  const visitor = await typingVisitor(api)
  await visitor.typeIn(typed)
  const place = told && Place.parse({ canton: 'VD', municipality: 'Lausanne', ...told })
  if (place) await sure(visitor.use().savePlace(place))
  return { ...visitor, place: place as Place }
}
type Visitor = Awaited<ReturnType<typeof visitorOf>>

const written = (query: Record<string, Day | null>): DigestQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== null))

/** The same life and place, sent by another program. */
async function called({ dossier, place }: Visitor, plan: DigestQuery) {
  const { canton, municipality, healthPremium, spousePension } = place
  const found = municipalityIn(canton, municipality)
  if (!('found' in found)) throw new Error('no such municipality')
  const tax = { canton, municipality: found.found.number, healthPremium, spousePension }
  const response = await api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...lifeOfDossier(await dossier(), TODAY, plan), tax }),
  })
  const answer: LifeEstimate = await response.json()
  return answer.tax?.income
}

/** As the call writes it. */
const asCalled = (net: Net | null | undefined) =>
  net && 'refused' in net
    ? { refused: net.refused }
    : net && { from: net.pensions.from, gross: net.gross, net: net.monthly, isAtLeast: net.isAtLeast }

const PLACES: [life: string, told: Partial<Place>][] = [
  ['a single person', {}],
  ['a single person', { canton: 'GE', municipality: 'Genève', healthPremium: 6200 }],
  ['several kinds of work, and ten 3a accounts', { canton: 'ZH', municipality: '261' }],
  ['a couple, both with an extract', { spousePension: 1200 }],
  ['a couple, both with an extract', {}],
  ['a couple whose other incomes nobody knows', { spousePension: 0 }],
  ['a couple that a judge has separated', {}],
]

describe.each(PLACES)('%s, at %o', (life, told) => {
  it('is told in each row of ages as the call tells it of that plan', async () => {
    const visitor = await visitorOf(life, told)
    const rows = await sure(visitor.use().listAges({}))
    expect(rows.length).toBeGreaterThan(5)
    for (const { age, days, net } of rows) {
      const income = await called(visitor, written(days))
      expect([age, income]).toMatchObject([age, asCalled(net)])
    }
  })

  it('is told in the plan of a start before the reference age as the call tells it', async () => {
    const visitor = await visitorOf(life, told)
    const early = (await sure(visitor.use().listAges({}))).find(({ age }) => age.years === 63)
    const query = written(early?.days ?? {})
    const plan = await sure(visitor.use().getPlan(query))
    expect(plan?.net).not.toBeNull()
    expect(plan?.net).toEqual(early?.net)
    expect(await called(visitor, query)).toMatchObject(asCalled(plan?.net) as object)
  })
})

it('is never above gross with the 13th pension, and starts with the last pension of the row', async () => {
  const { use } = await visitorOf('a couple, both with an extract', { spousePension: 1200 })
  for (const { startsOn, net, column } of await sure(use().listAges({}))) {
    if (!net || 'refused' in net) throw new Error('refused')
    expect(net.monthly.high).toBeLessThanOrEqual(net.gross.high)
    expect(net.gross.low).toBeGreaterThan(column.monthlyTotal ?? 0)
    expect(net.pensions.from >= startsOn && net.pensions.from >= (column.totalFrom ?? '')).toBe(true)
  }
})

it('is not told where no place is given', async () => {
  const { use } = await visitorOf('a single person', null)
  const rows = await sure(use().listAges({}))
  expect(new Set(rows.map(({ net }) => net))).toEqual(new Set([null]))
  expect((await sure(use().getPlan(written(rows[0]?.days ?? {}))))?.net).toBeNull()
  expect(await sure(use().getHome())).toBeNull()
})
