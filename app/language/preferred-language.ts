/** Which language a visitor prefers. */
import { RemixI18Next } from 'remix-i18next/server'
import { acceptedLanguage } from './accepted-language'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './language'
import { localeCookie } from './locale-cookie'

/** `custom` is the browser's language: the library itself stops at the first one named, supported or not. */
const detectorBy = (order: ('cookie' | 'custom')[]) =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: DEFAULT_LANGUAGE,
      cookie: localeCookie,
      order,
      findLocale: async ({ headers }) => acceptedLanguage(headers.get('Accept-Language')),
    },
  })

const atFirst = detectorBy(['cookie', 'custom'])
const later = detectorBy(['cookie'])

/**
 * The language a visitor prefers: by cookie, then by browser, then French. The browser's language counts only on
 * arrival: a visitor without cookies could otherwise never switch away from it.
 * @param origin of our pages
 */
export async function preferredLanguage(request: Request, origin: string) {
  const isFirst = !request.headers.get('Referer')?.startsWith(`${origin}/`)
  return (await (isFirst ? atFirst : later).getLocale(request)) as Language
}
