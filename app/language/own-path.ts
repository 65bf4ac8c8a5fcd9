/** Where a redirect may lead: only to our own pages. */
import { type Language, pathIn } from './language'

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

/** Query parameters by which a page learns of the button press before it. */
const SAYINGS = ['session', 'kept', 'done', 'file'] as const

/** Sets one such parameter, replacing its former value. */
export function pathSaying(path: string, name: (typeof SAYINGS)[number], word: string): string {
  const { pathname, searchParams: query } = new URL(path, ANY_ORIGIN)
  for (const saying of SAYINGS) query.delete(saying)
  query.set(name, word)
  return `${pathname}?${query}#${name}`
}

type UnservedRequest = { method: string; language: Language }

/** The home page, saying that the session is over or that a form was sent too late. */
export const sessionOver = ({ method, language }: UnservedRequest) =>
  `${pathIn(language, '/')}?session=${method === 'POST' ? 'unsaved' : 'over'}`
