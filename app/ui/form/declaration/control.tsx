import type { ReactNode } from 'react'
import { useText } from '../../frame/text'
import type { Bound } from '../bound'
import { Checkbox, type Option, RadioGroup, Select } from '../controls/choice'
import { DayField, MoneyField, TextField } from '../controls/field'
import type { Field } from '../fields'
import { labelOf } from './form-of'
import type { FieldSpec, Fields } from './spec'

type ControlProps = {
  spec: FieldSpec
  field: Field
  bound: Bound
  /** The label, if it needs more than the row's position. */
  label?: string
  mark?: ReactNode
  /** Whether the field may stay empty, if that depends on another answer. */
  required?: boolean
  /** The hint, if it says more than the form can, or depends on something else. */
  hint?: string
  /** A remark about the value that is not an error. */
  notice?: string
  /** A control revealed by a checkbox. */
  children?: ReactNode
  options?: readonly Option[]
  placeholder?: string
  autoFocus?: boolean
}

/** The control of a field, as its form declares it; nothing for a hidden one. */
export function Control({ spec, field, bound, required = spec.isRequired || undefined, ...own }: ControlProps) {
  const { t } = useText()
  const { kind, choices = [], isInline, autoComplete } = spec
  if (spec.label === null) return null
  const label = own.label ?? labelOf(t, spec.label, field.name)
  const hint = own.hint ?? (spec.hint && t(spec.hint))
  const options =
    own.options ?? choices.map((one) => ({ value: one.value, label: t(one.label), hint: one.hint && t(one.hint) }))
  const group = { ...bound(field), hint, options, required }
  if (kind === 'choice') return <RadioGroup {...group} legend={label} inline={isInline} />
  if (kind === 'select') return <Select {...group} label={label} placeholder={own.placeholder} />
  if (kind === 'box')
    return (
      <Box {...bound(field)} value={choices[0]?.value} label={label}>
        {own.children}
      </Box>
    )
  const { mark, notice, autoFocus } = own
  const line = { ...bound(field), label, hint, mark, notice, required, autoComplete, autoFocus }
  if (kind === 'money') return <MoneyField {...line} />
  if (kind === 'day') return <DayField {...line} />
  if (kind === 'percent') return <TextField {...line} width="short" inputMode="decimal" suffix="%" />
  if (kind === 'share') return <TextField {...line} width="short" inputMode="text" suffix="%" />
  if (kind === 'number') return <TextField {...line} width="short" inputMode="numeric" />
  return <TextField {...line} />
}

type BoxProps = ReturnType<Bound> & { value: string | undefined; label: string; children?: ReactNode }

const Box = ({ defaultValue, value = 'on', ...box }: BoxProps) => (
  <Checkbox {...box} value={value} defaultChecked={defaultValue === value} />
)

type ControlsProps = {
  declared: Fields
  /** The controls, by the names of the declared fields. */
  fields: { [name: string]: unknown }
  bound: Bound
}

/** All fields of a row or a group, in their order. */
export const Controls = ({ declared, fields, bound }: ControlsProps): ReactNode[] =>
  Object.entries(declared).map(([name, spec]) => {
    if (spec.kind === 'list' || spec.kind === 'many') return null
    if (spec.kind !== 'group') return <Control key={name} spec={spec} field={fields[name] as Field} bound={bound} />
    return <Controls key={name} declared={spec.fields} fields={fields[name] as ControlsProps['fields']} bound={bound} />
  })
