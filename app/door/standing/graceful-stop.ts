/** A stop that nobody notices: no new requests are accepted, those under way are answered, then the vault is closed. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { watchConnections } from './connections'

export type StopOptions = {
  server: Server
  /** Closes what the requests needed. */
  close: () => Promise<void>
  /** How long to go on after 'not ready', so that proxies can send people elsewhere, in milliseconds. */
  drainMs?: number
  /** After that, how long to wait for visitors that send slowly or do not take their answer, in milliseconds. */
  visitorMs?: number
  /** When everything must be over, answered or not, in milliseconds. */
  hardEndMs?: number
  /** Called when a stop begins, with the milliseconds after which it ends in any case. */
  begun?: ((hardEndMs: number) => void) | undefined
  signals?: Pick<NodeJS.EventEmitter, 'once'>
  exit?: (code: number) => void
  wait?: (milliseconds: number) => Promise<unknown>
}

export function createGracefulStop({
  server,
  close,
  drainMs = 2_000,
  visitorMs = 10_000,
  hardEndMs = 25_000,
  begun = () => {},
  signals = process,
  exit = (code) => process.exit(code),
  wait = setTimeout,
}: StopOptions) {
  const connections = watchConnections(server)
  let stopping = false

  async function stop(drain: number): Promise<void> {
    if (stopping) return
    stopping = true
    begun(hardEndMs)
    const hardEnd = globalThis.setTimeout(() => {
      server.closeAllConnections()
      exit(1)
    }, hardEndMs)
    await wait(drain)
    // Not the HTTP server's own, which cuts off visitors who are still reading an answer, and forgets half a header.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    connections.closeIdle()
    const slow = globalThis.setTimeout(connections.closeSilent, visitorMs)
    await closed
    clearTimeout(slow)
    await close()
    clearTimeout(hardEnd)
    exit(0)
  }

  const stopOrFail = (drain: number) => () => {
    stop(drain).catch(() => exit(1))
  }
  signals.once('SIGTERM', stopOrFail(drainMs))
  // From the keyboard: there is no proxy in front.
  signals.once('SIGINT', stopOrFail(0))

  return { isReady: () => !stopping }
}

/** While stopping, answers tell the browser to open its next connection elsewhere. */
export const closeWhenStopping =
  (isReady: () => boolean) =>
  (_: IncomingMessage, res: ServerResponse, next: () => void): void => {
    if (!isReady()) res.setHeader('Connection', 'close')
    next()
  }
