import { civilStatusIn, isNeverMarried } from '~/dossier/shape/civil-status'
import { statusOptions } from '~/language/status-label'
import type { Bound } from '~/ui/form/bound'
import { RadioGroup, Select } from '~/ui/form/controls/choice'
import { DayField, TextField } from '~/ui/form/controls/field'
import type { FieldsOf } from '~/ui/form/fields'
import { useText } from '~/ui/frame/text'
import type { AVS_FIELDS } from './field-values'

export type AvsFields = FieldsOf<typeof AVS_FIELDS>

type AvsPersonProps = {
  fields: AvsFields
  bound: Bound
  /** Whether AVS numbers are asked for: only of who has signed in. */
  isSignedIn: boolean
}

/** The fields about the visitor. */
export function AvsPerson({ fields, bound, isSignedIn }: AvsPersonProps) {
  const { t } = useText()
  const status = bound(fields.status)
  return (
    <>
      {isSignedIn && (
        <TextField
          {...bound(fields.navs)}
          label={t('avs.navs')}
          hint={t('avs.navsHint')}
          inputMode="numeric"
          width="short"
          required
        />
      )}
      <DayField {...bound(fields.birthDate)} label={t('avs.birthDate')} autoComplete="bday" required />
      <GenderField {...bound(fields.gender)} legend={t('avs.gender')} hint={t('avs.genderHint')} required />
      <Select
        {...status}
        label={t('avs.status')}
        options={statusOptions(t, bound(fields.gender).defaultValue)}
        placeholder={t('avs.statusPlaceholder')}
        hint={isNeverMarried(civilStatusIn(status.defaultValue)) ? t('avs.statusHintBachelor') : undefined}
        required
      />
    </>
  )
}

type GenderFieldProps = ReturnType<Bound> & { legend: string; hint?: string; required?: boolean }

export function GenderField(field: GenderFieldProps) {
  const { t } = useText()
  const options = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t(`words.gender.${value}`) }))
  return <RadioGroup {...field} options={options} inline />
}
