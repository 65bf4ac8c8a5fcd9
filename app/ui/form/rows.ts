/** Rows of fields that can be added and removed without script: each button sends the form, which comes back changed. */
import { INTENT, serializeIntent } from '@conform-to/dom'
import type { Field } from './fields'
import { textOf } from './known-fields'

export type RowList<Name extends string> = {
  /** The name of the list: `marriages` of `marriages[0].start`. */
  list: string
  fields: readonly Name[]
  /** How many rows there may be. */
  most: number
}
export type Row<Name extends string> = Record<Name, string>

/** Name and value of the buttons: at most the place of a row, and nothing that was typed. */
export const addButton = (list: string) => ({ name: `add.${list}`, value: '1' })
export const removeButton = (list: string, index: number) => ({ name: `remove.${list}`, value: String(index) })

/** Whether a field of a form is one of these buttons, of any list. */
export const isRowButton = (name: string) => name.startsWith('add.') || name.startsWith('remove.')

export const rowName = (list: string, index: number, field: string) => `${list}[${index}].${field}`

/** Whether one of the buttons was pressed, so that nothing is to be saved. */
export const isRowPressed = (posted: FormData, list: string) =>
  posted.has(addButton(list).name) || posted.has(removeButton(list, 0).name)

/** The posted fields of each row, in their order; one row more than there may be, so that too many can be told. */
export function postedRows<Name extends string>(posted: FormData, { list, fields, most }: RowList<Name>) {
  return Array.from({ length: most + 1 }, (_, index) => {
    const found = fields.filter((field) => posted.has(rowName(list, index, field)))
    return Object.fromEntries(found.map((field) => [field, textOf(posted, rowName(list, index, field))]))
  }).filter((row) => Object.keys(row).length > 0) as Partial<Row<Name>>[]
}

/** Whole rows, as they are after a button was pressed; a row that cannot be added or removed changes nothing. */
export function rowsAfter<Name extends string>(
  posted: FormData,
  { list, fields, most }: RowList<Name>,
  rows: readonly Partial<Row<Name>>[],
): Row<Name>[] {
  const whole = rows.map((row) => ({ ...emptyRow(fields), ...row }))
  if (posted.has(addButton(list).name)) return whole.length < most ? [...whole, emptyRow(fields)] : whole
  const removed = textOf(posted, removeButton(list, 0).name)
  return /^\d{1,2}$/.test(removed) ? whole.filter((_, index) => index !== Number(removed)) : whole
}

export const emptyRow = <Name extends string>(fields: readonly Name[]) =>
  Object.fromEntries(fields.map((field) => [field, ''])) as Row<Name>

/** The filled rows, and empty ones behind them up to as many as there may be: without a script none can be added. */
export const withEmptyRows = <Name extends string>(
  filled: readonly Record<Name, Field>[],
  { list, fields, most }: RowList<Name>,
): Record<Name, Field>[] =>
  Array.from({ length: Math.max(most, filled.length) }, (_, index) => filled[index] ?? emptyFields(list, index, fields))

const emptyFields = <Name extends string>(list: string, index: number, fields: readonly Name[]) =>
  Object.fromEntries(
    fields.map((field) => [field, { name: rowName(list, index, field), initialValue: undefined, errors: undefined }]),
  ) as Record<Name, Field>

/** Writes the rows into a form, numbered from 0 without a gap. */
export function appendRows(form: FormData, list: string, rows: readonly Row<string>[]) {
  rows.forEach((row, index) => {
    for (const [field, text] of Object.entries(row)) form.append(rowName(list, index, field), text)
  })
}

/** Makes conform show the form again, in place of reading it to be saved. */
export const showAgain = (form: FormData) => form.set(INTENT, serializeIntent({ type: 'validate', payload: {} }))
