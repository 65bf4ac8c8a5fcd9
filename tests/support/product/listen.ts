/** An Express app on a free port, for tests that speak HTTP with it. */
import { type RequestListener, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpServer } from '~/door/standing/http-server'

export type Listening = Awaited<ReturnType<typeof listen>>

export async function listen(app: RequestListener) {
  const server = createHttpServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    server,
    /** With headers that fetch does not let a caller set, such as Host. */
    send: (path: string, method: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const sent = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
          response.resume()
          resolve(response.statusCode ?? 0)
        })
        sent.on('error', reject).end()
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
