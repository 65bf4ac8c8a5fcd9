/** How an answer is compressed: as `Accept-Encoding` asks, read by Express. */
import express from 'express'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers; made-up ones must not fill the memory. */
const MOST_KEPT = 100
const LONGEST_KEPT = 200

/** For files compressed beforehand, as small as possible, and for pages on which visitors arrive. */
export const smallestFor = createChoice(['br', 'gzip', 'identity'])
/** For what is compressed for this one answer: brotli is not smaller until it takes twice as long. */
export const quickestFor = createChoice(['gzip', 'identity'])

/** @param offered best first, for clients that accept several alike. Without a header nothing is compressed. */
function createChoice(offered: readonly Encoding[]) {
  const kept = new Map<string, Encoding>()
  return (acceptEncoding: string | null | undefined): Encoding => {
    if (!acceptEncoding) return 'identity'
    const known = kept.get(acceptEncoding)
    if (known) return known
    const found = negotiate(acceptEncoding, offered)
    if (kept.size < MOST_KEPT && acceptEncoding.length < LONGEST_KEPT) kept.set(acceptEncoding, found)
    return found
  }
}

/** Of two equal weights Express picks the first; asking in reverse order too shows whether they are equal. */
function negotiate(header: string, offered: readonly Encoding[]): Encoding {
  const preferred = [header, header.split(',').reverse().join(',')].map((one) => bestIn(one, offered))
  return offered.find((encoding) => preferred.includes(encoding)) ?? 'identity'
}

const bestIn = (header: string, offered: readonly Encoding[]) =>
  express.request.acceptsEncodings.call({ headers: { 'accept-encoding': header } }, ...offered)
