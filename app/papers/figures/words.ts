/** Words of papers as they are compared: without accents, signs and capitals. */

/** `L'avoir de vieillesse (LPP)` -> `l`, `avoir`, `de`, `vieillesse`, `lpp`. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** One word of a phrase; `isOpen`: any word that begins so. */
type Stem = { text: string; isOpen: boolean }

const stemsOf = (phrase: string): Stem[] =>
  phrase.split(/[ '’/-]/).flatMap((one) => wordsOf(one).map((text) => ({ text, isOpen: one.endsWith('*') })))

const fits = (word: string | undefined, { text, isOpen }: Stem) =>
  word !== undefined && (isOpen ? word.startsWith(text) : word === text)

/** Where a phrase stands: the index of its first word, and of the first word after it. */
export type Match<Key> = { key: Key; from: number; to: number }

/** Long enough to part the phrases, short enough for the shortest stem. */
const KEY_SIGNS = 2
const keyOf = (word: string) => word.slice(0, KEY_SIGNS)

/**
 * Finds phrases in words. Phrases are written as on paper; `*` ends a word of which only the beginning counts. All
 * matches, in the order of the text; at one place the longest first.
 */
export function phraseFinder<Key>(phrases: readonly (readonly [key: Key, phrase: string])[]) {
  const byStart = new Map<string, { key: Key; stems: Stem[] }[]>()
  for (const [key, phrase] of phrases) {
    const stems = stemsOf(phrase)
    const start = keyOf(stems[0]?.text ?? '')
    byStart.set(start, [...(byStart.get(start) ?? []), { key, stems }])
  }
  for (const [start, list] of byStart)
    byStart.set(
      start,
      list.toSorted((one, other) => other.stems.length - one.stems.length),
    )
  return (words: readonly string[]): Match<Key>[] =>
    words.flatMap((word, from) =>
      (byStart.get(keyOf(word)) ?? [])
        .filter(({ stems }) => stems.every((stem, index) => fits(words[from + index], stem)))
        .map(({ key, stems }) => ({ key, from, to: from + stems.length })),
    )
}

/** Pairs for `phraseFinder` from a table of phrases by key. */
export const phrasesIn = <Key extends string>(table: Readonly<Record<Key, readonly string[]>>) =>
  (Object.entries(table) as [Key, readonly string[]][]).flatMap(([key, phrases]) =>
    phrases.map((phrase) => [key, phrase] as const),
  )
