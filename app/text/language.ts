export const LANGUAGES = ['fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

export const LOCALES: Record<Language, string> = { fr: 'fr-CH', de: 'de-CH' }

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', de: 'Deutsch' }

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/**
 * The language of a page: German under /de, else French. Reads the path as the router does, segment by
 * segment and decoded, so that both always agree: /%64e/avs is German, /DE/avs is no German page.
 */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1] ?? ''
  try {
    return decodeURIComponent(first) === 'de' ? 'de' : 'fr'
  } catch {
    return 'fr'
  }
}

/** The address of a page, given by its French path, in a language: `/avs` -> `/de/avs`. */
export function pathIn(language: Language, frenchPath: string): string {
  if (language === 'fr') return frenchPath
  return frenchPath === '/' ? '/de' : `/de${frenchPath}`
}

/**
 * The French path of a page's address: `/de/avs` -> `/avs`. It begins with exactly one slash, whatever was asked
 * for: `//evil.example` and `/\evil.example` would be the address of another host.
 */
export function frenchPathOf(pathname: string): string {
  const path = languageOfPath(pathname) === 'de' ? pathname.replace(/^\/[^/]+/, '') : pathname
  return path.replace(/^[/\\]*/, '/')
}
