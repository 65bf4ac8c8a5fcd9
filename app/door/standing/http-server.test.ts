import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from './http-server'

let server: Server
beforeAll(async () => {
  server = createHttpServer((request, response) => void response.end(`app: ${request.headers.host}`))
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
})

const connections = () => promisify(server.getConnections.bind(server))()

/** Below HTTP: what is written to the connection, and everything that comes back. */
async function answerTo(sent: string) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(sent)
  return text(socket)
}

describe('the server', () => {
  it.each([
    ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
    ['a header without a name', 'GET / HTTP/1.1\r\nHost: a\r\n: b\r\n\r\n', '400 Bad Request'],
    ['two lengths', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', '400 Bad Request'],
    ['one header line too many', `GET / HTTP/1.1\r\nHost: a\r\n${'a:1\r\n'.repeat(2000)}\r\n`, '431 Request Header'],
    ['many header lines', `GET / HTTP/1.1\r\nHost: a\r\n${'a:1\r\n'.repeat(5000)}\r\n`, '431 Request Header'],
    [
      'them with an unknown expectation',
      `GET / HTTP/1.1\r\nHost: a\r\nExpect: x\r\n${'a:1\r\n'.repeat(1999)}\r\n`,
      '431 Request Header',
    ],
    ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431 Request Header'],
  ])('answers %s with all security headers, and closes', async (_, sent, status) => {
    const answer = await answerTo(sent)
    expect(answer).toContain(`HTTP/1.1 ${status}`)
    for (const line of [
      "Content-Security-Policy: default-src 'none'",
      'X-Content-Type-Options: nosniff',
      'Cross-Origin-Resource-Policy: same-origin',
      'Connection: close',
    ])
      expect(answer).toContain(`\r\n${line}`)
  })

  it.each([
    ['without a Host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 'app: undefined'],
    [
      'with 2000 header lines',
      `GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${'a:1\r\n'.repeat(1998)}\r\n`,
      'app: a',
    ],
    ['with an unknown expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: more\r\nConnection: close\r\n\r\n', 'app: a'],
  ])('leaves a request %s to the app', async (_, sent, said) => expect(await answerTo(sent)).toContain(said))

  it('hangs up on someone who was answered and stays', async () => {
    const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
    socket.resume().write('HELLO\r\n\r\n')
    await once(socket, 'end')
    await vi.waitFor(async () => expect(await connections()).toBe(0), { timeout: 10_000 })
    socket.destroy()
  })

  it('waits for nobody for long', () => {
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 10_000])
  })

  it('keeps a connection open for longer than proxies do, and says so, but not any number of them', async () => {
    const answer = await answerTo('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(Number(/^Keep-Alive: timeout=(\d+)\r$/m.exec(answer)?.[1])).toBeGreaterThan(60)
    expect(server.maxConnections).toBe(10_000)
  })

  it('takes a header that was sent twice for neither of the two', async () =>
    expect(await answerTo('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n')).toContain('app: a, b'))
})

it('lets go of an answer that nobody takes', async () => {
  let closed: (isTaken: boolean) => void = () => {}
  const end = new Promise<boolean>((resolve) => {
    closed = resolve
  })
  const own = createHttpServer(
    (_, response) => {
      response.once('close', () => closed(response.writableFinished))
      // More than the system holds for a connection.
      response.end(Buffer.alloc(32 * 1024 * 1024))
    },
    { stillMs: 50 },
  )
  await once(own.listen(0, '127.0.0.1'), 'listening')
  const visitor = connect((own.address() as AddressInfo).port, '127.0.0.1').pause()
  visitor.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
  expect(await end).toBe(false)
  visitor.destroy()
  await once(own.close(), 'close')
})

it('keeps a connection whose answer is being made, however long that takes', async () => {
  const own = createHttpServer(
    (_, response) => {
      // Told when Node.js has found the connection still.
      own.once('timeout', () => response.end('made'))
    },
    { stillMs: 50 },
  )
  await once(own.listen(0, '127.0.0.1'), 'listening')
  const answer = await fetch(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`)
  expect(await answer.text()).toBe('made')
  own.closeAllConnections()
  await once(own.close(), 'close')
})
