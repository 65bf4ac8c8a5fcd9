/** The light version without scripts, for visitors who chose it and for browsers that save data. */
import { createCookie } from '@remix-run/node'

const YEAR_SECONDS = 365 * 24 * 60 * 60

export const LIGHT_COOKIE = 'light'
const cookie = createCookie(LIGHT_COOKIE, { path: '/', maxAge: YEAR_SECONDS, sameSite: 'lax', httpOnly: true })

/** `chosen`: by the visitor, on this site. `asked`: by the browser, which prevails. */
export async function lightVersion({ headers }: Pick<Request, 'headers'>): Promise<'chosen' | 'asked' | null> {
  if (headers.get('Save-Data')?.trim().toLowerCase() === 'on') return 'asked'
  return (await cookie.parse(headers.get('Cookie'))) === 'on' ? 'chosen' : null
}

/** The Set-Cookie header that remembers the choice for 365 days, or forgets it. `secure`: only over https. */
export const chooseLight = (light: boolean, secure: boolean) =>
  light ? cookie.serialize('on', { secure }) : cookie.serialize('', { maxAge: 0, secure })
