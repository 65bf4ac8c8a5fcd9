import express, { type RequestHandler, type Response } from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { type Asker, setAsker } from '../asker'
import type { CostBudgets } from './cost-budgets'
import { type CostOptions, createCostLimits } from './cost-limits'
import { createMeter } from './meter'

let served: Listening
afterEach(() => served?.close())

const BUDGETS: CostBudgets = { session: 60, address: 200, keptForLightSessions: 50, light: 10 }

type Given = Partial<CostOptions> & {
  counted?: boolean
  /** As many wait for each other before their turns. */
  letInTogether?: number
}

/** Each page costs as many milliseconds as its path says, `/thread/...` in a thread. Who asks is in the header `asker`. */
async function costing({ counted = true, letInTogether = 1, ...options }: Given = {}) {
  let spent = 0
  const meter = createMeter(() => spent)
  const onReached = vi.fn()
  const limits = createCostLimits({ meter, budgets: BUDGETS, onReached, ...options })
  const app = express()
  app.use((request, _, next) => {
    const name = String(request.headers.asker)
    const asker: Asker = { address: name.slice(0, 1), session: name.length > 1 ? name : null }
    if (counted) setAsker(request, asker)
    next()
  })
  const letIn: (() => void)[] = []
  const together: RequestHandler = (_request, _response, next) => {
    letIn.push(next)
    if (letIn.length >= letInTogether) for (const one of letIn.splice(0)) one()
  }
  app.use(limits.withinBudget, together, limits.inTurn)
  const waiting: Response[] = []
  app.get('/waits', (_, response) => void waiting.push(response))
  app.get('/thread/:ms', (request, response) => {
    limits.spenderOf(request)(Number(request.params.ms))
    response.send('made')
  })
  app.get('/:ms', (request, response) => {
    spent += Number(request.params.ms)
    response.send('made')
  })
  served = await listen(app)
  const ask = (asker: string, path: string | number) => fetch(`${served.origin}/${path}`, { headers: { asker } })
  const statuses = async (asker: string, paths: (string | number)[]) => {
    const said: number[] = []
    for (const path of paths) {
      said.push((await ask(asker, path)).status)
      // The charge of an answer follows its last byte.
      await vi.waitFor(() => expect(meter.underWay()).toBe(waiting.length))
    }
    return said
  }
  return { ask, statuses, meter, onReached, waiting }
}

describe('a budget', () => {
  it.each([
    ['is of a session', 'a one', [30, 30, 0], [200, 200, 429]],
    ['may be passed by one answer', 'a one', [1000, 0], [200, 429]],
    ['counts what is spent in threads', 'a one', ['thread/60', 0], [200, 429]],
    ['is of an address, less what is kept for light sessions', 'a', [100, 50, 0], [200, 200, 429]],
  ])('%s', async (_, asker, paths, expected) => {
    const { statuses, onReached } = await costing()
    expect(await statuses(asker, paths)).toEqual(expected)
    expect(onReached).toHaveBeenCalledOnce()
  })

  it('of one session leaves those of others, and its address, alone', async () => {
    const { statuses } = await costing()
    expect(await statuses('a one', [60, 0])).toEqual([200, 429])
    expect(await statuses('a other', [0])).toEqual([200])
    expect(await statuses('a', [0])).toEqual([200])
  })

  it('of an address ends, whatever sessions are begun there', async () => {
    const { statuses } = await costing()
    for (const name of ['one', 'two', 'three', 'four']) await statuses(`a ${name}`, [50])
    expect(await statuses('a new', [0])).toEqual([429])
    expect(await statuses('a', [0])).toEqual([429])
    expect(await statuses('b new', [0])).toEqual([200])
  })

  it('of an address that others use up has something left for a session that costs little', async () => {
    const { statuses } = await costing()
    await statuses('a heavy', [20])
    await statuses('a', [130])
    expect(await statuses('a', [0])).toEqual([429])
    expect(await statuses('a heavy', [0])).toEqual([429])
    expect(await statuses('a light', [9, 9, 0])).toEqual([200, 200, 429])
  })

  it('says when it begins anew', async () => {
    const { statuses, ask } = await costing()
    await statuses('a one', [60])
    const refused = await ask('a one', 0)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  })

  it('is nobody’s where nobody is counted', async () => {
    const { statuses, meter } = await costing({ counted: false })
    expect(await statuses('a one', [1000, 1000, 'thread/1000', 0])).toEqual([200, 200, 200, 200])
    expect(meter.underWay()).toBe(0)
  })
})

describe('answers', () => {
  it('that were let in together are refused from the one on that comes after the budget', async () => {
    const { ask } = await costing({ letInTogether: 4 })
    const all = await Promise.all([30, 30, 30, 30].map((ms) => ask('a one', `thread/${ms}`)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429])
  })

  it('are charged to nobody else while somebody waits', async () => {
    const { ask, statuses, waiting } = await costing()
    const answer = ask('b one', 'waits')
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    await statuses('a one', [59, 59])
    waiting.pop()?.send('made')
    await answer
    expect(await statuses('b one', [0])).toEqual([200])
  })

  it('that nobody waits for any more are not made', async () => {
    const { meter, waiting } = await costing()
    const left = new AbortController()
    const answer = fetch(`${served.origin}/waits`, { headers: { asker: 'a' }, signal: left.signal }).catch(() => null)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    left.abort()
    await answer
    await vi.waitFor(() => expect(meter.underWay()).toBe(0))
  })

  it('of whom too many wait are refused with 503, and when to come back', async () => {
    const onShed = vi.fn()
    const { ask } = await costing({ turns: { mostOfASession: 0 }, onShed })
    const refused = await ask('a one', 0)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5'])
    expect((await ask('a', 0)).status).toBe(200)
    expect(onShed).toHaveBeenCalledOnce()
  })
})
