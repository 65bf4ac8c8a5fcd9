import { ErrorText } from './error-text'
import { describedBy, fieldId } from './field-id'
import { HintText, LabelText } from './label-text'

type TextAreaProps = {
  name: string
  label: string
  hint?: string
  /** A finished sentence. */
  error?: string
  defaultValue?: string
  rows: number
  required?: boolean
}

/** Several lines of text, as they were typed: without spell checking, and with numbers aligned. */
export function TextArea({ name, label, hint, error, required, ...area }: TextAreaProps) {
  const id = fieldId(name)
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      <HintText name={name} hint={hint} />
      <ErrorText name={name} error={error} />
      <textarea
        id={id}
        name={name}
        className="lines"
        spellCheck={false}
        autoComplete="off"
        aria-required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(name, { hint, error })}
        {...area}
      />
    </div>
  )
}
