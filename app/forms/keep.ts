/** The buttons of the frame that belong to the page's form: one keeps the data longer, one changes the language. */

/** What the session answers; without cookies nothing was kept. */
type Kept = { setCookies: string[] } | 'noMore' | 'gone'

/** One of them was pressed: the page comes back as it is typed, and nothing of it is saved. */
export const isOfFrame = (posted: FormData) => posted.has('keep') || posted.has('lang')

/** Keeps the data longer. @returns what the page's answer says in its head */
export async function keptLonger(session: { keepLonger(): Promise<Kept> }): Promise<ResponseInit> {
  const kept = await session.keepLonger()
  return typeof kept === 'string' ? {} : { headers: settingCookies(kept) }
}

export const settingCookies = ({ setCookies }: { setCookies: string[] }) =>
  new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
