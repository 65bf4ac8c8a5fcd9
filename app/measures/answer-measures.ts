import type { RequestListener } from 'node:http'
import type { Measures } from './measures'

/** Answers `/metrics` and nothing else; to be put on a port of its own, which nobody from outside reaches. */
export const answerMeasures =
  ({ contentType, text }: Pick<Measures, 'contentType' | 'text'>): RequestListener =>
  async (request, response) => {
    if (request.url?.split('?', 1)[0] !== '/metrics') return void response.writeHead(404).end()
    if (request.method !== 'GET') return void response.writeHead(405, { Allow: 'GET' }).end()
    const body = await text().catch(() => null)
    if (body === null) return void response.writeHead(500).end()
    response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' }).end(body)
  }
