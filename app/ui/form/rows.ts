/** Rows of fields that can be added and removed without script: each button sends the form, which comes back changed. */

import { INTENT, serializeIntent } from '@conform-to/dom'
import { asks, type IntentReaders, intentIn } from '../action/intent'
import type { Field } from './fields'
import { textOf } from './known-fields'

export type RowList<Name extends string> = {
  /** The name of the list: `marriages` for `marriages[0].start`. */
  list: string
  fields: readonly Name[]
  /** The most rows allowed. */
  most: number
}
export type FormRow<Name extends string> = Record<Name, string>

/** `index`: -1 for a row that does not exist. */
type RowPress = { list: string; index: number | null }

/** The value of the buttons: the list and, for removal, the index of the row; nothing that was typed. */
const ROW_INTENTS = {
  addRow: (list: string): RowPress => ({ list, index: null }),
  removeRow: (carried: string): RowPress => {
    const [list = '', index = ''] = carried.split('.')
    return { list, index: /^\d{1,2}$/.test(index) ? Number(index) : -1 }
  },
} as const satisfies IntentReaders

export const addButton = (list: string) => asks(ROW_INTENTS, 'addRow', list)
export const removeButton = (list: string, index: number) => asks(ROW_INTENTS, 'removeRow', `${list}.${index}`)

/** The pressed button of this list, which saves nothing; null: none. `index`: null to add a row. */
export function rowPressedIn(posted: FormData, list: string): Pick<RowPress, 'index'> | null {
  const pressed = intentIn(posted, ROW_INTENTS)?.carried
  return pressed?.list === list ? pressed : null
}

export const rowName = (list: string, index: number, field: string) => `${list}[${index}].${field}`

/** The posted fields of each row, in order. One row more than allowed is kept, so that too many can be reported. */
export function postedRows<Name extends string>(posted: FormData, { list, fields, most }: RowList<Name>) {
  return Array.from({ length: most + 1 }, (_, index) => {
    const found = fields.filter((field) => posted.has(rowName(list, index, field)))
    return Object.fromEntries(found.map((field) => [field, textOf(posted, rowName(list, index, field))]))
  }).filter((row) => Object.keys(row).length > 0) as Partial<FormRow<Name>>[]
}

/** Complete rows, as they are after a button was pressed; a row that cannot be added or removed changes nothing. */
export function rowsAfter<Name extends string>(
  posted: FormData,
  { list, fields, most }: RowList<Name>,
  rows: readonly Partial<FormRow<Name>>[],
): FormRow<Name>[] {
  const whole = rows.map((row) => ({ ...emptyRow(fields), ...row }))
  const pressed = rowPressedIn(posted, list)
  if (!pressed) return whole
  if (pressed.index !== null) return whole.filter((_, index) => index !== pressed.index)
  return whole.length < most ? [...whole, emptyRow(fields)] : whole
}

export const emptyRow = <Name extends string>(fields: readonly Name[]) =>
  Object.fromEntries(fields.map((field) => [field, ''])) as FormRow<Name>

/** The filled rows, followed by empty ones up to the maximum, since none can be added without a script. */
export const withEmptyRows = <Name extends string>(
  filled: readonly Record<Name, Field>[],
  { list, fields, most }: RowList<Name>,
): Record<Name, Field>[] =>
  Array.from({ length: Math.max(most, filled.length) }, (_, index) => filled[index] ?? emptyFields(list, index, fields))

const emptyFields = <Name extends string>(list: string, index: number, fields: readonly Name[]) =>
  Object.fromEntries(
    fields.map((field) => [field, { name: rowName(list, index, field), initialValue: undefined, errors: undefined }]),
  ) as Record<Name, Field>

/** Writes the rows into a form, numbered from 0 without gaps. */
export function appendRows(form: FormData, list: string, rows: readonly FormRow<string>[]) {
  rows.forEach((row, index) => {
    for (const [field, text] of Object.entries(row)) form.append(rowName(list, index, field), text)
  })
}

/** Makes conform show the form again instead of reading it to be saved. */
export const showAgain = (form: FormData) => form.set(INTENT, serializeIntent({ type: 'validate', payload: {} }))
