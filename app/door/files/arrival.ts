/** Recognises visitors who come from elsewhere and so may have none of our files yet. */

type RequestHeaders = { get(name: string): string | null }

/**
 * Whether the browser says that the address was typed, bookmarked or passed on. A visitor sent by another site does not
 * count: their answer is not compressed (compression.ts), and would be twice as long with the style in it.
 */
export function isArrival(requestHeaders: RequestHeaders): boolean {
  const site = requestHeaders.get('sec-fetch-site')
  if (site === null || site === 'same-origin') return false
  return site === 'none' || requestHeaders.get('cookie') === null
}
