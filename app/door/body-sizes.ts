/** How large the body of a request may be, in bytes, and which pages take a file. Nothing larger is ever read. */
import { frenchPathOf, type Language } from '~/language/language'

/** Our largest form has about 90 short fields. */
export const MOST_BYTES = 64 * 1024

const KILOBYTE = 1024
/** The rest of a request with a file: boundaries, headers, the other fields. */
const AROUND_A_FILE = 64 * KILOBYTE

/** The largest file of a page, as it is told. */
const FIVE_MEGABYTES: Record<Language, string> = { fr: '5 mégaoctets', de: '5 Megabyte' }
const TAKEN_HOME: Record<Language, string> = { fr: '800 kilooctets', de: '800 Kilobyte' }

/** By French path. The page itself says what it takes: of what is a little larger, it can say so in its own words. */
const FILE_PAGES: ReadonlyMap<string, { most: number; told: Record<Language, string> }> = new Map([
  // An extract as a file of up to 5 MB, or the text of one.
  ['/avs/career', { most: 6 * KILOBYTE * KILOBYTE + AROUND_A_FILE, told: FIVE_MEGABYTES }],
  // Papers with figures, of up to 5 MB.
  ['/lpp/certificate', { most: 5 * KILOBYTE * KILOBYTE + AROUND_A_FILE, told: FIVE_MEGABYTES }],
  ['/3a/account', { most: 5 * KILOBYTE * KILOBYTE + AROUND_A_FILE, told: FIVE_MEGABYTES }],
  // LARGEST_FILE of app/dossier/shape/taken-home.ts.
  ['/resume', { most: 800_000 + AROUND_A_FILE, told: TAKEN_HOME }],
])

export const mostBytesAt = (path: string): number => FILE_PAGES.get(frenchPathOf(path))?.most ?? MOST_BYTES

/** null: it takes none. */
export const largestFileAt = (path: string): Record<Language, string> | null =>
  FILE_PAGES.get(frenchPathOf(path))?.told ?? null

/** A body that can bring no file has the size of a form there too: a million empty fields would take the reader seconds. */
export const mostBytesOf = (path: string, contentType: string | undefined): number =>
  mediaTypeOf(contentType) === FORM_WITH_FILE ? mostBytesAt(path) : MOST_BYTES

export const FORM_WITH_FILE = 'multipart/form-data'
export const mediaTypeOf = (contentType = '') => contentType.split(';', 1)[0]?.trim().toLowerCase()

/** Whether a page takes `multipart/form-data` too. */
export const takesFile = (path: string): boolean => FILE_PAGES.has(frenchPathOf(path))
