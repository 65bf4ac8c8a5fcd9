/** How many pensions one page or call takes, each once, and how many threads: of the ordinary and of the dearest. */

import { describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { createEstimate, type Outcomes, visitorUseCases } from '../../../tests/support/product/use-cases'
import { dearestBody, dearestFile, type Spouses } from '../../../tests/support/strangers/dearest'
import { calculateHere, inThread } from '../calculate'
import type { Case } from '../case/case'
import { Life } from '../case/life/shape'

const PAGES = {
  '/synthesis': (estimate: Outcomes) => estimate.readSynthesis(),
  '/ages': (estimate: Outcomes) => estimate.readAges({}),
  '/simulation': (estimate: Outcomes) => estimate.readSimulation(),
  '/decide': (estimate: Outcomes) => estimate.readDecision(),
  '/scenarios': (estimate: Outcomes) => estimate.readScenarios(),
  '/data/synthesis.*': (estimate: Outcomes) => estimate.readFigures(),
}
type Page = keyof typeof PAGES

/** What would be calculated in a thread is only counted, and calculated here. */
async function visitorWith(spouses: Spouses) {
  const cases = new Set<Case['found']>()
  let inThreads = 0
  const where = inThread((one) => {
    inThreads++
    return calculateHere(one)
  })
  const { tools, vault } = await startApi()
  const { token } = await vault.create(emptyDossier(null, '', '', { version: tools.termsVersion }))
  const counted: typeof tools = {
    ...tools,
    calculate: (one) => {
      if (one.name !== 'life') cases.add(one.known.found)
      return where(one)
    },
  }
  const request = () => createEstimate(visitorUseCases(counted, null)({ vault, token }))
  expect((await request().resume(dearestFile(spouses))).answer).toMatchObject({ problem: null })
  return async (page: Page) => {
    cases.clear()
    inThreads = 0
    expect((await PAGES[page](request())).ok).toBe(true)
    return { pensions: [...cases].reduce((sum, { pensions }) => sum + pensions.size, 0), inThreads }
  }
}

type Counts = Record<Page, [pensions: number, inThreads: number]>

/** Whatever makes the lives many, the same answers go to a thread. */
const EXPENSIVE: Counts = {
  '/synthesis': [53, 8],
  '/ages': [19, 7],
  '/simulation': [2, 3],
  '/decide': [1, 1],
  '/scenarios': [31, 2],
  '/data/synthesis.*': [7, 6],
}

describe('the pages of a visitor take so many pensions and threads', () => {
  it.each<[string, Spouses, Counts]>([
    [
      'without a spouse, whose own pay is estimated',
      { former: 0 },
      {
        // With a need: the months of each year that nearly reaches it.
        '/synthesis': [53, 0],
        '/ages': [19, 0],
        '/simulation': [2, 0],
        '/decide': [1, 0],
        '/scenarios': [31, 0],
        '/data/synthesis.*': [7, 0],
      },
    ],
    [
      'with a former spouse of unknown incomes',
      { former: 1 },
      {
        '/synthesis': [53, 3],
        '/ages': [19, 2],
        '/simulation': [2, 1],
        '/decide': [1, 0],
        '/scenarios': [31, 1],
        '/data/synthesis.*': [7, 1],
      },
    ],
    ['with nine former spouses, the last one in few figures', { former: 9 }, EXPENSIVE],
    [
      'with eight former spouses, and one of now in few figures',
      { former: 8, isCouple: true },
      { ...EXPENSIVE, '/synthesis': [42, 8] },
    ],
  ])('%s', async (_name, spouses, expected) => {
    const read = await visitorWith(spouses)
    const counts: Partial<Counts> = {}
    for (const page of Object.keys(PAGES) as Page[]) {
      const { pensions, inThreads } = await read(page)
      counts[page] = [pensions, inThreads]
    }
    expect(counts).toEqual(expected)
  })
})

describe('a life that is sent', () => {
  const parsed = Life.parse(dearestBody())
  it.each<[string, Life, inThreads: 0 | 1]>([
    ['of nobody married', { ...parsed, partner: null, marriages: [], children: [] }, 0],
    ['with spouses of unknown incomes', parsed, 1],
  ])('%s is calculated here, or once in a thread', async (_name, life, expected) => {
    let inThreads = 0
    const calculate = inThread(async () => {
      inThreads++
      return { problems: [] }
    })
    await calculate({ name: 'life', life, today: TODAY })
    expect(inThreads).toBe(expected)
  })
})
