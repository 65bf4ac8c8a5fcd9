/** The cookie that remembers the language a visitor chose. */
import { createCookie } from '@remix-run/node'
import { isLanguage, type Language } from './language'

const YEAR_SECONDS = 365 * 24 * 60 * 60

/** Set by the language switch only, for 365 days. */
export const localeCookie = createCookie('locale', { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })

/** For answers whose address has no language. null: no language of ours was chosen. */
export async function localeOf({ headers }: Pick<Request, 'headers'>): Promise<Language | null> {
  const chosen: unknown = await localeCookie.parse(headers.get('Cookie'))
  return isLanguage(chosen) ? chosen : null
}
