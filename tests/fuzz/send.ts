/** Sends one request exactly as written, which `fetch` would not: it would normalise the path. */
import { Agent, request } from 'node:http'

export type RawRequest = { method: string; path: string; headers: Record<string, string>; body: string | null }

/**
 * `cpuMs`: processor time of this process until the answer was there, in milliseconds; what else the machine does is
 * not counted.
 */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  body: string
  cpuMs: number
}

/** The wait for an answer that never comes: longer than any slow machine needs. */
const NEVER_MS = 60_000

/** Several requests after each other on one connection, as browsers send them. */
export function createSender(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const { hostname, port } = new URL(origin)

  const send = (asked: RawRequest): Promise<Answer> =>
    new Promise<Answer>((resolve, reject) => {
      const { method, path, headers, body } = asked
      const begun = process.cpuUsage()
      const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) }
      const sent = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const { user, system } = process.cpuUsage(begun)
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('utf8'),
            cpuMs: (user + system) / 1000,
          })
        })
      })
      sent.setTimeout(NEVER_MS, () => sent.destroy(new Error('no answer')))
      // The server ends an idle connection after seconds, even if only because the machine stood still.
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(asked))
        else reject(error)
      })
      sent.end(body ?? undefined)
    })

  return { send, close: () => agent.destroy() }
}
