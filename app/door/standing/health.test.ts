import express from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { createHealth } from './health'

let served: Listening
afterEach(() => served?.close())

async function statusOf(path: string, options: Partial<Parameters<typeof createHealth>[0]> = {}) {
  const app = express()
  app.use(createHealth({ isReady: () => true, probe: async () => {}, ...options }))
  served = await listen(app)
  const response = await fetch(served.origin + path)
  expect(response.headers.get('cache-control')).toBe('no-store')
  return [response.status, await response.json()]
}

const ready = [200, { status: 'ready' }]
const notReady = [503, { status: 'not ready' }]

/** Blocks the whole process, as a slow disk does. */
async function busyProbe() {
  const begun = performance.now()
  while (performance.now() - begun < 20);
}

describe('the probes', () => {
  it('live depends on nothing', async () => {
    const probe = async () => Promise.reject(new Error('disk'))
    expect(await statusOf('/health/live', { isReady: () => false, probe })).toEqual([200, { status: 'live' }])
  })

  it('ready where the vault can be written', async () => expect(await statusOf('/health/ready')).toEqual(ready))

  it.each([
    ['the process is to stop', { isReady: () => false }],
    ['the vault cannot be written', { probe: () => Promise.reject(new Error('disk')) }],
    ['the vault does not come back', { probe: () => new Promise<void>(() => {}), limitMs: 1 }],
    ['the vault blocks the process for too long', { probe: busyProbe, limitMs: 5 }],
  ])('not ready where %s', async (_, options) => expect(await statusOf('/health/ready', options)).toEqual(notReady))

  it('of many that ask at once only one writes', async () => {
    let writes = 0
    let release: () => void = () => {}
    const written = new Promise<void>((resolve) => {
      release = resolve
    })
    const probe = () => {
      writes++
      return written
    }
    const app = express()
    let asked = 0
    app.use((_req, _res, next) => {
      next()
      if (++asked === 3) release()
    })
    app.use(createHealth({ isReady: () => true, probe, limitMs: 60_000 }))
    served = await listen(app)
    const statuses = await Promise.all([1, 2, 3].map(async () => (await fetch(`${served.origin}/health/ready`)).status))
    expect(statuses).toEqual([200, 200, 200])
    expect(writes).toBe(1)
  })
})
