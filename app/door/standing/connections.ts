/** Knows which connections have a request under way, since a stop does not wait for the others. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Must be called before the server listens. */
export function watchConnections(server: Server) {
  /** Of each open connection, what is under way. */
  const open = new Map<Socket, Set<Exchange>>()
  let closing = false

  function begin(request: IncomingMessage, response: ServerResponse) {
    const { socket } = request
    const exchange = { request, response }
    open.get(socket)?.add(exchange)
    response.once('close', () => {
      open.get(socket)?.delete(exchange)
      if (closing && isIdle(socket)) socket.destroySoon()
    })
  }

  const isIdle = (socket: Socket) => !open.get(socket)?.size

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set())
    socket.once('close', () => open.delete(socket))
  })
  server.on('request', begin)
  server.on('checkExpectation', begin)

  /** Also those that have sent nothing yet, or half a header. */
  function closeIdle() {
    closing = true
    for (const socket of open.keys()) if (isIdle(socket)) socket.destroy()
  }

  /** Includes those whose request has not arrived, or whose answer is ready but not taken: they wait for their visitor. */
  function closeSilent() {
    for (const [socket, underWay] of open) if ([...underWay].every(waitsForVisitor)) socket.destroy()
  }

  return { closeIdle, closeSilent }
}

const waitsForVisitor = ({ request, response }: Exchange) => !request.complete || response.writableEnded
