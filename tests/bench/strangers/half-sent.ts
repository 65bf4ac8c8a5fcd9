/** Bodies that are sent without their end: they hold memory until the server gives up on them. */
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { mostBytesAt } from '~/door/body-sizes'
import { inFull } from '../extent'
import type { Product } from '../product'
import { watchMemory } from './others'

const CONNECTIONS = inFull(400, 80)
const ADDRESSES = 20
/** As much as a page accepts from people without a session. */
const BYTES = mostBytesAt('/resume')
const HELD_FOR_MS = inFull(10_000, 3_000)
/** Not all at once: a server accepts one new connection a turn. */
const APART_MS = 10

export type HalfSentResult = { offered: number; memory: number; closed: number; statuses: Record<string, number> }

/** From many addresses, so that the overall budget is tried, not one address's. */
export async function halfSent({ origin, pid }: Pick<Product, 'origin' | 'pid'>): Promise<HalfSentResult> {
  const watched = watchMemory(pid)
  const statuses: Record<string, number> = {}
  const sockets: Socket[] = []
  let closed = 0
  for (let at = 0; at < CONNECTIONS; at++) {
    const socket = halfSentFrom(origin, `127.0.1.${1 + (at % ADDRESSES)}`)
    socket.on('data', (data) => {
      const status = data.toString('latin1', 9, 12)
      statuses[status] = (statuses[status] ?? 0) + 1
    })
    socket.on('error', () => {})
    socket.on('close', () => closed++)
    sockets.push(socket)
    await setTimeout(APART_MS)
  }
  await setTimeout(HELD_FOR_MS)
  for (const socket of sockets) socket.destroy()
  return { offered: CONNECTIONS * BYTES, memory: await watched.end(), closed, statuses: { ...statuses } }
}

function halfSentFrom(origin: string, localAddress: string): Socket {
  const { port, host } = new URL(origin)
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="x.json"\r\n\r\n`
  const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress }, () => {
    socket.write(
      `POST /resume HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${BYTES}\r\n\r\n${head}`,
    )
    socket.write(Buffer.alloc(BYTES - head.length - 100, 'x'))
  })
  return socket
}
