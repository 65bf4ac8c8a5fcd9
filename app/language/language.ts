/**
 * The languages of the product, in one list. Whatever differs by language is a `Record<Language, ...>`: when a language
 * is added, the compiler names every place where something is missing.
 */
export const LANGUAGES = ['fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** Its pages have plain paths; those of every other language are under its name: `/avs`, `/de/avs`. */
export const DEFAULT_LANGUAGE: Language = LANGUAGES[0]

export const LOCALES: Record<Language, string> = { fr: 'fr-CH', de: 'de-CH' }

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', de: 'Deutsch' }

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** The languages one can switch to. */
export const otherLanguages = (language: Language) => LANGUAGES.filter((other) => other !== language)

/**
 * The language of a page: German under /de, otherwise French. It reads the path as the router does, segment by segment
 * and decoded, so that both always agree: /%64e/avs is German, /DE/avs is no German page.
 */
export function languageOfPath(pathname: string): Language {
  const first = decoded(pathname.split('/')[1] ?? '')
  return isLanguage(first) && first !== DEFAULT_LANGUAGE ? first : DEFAULT_LANGUAGE
}

/** null: malformed, as no browser sends it. */
function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** The address of a page, given by its French path, in a language: `/avs` -> `/de/avs`. */
export function pathIn(language: Language, frenchPath: string): string {
  if (language === DEFAULT_LANGUAGE) return frenchPath
  return frenchPath === '/' ? `/${language}` : `/${language}${frenchPath}`
}

/**
 * The French path of a page's address: `/de/avs` -> `/avs`. It begins with exactly one slash, whatever was requested:
 * `//evil.example` and `/\evil.example` would be the address of another host.
 */
export function frenchPathOf(pathname: string): string {
  const path = languageOfPath(pathname) === DEFAULT_LANGUAGE ? pathname : pathname.replace(/^\/[^/]+/, '')
  return path.replace(/^[/\\]*/, '/')
}
