/** Which lines of a list answer to what somebody types: accents, case and apostrophes do not matter, nor does order. */

const LIGATURES: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', '’': "'" }
const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' }

/** `Zürich` is found as `zurich` and as `zuerich`. */
export function searchable(text: string): string {
  const spelled = text.toLowerCase().normalize('NFC')
  return `${plain(spelled)} ${plain(spelled.replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter))}`
}

/** Every word typed stands somewhere in the line. @param line as `searchable` made it */
export const matches = (line: string, typed: string) =>
  plain(typed.toLowerCase())
    .split(/\s+/)
    .every((word) => line.includes(word))

/** The marks that letters of our languages leave when they are taken apart; `\p{M}` is younger than browsers of 2018. */
const MARKS = /[\u0300-\u036f]/g

const plain = (text: string) =>
  text
    .replace(/[œæß’]/g, (letter) => LIGATURES[letter] ?? letter)
    .normalize('NFD')
    .replace(MARKS, '')
