/** Compresses an answer made for one request, where that makes it smaller and reveals nothing. */
import { gzipSync } from 'node:zlib'
import { quickestFor } from './encoding'

/** Bytes. Smaller answers fit into a packet either way. */
const WORTH_IT = 1000
/** Measured in docs/decisions/compression.md. */
const LEVEL = 6
const OWN_SITE = ['same-origin', 'none']

type Bytes = Buffer<ArrayBuffer>
type RequestHeaders = { get(name: string): string | null }
type Options = { requestHeaders: RequestHeaders; answer: Headers; origin: string }

/** @returns the body as it is to be sent; `answer` gets the headers that say so. @param origin our own */
export function compress(body: Bytes, { requestHeaders, answer, origin }: Options): Bytes {
  answer.append('Vary', 'Accept-Encoding')
  const compressed = mayBeCompressed(body, requestHeaders, origin)
  const sent = compressed ? gzipSync(body, { level: LEVEL }) : body
  if (compressed) answer.set('Content-Encoding', 'gzip')
  answer.set('Content-Length', String(sent.length))
  return sent
}

const mayBeCompressed = (body: Buffer, requestHeaders: RequestHeaders, origin: string) =>
  body.length >= WORTH_IT &&
  quickestFor(requestHeaders.get('accept-encoding')) === 'gzip' &&
  !isGuess(requestHeaders, origin)

/**
 * Whether another site may have made up the address that a visitor's answer repeats: compressed, the size would show
 * whether it resembles something secret in the page (BREACH). Browsers say where the request comes from; those too old
 * for that name the previous page.
 */
function isGuess(requestHeaders: RequestHeaders, origin: string): boolean {
  if (requestHeaders.get('cookie') === null && requestHeaders.get('authorization') === null) return false
  const site = requestHeaders.get('sec-fetch-site')
  if (site !== null) return !OWN_SITE.includes(site)
  const referer = requestHeaders.get('referer') ?? ''
  return referer !== origin && !referer.startsWith(`${origin}/`)
}

/** `more`: what it gets besides the request. */
type Handler<More extends unknown[]> = { fetch(request: Request, ...more: More): Promise<Response> }

/** The same calls, with compressed answers. */
export const withCompression = <More extends unknown[]>({ fetch }: Handler<More>, origin: string): Handler<More> => ({
  async fetch(request, ...more) {
    const answer = await fetch(request, ...more)
    if (!answer.body) return answer
    const headers = new Headers(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    return new Response(compress(body, { requestHeaders: request.headers, answer: headers, origin }), {
      status: answer.status,
      headers,
    })
  },
})
