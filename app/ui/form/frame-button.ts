/** The response headers after a button of the frame was pressed. */
import type { AppLoadContext } from '@remix-run/node'
import { localeCookie } from '~/language/locale-cookie'
import { keepLonger } from './keep'

/** Keeps the data longer, or remembers the new language, which is that of the address. */
export async function doneForFrame(posted: FormData, context: AppLoadContext): Promise<ResponseInit> {
  if (!posted.has('lang')) return keepLonger(context.session)
  const secure = context.settings.origin.startsWith('https:')
  return { headers: { 'Set-Cookie': await localeCookie.serialize(context.language, { secure }) } }
}
