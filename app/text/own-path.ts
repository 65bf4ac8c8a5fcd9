/** Where a redirect may lead: to pages of our own, and nowhere else. */

const ANY_ORIGIN = 'http://own.invalid'

/**
 * The text as a path of ours (with query and fragment), or null: another host (`//evil.example`, `/\evil.example`,
 * `/.//evil.example`, `https:...`), a relative path, a backslash or a control character anywhere. Nor two slashes further
 * on: there is no such page, and Remix would write the path into the log when it makes one of them.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null
  if (!URL.canParse(text, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.includes('//') ? `${pathname}${search}${hash}` : null
}

/** What the address of a page can say of the press before it. */
const SAYINGS = ['session', 'kept', 'done'] as const

/** A path of ours as the address of a page that says one word more, in place of what it said before. */
export function pathSaying(path: string, name: (typeof SAYINGS)[number], word: string): string {
  const { pathname, searchParams: query } = new URL(path, ANY_ORIGIN)
  for (const saying of SAYINGS) query.delete(saying)
  query.set(name, word)
  return `${pathname}?${query}#${name}`
}
