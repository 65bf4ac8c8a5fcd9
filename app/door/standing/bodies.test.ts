import { once } from 'node:events'
import { Agent, type ClientRequest, request as send } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import express, { type Response } from 'express'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Listening, listen } from '../../../tests/support/product/listen'
import { mostBytesAt } from '../body-sizes'
import { type BodyOptions, createBodies } from './bodies'

let served: Listening
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
afterEach(async () => {
  agent.destroy()
  await served?.close()
})

const SMALL = { most: 400, mostOfAnAddress: 200, alwaysTaken: 50 }

/** Each POST is answered with the size of its body; at /kept it waits for the test, at /late what is before it does. */
async function serving(options: BodyOptions = SMALL) {
  const bodies = createBodies(options)
  const onFull = vi.fn()
  const kept: Response[] = []
  const late: (() => void)[] = []
  const app = express()
  app.set('trust proxy', 1)
  app.use(bodies.count)
  app.use('/late', (_request, _response, next) => void late.push(next))
  app.use(bodies.wholeOnly(onFull))
  app.use('/kept', (request, response) => void text(request).then(() => kept.push(response)))
  app.use(async (request, response) => void response.send(`${request.method} ${(await text(request)).length}`))
  served = await listen(app)
  return { bodies, onFull, kept, late }
}

type Sent = { path?: string; method?: string; headers?: Record<string, string | number>; from?: string; agent?: Agent }

/** A request of which nothing of the body is sent yet: without a length in its headers it is sent in chunks. */
function begin({ path = '/', method = 'POST', headers = {}, from = '203.0.113.1', ...more }: Sent = {}) {
  const { port } = new URL(served.origin)
  const sent = send({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { 'x-forwarded-for': from, ...headers },
    ...more,
  })
  sent.on('error', () => undefined)
  sent.flushHeaders()
  return sent
}

async function answerTo(sent: ClientRequest) {
  const [response] = await once(sent, 'response')
  return { status: response.statusCode as number, headers: response.headers, text: await text(response) }
}

const post = async (body: string, sent: Sent = {}) => {
  const { status, text } = await answerTo(begin(sent).end(body))
  return [status, text]
}

describe('a body', () => {
  it('is handed on once it is whole, whatever pieces it comes in', async () => {
    const { bodies } = await serving()
    const sent = begin()
    sent.write('x'.repeat(30))
    sent.write('y'.repeat(60))
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(90))
    sent.end('z')
    expect(await answerTo(sent)).toMatchObject({ status: 200, text: 'POST 91' })
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 0, addresses: 0 }))
  })

  it('has no place by what its header promises', async () => {
    const { bodies } = await serving()
    const sent = begin({ headers: { 'content-length': 1_000_000_000 } })
    sent.write('x')
    expect(await post('x'.repeat(190))).toEqual([200, 'POST 190'])
    expect(bodies.held().bytes).toBe(0)
    sent.destroy()
  })

  it('is never handed on before its end', async () => {
    const { bodies, kept } = await serving()
    const sent = begin({ path: '/kept' })
    sent.write('x'.repeat(60))
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(60))
    expect(kept).toEqual([])
    sent.end()
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    expect(bodies.held().bytes).toBe(60)
    kept[0]?.send('read')
    expect((await answerTo(sent)).text).toBe('read')
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
  })

  it('that came while something before it waited is counted and handed on, too', async () => {
    const { bodies, late } = await serving()
    const sent = begin({ path: '/late' }).end('x'.repeat(120))
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(120))
    late[0]?.()
    expect((await answerTo(sent)).text).toBe('POST 120')
  })

  it('as large as its page takes is handed on whole', async () => {
    const { bodies } = await serving({})
    const most = mostBytesAt('/resume')
    expect(await post('x'.repeat(most), { path: '/resume' })).toEqual([200, `POST ${most}`])
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
  })

  it('larger than its page takes is left to whoever answers it', async () => {
    await serving({})
    for (const size of [70 * 1024, 1024 * 1024]) expect(await post('x'.repeat(size))).toEqual([200, `POST ${size}`])
  })

  it('of a request that only reads holds nobody up', async () => {
    const { bodies } = await serving()
    const sent = begin({ method: 'GET', headers: { 'content-length': 90 } })
    sent.write('x'.repeat(60))
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(60))
    sent.end('x'.repeat(30))
    expect((await answerTo(sent)).text).toBe('GET 90')
  })
})

