/** Asks at fixed moments, whether or not the one before is answered: who waits then counts as long as people would wait. */
import type { Visitor } from './visitor'

export type Asking = { url: string; everyMs: number; seconds: number }

/** @returns of each who asks, milliseconds to the last byte. @throws where one is answered with anything but 200 */
export function waits({ url, everyMs, seconds }: Asking, visitor: Pick<Visitor, 'cookie'>): Promise<number[]> {
  const begun = performance.now()
  const moments = Array.from({ length: Math.floor((seconds * 1_000) / everyMs) }, (_, i) => begun + i * everyMs)
  return Promise.all(moments.map((moment) => waitedFrom(moment, url, visitor)))
}

async function waitedFrom(moment: number, url: string, { cookie }: Pick<Visitor, 'cookie'>): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, moment - performance.now()))
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - moment
}
