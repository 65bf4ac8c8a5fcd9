import { CHECK } from '~/forms/career/check'
import type { Bound } from '~/ui/form/bound'
import { Checkbox } from '~/ui/form/controls/choice'
import { ErrorText } from '~/ui/form/controls/error-text'
import { describedBy, fieldId } from '~/ui/form/controls/field-id'
import type { FieldSpec } from '~/ui/form/declaration/spec'
import type { Field, FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import { Section } from '~/ui/section'
import { lineName, yearsText } from './labels'
import type { ShownLine } from './view'

type RowFields = FieldsOf<typeof CHECK.shape>['rows']['rows'][number]
type LineProps = {
  shown: ShownLine
  fields: RowFields
  bound: Bound
  place: number
  /** Whether the years can already be split with a spouse. */
  asksSplit: boolean
}

const REASONS = [
  ...(['lettersInNumber', 'oddSigns', 'noYear', 'yearOutside', 'twoYears', 'noAmount', 'amountUnclear'] as const),
  ...(['amountTooLarge', 'extraNumber', 'monthsUnclear', 'monthsOrThousands', 'codeUnclear'] as const),
  ...(['wordsBetween', 'twoLines', 'total', 'longLine'] as const),
] as const

/** A line that was not read or is in doubt: its text, why it is shown, and its possible reading. */
export function LineToCheck({ shown, fields, bound, place, asksSplit }: LineProps) {
  const { t } = useText()
  const { line, text, doubt } = shown
  const reason = REASONS.find((one) => one === shown.reason)
  const why = shown.reason === null ? shown.values.year : t(`careerCheck.reasons.${reason ?? 'other'}`)
  return (
    <Section title={t('careerCheck.lineWhy', { number: line, why })} level={3} isLandmark={false}>
      <div className="line-open">
        {text !== null && <p className="raw">{text}</p>}
        {doubt && (
          <p>{t(`careerCheck.doubts.${doubt.key}`, { count: doubt.lines.length, lines: yearsText(doubt.lines) })}</p>
        )}
        <LineFields {...{ shown, fields, bound, place, asksSplit }} />
      </div>
    </Section>
  )
}

/** The fields of a line, side by side where there is room. */
export function LineFields({ shown, fields, bound, place, asksSplit }: LineProps) {
  const { t } = useText()
  const name = lineName(t, shown, place)
  const isNew = shown.line === null
  const { year, months, amount, remove, split } = CHECK.fields.rows.fields
  const called = ({ label }: FieldSpec) => ({ label: label ? t(label) : '', of: name })
  return (
    <div className="line">
      <div className="line-fields">
        <LineField {...bound(fields.year)} {...called(year)} isOptional={isNew} inputMode="numeric" />
        <LineField {...bound(fields.months)} {...called(months)} isOptional />
        <LineField {...bound(fields.amount)} {...called(amount)} isOptional={isNew} inputMode="decimal" />
      </div>
      {!isNew && (
        <div className="line-ticks">
          <Tick field={fields.remove} {...called(remove)} />
          {asksSplit && <Tick field={fields.split} {...called(split)} />}
        </div>
      )}
    </div>
  )
}

const Tick = ({ field, label, of }: { field: Field; label: string; of: string }) => (
  <Checkbox name={field.name} label={label} of={of} defaultChecked={field.initialValue !== undefined} />
)

type LineFieldProps = ReturnType<Bound> & {
  label: string
  /** The line to which the field belongs, for screen readers. */
  of: string
  isOptional: boolean
  inputMode?: 'text' | 'numeric' | 'decimal'
}

/** A narrow field with a short label, since the lines are stacked. */
function LineField({ name, label, of, isOptional, error, defaultValue, inputMode = 'text' }: LineFieldProps) {
  const { t } = useText()
  return (
    <div className={error ? 'field field-wrong' : 'field'}>
      <label htmlFor={fieldId(name)}>
        {label}
        <span className="visually-hidden">
          , {of} {isOptional && t('frame.optional')}
        </span>
      </label>
      <ErrorText name={name} error={error} />
      <div className="input">
        <input
          type="text"
          id={fieldId(name)}
          name={name}
          defaultValue={defaultValue}
          inputMode={inputMode}
          autoComplete="off"
          aria-required={!isOptional}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error })}
        />
      </div>
    </div>
  )
}
