/** The style sheets in the head of the page: links to files that browsers cache for good, or inline. */
import type { LinksFunction } from '@remix-run/node'
import { Links } from '@remix-run/react'
import { createContext, Fragment, useContext } from 'react'

/** The `links` of a route: what its page needs besides the sheet of every page, and after it. @param addresses of the files */
export const ownSheets =
  (...addresses: string[]): LinksFunction =>
  () =>
    addresses.map((href) => ({ rel: 'stylesheet', href }))

/** The addresses of the sheets that `links` name, in their order. */
export const sheetsIn = (links: ReturnType<LinksFunction>): string[] =>
  links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []))

type InlineSheet = { address: string; text: string }

/** The texts for browsers without the cached files, so that the page shows without a second request. null: the links. */
export const InlineStyle = createContext<readonly InlineSheet[] | null>(null)

export function PageStyle() {
  const sheets = useContext(InlineStyle)
  if (!sheets) return <Links />
  return (
    <Fragment>
      {sheets.map(({ address, text }) => (
        // A form shown in a dialog loads the sheets that its page has and this one has not (app/enhance/form-dialog.ts).
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of our own build; the policy knows it by its hash.
        <style key={address} data-address={address} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </Fragment>
  )
}
