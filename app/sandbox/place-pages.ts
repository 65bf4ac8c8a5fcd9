/** What the pages have in common to which the product's links lead: their language, the other one, and the way back. */
import type { Request } from 'express'
import { type Html, html, type Language } from './html'
import { IDENTITY_TEXT, languageOf } from './identity-text'

/** What the address asks for, else the language of the product's page that led here, else what the browser prefers. */
export const languageHere = (request: Request): Language =>
  languageOf(request.query.lang ?? languageLeft(request.get('referer')), (languages) =>
    request.acceptsLanguages(languages),
  )

/** Browsers tell within one origin only: not where the sandbox has a port of its own. */
function languageLeft(referer: string | undefined): Language | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  return /^\/de(\/|$)/.test(new URL(referer).pathname) ? 'de' : 'fr'
}

const OTHER = { fr: { language: 'de', name: 'Deutsch' }, de: { language: 'fr', name: 'Français' } } as const

/** To the same page in the other language. */
export const otherLanguage = (language: Language, query = ''): Html => {
  const { language: other, name } = OTHER[language]
  return html`<p><a href="?${query}lang=${other}" lang="${other}-CH" hreflang="${other}-CH">${name}</a></p>`
}

export const wayBack = (language: Language, publicOrigin: string): Html =>
  html`<p><a href="${backAddress(language, publicOrigin)}">${IDENTITY_TEXT[language].back}</a></p>`

/** The product's home page. */
export const backAddress = (language: Language, publicOrigin: string) =>
  publicOrigin + (language === 'de' ? '/de' : '/')
