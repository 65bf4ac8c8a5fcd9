import type { FormMetadata } from '@conform-to/react'
import type { AvsTyped } from '~/forms/avs-typed'
import { statusOptions } from '~/text/status-label'
import type { Bound } from './bound'
import { RadioGroup, Select } from './choice'
import { DayField, TextField } from './field'
import { Help } from './help'
import { Section } from './section'
import { useText } from './text'

export type AvsFields = ReturnType<FormMetadata<AvsTyped>['getFieldset']>

type AvsPersonProps = {
  fields: AvsFields
  bound: Bound
  /** Completed years; null while they are not known. */
  age: number | null
}

/** Who the visitor is. */
export function AvsPerson({ fields, bound, age }: AvsPersonProps) {
  const { t } = useText()
  const status = bound(fields.status)
  return (
    <Section title={t('avs.you')}>
      <TextField
        {...bound(fields.navs)}
        label={t('avs.navs')}
        hint={t('avs.navsHint')}
        inputMode="numeric"
        autoComplete="off"
        width="short"
        required
      />
      <Help summary={t('avs.navsHelp')}>{t('avs.navsHelpText')}</Help>
      <DayField {...bound(fields.birthDate)} label={t('avs.birthDate')} autoComplete="bday" required />
      <Age age={age} />
      <GenderField {...bound(fields.gender)} legend={t('avs.gender')} hint={t('avs.genderHint')} required />
      <Select
        {...status}
        label={t('avs.status')}
        options={statusOptions(t, bound(fields.gender).defaultValue)}
        placeholder={t('avs.statusPlaceholder')}
        hint={status.defaultValue === 'bachelor' ? t('avs.statusHintBachelor') : undefined}
        required
      />
    </Section>
  )
}

type GenderFieldProps = ReturnType<Bound> & { legend: string; hint?: string; required?: boolean }

export function GenderField(field: GenderFieldProps) {
  const { t } = useText()
  const options = (['FEMALE', 'MALE'] as const).map((value) => ({ value, label: t(`words.gender.${value}`) }))
  return <RadioGroup {...field} options={options} inline />
}

/** An age in words; nothing while it is not known. */
export function Age({ age }: { age: number | null }) {
  const { t } = useText()
  return age === null ? null : <p className="told-by-field">{t('avs.age', { age: t('words.age', { count: age }) })}</p>
}
