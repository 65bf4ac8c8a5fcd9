import express from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { type AnsweredRequest, createLog } from './log'

let served: Listening
afterEach(() => served?.close())

const ROUTES = ['/', '/avs', '/de/avs', '/api/acor/insureds/me', '/api/acor/insureds/:navs', '/assets/*']

async function logging(quiet = false) {
  const lines: string[] = []
  const app = express()
  app.use(createLog({ routes: ROUTES, now: () => 1_780_000_000_000, write: (line) => lines.push(line), quiet }))
  app.use((_, res) => void res.status(418).send('done'))
  served = await listen(app)
  return lines
}

/** Written when the answer is finished, which the client may notice a moment earlier. */
async function onlyLine(lines: string[]) {
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  return lines[0] ?? ''
}

describe('the log', () => {
  it('has one line a request, with an id of its own', async () => {
    const lines = await logging()
    await fetch(`${served.origin}/avs`, { method: 'POST' })
    expect(JSON.parse(await onlyLine(lines))).toEqual({
      at: 1_780_000_000_000,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      method: 'POST',
      route: '/avs',
      status: 418,
      ms: expect.any(Number),
    })
  })

  it.each([
    ['/?navs=756.9217.0769.85', '/'],
    ['/avs/', '/avs'],
    ['/de/avs?birthDate=1961-04-23', '/de/avs'],
    ['/api/acor/insureds/756.9217.0769.85', '/api/acor/insureds/:navs'],
    ['/api/acor/insureds/me', '/api/acor/insureds/me'],
    ['/api/acor/insureds/', 'other'],
    ['/api/acor/insureds/756.9217.0769.85/more', 'other'],
    ['/assets/root-1.css', '/assets/*'],
    ['/assets/a/b.js', '/assets/*'],
    ['/assets', 'other'],
    ['/756.9217.0769.85', 'other'],
    ['/avs/756.9217.0769.85', 'other'],
  ])('says of %s only %s', async (path, route) => {
    const lines = await logging()
    await fetch(served.origin + path, { headers: { cookie: 'session=756.9217.0769.85', referer: 'http://x/756.9217' } })
    expect(JSON.parse(await onlyLine(lines)).route).toBe(route)
    expect(lines.join()).not.toMatch(/756\.|1961-/)
  })

  it('says when the browser went away before the answer', async () => {
    const lines: string[] = []
    const told: AnsweredRequest[] = []
    const app = express()
    let written = () => {}
    const line = new Promise<void>((resolve) => {
      written = resolve
    })
    app.use(
      createLog({
        routes: ROUTES,
        now: () => 0,
        write: (text) => {
          lines.push(text)
          written()
        },
        answered: (answer) => told.push(answer),
      }),
    )
    const asked = new Promise<void>((resolve) => {
      app.use(() => resolve())
    })
    served = await listen(app)
    const abort = new AbortController()
    const answer = fetch(`${served.origin}/avs`, { signal: abort.signal }).catch(() => null)
    await asked
    abort.abort()
    await Promise.all([answer, line])
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ route: '/avs', aborted: true })
    expect(told).toEqual([{ route: '/avs', method: 'GET', status: null, ms: expect.any(Number) }])
  })

  it('tells each answer, where it writes nothing too', async () => {
    const told: AnsweredRequest[] = []
    const app = express()
    app.use(createLog({ routes: ROUTES, now: () => 0, quiet: true, answered: (answer) => told.push(answer) }))
    app.use((_, res) => void res.status(418).send('done'))
    served = await listen(app)
    await fetch(`${served.origin}/api/acor/insureds/756.9217.0769.85?navs=756.9217.0769.85`)
    await vi.waitFor(() => expect(told).toHaveLength(1))
    expect(told[0]).toEqual({
      route: '/api/acor/insureds/:navs',
      method: 'GET',
      status: 418,
      ms: expect.any(Number),
    })
  })

  it('is silent when it is to be quiet', async () => {
    const lines = await logging(true)
    const response = await fetch(`${served.origin}/avs`)
    expect(await response.text()).toBe('done')
    expect(lines).toEqual([])
  })
})
