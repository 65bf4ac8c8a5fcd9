/** The cookie that remembers the language in which a visitor reads. */
import { createCookie } from '@remix-run/node'
import { isLanguage, type Language } from './language'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * Set for 365 days by the switch, where `/` detects the language, and by a page in a language other than the cookie's.
 */
export const localeCookie = createCookie('locale', { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })

/** For answers whose address has no language. null: the cookie names none of our languages. */
export async function localeOf({ headers }: Pick<Request, 'headers'>): Promise<Language | null> {
  const chosen: unknown = await localeCookie.parse(headers.get('Cookie'))
  return isLanguage(chosen) ? chosen : null
}

/**
 * The Set-Cookie header that remembers this language; null: the visitor's cookie already says it. `secure`: only over
 * https.
 */
export const rememberLanguage = async (request: Pick<Request, 'headers'>, language: Language, secure: boolean) =>
  (await localeOf(request)) === language ? null : localeCookie.serialize(language, { secure })
