/** The language and sentences of the page, for every component: `const { t } = useText()`. */
import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import type { GlossaryTerm } from '~/language/glossary'
import { linksFrom } from '~/language/guided-path'
import { type Language, pathIn } from '~/language/language'

/**
 * `at`: path and query, or full address, of this page. `isAnswer`: whether it answers a submitted form. `isError`: whether it
 * shows an error, and nothing of what was requested. `isPart`: whether it comes without its frame (page-part.ts).
 */
export type PageText = {
  language: Language
  t: TFunction
  status: number
  at?: string
  isAnswer?: boolean
  isError?: boolean
  isPart?: boolean
}

/** Turns a key into a sentence in the language of the page. */
export type T = TFunction

/** `linked`: the terms already explained by an earlier sentence; it grows while the page is rendered, once and in order. */
type TextTools = PageText & { to: (frenchPath: string) => string; linked: Set<GlossaryTerm> }

const TextContext = createContext<TextTools | null>(null)

/** Creates the context value, once per page. Around a part of a page, it changes the sentences of that part. */
export function TextProvider({ children, ...text }: PageText & { children: ReactNode }) {
  const { language, at = '/' } = text
  const linked = useContext(TextContext)?.linked ?? new Set()
  const onItsWay = linksFrom(at)
  const to = (frenchPath: string) => pathIn(language, onItsWay(frenchPath))
  return <TextContext.Provider value={{ ...text, to, linked }}>{children}</TextContext.Provider>
}

/**
 * `to` turns a French path into the address in the language of the page and, on the guided path, into the same page
 * there. `status`: the HTTP status of the page.
 */
export function useText(): TextTools {
  const text = useContext(TextContext)
  if (!text) throw new Error('useText outside of TextProvider')
  return text
}
