/** Where a redirect may lead: only to our own pages. */
import { type Language, pathIn } from './language'

const ANY_ORIGIN = 'http://own.invalid'

/**
 * The text as a path of ours (with query and fragment). null: another host (`//evil.example`, `/\evil.example`,
 * `/.//evil.example`, `https:...`), a relative path, or a backslash or control character anywhere. Two slashes further
 * on are refused too: there is no such page, and Remix would write the path into the log when it makes one of them.
 */
export function ownPath(text: unknown): string | null {
  if (typeof text !== 'string' || !text.startsWith('/') || /[\\\p{Cc}]/u.test(text)) return null
  if (!URL.canParse(text, ANY_ORIGIN)) return null
  const { origin, pathname, search, hash } = new URL(text, ANY_ORIGIN)
  return origin === ANY_ORIGIN && !pathname.includes('//') ? `${pathname}${search}${hash}` : null
}

/** Names the answer to a page's form, for the one view that shows it. */
const AGAIN = 'again'
/** Query parameters by which a page learns of the button press before it. */
const SAYINGS = ['session', 'kept', 'done', 'file', AGAIN] as const

function withoutSayings(address: string): URL {
  const url = new URL(address, ANY_ORIGIN)
  for (const saying of SAYINGS) url.searchParams.delete(saying)
  return url
}

/** Sets one such parameter, replacing its former value. */
export function pathSaying(path: string, name: Exclude<(typeof SAYINGS)[number], typeof AGAIN>, word: string): string {
  const { pathname, searchParams: query } = withoutSayings(path)
  query.set(name, word)
  return `${pathname}?${query}#${name}`
}

/**
 * The page itself, to show the answer to its form; browsers scroll to the fragment to which the form was posted. The
 * message about an earlier press is dropped, except `kept`, which belongs to the button that sends the form along.
 */
export function pathAnswering(address: string, id: string): string {
  const { pathname, searchParams: query } = withoutSayings(address)
  const kept = new URL(address, ANY_ORIGIN).searchParams.get('kept')
  if (kept !== null) query.set('kept', kept)
  query.set(AGAIN, id)
  return `${pathname}?${query}`
}

/** The address of a page without the name of an answer, which the page itself and its links do not need. */
export function answerNamedIn(address: string): { id: string | null; address: string } {
  const url = new URL(address)
  const id = url.searchParams.get(AGAIN)
  if (id === null) return { id, address }
  url.searchParams.delete(AGAIN)
  return { id, address: url.href }
}

type UnservedRequest = { method: string; language: Language }

/** The home page, which says that the session is over or that a form was sent too late. */
export const sessionOver = ({ method, language }: UnservedRequest) =>
  `${pathIn(language, '/')}?session=${method === 'POST' ? 'unsaved' : 'over'}`
