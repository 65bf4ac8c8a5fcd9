/** How an answer is compressed for whoever asks: as they say in `Accept-Encoding`, read by Express. */
import express from 'express'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Best first. */
const OFFERED = ['br', 'gzip', 'identity'] as const
/** Browsers send a handful of different headers; whoever makes up more of them does not fill the memory. */
const MOST_KEPT = 100

const kept = new Map<string, Encoding>()

/** What is sent where the asker takes several alike is the smallest; without a header it is not compressed. */
export function encodingFor(acceptEncoding: string | string[] | undefined): Encoding {
  const header = String(acceptEncoding ?? '')
  if (header === '') return 'identity'
  const known = kept.get(header)
  if (known) return known
  const found = negotiate(header)
  if (kept.size < MOST_KEPT && header.length < 200) kept.set(header, found)
  return found
}

/** Of two that weigh the same Express takes the one named first: asked backwards too, it shows whether they do. */
function negotiate(header: string): Encoding {
  const preferred = [header, header.split(',').reverse().join(',')].map(bestIn)
  return OFFERED.find((encoding) => preferred.includes(encoding)) ?? 'identity'
}

const bestIn = (header: string) =>
  express.request.acceptsEncodings.call({ headers: { 'accept-encoding': header } }, ...OFFERED)
