/** The buttons of the frame that submit the page's form: one keeps the data longer, one switches the language. */

/** The answer of the session; without cookies nothing was extended. */
type KeepResult = { setCookies: string[] } | 'noMore' | 'gone'

/** Whether one of them was pressed. The page then returns with its entries, and saves nothing. */
export const isOfFrame = (posted: FormData) => posted.has('keep') || posted.has('lang')

/** Keeps the data longer. @returns the response headers */
export async function keepLonger(session: { keepLonger(): Promise<KeepResult> }): Promise<ResponseInit> {
  const kept = await session.keepLonger()
  return typeof kept === 'string' ? {} : { headers: settingCookies(kept) }
}

export const settingCookies = ({ setCookies }: { setCookies: string[] }) =>
  new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
