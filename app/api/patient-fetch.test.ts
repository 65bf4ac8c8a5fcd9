import type { ServerResponse } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../tests/support/product/listen'
import { startProduct } from '../../tests/support/product/start-product'
import { createCall } from './answer-cache'
import { patientFetch } from './patient-fetch'

const HOUR = 3_600_000

// One clock for the whole file: the client keeps one timer for all of its limits, which another clock would never move.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
})
afterAll(() => {
  vi.useRealTimers()
})

let close: (() => Promise<void>) | undefined
afterEach(() => close?.())

/** The clock of the client runs on, while the other process says nothing. */
it.each<[string, (response: ServerResponse) => void]>([
  ['before its answer', () => {}],
  ['in the middle of its answer', (response) => void response.write('"')],
])('[195] another process that is silent for an hour %s has answered, and was asked once', async (_, begin) => {
  const asked: ServerResponse[] = []
  const other = await listen((_request, response) => {
    response.setHeader('content-type', 'application/json')
    begin(response)
    asked.push(response)
  })
  close = other.close
  let begun = false
  const fetch = (async (...asking: Parameters<typeof patientFetch>) => {
    const response = await patientFetch(...asking)
    begun = true
    return response
  }) satisfies typeof globalThis.fetch
  const call = createCall({ base: other.origin, fetch, token: null })
  const answer = call('/me')
  const settled = vi.fn()
  answer.then(settled, settled)
  while (!(begun || (asked[0] && !asked[0].headersSent))) await new Promise((resolve) => setImmediate(resolve))
  for (let minute = 0; minute < 60; minute++) {
    await vi.advanceTimersByTimeAsync(HOUR / 60)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(settled).not.toHaveBeenCalled()
  asked[0]?.end(asked[0].headersSent ? 'late"' : '"late"')
  expect(await answer).toBe('late')
  expect(asked).toHaveLength(1)
})

it('[195] a page whose call is answered after an hour is there then, and has asked once', async () => {
  const held: ServerResponse[] = []
  const other = await listen(({ url }, response) => {
    if (url === '/login/pension-funds') held.push(response)
    else response.writeHead(401, { 'content-type': 'application/problem+json' }).end('{"title":"not logged"}')
  })
  const product = await startProduct({ settings: { API_BASE: other.origin } })
  close = async () => {
    await product.close()
    await other.close()
  }
  const page = patientFetch(`${product.origin}/v2/wizard/login`)
  const settled = vi.fn()
  page.then(settled, settled)
  while (held.length === 0) await new Promise((resolve) => setImmediate(resolve))
  for (let minute = 0; minute < 60; minute++) {
    await vi.advanceTimersByTimeAsync(HOUR / 60)
    await new Promise((resolve) => setImmediate(resolve))
  }
  expect(settled).not.toHaveBeenCalled()
  held[0]?.setHeader('content-type', 'application/json')
  held[0]?.end('[]')
  expect((await page).status).toBe(200)
  expect(held).toHaveLength(1)
})
