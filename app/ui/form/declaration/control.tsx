import type { ReactNode } from 'react'
import { useText } from '../../frame/text'
import type { Bound } from '../bound'
import { RadioGroup } from '../controls/choice'
import { DayField, MoneyField, TextField } from '../controls/field'
import type { Field } from '../fields'
import { labelOf } from './form-of'
import type { FieldSpec, Fields } from './kinds'

type ControlProps = {
  spec: FieldSpec
  field: Field
  bound: Bound
  mark?: ReactNode
  /** Where it depends on another answer whether the field may stay empty. */
  required?: boolean
}

/** The control of a field as its form declares it; nothing for a hidden one. */
export function Control({ spec, field, bound, mark, required = spec.isRequired || undefined }: ControlProps) {
  const { t } = useText()
  const { kind, label, hint, choices = [], isInline } = spec
  if (label === null) return null
  const shown = {
    ...bound(field),
    label: labelOf(t, label, field.name),
    hint: hint && t(hint),
    mark,
    required,
  }
  if (kind === 'money') return <MoneyField {...shown} />
  if (kind === 'day') return <DayField {...shown} />
  if (kind === 'percent') return <TextField {...shown} width="short" inputMode="decimal" suffix="%" />
  if (kind === 'number') return <TextField {...shown} width="short" inputMode="numeric" />
  if (kind === 'text') return <TextField {...shown} />
  const { label: legend, mark: _, ...group } = shown
  const options = choices.map((choice) => ({ value: choice.value, label: t(choice.label) }))
  return <RadioGroup {...group} legend={legend} options={options} inline={isInline} />
}

type ControlsProps = {
  declared: Fields
  /** The controls, by the names of the declared fields. */
  fields: { [name: string]: unknown }
  bound: Bound
}

/** All fields of a row or a group, in their order. */
export const Controls = ({ declared, fields, bound }: ControlsProps) =>
  Object.entries(declared).map(([name, spec]) =>
    spec.kind === 'list' || spec.kind === 'group' ? null : (
      <Control key={name} spec={spec} field={fields[name] as Field} bound={bound} />
    ),
  )
