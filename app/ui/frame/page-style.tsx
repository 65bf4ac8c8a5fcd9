/** The style sheets in the head of the page: links to files that browsers cache for good, or inline. */
import { Links } from '@remix-run/react'
import { createContext, useContext } from 'react'
import { useOwnSheet } from './operator'

type InlineSheet = { address: string; text: string }

/**
 * The sheets' texts for browsers that have not cached the files, so that the page shows without a second request. null: links.
 */
export const InlineSheets = createContext<readonly InlineSheet[] | null>(null)

export function PageStyle() {
  const sheets = useContext(InlineSheets)
  const ownSheet = useOwnSheet()
  if (!sheets)
    return (
      <>
        <Links />
        {ownSheet && <link rel="stylesheet" href={ownSheet} />}
      </>
    )
  // The address tells a form in a dialog which sheets of its page are already loaded (app/enhance/form-dialog.ts).
  return sheets.map(({ address, text }) => (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build; the policy knows it by its hash.
    <style key={address} data-address={address} dangerouslySetInnerHTML={{ __html: text }} />
  ))
}
