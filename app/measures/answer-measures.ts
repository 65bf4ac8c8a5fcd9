import type { RequestListener } from 'node:http'
import { isIPv6 } from 'node:net'
import type { Measures } from './measures'

type MetricsPort = Pick<Measures, 'contentType' | 'text'> & {
  /** The name or address at which the port listens. */
  host: string
}

/** Answers `/metrics` and nothing else; meant for a separate port, which nobody reaches from outside. */
export const answerMeasures =
  ({ contentType, text, host }: MetricsPort): RequestListener =>
  async (request, response) => {
    if (!isOurs(request.headers.host, ownName(host, request.socket.localAddress)))
      return void response.writeHead(421, { 'Content-Length': 0 }).end()
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
    const body = await text().catch(() => null)
    if (body === null) return void response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body)
  }

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const EVERY_ADDRESS = ['0.0.0.0', '::']

/** As in a Host header. If the server listens on every address of the machine, the one that was asked. */
function ownName(host: string, asked = ''): string {
  const own = EVERY_ADDRESS.includes(host) ? asked.replace('::ffff:', '') : host
  return isIPv6(own) ? `[${own}]` : own
}

/** A page of another site whose name now leads to this machine still sends its own name (DNS rebinding). */
function isOurs(host = '', own: string): boolean {
  const name = host.toLowerCase().replace(/:\d*$/, '')
  return LOOPBACK.test(name) || name === own.toLowerCase()
}
