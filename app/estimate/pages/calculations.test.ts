/** How many pensions one page or call takes, and how many possible lives: of the ordinary and of the dearest (issue 37). */
import { describe, expect, it } from 'vitest'
import { emptyDossier } from '~/dossier/shape/shape'
import { type InsuredPerson, livesToCompute } from '~/pillars/avs'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { startApi, TODAY } from '../../../tests/support/product/start-api'
import { dearestBody, dearestFile, type Spouses } from '../../../tests/support/strangers/dearest'
import type { PensionQuestion } from '../avs/pension-calculation'
import { createEstimate, type Estimate } from '../estimate'
import { calculate, inThread } from '../in-thread'
import { Life } from '../life/shape'

const PAGES = {
  '/synthesis': (estimate: Estimate) => estimate.readSynthesis(),
  '/ages': (estimate: Estimate) => estimate.readAges({}),
  '/simulation': (estimate: Estimate) => estimate.readSimulation(),
  '/decide': (estimate: Estimate) => estimate.readDecision(),
  '/scenarios': (estimate: Estimate) => estimate.readScenarios(),
  '/data/synthesis.*': (estimate: Estimate) => estimate.readFigures(),
}
type Page = keyof typeof PAGES

/** The spouses' incomes do not decide which pensions are asked for, and take the time. */
function withKnownSpouses({ facts, ...asked }: PensionQuestion): PensionQuestion {
  const known = (spouse: InsuredPerson) => ({ ...spouse, incomes: spouse.incomes ?? [], incomeBounds: null })
  const marriages = facts.marriages.map((one) =>
    one.spouse === 'partner' ? one : { ...one, spouse: known(one.spouse) },
  )
  return { ...asked, facts: { ...facts, partner: facts.partner && known(facts.partner), marriages } }
}

/** What would be calculated in a thread is only counted. */
async function visitorWith(spouses: Spouses) {
  const asked: PensionQuestion[] = []
  let inThreads = 0
  const { calculatePension: where } = inThread((one) => {
    inThreads++
    return calculate('pension' in one ? { pension: withKnownSpouses(one.pension) } : one)
  })
  const { tools, vault } = await startApi()
  const { token } = await vault.create(emptyDossier(null, '', '', { version: tools.termsVersion }))
  const counted = {
    ...tools,
    calculatePension: (one: PensionQuestion) => {
      asked.push(one)
      return where(one)
    },
  }
  const request = () => createEstimate(visitorUseCases(counted, null)({ vault, token }))
  expect((await request().resume(dearestFile(spouses))).answer).toMatchObject({ problem: null })
  return async (page: Page) => {
    asked.length = 0
    inThreads = 0
    expect((await PAGES[page](request())).ok).toBe(true)
    return {
      pensions: asked.length,
      lives: asked.reduce((sum, { facts }) => sum + livesToCompute(facts), 0),
      inThreads,
    }
  }
}

type Counts = Record<Page, [pensions: number, lives: number, inThreads: number]>

describe('the pages of a visitor take so many pensions, lives and threads', () => {
  it.each<[string, Spouses, Counts]>([
    [
      'without a spouse, whose own pay is estimated',
      { former: 0 },
      {
        '/synthesis': [23, 117, 0],
        '/ages': [23, 117, 0],
        '/simulation': [6, 26, 0],
        '/decide': [1, 7, 0],
        '/scenarios': [32, 112, 0],
        '/data/synthesis.*': [10, 50, 0],
      },
    ],
    [
      'with a former spouse of unknown incomes',
      { former: 1 },
      {
        '/synthesis': [23, 3993, 0],
        '/ages': [23, 3993, 0],
        '/simulation': [6, 698, 0],
        '/decide': [1, 319, 0],
        '/scenarios': [32, 1696, 0],
        '/data/synthesis.*': [10, 1670, 0],
      },
    ],
    [
      'with nine former spouses, the last one in few figures',
      { former: 9 },
      {
        '/synthesis': [23, 23073, 12],
        '/ages': [23, 23073, 12],
        '/simulation': [6, 3878, 2],
        '/decide': [1, 1909, 1],
        '/scenarios': [32, 8056, 4],
        '/data/synthesis.*': [10, 9620, 5],
      },
    ],
    [
      'with eight former spouses, and one of now in few figures',
      { former: 8, isCouple: true },
      {
        '/synthesis': [23, 43907, 23],
        '/ages': [23, 43907, 23],
        '/simulation': [6, 11454, 6],
        '/decide': [1, 1909, 1],
        '/scenarios': [32, 61088, 32],
        '/data/synthesis.*': [10, 19090, 10],
      },
    ],
  ])('%s', async (_name, spouses, expected) => {
    const read = await visitorWith(spouses)
    const counts: Partial<Counts> = {}
    for (const page of Object.keys(PAGES) as Page[]) {
      const { pensions, lives, inThreads } = await read(page)
      counts[page] = [pensions, lives, inThreads]
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
    const { calculateLife } = inThread(async () => {
      inThreads++
      return { problems: [] }
    })
    await calculateLife({ life, today: TODAY })
    expect(inThreads).toBe(expected)
  })
})
