/** The style sheet in the head of the page: a link to a file that browsers cache for good, or inline. */
import { Links } from '@remix-run/react'
import { createContext, useContext } from 'react'

/** The inline text for browsers without the cached file, so that the page shows without a second request. null: the link. */
export const InlineStyle = createContext<string | null>(null)

export function PageStyle() {
  const text = useContext(InlineStyle)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build; the policy knows it by its hash.
  return text === null ? <Links /> : <style dangerouslySetInnerHTML={{ __html: text }} />
}
