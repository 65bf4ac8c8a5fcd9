/** The style of the page, in its head: a file that browsers keep for good, or its text. */
import { Links } from '@remix-run/react'
import { createContext, useContext } from 'react'

/** The text, for who has no file yet: they see the page without waiting for another answer. null: the link. */
export const InlineStyle = createContext<string | null>(null)

export function PageStyle() {
  const text = useContext(InlineStyle)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build; the policy knows it by its hash.
  return text === null ? <Links /> : <style dangerouslySetInnerHTML={{ __html: text }} />
}
