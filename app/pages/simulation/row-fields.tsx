import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import type { FieldSpec } from '~/ui/form/declaration/kinds'
import type { Field } from '~/ui/form/fields'

type Row<Name extends string> = Record<Name, Field>

/** Whether a row says something, or is wrong. */
export const isTold = (rows: readonly Row<string>[], bound: Bound) =>
  rows.some((row) => Object.values(row).some((field) => field.initialValue || bound(field).error))

type RowFieldsProps<Name extends string> = {
  declared: Record<Name, FieldSpec>
  rows: readonly Row<string>[]
  bound: Bound
  /** As they stand beside each other. */
  order: readonly Name[]
}

/** A day, and percent from it on: how days are written, the fields above say. */
export function RowFields<Name extends string>({ declared, rows, bound, order }: RowFieldsProps<Name>) {
  return rows.map((row) => (
    <div className="row-fields" key={row[order[0] ?? '']?.name}>
      {order.map((name) => {
        const field = row[name]
        return field && <Control key={name} spec={declared[name]} field={field} bound={bound} hint="" />
      })}
    </div>
  ))
}
