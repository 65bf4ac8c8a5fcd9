/**
 * The answer to a form, as a visitor sees it: the answer itself is a redirect to its page, which shows the answer once.
 */
import { LANGUAGES, TEXT } from './words'

/** Whether a redirect leads back to an unfinished form. */
export const isFormAgain = (location: string | null | undefined) => /[?&]again=[\w-]+/.test(location ?? '')

/** The path and query of a page, whichever form it shows again. */
export function addressOf({ href }: URL): string {
  const { pathname, searchParams: query } = new URL(href)
  query.delete('again')
  return pathname + (query.size > 0 ? `?${query}` : '')
}

/** 409: something was saved meanwhile, or somebody else signed in; 400: it is refused; 200: it asks for more. */
export function toldOn(html: string): 200 | 400 | 409 {
  if (html.includes('id="meanwhile"')) return 409
  const [, title = ''] = /<title>([^<]*)/.exec(html) ?? []
  // Browsers encode the blank this way.
  const named = title.replaceAll('&nbsp;', '\u00a0')
  return LANGUAGES.some((language) => named.startsWith(TEXT[language].frame.errorPrefix)) ? 400 : 200
}
