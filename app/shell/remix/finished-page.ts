/** One public page as finished bytes: made from the product's real answer, in each encoding. */
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '~/door/files/encoding'
import type { InternalAnswer } from '~/door/files/internal-client'

export type FinishedPage = {
  /** From the body alone: the same page has the same tag in every process and every encoding. */
  tag: string
  bodies: Record<Encoding, Buffer>
  /** Names and values alternating, as they are sent. */
  headers: Record<Encoding, string[]>
  /** The headers of a 304. */
  unchanged: string[]
}

/** The request headers on which such a page depends. */
const VARY = 'Accept-Encoding, Accept-Language, Cookie, Save-Data'
/** Headers that are set anew, or belong to the connection. */
const NOT_KEPT = /^(date|connection|keep-alive|transfer-encoding|content-length|cache-control|vary|etag)$/i
const OF_THE_BODY = /^content-(type|language|encoding|length)$/i

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** A page for everybody: no cookie and no script, since a script's nonce would be for one answer only. */
export const isForEverybody = ({ status, headers }: InternalAnswer): boolean =>
  status === 200 &&
  headers['set-cookie'] === undefined &&
  headers['content-encoding'] === undefined &&
  /^text\/html\b/.test(headers['content-type'] ?? '') &&
  /(^|; )script-src 'none'(;|$)/.test(String(headers['content-security-policy']))

export const tagOf = ({ body }: Pick<InternalAnswer, 'body'>) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** @param mayBeKept by browsers, which ask each time whether it is still the same */
export async function finish(answer: InternalAnswer, mayBeKept: boolean): Promise<FinishedPage> {
  const { body } = answer
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bodies = {
    identity: body,
    gzip: await toGzip(body, { level: constants.Z_BEST_COMPRESSION }),
    br: await toBrotli(body, { params: { ...quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  }
  const tag = tagOf(answer)
  const common = [
    ...pairsOf(answer).filter(([name]) => !NOT_KEPT.test(name)),
    ['Vary', VARY],
    ...(mayBeKept ? [['Cache-Control', 'no-cache'] as const, ['ETag', tag] as const] : [['Cache-Control', 'no-store']]),
  ] as [string, string][]
  const headersOf = (encoding: Encoding) => [
    ...common.flat(),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    'Content-Length',
    String(bodies[encoding].length),
  ]
  const headers = { identity: headersOf('identity'), gzip: headersOf('gzip'), br: headersOf('br') }
  return { tag, bodies, headers, unchanged: common.filter(([name]) => !OF_THE_BODY.test(name)).flat() }
}

const pairsOf = ({ rawHeaders }: InternalAnswer) =>
  rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [[name, rawHeaders[i + 1] ?? ''] as [string, string]] : []))
