import { ErrorText } from './error-text'
import { describedBy, fieldId } from './field-id'
import { HintText, LabelText } from './label-text'

type FileFieldProps = {
  name: string
  /** What the ids are made of, if the page has several of this name. */
  called?: string
  label: string
  hint: string
  /** Which files the browser offers first. */
  accept: string
  /** A finished sentence. */
  error?: string
  required?: boolean
}

/** A file from the visitor's device. A returned form cannot show the chosen file again: browsers do not allow it. */
export function FileField({ name, called = name, label, hint, accept, error, required = true }: FileFieldProps) {
  const id = fieldId(called)
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        <LabelText label={label} required={required} />
      </label>
      <HintText name={called} hint={hint} />
      <ErrorText name={called} error={error} />
      <input
        type="file"
        id={id}
        name={name}
        accept={accept}
        className="file"
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(called, { hint, error })}
      />
    </div>
  )
}
