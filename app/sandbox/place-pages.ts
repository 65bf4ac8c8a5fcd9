/** What the pages that the product links to have in common: their language, the other one, and the way back. */
import type { Request } from 'express'
import { type Html, html } from './html'
import { IDENTITY_TEXT } from './identity/text'
import { LANGUAGE_NAMES, LANGUAGES, type Language, LOCALES, languageAt, languageOf, PRODUCT_HOMES } from './language'

/** The language of the address, else that of the product page that led here, else the browser's preference. */
export const languageHere = (request: Request): Language =>
  languageOf(request.query.lang ?? languageLeft(request.get('referer')), (languages) =>
    request.acceptsLanguages(languages),
  )

/** Browsers report this within one origin only, so not if the sandbox has a port of its own. */
function languageLeft(referer: string | undefined): Language | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  return languageAt(new URL(referer).pathname)
}

/** To the same page in each other language. */
export const otherLanguage = (language: Language, query = ''): Html[] =>
  LANGUAGES.filter((other) => other !== language).map((other) => {
    const locale = LOCALES[other]
    return html`<p><a href="?${query}lang=${other}" lang="${locale}" hreflang="${locale}">${LANGUAGE_NAMES[other]}</a></p>`
  })

export const wayBack = (language: Language, publicOrigin: string): Html =>
  html`<p><a href="${backAddress(language, publicOrigin)}">${IDENTITY_TEXT[language].back}</a></p>`

/** The product's home page. */
export const backAddress = (language: Language, publicOrigin: string) => publicOrigin + PRODUCT_HOMES[language]
