/** Words that the reading level ignores: the terms of the glossary, and the names of funds, providers and people. */
import type { Language } from '~/language/language'
import { ENTITIES, FUNDS } from '~/sandbox/parties'
import { SESSION_SECONDS } from '~/shell/settings'
import { catalogueFor } from '~/shell/texts'
import { PEOPLE } from '../support/visit/people'

const lettersIn = (text: string) => text.match(/\p{L}+/gu) ?? []

const NAMES = [
  ...FUNDS.flatMap(({ nameFr, nameDe }) => [nameFr, nameDe]),
  ...ENTITIES.map(({ name }) => name),
  ...PEOPLE.flatMap(({ firstName, lastName }) => [firstName, lastName]),
].flatMap(lettersIn)

/** The endings of a word in other cases or numbers. */
const ENDINGS = { fr: ['', 's', 'x', 'es'], de: ['', 'e', 'n', 'en', 's', 'es', 'er', 'em'] }

/** Whether a word is exempt, in whatever number or case it stands. `terms`: names of terms, without what brackets explain. */
export function exemptIn(language: Language, terms = termsIn(language)): (word: string) => boolean {
  const words = [...terms.flatMap((term) => lettersIn(term.replace(/\(.*?\)/g, ''))), ...NAMES]
  const known = new Set(words.flatMap((word) => ENDINGS[language].map((ending) => (word + ending).toLowerCase())))
  return (word) => known.has(word.toLowerCase())
}

const termsIn = (language: Language) =>
  Object.values(catalogueFor(SESSION_SECONDS, language).glossary.terms).map(({ name }) => name)
