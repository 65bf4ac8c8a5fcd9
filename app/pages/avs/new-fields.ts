/**
 * Fields that a page did not have yet and that its entries call for: rows for the number of children, or the spouse of somebody
 * who is no longer single. They are empty, but nothing is wrong with them yet.
 */
import type { SubmissionResult } from '@conform-to/dom'
import { rowsSent } from '~/forms/avs/child-rows'
import type { ReturnedForm } from '~/ui/form/revision'

/** `next`: the name of the first new field. */
export type ReturnedAvs = ReturnedForm & { next?: string | undefined }

/** The form with its problems but without those of new fields, and the status of its page. */
export function askingForMore(form: SubmissionResult, posted: FormData): [ReturnedAvs, 200 | 400] {
  const errors = Object.entries(form.error ?? {})
  const asked = errors.flatMap(([field]) => firstOfNew(field, posted) ?? [])
  const wrong = errors.filter(([field]) => firstOfNew(field, posted) === null)
  if (asked.length === 0) return [form, 400]
  const again = { ...form, error: Object.fromEntries(wrong) }
  return wrong.length > 0 ? [again, 400] : [{ ...again, next: asked.includes(COUPLE) ? COUPLE : asked[0] }, 200]
}

/** The first field about the spouse, which comes before the children. */
const COUPLE = 'relationshipStartDate'

/** The first of the fields that are new together with this one; null: the page had this field. */
function firstOfNew(field: string, posted: FormData): string | null {
  // A page posts each of its text fields, even if empty.
  if (/^(relationship|partner\.)/.test(field)) return posted.has('partner.birthDate') ? null : COUPLE
  const row = /^children\[(\d+)\]/.exec(field)?.[1]
  const first = rowsSent(posted)
  return row !== undefined && Number(row) >= first ? `children[${first}].birthDate` : null
}
