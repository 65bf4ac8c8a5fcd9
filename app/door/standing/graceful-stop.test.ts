import { EventEmitter, once } from 'node:events'
import express, { type Response } from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { closeWhenStopping, createGracefulStop } from './graceful-stop'

let served: Listening
afterEach(() => served?.close())

/** A server with one request under way, and a stop that records what happens. */
async function underWay(options: { hardEndMs?: number; wait?: () => Promise<void> } = {}) {
  const events: string[] = []
  const signals = new EventEmitter()
  const exited = new EventEmitter()
  let isReady = () => true
  const app = express()
  const waiting = new Promise<Response>((resolve) => {
    app.use(closeWhenStopping(() => isReady()))
    app.get('/quick', (_, res) => void res.send('quick'))
    app.get('/slow', (_, res) => resolve(res))
  })
  served = await listen(app)
  const stop = createGracefulStop({
    server: served.server,
    close: async () => void events.push('vault closed'),
    drainMs: 0,
    signals,
    exit: (code) => {
      events.push(`exit ${code}`)
      exited.emit('exit')
    },
    ...options,
  })
  isReady = stop.isReady
  const answer = fetch(`${served.origin}/slow`).then(
    (response) => response.text(),
    () => 'cut off',
  )
  return { events, signals, stop, answer, slow: await waiting, exit: once(exited, 'exit') }
}

describe('a stop', () => {
  it.each(['SIGTERM', 'SIGINT'])('by %s answers what is under way, closes the vault, and ends', async (signal) => {
    const { events, signals, stop, answer, slow, exit } = await underWay()
    expect(stop.isReady()).toBe(true)
    signals.emit(signal)
    expect(stop.isReady()).toBe(false)
    slow.send('answered')
    expect(await answer).toBe('answered')
    await exit
    expect(events).toEqual(['vault closed', 'exit 0'])
    await expect(fetch(`${served.origin}/quick`)).rejects.toThrow()
  })

  it('still answers while those in front learn of it, and asks to come back elsewhere', async () => {
    let drained: () => void = () => {}
    const draining = new Promise<void>((resolve) => {
      drained = resolve
    })
    const { signals, slow, answer, exit } = await underWay({ wait: () => draining })
    signals.emit('SIGTERM')
    const response = await fetch(`${served.origin}/quick`)
    expect(await response.text()).toBe('quick')
    expect(response.headers.get('connection')).toBe('close')
    drained()
    slow.send('answered')
    await Promise.all([answer, exit])
  })

  it('is over at the hard end, answered or not', async () => {
    const { events, signals, answer, exit } = await underWay({ hardEndMs: 10 })
    signals.emit('SIGTERM')
    await exit
    expect(events[0]).toBe('exit 1')
    expect(await answer).toBe('cut off')
  })

  it('begins once, however often it is asked for', async () => {
    const { events, signals, slow, answer, exit } = await underWay()
    signals.emit('SIGTERM')
    signals.emit('SIGINT')
    slow.send('answered')
    await Promise.all([answer, exit])
    expect(events).toEqual(['vault closed', 'exit 0'])
  })
})
