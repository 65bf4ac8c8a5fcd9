/** The net of the plan: nothing before the household is retired, with the reason, then gross and net for life. */
import { beforeAll, describe, expect, it } from 'vitest'
import { Place } from '~/dossier/shape/place'
import type { DigestQuery } from '~/dossier/shape/simulation'
import { day } from '~/pillars/day'
import { LIVES } from '../../../tests/support/lives/typed-lives'
import { BOTH_ENTERED, unchanged } from '../../../tests/support/pages/sample-synthesis'
import { readable, servePage, signedIn } from '../../../tests/support/product/serve-page'
import { startApi } from '../../../tests/support/product/start-api'
import { sure, typingVisitor } from '../../../tests/support/product/typing-visitor'
import * as plan from './route'

let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi()
})

const LAUSANNE = { canton: 'VD', municipality: 'Lausanne' }

/** Who leaves at the end of 2033, with the AVS from 64 unless changed. */
async function planOf(life: string, place: Partial<Place> | null, changes: DigestQuery = {}) {
  const [, typed] = LIVES.find(([name]) => name === life) ?? []
  if (!typed) throw new Error(`no such life: ${life}`)
  const { use, typeIn } = await typingVisitor(api)
  await typeIn(typed)
  if (place) await sure(use().savePlace(Place.parse({ ...LAUSANNE, ...place })))
  const query = { stopsOn: day('2033-12-31'), retirementDate: day('2034-06-01'), ...changes }
  return { plan: await sure(use().getPlan(query)), home: await sure(use().getHome()) }
}

async function pageOf(path: string, ...asked: Parameters<typeof planOf>) {
  const told = await planOf(...asked)
  const page = servePage(plan, '/plan', {
    ...signedIn({ avs: true, lpp: true, pillar3a: true }),
    getSimulation: async () => unchanged,
    getHome: async () => told.home,
    getPlan: async () => told.plan,
  })
  const html = await (await page.get(path)).text()
  const fold = html.match(/<details[^>]*><summary>(?:Après impôts|Nach Steuern)<[\s\S]*?<\/details>/)?.[0] ?? ''
  const plain = (part: string) => readable(part).replaceAll('\u00a0', ' ')
  const rows = fold.split('<tr').slice(2)
  return { html, fold, folded: plain(fold), rows: rows.map(plain), ...told }
}

const timesIn = (text: string, words: string) => text.split(words).length - 1
const SINGLE = 'several kinds of work, and ten 3a accounts'
const COUPLE = 'a couple, both with an extract'

describe.each([
  ['/plan', 'pas avant l’âge de référence', 'pas avant l’âge de référence des deux', 'Avant, nous ne calculons'],
  ['/de/plan', 'erst ab dem Referenzalter', 'erst ab dem Referenzalter beider', 'Vorher berechnen wir'],
])('%s', (path, before, beforeOfTwo, why) => {
  it.each([
    [SINGLE, {}, before],
    [COUPLE, { spousePension: 0 }, beforeOfTwo],
  ])('tells net once all are retired, and why not before: %s', async (life, place, short) => {
    const { fold, folded, rows, plan: told } = await pageOf(path, life, place)
    const net = told?.net
    if (!told || !net || 'refused' in net) throw new Error('refused')
    const { from } = net.pensions
    const early = told.phases.filter((phase) => phase.from < from)
    expect(early.length).toBeGreaterThan(0)
    expect(rows).toHaveLength(early.length + 1)
    for (const one of rows.slice(0, -1)) expect(one).toContain(`– ${short}`)
    expect(rows.at(-1)).not.toContain(short)
    expect(fold).toContain(`<time dateTime="${from}">`)
    expect(fold).toContain(`value="${net.monthly.low}" data-figure="plan.net.low"`)
    expect(timesIn(folded, why)).toBe(1)
    expect(folded).toContain('Lausanne (VD)')
  })
})

it.each([
  ['/plan', 'il manque les rentes de votre partenaire'],
  ['/de/plan', 'fehlen die Renten Ihrer Partnerin'],
])('says once why there is none at all: %s', async (path, reason) => {
  const { html, fold } = await pageOf(path, COUPLE, {})
  expect([timesIn(html, reason), fold]).toEqual([1, ''])
  expect(html).toContain('/synthesis#net')
})

it.each([
  ['/plan', 'Calculer le net'],
  ['/de/plan', 'Netto berechnen'],
])('asks for the place where none is given: %s', async (path, ask) => {
  const { html, fold } = await pageOf(path, SINGLE, null)
  expect(html).toContain(`href="${path.replace('/plan', '')}/synthesis#net">${ask}`)
  expect(fold).toBe('')
})

it.each([
  ['/plan', 'Le capital n’y est pas'],
  ['/de/plan', 'Das Kapital ist nicht dabei'],
])('says that capital which pays a month is not in it: %s', async (path, apart) => {
  expect((await pageOf(path, SINGLE, {}, { need: 9000 })).folded).toContain(apart)
  expect((await pageOf(path, SINGLE, {})).folded).not.toContain(apart)
})

it.each([
  ['/plan', 'pas avant la dernière rente'],
  ['/de/plan', 'erst mit der letzten Rente'],
])('names the last pension where that starts after the reference age: %s', async (path, lastPension) => {
  const { rows } = await pageOf(path, SINGLE, {}, { retirementDate: day('2037-06-01') })
  expect(rows.at(-2)).toContain(lastPension)
  expect(rows.at(-1)).toContain('01.06.2037')
})

it.each([
  ['of whom both have entered each other', true, true, true],
  ['of whom one has not', true, false, false],
  ['taxed alone', false, true, false],
])('tells of a couple what both may know: %s', async (_, isCouple, both, isSpouseShared) => {
  const asked: unknown[] = []
  const page = servePage(plan, '/plan', {
    ...signedIn({ avs: true, lpp: true, pillar3a: true }),
    getSimulation: async () => unchanged,
    getHome: async () => LAUSANNE,
    getPlace: async () => ({ place: Place.parse(LAUSANNE), cantons: [], isCouple }),
    getHousehold: async () => ({ ...BOTH_ENTERED, both }),
    getPlan: async (...given) => {
      asked.push(given)
      return null
    },
  })
  await page.get('/plan')
  expect(asked).toEqual([[{}, { isSpouseShared }]])
})
