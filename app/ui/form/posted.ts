import { withShortTexts } from './lengths'
import { checkedMultipart } from './multipart'

/** Our largest form, AVS with 15 children and 10 periods abroad, has about 90 fields; each ticked box of a list adds one. */
const MOST_FIELDS = 200
/** Our names have up to 25 characters. Dots nest objects, so this limits the depth too. */
const LONGEST_NAME = 64

/**
 * Reads a posted form; each text is cut to one character above its limit (lengths.ts).
 * @param most fields, if a page has more than the others
 * @throws {Response} 400 for a body that is not one of our forms; 413 for too many fields
 */
export async function postedForm(request: Request, most = MOST_FIELDS): Promise<FormData> {
  const posted = await formDataOf(request, most)
  const names = [...posted.keys()]
  if (names.length > most) throw new Response('Content Too Large', { status: 413 })
  if (names.some((name) => name.length > LONGEST_NAME)) throw new Response('', { status: 400 })
  return withShortTexts(posted)
}

async function formDataOf(request: Request, most: number): Promise<FormData> {
  const checked = await withFewParts(request, most)
  if (typeof checked === 'number') throw new Response('', { status: checked })
  return checked.formData().catch(() => {
    throw new Response('', { status: 400 })
  })
}

/** The parts of a form with a file are counted first; one without has at most 64 kB (the door). */
async function withFewParts(request: Request, most: number): Promise<Pick<Request, 'formData'> | 400 | 413> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^multipart/i.test(contentType)) return request
  const body = await request.arrayBuffer().catch(() => null)
  if (body === null) return 400
  const checked = checkedMultipart(Buffer.from(body), contentType, most)
  return typeof checked === 'number' ? checked : new Response(body, { headers: { 'content-type': checked.type } })
}

/**
 * Whether a form was made for the current session.
 * @param formToken that of the current session
 * @throws {Response} 403 for a form without a token, which cannot come from our pages
 */
export function isOfSession(posted: FormData, formToken: string | null): boolean {
  const made = posted.get('formToken')
  if (made === null) throw new Response('Forbidden', { status: 403 })
  return made === formToken
}
