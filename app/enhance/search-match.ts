/** Matches lines of a list with a search, ignoring accents, case, the kind of apostrophe, and the order of words. */

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** Normalises a line: `Zürich` can be found as `zurich` and as `zuerich`. */
export function searchable(text: string): string {
  const spelled = text.toLowerCase().normalize('NFC')
  return `${plain(spelled)} ${plain(spelled.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))}`
}

/** Whether the line contains every word. @param line normalised by `searchable` */
export const matches = (line: string, typed: string) =>
  plain(typed.toLowerCase())
    .split(/\s+/)
    .every((word) => line.includes(word))

/** Combining accents. Not `\p{M}`, which browsers of 2018 do not support. */
const MARKS = /[\u0300-\u036f]/g

const plain = (text: string) =>
  text
    .replace(/[œæß’]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