describe('where there is no room', () => {
  it.each([
    ['of its address', { '203.0.113.1': 150 }, '203.0.113.1', 503],
    ['of its network', { '2001:db8:1:2::1': 150 }, '2001:db8:1:2::9', 503],
    ['at all', { '203.0.113.7': 190, '203.0.113.8': 190 }, '203.0.113.1', 503],
    ['of another address', { '203.0.113.7': 190 }, '203.0.113.1', 200],
  ])('%s, a body is refused and a small one taken', async (_, held, from, status) => {
    const { bodies, onFull } = await serving()
    const sent = Object.entries(held).map(([from, size]) => begin({ path: '/kept', from }).end('x'.repeat(size)))
    const all = Object.values(held).reduce((sum, size) => sum + size, 0)
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(all))
    expect((await answerTo(begin({ from }).end('x'.repeat(60)))).status).toBe(status)
    expect(await post('x'.repeat(50), { from })).toEqual([200, 'POST 50'])
    expect(onFull).toHaveBeenCalledTimes(status === 503 ? 1 : 0)
    for (const one of sent) one.destroy()
  })

  it('says so in both languages, and when to come back', async () => {
    await serving({ ...SMALL, mostOfAnAddress: 60 })
    const { status, headers, text } = await answerTo(
      begin({ path: '/de/avs/career', headers: { accept: 'text/html' } }).end('x'.repeat(61)),
    )
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
    expect(text.indexOf('Warten Sie einige Sekunden')).toBeGreaterThan(0)
    expect(text).toContain('Attendez quelques secondes')
  })

  it('a body is refused while it arrives, not at its end, and gives its place back', async () => {
    const { bodies } = await serving()
    const sent = begin({ headers: { 'content-length': 100_000 } })
    sent.write('x'.repeat(201))
    expect((await answerTo(sent)).status).toBe(503)
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
    sent.destroy()
  })

  it('tiny pieces count for what they take', async () => {
    const { bodies } = await serving({ ...SMALL, alwaysTaken: 16 * 1024, mostOfAnAddress: 32 * 1024, most: 64 * 1024 })
    const socket = openSocket()
    socket.write(CHUNKED + '1\r\nx\r\n'.repeat(300))
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toContain('HTTP/1.1 503')
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
    socket.destroy()
  })
})

const CHUNKED = 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'

function openSocket(): Socket {
  const socket = connect(Number(new URL(served.origin).port), '127.0.0.1')
  return socket.on('error', () => undefined)
}

describe('a place is given back', () => {
  it('by many that break off', async () => {
    const { bodies } = await serving({ ...SMALL, most: 10_000, mostOfAnAddress: 10_000 })
    const sent = Array.from({ length: 40 }, () => begin({ path: '/kept', headers: { 'content-length': 1000 } }))
    for (const one of sent) one.write('x'.repeat(100))
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 4000, addresses: 1 }))
    for (const one of sent) one.destroy()
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 0, addresses: 0 }))
  })

  it('by one that breaks off after its end', async () => {
    const { bodies, kept } = await serving()
    const sent = begin({ path: '/kept' }).end('x'.repeat(100))
    await vi.waitFor(() => expect(kept).toHaveLength(1))
    sent.destroy()
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
  })

  it('by one whose visitor leaves before anybody waits for its end', async () => {
    const { bodies, late, kept } = await serving()
    const sent = begin({ path: '/late' })
    sent.write('x'.repeat(100))
    await vi.waitFor(() => expect([bodies.held().bytes, late.length]).toEqual([100, 1]))
    sent.destroy()
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
    late[0]?.()
    expect(kept).toEqual([])
  })

  it('between two on the same connection', async () => {
    const { bodies } = await serving()
    for (let time = 0; time < 4; time++) expect(await post('x'.repeat(150), { agent })).toEqual([200, 'POST 150'])
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
  })

  it('by all that were sent in one go, whether they are answered or not', async () => {
    const { bodies, kept } = await serving({ ...SMALL, mostOfAnAddress: 400 })
    const one = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n${'x'.repeat(100)}`
    const socket = openSocket()
    socket.write(one('/kept') + one('/') + one('/'))
    await vi.waitFor(() => expect([bodies.held().bytes, kept.length]).toEqual([300, 1]))
    socket.destroy()
    await vi.waitFor(() => expect(bodies.held()).toEqual({ bytes: 0, addresses: 0 }))
  })

  it('by one that takes too long, which is told so', async () => {
    const { bodies } = await serving({ ...SMALL, deadlineMs: 10 })
    const sent = begin({ headers: { accept: 'text/html', 'content-length': 1000 } })
    sent.write('x'.repeat(100))
    const { status, text } = await answerTo(sent)
    expect([status, text]).toEqual([408, expect.stringContaining('Votre envoi a pris trop de temps')])
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
    sent.destroy()
  })

  it('by one that asks first whether it may be sent', async () => {
    const { bodies } = await serving()
    const sent = begin({ headers: { expect: '100-continue', 'content-length': 100 } })
    await once(sent, 'continue')
    sent.end('x'.repeat(100))
    expect((await answerTo(sent)).text).toBe('POST 100')
    await vi.waitFor(() => expect(bodies.held().bytes).toBe(0))
  })
})
