import type { ReactNode } from 'react'
import { ErrorText } from './error-text'
import { describedBy, fieldId } from './field-id'
import { HintText, LabelText } from './label-text'
import { Searchable } from './searchable'

/** More options than a phone shows at once. */
const MANY = 5

export type Option = { value: string; label: string; hint?: string }

type GroupProps = {
  legend: string
  name: string
  options: readonly Option[]
  hint?: string
  /** A finished sentence. */
  error?: string
  required?: boolean
}

/** One of a few options. Nothing is preselected. */
export function RadioGroup({
  defaultValue,
  inline,
  ...group
}: GroupProps & { defaultValue?: string; inline?: boolean }) {
  return <Group {...group} type="radio" selectedValues={defaultValue ? [defaultValue] : []} inline={inline} />
}

/** Any of a list of options: all checkboxes share a name. */
export function CheckboxGroup({
  defaultValues = [],
  ...group
}: GroupProps & { defaultValues?: readonly string[]; search?: boolean; inline?: boolean }) {
  return <Group {...group} type="checkbox" selectedValues={defaultValues} />
}

type Choices = GroupProps & {
  type: 'radio' | 'checkbox'
  selectedValues: readonly string[]
  inline?: boolean
  /** Whether the list may be long enough to search. */
  search?: boolean
}

function Group({ legend, name, options, hint, error, required, type, selectedValues, inline, search }: Choices) {
  const choices = (
    <div className={inline ? 'choices choices-inline' : 'choices'}>
      {options.map((option, index) => (
        <Choice
          key={option.value}
          {...option}
          type={type}
          name={name}
          // The first one has the group's id, to which the error summary links.
          id={index === 0 ? fieldId(name) : `${fieldId(name)}-${index + 1}`}
          defaultChecked={selectedValues.includes(option.value)}
        />
      ))}
    </div>
  )
  return (
    <fieldset
      className={error ? 'field field-wrong' : 'field'}
      role={type === 'radio' ? 'radiogroup' : undefined}
      aria-invalid={type === 'radio' && error ? true : undefined}
      aria-describedby={describedBy(name, { hint, error })}
    >
      <legend>
        <LabelText label={legend} required={required} />
      </legend>
      <HintText name={name} hint={hint} />
      <ErrorText name={name} error={error} />
      {search && options.length >= MANY ? <Searchable name={name}>{choices}</Searchable> : choices}
    </fieldset>
  )
}

type ChoiceProps = Option & {
  type: 'radio' | 'checkbox'
  id: string
  name: string
  defaultChecked?: boolean
  error?: string
  of?: string
}

function Choice({ label, hint, error, of, ...input }: ChoiceProps) {
  const optionHint = `${input.id}-option-hint`
  return (
    <div className="choice">
      <input
        {...input}
        aria-invalid={error ? true : undefined}
        aria-describedby={hint ? optionHint : describedBy(input.name, { error })}
      />
      <label htmlFor={input.id}>
        {label}
        {of && <span className="visually-hidden">, {of}</span>}
      </label>
      {hint && (
        <p className="hint" id={optionHint}>
          {hint}
        </p>
      )}
    </div>
  )
}

type CheckboxProps = {
  name: string
  label: string
  error?: string
  defaultChecked?: boolean
  value?: string
  /** Which of several similar items the checkbox belongs to, for screen readers. */
  of?: string
  children?: ReactNode
}

/** A single checkbox. `children` are outside the label, so that following a link in them does not tick the box. */
export function Checkbox({ name, error, value = 'on', children, ...choice }: CheckboxProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <ErrorText name={name} error={error} />
      <Choice type="checkbox" id={fieldId(name)} name={name} value={value} error={error} {...choice} />
      {children && <div className="choice-beside">{children}</div>}
    </div>
  )
}

type SelectProps = {
  name: string
  label: string
  options: readonly Option[]
  defaultValue?: string
  hint?: string
  error?: string
  /** The first, empty option: 'Choisissez…'. */
  placeholder?: string
  required?: boolean
}

/** One of a longer list. */
export function Select({ name, label, options, defaultValue, hint, error, placeholder, required }: SelectProps) {
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={fieldId(name)}>
        <LabelText label={label} required={required} />
      </label>
      <HintText name={name} hint={hint} />
      <ErrorText name={name} error={error} />
      <select
        id={fieldId(name)}
        name={name}
        defaultValue={defaultValue}
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
      >
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
