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

/** The buttons of our forms that do something else than save what stands in the fields. */
const BUTTONS = [
  ...['intent', 'suggestion', 'none', 'remove', 'show', 'signIn', 'keep', 'lang'],
  ...['askReset', 'reset', 'askResetInfo', 'resetInfo', 'keepInfo'],
]

/**
 * What a form of a signed-in page sent, and whether that page was made for the session that is asking. Of another
 * session's, only the fields are handed on, for them to be shown again: no button of it does anything.
 * @param formToken of the session that is asking
 * @throws {Response} as `postedForm`; 403 for a form without a token
 */
export async function visitorForm(
  request: Request,
  formToken: string | null,
): Promise<{ posted: FormData; isOwn: boolean }> {
  const posted = await postedForm(request)
  const isOwn = isOfSession(posted, formToken)
  if (!isOwn) for (const button of BUTTONS) posted.delete(button)
  return { posted, isOwn }
}

/**
 * For a form in which nothing is typed.
 * @throws {Response} 403 for a form without a token; 303 to a page that says so, for a form of another session
 */
export function requireSameSession(posted: FormData, formToken: string | null, page: string): void {
  if (!isOfSession(posted, formToken)) throw redirect(page, 303)
}

/** @throws {Response} 403 for a form without a token, which is none of our pages' */
function isOfSession(posted: FormData, formToken: string | null): boolean {
  const made = posted.get('formToken')
  if (made === null) throw new Response('Forbidden', { status: 403 })
  return made === formToken
}
