import type { AgesView } from './view'

/** The page with the months of a year, and with the AVS of all rows from an age. */
export function addressOf({ year, avsFrom }: Pick<AgesView, 'year' | 'avsFrom'>): `/ages${string}` {
  const asked = [...(year === null ? [] : [`year=${year}`]), ...(avsFrom === 'first' ? [] : [`avsFrom=${avsFrom}`])]
  return `/ages${asked.length > 0 ? `?${asked.join('&')}` : ''}`
}
