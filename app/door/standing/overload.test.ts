import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
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

  it('a request that is still being sent is distinguished from one that is here', async () => {
    let hasArrived: Parameters<Load['enter']>[0]
    let wasHere: boolean | undefined
    await serving(
      (arrived) => {
        hasArrived = arrived
        return () => {}
      },
      (response) =>
        void response.req.resume().once('end', () => {
          wasHere = hasArrived?.()
          response.send('in')
        }),
    )
    const sent = request(served.origin, { method: 'POST', headers: { 'content-length': '2' } })
    sent.write('a')
    await vi.waitFor(() => expect(hasArrived?.()).toBe(false))
    sent.end('b')
    await once(sent, 'response')
    expect(wasHere).toBe(true)
  })

  it('so is one whose answer nobody takes: whoever reads nothing keeps no place', async () => {
    let isBeingMade: Parameters<Load['enter']>[0]
    const leave = vi.fn()
    await serving(
      (arrived) => {
        isBeingMade = arrived
        return leave
      },
      // More than the system holds for a connection.
      (response) => void response.send(Buffer.alloc(32 * 1024 * 1024)),
    )
    const visitor = connect(Number(new URL(served.origin).port), '127.0.0.1').pause()
    visitor.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await vi.waitFor(() => expect(isBeingMade?.()).toBe(false))
    expect(leave).not.toHaveBeenCalled()
    visitor.destroy()
    await vi.waitFor(() => expect(leave).toHaveBeenCalledOnce())
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
