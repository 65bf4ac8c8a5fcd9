import { createCookie } from '@remix-run/node'
import { createInstance, type ParseKeys, type TFunction, type TOptions } from 'i18next'
import { RemixI18Next } from 'remix-i18next/server'
import { acceptedLanguage } from './accepted-language'
import { de } from './de'
import { fr } from './fr'
import { LANGUAGES, type Language } from './language'
import { sentencesOf } from './sentences'

export type { TFunction }

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Set by the language switch only, for 365 days. */
export const localeCookie = createCookie('locale', { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })

/** `custom` is the browser's language: the library's own way stops at the first that a browser names, spoken or not. */
const detectorBy = (order: ('cookie' | 'custom')[]) =>
  new RemixI18Next({
    detection: {
      supportedLanguages: [...LANGUAGES],
      fallbackLanguage: 'fr',
      cookie: localeCookie,
      order,
      findLocale: async ({ headers }) => acceptedLanguage(headers.get('Accept-Language')),
    },
  })

const atFirst = detectorBy(['cookie', 'custom'])
const later = detectorBy(['cookie'])

/**
 * The language that a visitor prefers: the cookie, then the browser's language, then French. The browser is asked at
 * first only: who comes from one of our pages has seen our languages, and without cookies could never leave its own.
 * @param origin of our pages
 */
export async function preferredLanguage(request: Request, origin: string) {
  const isFirst = !request.headers.get('Referer')?.startsWith(`${origin}/`)
  return (await (isFirst ? atFirst : later).getLocale(request)) as Language
}

const SENTENCES = { fr, de }

/**
 * One instance and one fixed `t` a language and process: an instance a request costs 0.6 ms and more. It is asked for
 * sentences that a number chooses, and for those that are missing; all others are found by their key alone.
 */
function fixedText(language: Language): TFunction {
  const instance = createInstance()
  instance.init({
    lng: language,
    fallbackLng: false,
    ns: ['text'],
    defaultNS: 'text',
    resources: { fr: { text: fr }, de: { text: de } },
    interpolation: { escapeValue: false },
    initImmediate: false,
    saveMissing: true,
    missingKeyHandler: (_languages, _namespace, key) => {
      throw new Error(`no text: ${key} (${language})`)
    },
  })
  const chosen = instance.getFixedT(language)
  const sentence = sentencesOf(SENTENCES[language])
  return ((key: ParseKeys, given?: TOptions) => sentence(key, given) ?? chosen(key, given ?? {})) as TFunction
}

const TEXTS: Record<Language, TFunction> = { fr: fixedText('fr'), de: fixedText('de') }

/** The sentences of a language. A key without a sentence throws. */
export const textIn = (language: Language) => TEXTS[language]
