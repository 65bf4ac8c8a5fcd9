/** Compresses an answer that is made for one request, where that makes it smaller and tells nobody anything. */
import { gzipSync } from 'node:zlib'
import { quickestFor } from './encoding'

/** Below, an answer fits into a packet either way, in bytes. */
const WORTH_IT = 1000
/** Measured in docs/decisions.md. */
const LEVEL = 6
const OWN_SITE = ['same-origin', 'none']

type Bytes = Buffer<ArrayBuffer>
type Sent = { get(name: string): string | null }
type Options = { asked: Sent; answer: Headers; origin: string }

/** @returns the body as it is to be sent; `answer` gets the headers that say so. @param origin our own */
export function compress(body: Bytes, { asked, answer, origin }: Options): Bytes {
  answer.append('Vary', 'Accept-Encoding')
  const compressed = mayBeCompressed(body, asked, origin)
  const sent = compressed ? gzipSync(body, { level: LEVEL }) : body
  if (compressed) answer.set('Content-Encoding', 'gzip')
  answer.set('Content-Length', String(sent.length))
  return sent
}

const mayBeCompressed = (body: Buffer, asked: Sent, origin: string) =>
  body.length >= WORTH_IT && quickestFor(asked.get('accept-encoding')) === 'gzip' && !isGuess(asked, origin)

/**
 * Whether another site may have made up the address that a visitor's answer repeats: compressed, its size would show
 * whether that is like something in the page that nobody else may know (BREACH). A browser says from where it was sent;
 * one too old to say so names the page it comes from.
 */
function isGuess(asked: Sent, origin: string): boolean {
  if (asked.get('cookie') === null && asked.get('authorization') === null) return false
  const site = asked.get('sec-fetch-site')
  if (site !== null) return !OWN_SITE.includes(site)
  const referer = asked.get('referer') ?? ''
  return referer !== origin && !referer.startsWith(`${origin}/`)
}

/** `more`: what it is handed beside the request. */
type Handler<More extends unknown[]> = { fetch(request: Request, ...more: More): Promise<Response> }

/** The same calls, their answers compressed. */
export const compressing = <More extends unknown[]>({ fetch }: Handler<More>, origin: string): Handler<More> => ({
  async fetch(request, ...more) {
    const answer = await fetch(request, ...more)
    if (!answer.body) return answer
    const headers = new Headers(answer.headers)
    const body = Buffer.from(await answer.arrayBuffer())
    return new Response(compress(body, { asked: request.headers, answer: headers, origin }), {
      status: answer.status,
      headers,
    })
  },
})
