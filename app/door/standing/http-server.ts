/** The HTTP server beneath the app: its time limits, and its answers to malformed requests. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { headerLines, setHeadersBelowApp } from '../headers'

const REQUEST_LIMIT_MS = 30_000
const HEADER_LIMIT_MS = 10_000
/**
 * Longer than proxies keep a connection (60 s for most): the side that sends requests must close first, or a request is
 * lost on its way. The limits of a request start with its first byte, not with the idle time before it.
 */
const KEPT_OPEN_MS = 75_000
/**
 * The limit for a connection on which nothing is sent or taken: an answer that is not taken is dropped. An answer that is
 * being made has no limit here.
 */
const STILL_MS = 120_000
/** More are closed at once, since each open connection takes memory. */
const MOST_CONNECTIONS = 10_000
/** No browser sends a hundred. */
const MOST_HEADER_LINES = 2_000
/** How often Node.js looks for requests that have taken too long. */
const CHECKED_EVERY_MS = 2_000
/** Lets the answer arrive: closing a connection with unread bytes would discard it. */
const LINGER_MS = 1_000

/** What Node.js could not read, by its code; anything else is 400. */
const STATUS_LINES: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A request without Host, or with an unknown Expect, is left to the app, whose answers have all headers. */
export function createHttpServer(app: RequestListener, { stillMs = STILL_MS } = {}): Server {
  const limits = {
    requestTimeout: REQUEST_LIMIT_MS,
    headersTimeout: HEADER_LIMIT_MS,
    connectionsCheckingInterval: CHECKED_EVERY_MS,
    keepAliveTimeout: KEPT_OPEN_MS,
  }
  const answers = createAnswers()
  const listener = withFewHeaders(answers.seen(app))
  // A header that is sent twice, such as Host or Authorization, counts as unknown, and not as its first value.
  const server = createServer({ ...limits, requireHostHeader: false, joinDuplicateHeaders: true }, listener)
  server.maxConnections = MOST_CONNECTIONS
  server.timeout = stillMs
  server.on('timeout', (socket) => void (answers.isMaking(socket) || socket.destroy()))
  // One more than are taken: Node.js before 24.22 drops what is above without a word, later ones refuse it themselves.
  server.maxHeadersCount = MOST_HEADER_LINES + 1
  server.on('checkExpectation', listener)
  server.on('clientError', answerUnreadable)
  return server
}

/** Which connections wait for an answer that is being made: they are still because of us. */
function createAnswers() {
  const bySocket = new WeakMap<Duplex, Set<ServerResponse>>()
  return {
    seen:
      (app: RequestListener): RequestListener =>
      (request, response) => {
        const { socket } = request
        const ofSocket = bySocket.get(socket) ?? new Set()
        bySocket.set(socket, ofSocket.add(response))
        response.once('close', () => ofSocket.delete(response))
        return app(request, response)
      },
    isMaking: (socket: Duplex): boolean => [...(bySocket.get(socket) ?? [])].some((one) => !one.writableEnded),
  }
}

/** 431 where lines could have been dropped: the app would decide by a part of what was sent. */
const withFewHeaders =
  (app: RequestListener): RequestListener =>
  (request: IncomingMessage, response: ServerResponse) => {
    if (request.rawHeaders.length <= 2 * MOST_HEADER_LINES) return app(request, response)
    setHeadersBelowApp(response)
    response.writeHead(431, { Connection: 'close', 'Content-Length': 0, 'Cache-Control': 'no-store' }).end()
  }

/** Replaces Node's own answer, which lacks our headers. A client that does not close is disconnected. */
function answerUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  const lines = [
    `HTTP/1.1 ${STATUS_LINES[code] ?? '400 Bad Request'}`,
    'Connection: close',
    'Content-Length: 0',
    'Cache-Control: no-store',
    ...headerLines(),
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  const hangUp = setTimeout(() => socket.destroy(), LINGER_MS)
  socket.once('close', () => clearTimeout(hangUp))
}
