/**
 * Request bodies take up room from their first byte until the answer. The bytes of all bodies are limited, and those of each
 * address. They are counted as they arrive, not by what a header promises.
 */
import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { mostBytesAt } from '../body-sizes'
import { networkOf } from '../limits'
import { refuse, refuseForRoom } from '../refusal'
import { SAFE_METHODS } from '../requests'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

export type BodyOptions = {
  /** Bytes, of all bodies together. */
  most?: number
  mostOfAnAddress?: number
  /** Bytes. A body that is not larger is always taken. */
  alwaysTaken?: number
  /** How long a body may take to arrive, in milliseconds. */
  deadlineMs?: number
}

/** Less than Node.js waits for a whole request (http-server.ts), since its own answer has no text. */
const DEADLINE_MS = 25_000
/**
 * The memory of a piece on top of its bytes (measured: 494 for one byte): sent byte by byte, a body would take hundreds of
 * times its size.
 */
const AROUND_A_PIECE = 512
/** Bodies come in pieces of 1 to 64 kB. For this many pieces, only the bytes count. */
const PIECES_TAKEN = 64

type Body = { isFull: boolean; isAwaited: boolean; arrived: number; moved: () => void }

export type Bodies = ReturnType<typeof createBodies>

export function createBodies(options: BodyOptions = {}) {
  const { most = 64 * MEGABYTE, mostOfAnAddress = 8 * MEGABYTE, alwaysTaken = 16 * KILOBYTE } = options
  const { deadlineMs = DEADLINE_MS } = options
  const bodies = new WeakMap<IncomingMessage, Body>()
  const { hasRoom, hold, held } = createRoom(most, mostOfAnAddress)

  /** Must come before anything that waits, so that it sees the first byte. */
  const count: RequestHandler = (request, response, next) => {
    if (!hasBody(request)) return next()
    const address = networkOf(request.ip ?? '')
    const body: Body = { isFull: false, isAwaited: false, arrived: 0, moved: () => {} }
    let pieces = 0
    let counted = 0
    bodies.set(request, body)
    // All that arrives comes through here, whichever code reads the body. The result says whether there is room for more.
    const push = request.push.bind(request)
    request.push = (piece: Buffer | null) => {
      body.arrived += piece?.length ?? 0
      pieces++
      const size = body.arrived + Math.max(0, pieces - PIECES_TAKEN) * AROUND_A_PIECE
      if (size > alwaysTaken && !hasRoom(address, size - counted)) body.isFull = true
      else if (size > alwaysTaken) {
        hold(address, size - counted)
        counted = size
      }
      const goesOn = push(piece)
      body.moved()
      return (goesOn || body.isAwaited) && !body.isFull
    }
    response.once('close', () => {
      hold(address, -counted)
      request.push = push
    })
    next()
  }

  return {
    count,
    wholeOnly: waitForWhole(bodies, deadlineMs),
    held,
  }
}

/** The bytes that are held, in all and for each address. */
function createRoom(most: number, mostOfAnAddress: number) {
  const ofAddress = new Map<string, number>()
  let all = 0
  return {
    hasRoom: (address: string, bytes: number) =>
      all + bytes <= most && (ofAddress.get(address) ?? 0) + bytes <= mostOfAnAddress,

    hold(address: string, bytes: number): void {
      all += bytes
      const now = (ofAddress.get(address) ?? 0) + bytes
      if (now === 0) ofAddress.delete(address)
      else ofAddress.set(address, now)
    },

    /** How many bytes are held, and for how many addresses. */
    held: () => ({ bytes: all, addresses: ofAddress.size }),
  }
}

/**
 * Goes on once the whole body is here, so that no answer has to wait for it: 503 if there is no room for it, 408 if it
 * takes too long. If a body is larger than its page accepts, the handler sees only that fact.
 */
const waitForWhole =
  (bodies: WeakMap<IncomingMessage, Body>, deadlineMs: number) =>
  (onFull = () => {}): RequestHandler =>
  (request, response, next) => {
    const body = bodies.get(request)
    if (!body || SAFE_METHODS.includes(request.method)) return next()
    if (request.socket.destroyed) return
    const go = (on: () => void) => {
      clearTimeout(deadline)
      body.isAwaited = false
      body.moved = () => {}
      // Node.js stops reading after `push`. The handler must go on reading only later, or reading would stop for good.
      setImmediate(on)
    }
    const deadline = setTimeout(() => go(() => refuse(request, response, 408)), deadlineMs).unref()
    body.isAwaited = true
    body.moved = () => {
      if (body.isFull) go(full)
      else if (request.complete || body.arrived > mostBytesAt(request.path)) go(next)
    }
    const full = () => {
      onFull()
      refuseForRoom(request, response)
    }
    response.once('close', () => go(() => {}))
    body.moved()
  }

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
