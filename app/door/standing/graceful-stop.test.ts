import { EventEmitter, once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { buffer, text } from 'node:stream/consumers'
import express, { type Response } from 'express'
import { afterEach, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { closeWhenStopping, createGracefulStop, type StopOptions } from './graceful-stop'

const MORE_THAN_SOCKETS_HOLD = 64 * 1024 * 1024

let served: Listening
afterEach(() => served?.close())

/** A server with one request under way, and a stop that records what happens. */
async function underWay(options: Partial<StopOptions> = {}) {
  const events: string[] = []
  const signals = new EventEmitter()
  const exited = new EventEmitter()
  let isReady = () => true
  const app = express()
  const waiting = new Promise<Response>((resolve) => {
    app.use(closeWhenStopping(() => isReady()))
    app.get('/quick', (_, res) => void res.send('quick'))
    app.get('/slow', (_, res) => resolve(res))
    app.post('/form', (req, res) => void req.resume().once('end', () => res.send('read')))
    app.get('/long', (_, res) => void res.send(Buffer.alloc(MORE_THAN_SOCKETS_HOLD)))
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

  it('begins once, however often it is asked for, and tells when it is over in any case', async () => {
    const told: number[] = []
    const { events, signals, slow, answer, exit } = await underWay({ hardEndMs: 24_000, begun: (ms) => told.push(ms) })
    signals.emit('SIGTERM')
    signals.emit('SIGINT')
    slow.send('answered')
    await Promise.all([answer, exit])
    expect(events).toEqual(['vault closed', 'exit 0'])
    expect(told).toEqual([24_000])
  })

  const HEAD = 'HTTP/1.1\r\nHost: a\r\n'

  it.each([
    ['has sent nothing', '', 0],
    ['has sent half a header', `GET /quick ${HEAD}X: `, 0],
    ['was answered and stays', `GET /quick ${HEAD}\r\n`, 0],
    ['was answered and has sent half a header', `GET /quick ${HEAD}\r\nGET /qui`, 0],
    ['sends half a form', `POST /form ${HEAD}Content-Length: 8\r\n\r\nhalf`, 10],
    [
      'sends half a form, and asks first whether it may',
      `POST /form ${HEAD}Expect: x\r\nContent-Length: 8\r\n\r\n`,
      10,
    ],
    ['does not take its answer', `GET /long ${HEAD}\r\n`, 10],
  ])('waits for nobody who %s', async (_, sent, visitorMs) => {
    const { events, signals, slow, answer, exit } = await underWay(visitorMs ? { visitorMs } : {})
    const { port } = served.server.address() as AddressInfo
    const silent = connect(port, '127.0.0.1').on('error', () => {})
    await once(silent, 'connect')
    silent.write(sent)
    // Whatever it sent has arrived: another answer came after it.
    await fetch(`${served.origin}/quick`).then((response) => response.text())
    signals.emit('SIGTERM')
    slow.send('answered')
    expect(await answer).toBe('answered')
    await exit
    silent.destroy()
    expect(events).toEqual(['vault closed', 'exit 0'])
  })

  it('gives whoever is sending a form the time for it', async () => {
    const { events, signals, slow, answer, exit } = await underWay()
    const { port } = served.server.address() as AddressInfo
    const sending = connect(port, '127.0.0.1')
    sending.write(`POST /form ${HEAD}Content-Length: 8\r\n\r\nhalf`)
    await fetch(`${served.origin}/quick`).then((response) => response.text())
    signals.emit('SIGTERM')
    slow.send('answered')
    expect(await answer).toBe('answered')
    sending.write('half')
    expect(await text(sending)).toMatch(/^HTTP\/1\.1 200 [\s\S]*read$/)
    await exit
    expect(events).toEqual(['vault closed', 'exit 0'])
  })

  it('gives whoever is reading an answer the time for it', async () => {
    const { events, signals, slow, answer, exit } = await underWay()
    const { port } = served.server.address() as AddressInfo
    const reading = connect(port, '127.0.0.1')
    reading.write(`GET /long ${HEAD}\r\n`)
    await fetch(`${served.origin}/quick`).then((response) => response.text())
    signals.emit('SIGTERM')
    slow.send('answered')
    expect(await answer).toBe('answered')
    expect((await buffer(reading)).length).toBeGreaterThan(MORE_THAN_SOCKETS_HOLD)
    await exit
    expect(events).toEqual(['vault closed', 'exit 0'])
  })
})
