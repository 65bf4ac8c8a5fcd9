/** Asks our own app as a browser would, but without a network: the answer is all that a browser would get. */
import { type IncomingMessage, type RequestListener, request } from 'node:http'
import { duplexPair } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { createHttpServer } from '../standing/http-server'

export type InternalAnswer = Pick<IncomingMessage, 'headers' | 'rawHeaders'> & { status: number; body: Buffer }
export type InternalClient = (
  path: string,
  headers: Record<string, string>,
  sent?: { method: string; body: Uint8Array | null },
) => Promise<InternalAnswer>

/** Its server listens nowhere: each request gets a connection of its own, whose other end stays here. */
export function createInternalClient(app: RequestListener): InternalClient {
  const server = createHttpServer(app)
  return async (path, headers, { method, body } = { method: 'GET', body: null }) => {
    const [ours, theirs] = duplexPair()
    server.emit('connection', theirs)
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const asked = { method, path, headers, createConnection: () => ours }
      request(asked, resolve)
        .on('error', reject)
        .end(body ?? undefined)
    })
    const { statusCode: status = 0, rawHeaders } = answer
    return { status, headers: answer.headers, rawHeaders, body: await buffer(answer) }
  }
}
