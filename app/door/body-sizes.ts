/** How large the body of a request may be, in bytes, and which pages take a file. Nothing larger is ever read. */
import { frenchPathOf } from '~/language/language'

/** Our largest form has about 90 short fields. */
export const MOST_BYTES = 64 * 1024

const KILOBYTE = 1024
/** The rest of a request with a file: boundaries, headers, the other fields. */
const AROUND_A_FILE = 64 * KILOBYTE

/** By French path. The page itself says what it takes: of what is a little larger, it can say so in its own words. */
const FILE_PAGES: ReadonlyMap<string, number> = new Map([
  // An extract as a file of up to 5 MB, or the text of one.
  ['/avs/career', 6 * KILOBYTE * KILOBYTE + AROUND_A_FILE],
  // Papers with figures, of up to 5 MB.
  ['/lpp/certificate', 5 * KILOBYTE * KILOBYTE + AROUND_A_FILE],
  ['/3a/account', 5 * KILOBYTE * KILOBYTE + AROUND_A_FILE],
  // LARGEST_FILE of app/dossier/shape/taken-home.ts.
  ['/resume', 800_000 + AROUND_A_FILE],
])

export const mostBytesAt = (path: string): number => FILE_PAGES.get(frenchPathOf(path)) ?? MOST_BYTES

/** A body that can bring no file has the size of a form there too: a million empty fields would take the reader seconds. */
export const mostBytesOf = (path: string, contentType: string | undefined): number =>
  mediaTypeOf(contentType) === FORM_WITH_FILE ? mostBytesAt(path) : MOST_BYTES

export const FORM_WITH_FILE = 'multipart/form-data'
export const mediaTypeOf = (contentType = '') => contentType.split(';', 1)[0]?.trim().toLowerCase()

/** Whether a page takes `multipart/form-data` too. */
export const takesFile = (path: string): boolean => FILE_PAGES.has(frenchPathOf(path))
