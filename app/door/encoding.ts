/** How an answer is compressed for whoever asks: as they say in `Accept-Encoding`, read by Express. */
import express from 'express'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers; whoever makes up more of them does not fill the memory. */
const MOST_KEPT = 100
const LONGEST_KEPT = 200

/** Of what was compressed beforehand, as small as it goes. */
export const smallestFor = createChoice(['br', 'gzip', 'identity'])
/** Of what is compressed for this one answer: brotli takes longer, and is no smaller before it takes twice as long. */
export const quickestFor = createChoice(['gzip', 'identity'])

/** @param offered best first: sent where the asker takes several alike. Without a header nothing is compressed. */
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

/** Of two that weigh the same Express takes the one named first: asked backwards too, it shows whether they do. */
function negotiate(header: string, offered: readonly Encoding[]): Encoding {
  const preferred = [header, header.split(',').reverse().join(',')].map((one) => bestIn(one, offered))
  return offered.find((encoding) => preferred.includes(encoding)) ?? 'identity'
}

const bestIn = (header: string, offered: readonly Encoding[]) =>
  express.request.acceptsEncodings.call({ headers: { 'accept-encoding': header } }, ...offered)
