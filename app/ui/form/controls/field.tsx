import type { HTMLAttributes, ReactNode } from 'react'
import { useText } from '~/ui/frame/text'
import { ErrorText } from './error-text'
import { describedBy, fieldId, noticeId, unitId } from './field-id'
import { HintText, LabelText } from './label-text'

export type FieldProps = {
  name: string
  label: string
  hint?: string
  /** A finished sentence. */
  error?: string
  /** A remark about the value that is not an error. */
  notice?: string
  defaultValue?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
  /** What the browser may fill in about a visitor, such as `bday`; left out: nothing. */
  autoComplete?: string
  width?: 'short' | 'medium' | 'long'
  /** A unit after the control, such as %. */
  suffix?: string
  /** If false, the label says that the field is optional. */
  required?: boolean
  readOnly?: boolean
  autoFocus?: boolean
  /** A number that ties the field to a line of a drawn paper. */
  mark?: ReactNode
}

/** A text input with label, hint and error. The server validates, so the browser's own messages are off. */
export function TextField(props: FieldProps) {
  return <Field {...props} />
}

/** A day, typed as text: `21.11.2026`. */
export function DayField(props: FieldProps) {
  const { t } = useText()
  return <Field width="short" {...props} inputMode="text" hint={props.hint ?? t('frame.dayHint')} />
}

/** An amount in CHF. */
export function MoneyField(props: FieldProps) {
  return <Field width="short" {...props} inputMode="decimal" prefix="CHF" />
}

function Field({
  name,
  label,
  hint,
  error,
  notice,
  width = 'medium',
  prefix,
  suffix,
  required,
  mark,
  autoComplete = 'off',
  ...input
}: FieldProps & { prefix?: string }) {
  const id = fieldId(name)
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {mark}
        <LabelText label={label} required={required} />
      </label>
      <HintText name={name} hint={hint} />
      <ErrorText name={name} error={error} />
      {notice && (
        <p className="field-notice" id={noticeId(name)}>
          {notice}
        </p>
      )}
      <div className={`input input-${width}`}>
        {prefix && <Unit name={name} text={prefix} />}
        <input
          type="text"
          id={id}
          name={name}
          autoComplete={autoComplete}
          aria-required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { unit: prefix ?? suffix, hint, error, notice })}
          {...input}
        />
        {suffix && <Unit name={name} text={suffix} />}
      </div>
    </div>
  )
}

const Unit = ({ name, text }: { name: string; text: string }) => (
  <span className="unit" id={unitId(name)}>
    {text}
  </span>
)
