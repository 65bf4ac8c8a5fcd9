/** How often one page opens the session, hears the AVS accounts, checks a change and computes a pension. */

import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { computeAvs } from '~/pillars/avs'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'
import { createEstimate, type Outcomes, visitorUseCases } from '../../../tests/support/product/use-cases'
import { findContributionProblems } from '../case/rules/contribution-rules'
import { loadAccounts } from '../gather/accounts'
import { openSession } from '../gather/session'

vi.mock('~/pillars/avs', async (importOriginal) => {
  const avs = await importOriginal<typeof import('~/pillars/avs')>()
  return { ...avs, computeAvs: vi.fn(avs.computeAvs) }
})
vi.mock('../gather/session', async (importOriginal) => {
  const session = await importOriginal<typeof import('../gather/session')>()
  return { ...session, openSession: vi.fn(session.openSession) }
})
vi.mock('../gather/accounts', async (importOriginal) => {
  const accounts = await importOriginal<typeof import('../gather/accounts')>()
  return { ...accounts, loadAccounts: vi.fn(accounts.loadAccounts) }
})
vi.mock('../case/rules/contribution-rules', async (importOriginal) => {
  const rules = await importOriginal<typeof import('../case/rules/contribution-rules')>()
  return { ...rules, findContributionProblems: vi.fn(rules.findContributionProblems) }
})
const COUNTED = { openSession, loadAccounts, findContributionProblems, computeAvs }

let api: Awaited<ReturnType<typeof startApi>>
/** The use cases of one request. */
const request = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))

const CHANGE = { ...NO_CHANGE, currentSalary: 80_000, desiredRate: 60, currentRate: 80 }

async function begin(change: typeof NO_CHANGE | null) {
  api = await startApi()
  await request().saveInfo(BACHELOR)
  if (change) await request().saveSimulation(change)
  // The first page hears register, funds and providers; later ones find in the dossier what they said.
  await request().readSynthesis()
  for (const counted of Object.values(COUNTED)) vi.mocked<(...given: never) => unknown>(counted).mockClear()
}

const PAGES = {
  synthesis: (page: Outcomes) => page.readSynthesis(),
  ages: (page: Outcomes) => page.readAges({}),
  simulation: (page: Outcomes) => page.readSimulation(),
  decide: (page: Outcomes) => page.readDecision(),
  file: (page: Outcomes) => page.readFigures(),
  explanation: (page: Outcomes) => page.readAvsExplanation({ withChange: false }),
  changed: (page: Outcomes) => page.readAvsExplanation({ withChange: true }),
}

describe('with a change, one page', () => {
  beforeEach(() => begin(CHANGE))

  it.each<[keyof typeof PAGES, pensions: number, checks: number]>([
    // As it stands, with the salary, with the rate as well, and so at each of five ages. The change is checked, and each other
    // rate that is offered beside it.
    ['synthesis', 7, 4],
    ['ages', 11, 1],
    // With what may be paid in and the ready-made changes beside it, each of which is checked once.
    ['simulation', 2, 3],
    ['decide', 0, 1],
    ['file', 3, 1],
    ['explanation', 1, 0],
    ['changed', 1, 1],
  ])(
    '%s computes %i pensions, checks %i changes, opens one session and hears the accounts once',
    async (name, pensions, checks) => {
      expect((await PAGES[name](request())).ok).toBe(true)
      const counts = Object.values(COUNTED).map(
        (counted) => vi.mocked<(...given: never) => unknown>(counted).mock.calls.length,
      )
      expect(counts).toEqual([1, 1, checks, pensions])
    },
  )
})

it('facts saved in between are computed anew', async () => {
  await begin(null)
  const page = request()
  const before = await page.getPension()
  await page.saveInfo({ ...BACHELOR, children: MARRIED.children })
  expect(await page.getPension()).not.toEqual(before)
})
