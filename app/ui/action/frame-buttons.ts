/** The buttons of the frame that submit the page's form: one keeps the data longer, one switches the language. */
import type { AppLoadContext } from '@remix-run/node'
import { localeCookie } from '~/language/locale-cookie'
import { alone, asCarried, type IntentOf, type IntentReaders } from './intent'

export const KEEP_LONGER = { keepLonger: alone } as const satisfies IntentReaders
const SWITCH_LANGUAGE = { language: asCarried } as const satisfies IntentReaders

/** Those of a page: without a session there is nothing to keep. */
export const frameIntents = (hasSession: boolean): IntentReaders =>
  hasSession ? { ...KEEP_LONGER, ...SWITCH_LANGUAGE } : SWITCH_LANGUAGE

/** Keeps the data longer, or remembers the new language, which is that of the address. @returns the cookies to set */
export async function cookiesAfter(
  { kind }: IntentOf<IntentReaders>,
  { session, settings, language }: AppLoadContext,
): Promise<readonly string[]> {
  if (kind in SWITCH_LANGUAGE) {
    const secure = settings.origin.startsWith('https:')
    return [await localeCookie.serialize(language, { secure })]
  }
  const kept = await session.keepLonger()
  // Without cookies nothing was extended.
  return typeof kept === 'string' ? [] : kept.setCookies
}

export const settingCookies = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
