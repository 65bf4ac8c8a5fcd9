/** Compresses an answer made for one request, where that makes it smaller and reveals nothing. */
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { type Encoding, quickestFor, smallestFor } from './encoding'

/** Bytes. Smaller answers fit into a packet either way. */
const WORTH_IT = 1000
/** Both measured in docs/decisions/public-pages-and-compression.md. */
const GZIP_LEVEL = 6
const BROTLI_QUALITY = 5
const OWN_SITE = ['same-origin', 'none']

type Bytes = Buffer<ArrayBuffer>
type RequestHeaders = { get(name: string): string | null }
type Options = {
  requestHeaders: RequestHeaders
  answer: Headers
  /** Our own. */
  origin: string
  /** For a page with its styles in it, which an arriving visitor waits for: smaller, at the cost of more CPU time. */
  small?: boolean
}

/** @returns the body as it is to be sent; `answer` gets the headers that say so */
export function compress(body: Bytes, { requestHeaders, answer, origin, small = false }: Options): Bytes {
  answer.append('Vary', 'Accept-Encoding')
  const choose = small ? smallestFor : quickestFor
  const encoding = mayBeCompressed(body, requestHeaders, origin)
    ? choose(requestHeaders.get('accept-encoding'))
    : 'identity'
  const sent = encoded(body, encoding)
  if (encoding !== 'identity') answer.set('Content-Encoding', encoding)
  answer.set('Content-Length', String(sent.length))
  return sent
}

const mayBeCompressed = (body: Buffer, requestHeaders: RequestHeaders, origin: string) =>
  body.length >= WORTH_IT && !isGuess(requestHeaders, origin)

function encoded(body: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return gzipSync(body, { level: GZIP_LEVEL })
  const { BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants
  return brotliCompressSync(body, {
    params: {
      [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
      [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}

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
