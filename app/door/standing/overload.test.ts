import { once } from 'node:events'
import { request } from 'node:http'
import express, { type Response } from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import type { Load } from './load'
import { createOverload } from './overload'

let served: Listening
afterEach(() => served?.close())

async function serving(
  enter: Load['enter'],
  answer: (response: Response) => void = (response) => void response.send('in'),
) {
  const app = express()
  app.use(createOverload({ enter }))
  app.use((_, response) => answer(response))
  served = await listen(app)
}

const html = { accept: 'text/html' }

describe('where there is no room', () => {
  it.each([
    ['/synthesis', 'Attendez quelques secondes', 'Warten Sie einige Sekunden'],
    ['/de/synthesis', 'Warten Sie einige Sekunden', 'Attendez quelques secondes'],
  ])('%s says so in both languages, and when to come back', async (path, first, second) => {
    await serving(() => null)
    const answer = await fetch(served.origin + path, { headers: html })
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ])
    const page = await answer.text()
    expect(page.indexOf(first)).toBeGreaterThan(0)
    expect(page.indexOf(second)).toBeGreaterThan(page.indexOf(first))
  })

  it('a program reads a problem document', async () => {
    await serving(() => null)
    const answer = await fetch(`${served.origin}/api/me`)
    expect(await answer.json()).toEqual({ type: 'about:blank', title: 'Service Unavailable', status: 503 })
  })
})

describe('where there is room', () => {
  it('a request is answered, and its place is free again', async () => {
    const leave = vi.fn()
    await serving(() => leave)
    expect(await (await fetch(served.origin)).text()).toBe('in')
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })

  it('a request that is still being sent is told apart from one that is here', async () => {
    let hasArrived: Parameters<Load['enter']>[0]
    await serving(
      (arrived) => {
        hasArrived = arrived
        return () => {}
      },
      (response) => void response.req.resume().once('end', () => response.send('in')),
    )
    const sent = request(served.origin, { method: 'POST', headers: { 'content-length': '2' } })
    sent.write('a')
    await vi.waitFor(() => expect(hasArrived?.()).toBe(false))
    sent.end('b')
    await once(sent, 'response')
    expect(hasArrived?.()).toBe(true)
  })

  it('also when the browser went away before the answer', async () => {
    const leave = vi.fn()
    const left = new AbortController()
    await serving(
      () => leave,
      () => left.abort(),
    )
    await fetch(served.origin, { signal: left.signal }).catch(() => null)
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
  })
})
