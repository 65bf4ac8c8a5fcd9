import type { Bound } from '~/ui/form/bound'
import { TextField } from '~/ui/form/controls/field'
import type { Field } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { simulationLabel } from './labels'

/** Whether a row says something, or is wrong. */
export const isTold = (rows: readonly Record<string, Field>[], bound: Bound) =>
  rows.some((row) => Object.values(row).some((field) => field.initialValue || bound(field).error))

/** A day, and percent from it on. */
export function RowFields<Name extends string>({
  rows,
  bound,
  day,
  percent,
}: {
  rows: readonly Record<Name, Field>[]
  bound: Bound
  day: NoInfer<Name>
  percent: NoInfer<Name>
}) {
  const { t } = useText()
  return rows.map((row) => (
    <div className="row-fields" key={row[day].name}>
      <TextField {...bound(row[day])} label={simulationLabel(t, row[day].name)} width="short" inputMode="text" />
      <TextField
        {...bound(row[percent])}
        label={simulationLabel(t, row[percent].name)}
        width="short"
        inputMode="text"
        suffix="%"
      />
    </div>
  ))
}
