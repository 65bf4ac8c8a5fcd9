/** Rows of a change of situation: a fixed number of them stands on the page, empty ones included. */
import { MOST_DRAWINGS, MOST_WORK_STEPS } from '~/dossier/shape/simulation'
import type { Field } from '~/ui/form/fields'
import { rowName } from '~/ui/form/rows'

export const DRAWING_ROWS = { list: 'drawing', fields: ['from', 'share'], most: MOST_DRAWINGS } as const
export const STEP_ROWS = { list: 'steps', fields: ['on', 'rate'], most: MOST_WORK_STEPS } as const

type RowsOf<Name extends string> = { list: string; fields: readonly Name[]; most: number }

/** The filled rows, and empty ones behind them. */
export const withEmptyRows = <Name extends string>(
  filled: readonly Record<Name, Field>[],
  { list, fields, most }: RowsOf<Name>,
): Record<Name, Field>[] =>
  Array.from({ length: Math.max(most, filled.length) }, (_, index) => filled[index] ?? emptyAt(list, index, fields))

const emptyAt = <Name extends string>(list: string, index: number, fields: readonly Name[]) =>
  Object.fromEntries(
    fields.map((field) => [field, { name: rowName(list, index, field), initialValue: undefined, errors: undefined }]),
  ) as Record<Name, Field>
