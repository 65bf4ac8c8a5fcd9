/** The button of the frame that keeps the data longer and belongs to the page's form: the page comes back as it is typed. */

/** What the session answers; without cookies nothing was kept. */
type Kept = { setCookies: string[] } | 'noMore' | 'gone'

export const keepsOnly = (posted: FormData) => posted.has('keep')

/** Keeps the data longer. @returns what the page's answer says in its head */
export async function keptLonger(session: { keepLonger(): Promise<Kept> }): Promise<ResponseInit> {
  const kept = await session.keepLonger()
  return typeof kept === 'string' ? {} : { headers: settingCookies(kept) }
}

export const settingCookies = ({ setCookies }: { setCookies: string[] }) =>
  new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
