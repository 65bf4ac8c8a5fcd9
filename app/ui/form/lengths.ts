/**
 * The length limit of a posted text, by the name of its field: defined only here, for every form. No reader or pattern ever
 * sees a longer text. The kinds of entries have lower limits still (values/piece.ts).
 */
import { LARGEST_FILE } from '~/dossier/shape/taken-home'
import type { ProblemKey } from './problem-keys'

/** Characters. A name has up to 60, an id 64; the rest is room for something pasted by mistake, which is shown again. */
const LONGEST_TEXT = 200

const LONGER: Readonly<Record<string, { longest: number; problem?: ProblemKey }>> = {
  // The limit of the reader of extracts (app/papers/extract/read-extract.ts).
  extract: { longest: 256 * 1024, problem: 'extractTooLong' },
  // What our own pages wrote and get back: a file that was read, a simulation with its capital (an amount with that name
  // has the limit of amounts), and the address of a page.
  content: { longest: LARGEST_FILE },
  simulation: { longest: 8_000 },
  capital: { longest: 2_000 },
  from: { longest: 8_000 },
  // A pasted table of ages (app/forms/certificate-ages.ts).
  agesText: { longest: 4_000 },
}

const limitOf = (name: string) => (Object.hasOwn(LONGER, name) ? LONGER[name] : undefined)
const longestOf = (name: string) => limitOf(name)?.longest ?? LONGEST_TEXT

/** null: the text is short enough. */
export const tooLongAs = (name: string, text: string): ProblemKey | null =>
  text.length > longestOf(name) ? (limitOf(name)?.problem ?? 'tooLong') : null

/** The fields of a form, each text cut to one character above its limit: enough to refuse it, and to show it again. */
export function withShortTexts(posted: FormData): FormData {
  const short = new FormData()
  for (const [name, value] of posted)
    short.append(name, typeof value === 'string' ? value.slice(0, longestOf(name) + 1) : value)
  return short
}
