/** The buttons of the frame that submit the page's form: one keeps the data longer, one switches the language. */
import type { AppLoadContext } from '@remix-run/node'
import { localeCookie } from '~/language/locale-cookie'
import { FRAME_INTENTS, type IntentOf, type IntentReaders } from './intent'

/** The buttons that a page handles: without a session there is nothing to keep. */
export const frameIntents = (hasSession: boolean): IntentReaders =>
  hasSession ? FRAME_INTENTS : { language: FRAME_INTENTS.language }

/** Keeps the data longer, or remembers the new language, which is that of the address. @returns the cookies to set */
export async function cookiesAfter(
  { kind }: IntentOf<IntentReaders>,
  { session, settings, language }: AppLoadContext,
): Promise<readonly string[]> {
  if (kind === 'language') {
    const secure = settings.origin.startsWith('https:')
    return [await localeCookie.serialize(language, { secure })]
  }
  const kept = await session.keepLonger()
  // Without cookies nothing was extended.
  return typeof kept === 'string' ? [] : kept.setCookies
}

export const settingCookies = (cookies: readonly string[]) =>
  new Headers(cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
