/** The page's language and its sentences, for every component: `const { t } = useText()`. */
import type { TFunction } from 'i18next'
import { createContext, type ReactNode, useContext } from 'react'
import { onWay } from '~/text/guided-path'
import { type Language, pathIn } from '~/text/language'

/** `at`: path with query, or whole address, of the page shown. `isAnswer`: to a form that was sent, which comes back. */
export type PageText = { language: Language; t: TFunction; status: number; at?: string; isAnswer?: boolean }

/** What turns a key into a sentence of the page's language. */
export type T = TFunction

type Told = PageText & { to: (frenchPath: string) => string }

const TextContext = createContext<Told | null>(null)

/** A page is rendered once: what is told to its hundred components is made once. */
export function TextProvider({ children, ...text }: PageText & { children: ReactNode }) {
  const { language, at = '/' } = text
  const to = (frenchPath: string) => pathIn(language, onWay(frenchPath, at))
  return <TextContext.Provider value={{ ...text, to }}>{children}</TextContext.Provider>
}

/**
 * `to` gives the address, in the page's language, of the page with this French path; from a page of the guided path,
 * of the same page there. `status` is the page's HTTP status.
 */
export function useText(): Told {
  const text = useContext(TextContext)
  if (!text) throw new Error('useText outside of TextProvider')
  return text
}
