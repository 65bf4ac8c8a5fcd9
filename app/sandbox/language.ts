/** The languages of the sandbox's pages: those of the people who come from the product, and its own list. */

export const LANGUAGES = ['fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** For people who ask for none of them. */
export const DEFAULT_LANGUAGE: Language = 'fr'

export const LOCALES: Record<Language, string> = { fr: 'fr-CH', de: 'de-CH' }

/** Each in its own language. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', de: 'Deutsch' }

/** The product's home page. */
export const PRODUCT_HOMES: Record<Language, string> = { fr: '/', de: '/de' }

const isLanguage = (text: unknown): text is Language => LANGUAGES.some((language) => language === text)

/** The first supported one of `ui_locales` (`de-CH fr`), otherwise the browser's preference, otherwise French. */
export function languageOf(uiLocales: unknown, accepts: (languages: Language[]) => unknown): Language {
  const asked = String(uiLocales ?? '')
    .toLowerCase()
    .split(/[\s-]+/)
    .find(isLanguage)
  const accepted = asked ?? accepts([...LANGUAGES])
  return isLanguage(accepted) ? accepted : DEFAULT_LANGUAGE
}

/** The language of a page of the product, by its path. */
export function languageAt(productPath: string): Language {
  const first = productPath.split('/')[1]
  return LANGUAGES.find((language) => PRODUCT_HOMES[language] === `/${first}`) ?? DEFAULT_LANGUAGE
}
