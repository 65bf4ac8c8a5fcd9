/** The light version: pages without scripts, for whoever chose it, and for browsers that are to save data. */
import { createCookie, redirect } from '@remix-run/node'
import { ownPath } from '~/door/paths'

const YEAR_SECONDS = 365 * 24 * 60 * 60

export const LIGHT_COOKIE = 'light'
const cookie = createCookie(LIGHT_COOKIE, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })

/** `chosen` by a link of ours; `asked` by the browser, whatever was chosen here. */
export async function lightVersion({ headers }: Pick<Request, 'headers'>): Promise<'chosen' | 'asked' | null> {
  if (headers.get('Save-Data')?.trim().toLowerCase() === 'on') return 'asked'
  return (await cookie.parse(headers.get('Cookie'))) === 'on' ? 'chosen' : null
}

/** `?light=1` sets the cookie for 365 days, `?light=0` takes it away; both lead to the clean address of the same page. */
export async function followLightSwitch(url: URL) {
  const light = url.searchParams.get('light')
  if (light !== '1' && light !== '0') return
  url.searchParams.delete('light')
  const switched = light === '1' ? cookie.serialize('on') : cookie.serialize('', { maxAge: 0 })
  throw redirect(ownPath(url.pathname + url.search) ?? '/', {
    status: 303,
    headers: { 'Set-Cookie': await switched },
  })
}
