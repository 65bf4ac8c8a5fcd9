/** What a page's answer says in its head once a button of the frame was pressed. */
import { keptLonger } from '~/forms/keep'
import type { LoadContext } from '~/load-context'
import { localeCookie } from '~/text/i18n.server'

/** Keeps the data longer, or remembers the language that was switched to: that of the address. */
export async function doneForFrame(posted: FormData, context: LoadContext): Promise<ResponseInit> {
  if (!posted.has('lang')) return keptLonger(context.session)
  const secure = context.settings.origin.startsWith('https:')
  return { headers: { 'Set-Cookie': await localeCookie.serialize(context.language, { secure }) } }
}
