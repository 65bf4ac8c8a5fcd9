import { redirect } from '@remix-run/node'

/** Our largest form, AVS with 15 children, has about 70; each of a list's ticked boxes is one more. */
const MOST_FIELDS = 200
/** Ours have up to 25 signs. A dot in a name leads into an object, so this bounds the depth too. */
const LONGEST_NAME = 64

/**
 * What a form of a page sent.
 * @throws {Response} 400 for a body that is no form, or none of ours; 413 for one with too many fields
 */
export async function postedForm(request: Request): Promise<FormData> {
  const posted = await formDataOf(request)
  const names = [...posted.keys()]
  if (names.length > MOST_FIELDS) throw new Response('Content Too Large', { status: 413 })
  if (names.some((name) => name.length > LONGEST_NAME)) throw new Response('', { status: 400 })
  return posted
}

async function formDataOf(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('', { status: 400 })
  }
}

/**
 * What a form of a signed-in page sent. One that was made for another session is not read any further: the page is
 * shown anew, and says so. One without a token is none of our pages'.
 * @param formToken of the session that is asking
 * @throws {Response} as `postedForm` and `requireSameSession`
 */
export async function visitorForm(request: Request, formToken: string | null): Promise<FormData> {
  const posted = await postedForm(request)
  const page = new URL(request.url)
  // What it says of the press before was done in the other session.
  page.searchParams.delete('done')
  page.searchParams.set('session', 'changed')
  requireSameSession(posted, formToken, `${page.pathname}${page.search}#session`)
  return posted
}

/** @throws {Response} 403 for a form without a token; 303 to a page that says so, for a form of another session */
export function requireSameSession(posted: FormData, formToken: string | null, page: string): void {
  const made = posted.get('formToken')
  if (made === null) throw new Response('Forbidden', { status: 403 })
  if (made !== formToken) throw redirect(page, 303)
}
