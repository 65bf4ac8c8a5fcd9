import type { Bound } from '~/ui/form/bound'
import { Control } from '~/ui/form/declaration/control'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { Field } from '~/ui/form/fields'

type FieldRow<Name extends string> = Record<Name, Field>

/** Whether a row has entries or problems. */
export const hasContent = (rows: readonly FieldRow<string>[], bound: Bound) =>
  rows.some((row) => Object.values(row).some((field) => field.initialValue || bound(field).error))

type RowFieldsProps<Name extends string> = {
  declared: Record<Name, FieldSpec>
  rows: readonly FieldRow<NoInfer<Name>>[]
  bound: Bound
}

/** A day, and the percentage from then on. The fields above explain how days are written. */
export function RowFields<Name extends string>({ declared, rows, bound }: RowFieldsProps<Name>) {
  const named = Object.entries<FieldSpec>(declared) as [Name, FieldSpec][]
  return rows.map((row) => (
    <div className="row-fields" key={Object.values<Field>(row)[0]?.name}>
      {named.map(([name, spec]) => (
        <Control key={name} spec={spec} field={row[name]} bound={bound} hint="" />
      ))}
    </div>
  ))
}
