import { redirect } from '@remix-run/node'

/**
 * What a form of a page sent.
 * @throws {Response} 400 for a body that is no form
 */
export async function postedForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('', { status: 400 })
  }
}

/**
 * What a form of a signed-in page sent. One that was made for another session is not read any further: the page is
 * shown anew, and says so.
 * @param formToken of the session that is asking
 * @throws {Response} 400 for a body that is no form, 303 for a form of another session
 */
export async function visitorForm(request: Request, formToken: string | null): Promise<FormData> {
  const posted = await postedForm(request)
  const page = new URL(request.url)
  page.searchParams.set('session', 'changed')
  requireSameSession(posted, formToken, `${page.pathname}${page.search}#session`)
  return posted
}

/** @throws {Response} 303 to a page that says so, for a form of another session */
export function requireSameSession(posted: FormData, formToken: string | null, page: string): void {
  const made = posted.get('formToken')
  if (made !== null && made !== formToken) throw redirect(page, 303)
}
