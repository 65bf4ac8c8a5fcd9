/**
 * Asks at fixed moments, whether or not the previous request is answered: waits then count as long as people would
 * wait.
 */
import type { Visitor } from './visitor'

export type Asking = { url: string; everyMs: number; seconds: number }

/** @returns for each request, milliseconds to the last byte. @throws if one is answered with anything but 200 */
export const waits = ({ url, ...moments }: Asking, visitor: Pick<Visitor, 'cookie'>): Promise<number[]> =>
  atMoments(moments, (moment) => waitedFrom(moment, url, visitor))

/** @param ask called with the moment at which it should begin */
export function atMoments<Answer>(
  { everyMs, seconds }: Omit<Asking, 'url'>,
  ask: (moment: number) => Promise<Answer>,
): Promise<Answer[]> {
  const begun = performance.now()
  const moments = Array.from({ length: Math.floor((seconds * 1_000) / everyMs) }, (_, i) => begun + i * everyMs)
  return Promise.all(
    moments.map(async (moment) => {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, moment - performance.now())))
      return ask(moment)
    }),
  )
}

async function waitedFrom(moment: number, url: string, { cookie }: Pick<Visitor, 'cookie'>): Promise<number> {
  const response = await fetch(url, { headers: { cookie }, redirect: 'manual' })
  if (response.status !== 200) throw new Error(`${url}: ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - moment
}
