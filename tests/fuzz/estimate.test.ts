/** Lives that nobody sends: every one is estimated or refused properly, and none costs much work. */
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { LifeAnswer } from '~/api/answers/life'
import { ProblemDocument } from '~/api/answers/problem'
import type { LifeEstimate } from '~/estimate/answers/life/estimate-life'
import { startApi } from '../support/product/start-api'
import { casesOf, checkAsync } from '../support/random/cases'
import { lifeBody } from './life-inputs'

const RUNS = casesOf()
vi.setConfig({ testTimeout: 120_000 + RUNS * 100 })

/** Work for one answer, in milliseconds; several times what the most costly one takes on a slow machine. */
const HANG_MS = 600

const figures = { statuses: {} as Record<string, number>, mostMs: 0 }
const faults: unknown[] = []
let api: Awaited<ReturnType<typeof startApi>>
beforeAll(async () => {
  api = await startApi({ report: (fault) => faults.push(fault) })
})
afterAll(() => console.log('lives', JSON.stringify(figures)))

async function send(body: string) {
  const before = process.cpuUsage()
  const response = await api.send('/estimate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  const text = await response.text()
  const { user, system } = process.cpuUsage(before)
  const ms = (user + system) / 1000
  figures.statuses[response.status] = (figures.statuses[response.status] ?? 0) + 1
  figures.mostMs = Math.max(figures.mostMs, Math.round(ms))
  return { status: response.status, text, ms }
}

/** Every range has its ends in order, and no amount of money is below nothing. */
function expectInOrder(answer: LifeEstimate) {
  for (const range of Object.values(answer.ranges ?? {})) if (range) expect(range.low).toBeLessThanOrEqual(range.high)
  for (const { person, partner } of answer.pension.periods)
    for (const paid of [person, partner]) expect(paid ?? 0).toBeGreaterThanOrEqual(0)
  const { withoutChange, withChange } = answer.digest
  for (const column of [withoutChange, withChange])
    for (const total of [column?.monthlyTotal, column?.capitalTotal]) expect(total ?? 0).toBeGreaterThanOrEqual(0)
}

async function expectAnswer(body: string) {
  faults.length = 0
  const { status, text, ms } = await send(body)
  expect(faults).toEqual([])
  expect([200, 400, 413, 422]).toContain(status)
  // A machine can stall: once more, alone.
  if (ms > HANG_MS) expect((await send(body)).ms).toBeLessThan(HANG_MS)
  const answer: unknown = JSON.parse(text)
  if (status === 200) {
    expect(LifeAnswer.parse(answer)).toEqual(answer)
    return expectInOrder(answer as LifeEstimate)
  }
  expect(ProblemDocument.parse(answer)).toEqual(answer)
  expect(text).not.toContain('zq7x')
  if (status === 422)
    for (const { key } of ProblemDocument.parse(answer).errors ?? []) expect(key).toMatch(/^[a-z]\w+$/i)
}

describe('a life that nobody sends', () => {
  it('is estimated or refused in order', async () => {
    await checkAsync(fc.asyncProperty(lifeBody, expectAnswer), RUNS)
    // Some are refused and some are estimated.
    for (const status of [200, 400, 422]) expect(figures.statuses[status]).toBeGreaterThan(RUNS / 50)
  })
})
