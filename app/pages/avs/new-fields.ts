/**
 * Fields that the page did not have when it was sent, and that what was typed asks for: the rows of the children whose number
 * was typed, and the spouse of who is no longer single. Nothing is wrong with them yet.
 */
import type { SubmissionResult } from '@conform-to/dom'
import { rowsSent } from '~/forms/avs/child-rows'
import type { ReturnedForm } from '~/ui/form/revision'

/** `next`: the first of the new fields, by its name. */
export type ReturnedAvs = ReturnedForm & { next?: string | undefined }

/** The form with what is wrong beside its new fields, and the status of its page. */
export function askingForMore(form: SubmissionResult, posted: FormData): [ReturnedAvs, 200 | 400] {
  const errors = Object.entries(form.error ?? {})
  const asked = errors.flatMap(([field]) => firstOfNew(field, posted) ?? [])
  const wrong = errors.filter(([field]) => firstOfNew(field, posted) === null)
  if (asked.length === 0) return [form, 400]
  const again = { ...form, error: Object.fromEntries(wrong) }
  return wrong.length > 0 ? [again, 400] : [{ ...again, next: asked.includes(COUPLE) ? COUPLE : asked[0] }, 200]
}

/** The first field about the spouse, above the children. */
const COUPLE = 'relationshipStartDate'

/** The first of those that came with it; null: the page had this field. */
function firstOfNew(field: string, posted: FormData): string | null {
  // A text is sent with the page that has it, also where it is empty.
  if (/^(relationship|partner\.)/.test(field)) return posted.has('partner.birthDate') ? null : COUPLE
  const row = /^children\[(\d+)\]/.exec(field)?.[1]
  const first = rowsSent(posted)
  return row !== undefined && Number(row) >= first ? `children[${first}].birthDate` : null
}
