/** Finds the terms of the glossary in a sentence. */
import { EVERYDAY, type GlossaryTerm, TERMS } from './glossary'
import type { Language } from './language'

/** `at`: where `word` begins in the sentence. */
export type FoundTerm = { term: GlossaryTerm; word: string; at: number }

/** The endings of a word in other numbers and cases, longer ones first. */
const ENDINGS: Record<Language, string> = { fr: 's|x', de: 'es|er|en|em|e|n|s' }

/**
 * @param nameOf the name of a term as the glossary writes it, with its other spellings in brackets or after a comma:
 * `Compte individuel (CI)`, `Rente complète, rente partielle`
 * @returns what finds every occurrence of a term, in order; of two that begin at the same place the longer one
 */
export function termFinder(language: Language, nameOf: (term: GlossaryTerm) => string) {
  const spellings = spellingsIn(nameOf)
  const anyTerm = termPattern(language, nameOf)
  return (sentence: string): FoundTerm[] =>
    [...sentence.matchAll(anyTerm)].flatMap(({ index, 0: word, ...groups }) => {
      const found = spellings.find((_, spelling) => groups[spelling + 1] !== undefined)
      return found ? [{ term: found.term, word, at: index }] : []
    })
}

/** Every spelling in a separate group. The only computed pattern: tests/patterns/computed-patterns.ts judges it. */
export function termPattern(language: Language, nameOf: (term: GlossaryTerm) => string): RegExp {
  const patterns = spellingsIn(nameOf).map(({ spelling }) => `(${patternOf(spelling, language)})`)
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${patterns.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
}

const spellingsIn = (nameOf: (term: GlossaryTerm) => string) =>
  TERMS.filter((term) => !EVERYDAY.includes(term))
    .flatMap((term) => spellingsOf(nameOf(term)).map((spelling) => ({ term, spelling })))
    .sort((a, b) => b.spelling.length - a.spelling.length)

const spellingsOf = (name: string) => name.split(/[(),]/).flatMap((spelling) => spelling.trim() || [])

const patternOf = (spelling: string, language: Language) =>
  spelling
    .split(/[ \u00a0]/)
    .map((word, index) => wordPattern(word, language, index === 0))
    .join('[ \u00a0]')

/**
 * An abbreviation or a number stands as it is; any other word in any number or case, the first one capitalised or not.
 */
function wordPattern(word: string, language: Language, isFirst: boolean): string {
  if (/\p{N}|\p{Lu}{2}/u.test(word)) return escaped(word)
  const ending = ENDINGS[language].split('|').find((one) => word.endsWith(one)) ?? ''
  const [first = '', ...letters] = word.slice(0, word.length - ending.length)
  const begin = isFirst ? `[${first.toUpperCase()}${first.toLowerCase()}]` : first
  // A soft hyphen marks where a long word may break.
  return `${[begin, ...letters].join('\u00ad?')}(?:${ENDINGS[language]})?`
}

const escaped = (text: string) => text.replace(/[.*+?^${}|\\]/g, '\\$&')
