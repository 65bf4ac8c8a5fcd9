import { QUICK_PAGE } from '~/forms/quick/form'
import { ErrorText } from '~/ui/form/controls/error-text'
import { describedBy, fieldId } from '~/ui/form/controls/field-id'
import { LabelText } from '~/ui/form/controls/label-text'
import { useText } from '~/ui/frame/text'
import type { QuickParts } from './parts'

/** Since when in Switzerland: always, or a year, whose field stands on the line of its choice. */
export function SinceField({ fields, bound }: QuickParts) {
  const { t } = useText()
  const { insuredSince } = QUICK_PAGE.fields
  const [choice, year] = [bound(fields.insuredSince), bound(fields.insuredSinceYear)]
  const error = choice.error ?? year.error
  const wrong = choice.error ? choice.name : year.name
  const [always, since] = insuredSince.choices ?? []
  const dot = (value: string) => ({
    ...{ type: 'radio', name: choice.name, value },
    defaultChecked: choice.defaultValue === value,
  })
  if (!always || !since) return null
  const group = { role: 'radiogroup', 'aria-invalid': choice.error ? true : undefined }
  return (
    <fieldset
      className={error ? 'field field-wrong' : 'field'}
      aria-describedby={describedBy(wrong, { error })}
      {...group}
    >
      <legend>{t('quick.insuredSince')}</legend>
      <ErrorText name={wrong} error={error} />
      <div className="choices">
        <div className="choice">
          <input {...dot(always.value)} id={fieldId(choice.name)} />
          <label htmlFor={fieldId(choice.name)}>{t(always.label)}</label>
        </div>
        <div className="choice choice-field">
          <input {...dot(since.value)} id={`${fieldId(choice.name)}-2`} />
          <label htmlFor={`${fieldId(choice.name)}-2`}>{t(since.label)}</label>
          <label className="visually-hidden" htmlFor={fieldId(year.name)}>
            <LabelText label={t('quick.sinceYearOf')} />
          </label>
          <input
            type="text"
            id={fieldId(year.name)}
            name={year.name}
            defaultValue={year.defaultValue}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={year.error ? true : undefined}
            aria-describedby={describedBy(year.name, { error: year.error })}
          />
        </div>
      </div>
    </fieldset>
  )
}
