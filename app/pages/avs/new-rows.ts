/** Rows of children that come since their number was typed: they are asked for, and nothing is wrong with them yet. */
import type { SubmissionResult } from '@conform-to/dom'
import type { ReturnedForm } from '~/ui/form/revision'

/** `newRow`: the first row that the visitor has not seen before. */
export type ReturnedAvs = ReturnedForm & { newRow?: number | undefined }

/** The form with what is wrong beside the new rows, and the status of its page. */
export function withNewRows(form: SubmissionResult, newRow: number | undefined): [ReturnedAvs, 200 | 400] {
  const errors = Object.entries(form.error ?? {}).filter(([field]) => rowOf(field) < (newRow ?? Infinity))
  return [{ ...form, error: Object.fromEntries(errors), newRow }, errors.length > 0 ? 400 : 200]
}

/** -1: of no row. */
const rowOf = (field: string) => Number(/^children\[(\d+)\]/.exec(field)?.[1] ?? -1)
