/** Words that depend on who is told of: `née`, `Ihres Partners`. They fill gaps of the page's sentences. */
import type { ReactNode } from 'react'
import type { Gender } from '~/dossier/shape/shape'
import type { Language } from '~/language/language'
import { type T, TextProvider, useText } from '~/ui/frame/text'

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

/** French calls every partner `votre partenaire`, and German says `geboren` of everybody. */
const WORDS: Record<Language, (genders: Genders) => Record<string, string>> = {
  fr: ({ person }) => ({ born: BORN[person ?? 'unknown'] }),
  de: ({ partner }) => PARTNERS[partner ?? 'unknown'],
}

export const personWords = (language: Language, genders: Genders): Record<string, string> => WORDS[language](genders)

/** Fills these gaps in every sentence of a page's part. */
export const withWords = (t: T, words: Record<string, string>): T =>
  ((key: string, values?: object) => t(key as never, { ...words, ...values } as never)) as unknown as T

export function PersonWords({ genders, children }: { genders: Genders; children: ReactNode }) {
  const { to: _, ...text } = useText()
  const t = withWords(text.t, personWords(text.language, genders))
  return (
    <TextProvider {...text} t={t}>
      {children}
    </TextProvider>
  )
}
