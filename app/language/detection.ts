/** Detects the language of an answer with remix-i18next: in the order, and by the ways, that fit its place. */
import { RemixI18Next } from 'remix-i18next/server'
import { acceptedLanguage } from './accepted-language'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language, languageOfPath } from './language'
import { localeCookie } from './locale-cookie'

type Detection = ConstructorParameters<typeof RemixI18Next>[0]['detection']

function detector(places: Pick<Detection, 'order' | 'findLocale'>) {
  const detecting = new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: DEFAULT_LANGUAGE,
      cookie: localeCookie,
      ...places,
    },
  })
  return async (request: Request) => (await detecting.getLocale(request)) as Language
}

/** Of a page its address decides: `/de/avs`. */
export const detectPageLanguage = detector({
  order: ['custom'],
  findLocale: async ({ url }) => languageOfPath(new URL(url).pathname),
})

/**
 * Sign-in and logout stand at addresses of no language: `?language=de` decides, then the cookie. Only a language that is ours
 * comes to the library, which would search whatever stands there with a pattern.
 */
export const detectLanguage = detector({
  order: ['custom', 'cookie'],
  findLocale: async ({ url }) => {
    const asked = new URL(url).searchParams.get('language')
    return isLanguage(asked) ? asked : null
  },
})

/**
 * In which language the home page is read at `/`: by the cookie, then by the browser. The library's own order would end with
 * `header`, but of `de-CH,en;q=0.8,fr;q=0.6` it chooses French, since `de-CH` is not literally `de`.
 */
export const detectHomeLanguage = detector({
  order: ['cookie', 'custom'],
  findLocale: async (request) => (isArrival(request) ? acceptedLanguage(request.headers.get('Accept-Language')) : null),
})

/** Without cookies, a visitor of our pages could otherwise never switch away from the browser's language. */
const isArrival = ({ headers, url }: Request) => !headers.get('Referer')?.startsWith(`${new URL(url).origin}/`)
