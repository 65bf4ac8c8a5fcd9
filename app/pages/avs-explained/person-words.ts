/** Words that depend on the person described: `née`, `Ihres Partners`. They fill gaps in the page's sentences. */
import type { Gender } from '~/dossier/shape/info'
import type { Language } from '~/language/language'
import type { T } from '~/ui/frame/text'

/** null: not known. */
export type Genders = { person: Gender | null; partner: Gender | null }

const PARTNERS = {
  FEMALE: {
    partner: 'Ihre Partnerin',
    partnerGenitive: 'Ihrer Partnerin',
    partnerAccusative: 'Ihre Partnerin',
  },
  MALE: {
    partner: 'Ihr Partner',
    partnerGenitive: 'Ihres Partners',
    partnerAccusative: 'Ihren Partner',
  },
  unknown: {
    partner: 'Ihre Partnerin oder Ihr Partner',
    partnerGenitive: 'Ihrer Partnerin oder Ihres Partners',
    partnerAccusative: 'Ihre Partnerin oder Ihren Partner',
  },
} as const

const BORN = { FEMALE: 'née', MALE: 'né', unknown: 'né(e)' } as const

/** French says `votre partenaire` for every partner, and German says `geboren` for everybody. */
const WORDS: Record<Language, (genders: Genders) => Record<string, string>> = {
  fr: ({ person }) => ({ born: BORN[person ?? 'unknown'] }),
  de: ({ partner }) => PARTNERS[partner ?? 'unknown'],
}

export const personWords = (language: Language, genders: Genders): Record<string, string> => WORDS[language](genders)

/** Fills these gaps in every sentence of a part of the page. */
export const withWords = (t: T, words: Record<string, string>): T =>
  ((key: string, values?: object) => t(key as never, { ...words, ...values } as never)) as unknown as T
