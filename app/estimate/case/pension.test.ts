/** How often a pension is computed while one page is made. */
import { beforeEach, expect, it, vi } from 'vitest'
import { NO_CHANGE } from '~/dossier/shape/simulation'
import { createEstimate, type Estimate } from '~/estimate/estimate'
import { computeAvs } from '~/pillars/avs'
import { visitorUseCases } from '~/shell/visitor-use-cases'
import { BACHELOR, MARRIED, startApi } from '../../../tests/support/product/start-api'

vi.mock('~/pillars/avs', async (importOriginal) => {
  const avs = await importOriginal<typeof import('~/pillars/avs')>()
  return { ...avs, computeAvs: vi.fn(avs.computeAvs) }
})

let api: Awaited<ReturnType<typeof startApi>>
/** The use cases of one request. */
const request = () =>
  createEstimate(visitorUseCases(api.tools, null)({ vault: api.vault.beginRequest(), token: api.token }))

beforeEach(async () => {
  api = await startApi()
  await request().saveInfo(BACHELOR)
  await request().saveSimulation({ ...NO_CHANGE, currentSalary: 80_000, desiredRate: 60, currentRate: 80 })
  vi.mocked(computeAvs).mockClear()
})

it.each<[string, number, (page: Estimate) => Promise<unknown>]>([
  // As it stands, with the salary, with the rate as well, and so at each of eight ages.
  ['the synthesis with a change', 11, (page) => page.readSynthesis()],
  ['its figures alone, for a file', 3, (page) => page.readFigures()],
  ['the explanation', 1, (page) => page.readAvsExplanation({ withChange: false })],
  ['the explanation with a change', 1, (page) => page.readAvsExplanation({ withChange: true })],
])('each pension of %s is computed once: %i', async (_page, pensions, read) => {
  await read(request())
  expect(computeAvs).toHaveBeenCalledTimes(pensions)
})

it('facts saved in between are computed anew', async () => {
  const page = request()
  const before = await page.getPension()
  await page.saveInfo({ ...BACHELOR, children: MARRIED.children })
  expect(await page.getPension()).not.toEqual(before)
})
